import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { terminalJson, terminalLine, terminalText } from '../../src/format/terminal-text.ts';

const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
const anyText = fc.string({ unit: 'binary' });
/** Text in which what is dangerous is frequent. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u001b[2J',
        '\u001b]0;x\u0007',
        '\u009b31m',
        '\u202e',
        '\u2066',
        '\r',
        '\n',
        '\r\n',
        '\t',
        '\u007f',
        '\u0085',
        '\u2028',
        '\ud800',
      ),
      anyText,
    ),
  )
  .map((parts) => parts.join(''));

describe('text for a terminal', () => {
  test.each([
    ['an escape sequence is shown, not obeyed', 'a\u001b[31mred', 'a␛[31mred'],
    ['a C1 introducer is replaced', 'a\u009b31mred', 'a\ufffd31mred'],
    ['a bell and a delete are shown', '\u0007\u007f', '␇␡'],
    ['a right-to-left override is dropped', 'exe\u202etxt', 'exetxt'],
    ['a carriage return cannot overwrite a line', 'good\rbad', 'good bad'],
    ['half a surrogate pair is replaced', 'a\ud800b', 'a\ufffdb'],
    ['wide, combining and joined characters stay', '東京 e\u0301 👩‍👩‍👧', '東京 e\u0301 👩‍👩‍👧'],
    ['line feeds stay', 'one\ntwo\r\nthree', 'one\ntwo\nthree'],
  ])('%s', (_behaviour, text, shown) => {
    expect(terminalText(text)).toBe(shown);
  });

  test('one line stays one line', () => {
    expect(terminalLine('one\ntwo\r\nthree\u2028four\u0085five')).toBe('one two three four five');
  });

  test('no control character but the line feed is left, whatever the text', () => {
    fc.assert(fc.property(hostileText, (text) => !CONTROLS.test(terminalText(text).replaceAll('\n', ''))));
    fc.assert(fc.property(hostileText, (text) => !CONTROLS.test(terminalLine(text))));
  });

  test('JSON made safe means the same', () => {
    fc.assert(
      fc.property(fc.dictionary(hostileText, hostileText), (value) => {
        const safe = terminalJson(JSON.stringify(value, null, 2));
        expect(CONTROLS.test(safe.replaceAll('\n', ''))).toBe(false);
        expect(JSON.parse(safe)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
