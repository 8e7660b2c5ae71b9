"""What is kept on disk: sessions as journals, settings, and where they live."""
