"""The quick deflate of PNG files and of packed pixels."""

from __future__ import annotations

import zlib
from collections.abc import Callable

compress: Callable[[bytes, int], bytes]
decompress: Callable[[bytes], bytes]
try:
    from isal import isal_zlib

    compress, decompress, LEVEL = isal_zlib.compress, isal_zlib.decompress, 2
except ImportError:  # a machine without it only waits a little longer
    compress, decompress, LEVEL = zlib.compress, zlib.decompress, 1
