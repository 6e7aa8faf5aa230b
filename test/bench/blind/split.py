"""Splits whole case files into the two thirds that are worked with and the third that stays sealed: `split.py WHOLE_DIR OPEN_DIR SEALED_DIR`.

Every third question and every third query of a file is sealed, counted from the second.
"""

import sys
from pathlib import Path

whole, opened, sealed = map(Path, sys.argv[1:])
for path in sorted(whole.glob('*.cases')):
    counts = {'? ': 0, '/ ': 0}
    parts = {opened: [], sealed: []}
    target = opened
    for line in path.read_text().splitlines():
        if line[:2] in counts:
            counts[line[:2]] += 1
            target = sealed if counts[line[:2]] % 3 == 2 else opened
        if not line.startswith('#'):
            parts[target].append(line)
    for directory, lines in parts.items():
        directory.mkdir(parents=True, exist_ok=True)
        (directory / path.name).write_text('\n'.join(lines) + '\n')
