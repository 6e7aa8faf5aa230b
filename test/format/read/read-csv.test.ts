import { describe, expect, it } from 'vitest';

import { failureOf, readAll } from './read-all.ts';

describe('reading CSV', () => {
  it.each([
    [
      'LF',
      'a,b\n1,2\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [2, 3],
    ],
    ['no line end at the end', 'a,b\n1,2', [['1', '2']], [2]],
    [
      'CRLF',
      'a,b\r\n1,2\r\n3,4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [2, 3],
    ],
    [
      'CR',
      'a,b\r1,2\r3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [2, 3],
    ],
    [
      'line ends of several kinds',
      'a,b\n1,2\r\n3,4\r5,6',
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      [2, 3, 4],
    ],
    [
      'quoted line ends, counted as lines',
      'a,b\n"x\r\ny\nz\rw",2\n3,4',
      [
        ['x\r\ny\nz\rw', '2'],
        ['3', '4'],
      ],
      [2, 6],
    ],
    ['doubled quotes', 'a,b\n"say ""hi""",""""\n', [['say "hi"', '"']], [2]],
    ['quoted delimiters', 'a,b\n"1,5","2,5"\n', [['1,5', '2,5']], [2]],
    ['empty cells, bare and quoted', 'a,b,c\n,"",\n', [['', '', '']], [2]],
    ['quotes inside an unquoted cell', 'a,b\n5" disk,o"clock"\n', [['5" disk', 'o"clock"']], [2]],
    [
      'a bare LF in a file of CRLF',
      'a,b\r\nx\ny,1\r\n2,z\nw\r\n3,4\r\n',
      [
        ['x\ny', '1'],
        ['2', 'z\nw'],
        ['3', '4'],
      ],
      [2, 4, 6],
    ],
    [
      'a bare CR in a file of LF',
      'a,b\nx\ry,"1"\n2,3\n',
      [
        ['x\ry', '1'],
        ['2', '3'],
      ],
      [2, 4],
    ],
    [
      'lines of LF below a header of CRLF',
      'a,b\r\n1,"2"\n3,4\n5,6\n\n',
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      [2, 3, 4],
    ],
    [
      'quoted cells of LF below a header of CRLF',
      'a,b\r\n1,2\n"x,"" y",3\n',
      [
        ['1', '2'],
        ['x," y', '3'],
      ],
      [2, 3],
    ],
    [
      'lines of CRLF below a header of LF',
      'a,b\n1,2\r\n3,"4"\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [2, 3],
    ],
    ['blanks behind a closing quote', 'a,b\n"x" ,"y"\t\n', [['x', 'y']], [2]],
    ['blanks around unquoted cells', 'a,b\n x , y\n', [[' x ', ' y']], [2]],
    [
      'blank lines anywhere',
      '\n\na,b\n\n1,2\n   \n3,4\n\n\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [5, 7],
    ],
    ['one column', 'a\nx\n\n"y z"\n""\n', [['x'], ['y z'], ['']], [2, 4, 5]],
    ['one column of blanks', 'a\n  \nx\n', [['  '], ['x']], [2, 3]],
    ['a byte order mark', '\uFEFFa,b\n1,2\n', [['1', '2']], [2]],
    ['a byte order mark before a quote', '\uFEFF"a",b\n1,2\n', [['1', '2']], [2]],
    ['wide characters', 'a,b\n日本,😀\n', [['日本', '😀']], [2]],
  ])('takes %s', async (_, text, rows, lines) => {
    const read = await readAll(text, { name: 'x.csv' });
    expect(read.rows).toEqual(rows);
    expect(read.lines).toEqual(lines);
  });

  it.each([
    ['a, b ,c\n', ['a', 'b', 'c'], []],
    ['a,,\n', ['a', 'column_2', 'column_3'], ['column 2 has no name and is called column_2', 'column 3 has no name and is called column_3']],
    [
      'price,price,price\n',
      ['price', 'price_2', 'price_3'],
      ['column 2, another price, is called price_2', 'column 3, another price, is called price_3'],
    ],
    ['a,a_2,a\n', ['a', 'a_2', 'a_3'], ['column 3, another a, is called a_3']],
    ['column_2,\n', ['column_2', 'column_3'], ['column 2 has no name and is called column_3']],
    ['__proto__,constructor\n', ['__proto__', 'constructor'], []],
  ])('names the columns of %j', async (header, names, notes) => {
    const read = await readAll(header, { name: 'x.csv' });
    expect(read.names).toEqual(names);
    expect(read.source.notes).toEqual(notes);
    expect(read.rows).toEqual([]);
  });

  it.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2,5;3,5\n', ';'],
    ['a\tb\n1,5\t2\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['a,b\n"1;2;3",4\n', ','],
    ['a;b,c;d\n1;2,5;3\n4;5;6\n', ';'],
    ['name\none; two\n', ','],
    ['sep=|\na|b\n1,5|2\n', '|'],
    ['a\n', ','],
  ])('finds the delimiter of %j', async (text, delimiter) => {
    expect((await readAll(text, { name: 'x.csv' })).source.delimiter).toBe(delimiter);
  });

  it('counts a line that names the delimiter as a line', async () => {
    expect(await readAll('sep=;\r\na;b\r\n1;2\r\n', { name: 'x.csv' })).toMatchObject({ names: ['a', 'b'], rows: [['1', '2']], lines: [3] });
  });

  it.each([
    ['tsv by its name', 'a\tb\n1,2\t3\n', { name: 'x.tsv' }],
    ['a delimiter that is given', 'a:b\n1,2:3\n', { name: 'x.csv', delimiter: ':' }],
    ['a tab that is written \\t', 'a\tb\n1,2\t3\n', { name: 'x.csv', delimiter: '\\t' }],
    ['a given format over the name', 'a\tb\n1,2\t3\n', { name: 'x.json', format: 'tsv' }],
  ] as const)('takes %s', async (_, text, options) => {
    expect((await readAll(text, options)).rows).toEqual([['1,2', '3']]);
  });

  it.each([
    ['a row too long', 'a,b\n1,2\n3,4,5\n', 'x.csv, line 3, column 5: the row has 3 cells where the header has 2'],
    ['a row too short', 'a,b\r\n1\r\n', 'x.csv, line 2, column 2: the row has 1 cell where the header has 2'],
    ['a quoted row too long', 'a,b\n"x, y","z" ,3\n', 'x.csv, line 2, column 13: the row has 3 cells where the header has 2'],
    ['a row over several lines', 'a,b\n1,"x\ny",3\n', 'x.csv, line 2: the row has 3 cells where the header has 2'],
    ['a row after quoted line ends', 'a,b\n"1\n1",2\n3\n', 'x.csv, line 4, column 2: the row has 1 cell where the header has 2'],
    ['a quote that is never closed', 'a,b\n1,2\n3,"x\ny,z\n', 'x.csv, line 3, column 3: a quote is opened here and never closed'],
    ['text behind a closing quote', 'a,b\n1,"x"y\n', 'x.csv, line 2, column 6: a quoted cell goes on after its closing quote'],
    ['text behind a closing quote further down', 'a,b\n"1\n\n2"3,4\n', 'x.csv, line 4, column 3: a quoted cell goes on after its closing quote'],
    ['a NUL', 'a,b\n1,\0\n', 'x.csv, line 2, column 3: a NUL byte, so this is not the text of a file of records'],
    ['nothing', '', 'x.csv is empty'],
    ['white space', ' \r\n\n', 'x.csv is empty'],
    ['a byte order mark alone', '\uFEFF', 'x.csv is empty'],
    ['a web page', '\n<!DOCTYPE html>\n<html>', 'x.csv is a web page or XML, not a file of records'],
  ])('refuses %s', async (_, text, message) => {
    expect(await failureOf(text, { name: 'x.csv' })).toBe(`file_invalid: ${message}`);
  });

  it.each([
    [{ delimiter: 'ab' }, '"ab" cannot be a delimiter'],
    [{ delimiter: '"' }, '""" cannot be a delimiter'],
    [{ delimiter: '' }, '"" cannot be a delimiter'],
    [{ format: 'csv', path: 'a.b' }, '--path is for json, and this source is csv'],
    [{ format: 'json', delimiter: ';' }, '--delimiter is for csv and tsv, and this source is json'],
  ] as const)('refuses the options %j', async (options, message) => {
    expect(await failureOf('a,b\n1,2\n', options)).toBe(`invalid_usage: ${message}`);
  });

  it.each([
    [{ recordLength: 100 }, `a,b\n1,2\n3,"${'x'.repeat(200)}"\n`, 'line 3: the record that starts here is longer than 100 characters'],
    [{ recordLength: 100 }, `a,b\n1,2\n3,"${'x\n'.repeat(200_000)}`, 'line 3: the record that starts here is longer than 100 characters'],
    [{ fields: 2 }, 'a,b,c\n', 'line 1, column 5: a row of more than 2 cells'],
    [{ fields: 2 }, 'a,b\n1,"2","3"\n', 'line 2, column 7: a row of more than 2 cells'],
  ])('stops at the limits %j', async (limits, text, message) => {
    expect(await failureOf(text, { name: 'x.csv', limits })).toBe(`file_invalid: x.csv, ${message}`);
  });

  it('makes names safe for a terminal', async () => {
    expect(await failureOf('a,b\n1\n', { name: 'e\u001B[31m\u202Evil.csv' })).toContain('e\\u{1b}[31m\\u{202e}vil.csv, line 2');
  });
});
