import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { eachToken } from '../../../src/core/keywords/tokens.ts';
import { RECORD_END, WordCollector } from '../../../src/core/keywords/word-collector.ts';

/** Letters, marks, signs and digits of which some join their neighbors, or change with them. */
const characters = [
  ...Array.from('aAeEzZ01 9,.-–’“€ßſÉéÅΩΣσςİıІжЖ٣א'),
  '\u0301',
  '\u0338',
  'u\u0308',
  '\u212b',
  '\u2126',
  '\u037e',
  '\u1fef',
  '\u2000',
  'Ａ',
  '１',
  'ﾊﾞ',
  '漢',
  '字',
  'กา',
  '가',
  '\u1100',
  '\u1161',
  'नि',
  '𐐀',
  '\ud800',
  '\ufeff',
  '\n',
];
const word = fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 });
const text = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          'River',
          'loft',
          '2026',
          'No12345',
          'x'.repeat(30),
          'y'.repeat(65),
          ...[7, 8, 9, 16, 17, 23, 24, 25].map((length) => 'Zigzag9'.repeat(4).slice(0, length)),
        ),
      },
      word,
    ),
  )
  .map((words) => words.join(' '));

describe('WordCollector', () => {
  it('logs the words of many texts as they are when each is read by itself', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (texts) => {
        const collector = new WordCollector();
        const filler = 'the loft of 12 rivers '.repeat(300);
        for (const each of [filler, ...texts, filler]) collector.add(each);
        const words = logged(collector);
        expect(words).toEqual([filler, ...texts, filler].map(tokens));
        expect(collector.counts.reduce((sum, count) => sum + count, 0)).toBe(words.flat().length);
      }),
      { numRuns: 300 },
    );
  });

  it('reads texts of any length', () => {
    const collector = new WordCollector();
    const texts = [5000, 8192, 8193, 40_000].map((words) => Array.from({ length: words }, (_, index) => 'abc'[index % 3]).join(' '));
    for (const each of texts) collector.add(each);
    expect(logged(collector)).toEqual(texts.map(tokens));
    expect([...collector.lengths]).toEqual([5000, 8192, 8193, 40_000]);
  });
});

/** The words of each record, by the log. */
function logged(collector: WordCollector): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const entry of collector.takeLog().slice()) {
    if (entry !== RECORD_END) record.push(collector.words.at(entry - 1));
    else {
      records.push(record);
      record = [];
    }
  }
  return records;
}

function tokens(of: string): readonly string[] {
  const found: string[] = [];
  const visit = (bytes: Uint8Array, start: number, end: number) => void found.push(Buffer.from(bytes.subarray(start, end)).toString());
  eachToken(of, visit, visit);
  return found;
}
