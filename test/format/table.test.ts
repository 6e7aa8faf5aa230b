import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';

import { createFieldTexts } from '../../src/format/field-texts.ts';
import { createTable, type TableOptions } from '../../src/format/table.ts';
import { createWordFinder } from '../../src/format/word-finder.ts';

const flats = [
  { id: 'L1', title: 'Bright flat on the quay', price: 1450, pets: true, posted: '2026-03-15T09:30:00.000Z' },
  { id: 'L2', title: '広い部屋', price: 980.5, pets: null, posted: '2026-03-14' },
];
const fields = ['id', 'title', 'price', 'pets', 'posted'];

function printed(records: readonly Record<string, unknown>[], options: TableOptions): string {
  const table = createTable(records, options);
  return table.header + table.rows(records);
}

describe('a table', () => {
  test('puts numbers to the right, leaves missing values empty and shortens times', () => {
    expect(printed(flats, { fields })).toBe(
      [
        'id  title                    price  pets  posted',
        'L1  Bright flat on the quay   1450  true  2026-03-15T09:30Z',
        'L2  広い部屋                 980.5        2026-03-14',
        '',
      ].join('\n'),
    );
  });

  test('cuts text to fit the terminal, and never numbers', () => {
    expect(printed(flats, { fields, width: 56 })).toBe(
      [
        'id  title                 price  pets  posted',
        'L1  Bright flat on the…    1450  true  2026-03-15T09:30Z',
        'L2  広い部屋              980.5        2026-03-14',
        '',
      ].join('\n'),
    );
  });

  test('leaves out columns for which there is no room, and names them', () => {
    const table = createTable(flats, { fields, width: 24 });
    expect(table.header).toBe('id  title\n');
    expect(table.hidden).toEqual(['price', 'pets', 'posted']);
  });

  test('keeps preferred columns, in the order of the fields', () => {
    const table = createTable(flats, { fields, width: 24, prefer: ['posted', 'price'] });
    expect(table.header).toBe('price  posted\n');
  });

  test('goes on to columns that fit, but leaves the last ones out as long as another has no room', () => {
    const records = [{ a: 'x', wide: 'a_word_of_24_characters_', b: 'y', id: 'z' }];
    const wanted = { fields: ['a', 'wide', 'b', 'id'], last: new Set(['id']) };
    expect(printed(records, { ...wanted, width: 12 })).toBe('a  b\nx  y\n');
    expect(printed(records, { ...wanted, width: 40 })).toBe('a  wide                      b  id\nx  a_word_of_24_characters_  y  z\n');
  });

  test('marks the words of a query, and shows long text from a little before the first of them', () => {
    const records = [{ title: 'Lofts', note: 'A very long text about a house which at last has a loft in it', price: 1 }];
    const options = { fields: ['title', 'note', 'price'], finder: createWordFinder('loft 1'), matched: (word: string) => `<${word}>` };
    const [, row] = printed(records, { ...options, width: 40 }).split('\n');
    expect(row).toBe('<Lofts>  …has a <loft> in it               1');
  });

  test('writes values as it is told, still safe and in line', () => {
    const write = createFieldTexts([]);
    expect(printed([{ price: 1200, tags: ['a\u001b[2J', 'b'], at: '2026-03-15T09:30:00.000Z' }], { fields: ['price', 'tags', 'at'], write })).toBe(
      'price  tags      at\n1,200  a␛[2J, b  2026-03-15 09:30\n',
    );
  });

  test('shows at least one column, however narrow the terminal', () => {
    const table = createTable([{ text: 'abcdefghij' }], { fields: ['text', 'more'], width: 3 });
    expect(table.header + table.rows([{ text: 'abcdefghij' }])).toBe('te…\nab…\n');
  });

  test('keeps its layout for later records', () => {
    const table = createTable([{ a: 'x', b: 'y' }], { fields: ['a', 'b'], width: 10 });
    expect(table.rows([{ a: 'long text', b: 'z' }])).toBe('…  z\n');
  });

  test.each([undefined, 40])('ends each cell in the same column of the terminal, whatever its characters, at a width of %s', (width) => {
    const texts = ['plain', '東京都港区', '한국어', 'e\u0301te\u0301', '👩‍👩‍👧', '🫠🪿', '🛜 new', '☎️', '1️⃣', '\u{1b250}', 'ｱｲｳ', 'นี่คือ'];
    const records = texts.map((text, index) => ({ left: text, right: index, last: '|' }));
    const [heading, ...lines] = printed(records, { fields: ['left', 'right', 'last'], width })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(texts.length);
    const whole = stringWidth(lines[0] ?? '');
    expect(lines.map((line) => stringWidth(line))).toEqual(texts.map(() => whole));
    expect(lines.map((line) => stringWidth(line.replace(/ +\d+ +\|$/, '')))).toEqual(texts.map((text) => stringWidth(text)));
    expect(stringWidth(heading ?? '')).toBe(whole - '|'.length + 'last'.length);
  });

  test('shows text that later records have in full where lines may be long', () => {
    const table = createTable([{ a: 'x', b: 'y' }], { fields: ['a', 'b'] });
    expect(table.rows([{ a: 'xxx xxx', b: '🫠🫠' }])).toBe('xxx xxx  🫠🫠\n');
  });

  test('has a line for every record, of many records and of records without fields', () => {
    const many = Array.from({ length: 53 }, (_, n) => ({ n }));
    expect(printed(many, { fields: ['n'] })).toBe([' n', ...many.map(({ n }) => `${n}`.padStart(2)), ''].join('\n'));
    expect(printed([{}, {}], { fields: [] })).toBe('\n\n\n');
  });

  test('dresses headings and nothing else', () => {
    const table = createTable([{ a: 1, b: 'xx' }], { fields: ['a', 'b'], heading: (text) => `<${text}>` });
    expect(table.header + table.rows([{ a: 1, b: 'xx' }])).toBe('<a>  <b>\n1  xx\n');
  });

  test('brings nothing to the terminal but text and its own colours, and no line is wider than it', () => {
    const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u001b[2J', '\u009b1m', '\u202e', 'a\r\nb', '東京', '👩‍👩‍👧'));
    const value = fc.oneof(hostile, fc.double(), fc.boolean(), fc.constant(null), fc.array(hostile, { maxLength: 2 }));
    const records = fc.array(fc.dictionary(hostile, value, { maxKeys: 6 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 120 }), (data, width) => {
        const names = [...new Set(data.flatMap((record) => Object.keys(record)))];
        const bold = (title: string) => `\u001b[1m${title}\u001b[22m`;
        const look = {
          finder: createWordFinder(`東京 ${JSON.stringify(data)}`),
          matched: bold,
          write: createFieldTexts([]),
          last: new Set(names.slice(2)),
        };
        const text = printed(data, { fields: names, width, heading: bold, ...look });
        const plain = text.replaceAll('\u001b[1m', '').replaceAll('\u001b[22m', '');
        expect(plain).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/u);
        const lines = plain.split('\n');
        expect(lines).toHaveLength(data.length + 2);
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
