"""Painting functions: plain values in, strokes on a QPainter out, no widgets."""
