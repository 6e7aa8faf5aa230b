import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTerminalStream } from '../../src/format/terminal-stream.ts';
import { terminalText } from '../../src/format/terminal-text.ts';

it('text in pieces becomes what the whole text would, wherever it is cut', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('\u001b', '[', '3', '1', 'm', '\r', '\n', '😀', '\u202e', 'a', '\u009b') }));
  fc.assert(
    fc.property(text, fc.array(fc.nat(40), { maxLength: 6 }), (whole, cuts) => {
      const clean = createTerminalStream();
      const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).toSorted((a, b) => a - b), whole.length];
      const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
      expect(
        pieces
          .filter((piece) => piece !== '')
          .map(clean)
          .join('') + clean(''),
      ).toBe(terminalText(whole));
    }),
  );
});

it('an escape sequence that is split over pieces is made visible', () => {
  const clean = createTerminalStream();
  expect(['a\u001b', '[31mred', ''].map(clean).join('')).toBe('a␛[31mred');
});
