import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { failureOf, inPieces, readAll } from './read-all.ts';

const UTF16 = Buffer.from('a,b\n1,é\n', 'utf16le');

describe('finding out what a source is', () => {
  it.each([
    ['x.csv', 'a,b\n', 'csv'],
    ['X.CSV', '[1]\n', 'csv'],
    ['x.tsv.gz', 'a\tb\n', 'tsv'],
    ['x.geojson', '{"features":[]}', 'json'],
    ['x.txt', 'a,b\n', 'csv'],
    ['-', 'a,b\n', 'csv'],
    ['-', ' [{"a":1}]', 'json'],
    ['-', '{"a":1}\n{"a":2}\n', 'ndjson'],
    ['-', '{"a":1}', 'ndjson'],
    ['-', '{"a":{"b":[1]}}\n', 'ndjson'],
    ['-', '{"items":[{"a":1}]}', 'json'],
    ['-', '{"data":{"items":[{"a":1}]}}\n', 'json'],
    ['-', '{\n"items":[{"a":1}]}', 'json'],
    ['-', '{"id":1,"title":"flat","tags":[]}\n', 'json'],
    ['-', '{"id":1,"tags":[]}\n{"id":2,"tags":[{"x":1}]}', 'ndjson'],
    ['-', `{"a":"${'x'.repeat(300_000)}","b":[{"c":1}]}\n{"a":1}`, 'ndjson'],
    ['-', '{\n"a":1\n}\n{\n"a":2\n}', 'json'],
    ['x.jsonl', '{\n"a":1\n}\n', 'json'],
    ['x.json', '{"a":1}\n{"a":2}\n', 'ndjson'],
    ['x.jsonl', '[\n{"a":1}\n]', 'json'],
    ['x.jsonl', '{"items":[{"a":1}]}', 'ndjson'],
  ])('takes %s with %j for %s', async (name, text, format) => {
    expect((await readAll(text, { name })).source.format).toBe(format);
  });

  it.each([
    ['PK\u0003\u0004rest', 'x.csv is a ZIP archive or an Excel workbook, not a text file of records'],
    ['%PDF-1.7', 'x.csv is a PDF document, not a text file of records'],
    ['<?xml version="1.0"?>', 'x.csv is a web page or XML, not a file of records'],
  ])('refuses %j', async (text, message) => {
    expect(await failureOf(text, { name: 'x.csv' })).toBe(`file_invalid: ${message}`);
  });
});

describe('encodings', () => {
  it.each([
    ['UTF-8', Buffer.from('a,b\n1,é\n'), {}, 'utf-8'],
    ['UTF-16 LE with a mark', Buffer.concat([Buffer.of(0xff, 0xfe), UTF16]), {}, 'utf-16le'],
    ['UTF-16 BE with a mark', Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(UTF16).swap16()]), {}, 'utf-16be'],
    ['UTF-16 LE that is named', UTF16, { encoding: 'utf-16le' }, 'utf-16le'],
    ['UTF-16 LE that is guessed', UTF16, { encoding: 'auto' }, 'utf-16le'],
    ['UTF-16 BE that is guessed', Buffer.from(UTF16).swap16(), { encoding: 'auto' }, 'utf-16be'],
    ['Windows-1252 that is named', Buffer.from('a,b\n1,\xe9\n', 'latin1'), { encoding: 'cp1252' }, 'windows-1252'],
    ['Windows-1252 that is guessed', Buffer.from('a,b\n1,\xe9\n', 'latin1'), { encoding: 'auto' }, 'windows-1252'],
    ['UTF-8 that is guessed', Buffer.from('a,b\n1,é\n'), { encoding: 'auto' }, 'utf-8'],
    ['a mark that contradicts the option', Buffer.from('\uFEFFa,b\n1,é\n'), { encoding: 'windows-1252' }, 'utf-8'],
  ])('reads %s', async (_, bytes, options, encoding) => {
    for (const size of [1, 3, 1000]) {
      expect(await readAll(inPieces(bytes, size), { name: 'x.csv', ...options })).toMatchObject({
        names: ['a', 'b'],
        rows: [['1', 'é']],
        source: { encoding },
      });
    }
  });

  it('reads the characters in which Windows-1252 and Latin-1 differ', async () => {
    const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.of(0x80, 0x85, 0x93, 0x94, 0x99, 0x9f, 0xa0, 0xff)]);
    expect((await readAll(bytes, { name: 'x.csv', encoding: 'windows-1252' })).rows).toEqual([['€…“”™Ÿ\u00A0ÿ']]);
  });

  it.each([
    ['Latin-1', Buffer.from('a,b\n1,caf\xe9\n', 'latin1'), 'line 2, column 6: the bytes here are not valid UTF-8'],
    ['Latin-1 at the end', Buffer.from('a,b\r\n1,caf\xe9', 'latin1'), 'line 2, column 6: the bytes here are not valid UTF-8'],
    ['a byte that begins nothing', Buffer.from('a,b\n\x80,1\n', 'latin1'), 'line 2, column 1: the bytes here are not valid UTF-8'],
    ['half of a surrogate pair', Buffer.from('a,b\n1,\xed\xa0\x80\n', 'latin1'), 'line 2, column 3: the bytes here are not valid UTF-8'],
    ['a cut character', Buffer.from('a,b\n1,é').subarray(0, -1), 'line 2, column 3: the bytes here are not valid UTF-8'],
    ['UTF-16 without a mark', UTF16, 'line 1, column 2: a NUL byte, so this is not the text of a file of records'],
  ])('refuses %s, wherever its chunks end', async (_, bytes, message) => {
    for (const size of [1, 2, 7, 1000]) expect(await failureOf(inPieces(bytes, size), { name: 'x.csv' })).toBe(`file_invalid: x.csv, ${message}`);
  });

  it('names the place of bad bytes far into a file', async () => {
    const bytes = Buffer.concat([Buffer.from(`a,b\n${'é,ü\n'.repeat(50_000)}`), Buffer.from('x,\xfc\n', 'latin1')]);
    const message = 'file_invalid: x.csv, line 50002, column 3: the bytes here are not valid UTF-8';
    expect(await failureOf(bytes, { name: 'x.csv' })).toBe(message);
    expect(await failureOf(bytes, { name: 'x.csv', encoding: 'auto' })).toBe(message);
  });

  it('refuses an odd byte at the end of UTF-16', async () => {
    const bytes = Buffer.concat([Buffer.of(0xff, 0xfe), UTF16, Buffer.of(0x41)]);
    expect(await failureOf(bytes, { name: 'x.csv' })).toContain('the bytes here are not valid utf-16le');
  });

  it('refuses an encoding nobody knows', async () => {
    expect(await failureOf('a\n', { encoding: 'klingon' })).toBe('invalid_usage: unknown encoding "klingon"');
  });
});

describe('gzip', () => {
  const member = gzipSync('a,b\n1,2\n');

  it.each([
    ['one member', member, [['1', '2']]],
    [
      'several members',
      Buffer.concat([member, gzipSync('3,4\n')]),
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['zero bytes behind it', Buffer.concat([member, Buffer.alloc(512)]), [['1', '2']]],
  ])('reads %s, whatever the name says', async (_, bytes, rows) => {
    for (const size of [1, 5, 10_000]) {
      expect(await readAll(inPieces(bytes, size), { name: 'x.csv' })).toMatchObject({ rows, source: { compressed: true, format: 'csv' } });
    }
  });

  it.each([
    ['cut data', member.subarray(0, -9), 'is cut off: its gzip data ends too early'],
    ['a cut header', member.subarray(0, 5), 'is cut off: its gzip data ends too early'],
    ['a wrong checksum', Buffer.concat([member.subarray(0, -8), Buffer.alloc(4), member.subarray(-4)]), 'is not valid gzip data'],
    ['text behind it', Buffer.concat([member, Buffer.from('junk')]), 'is not valid gzip data'],
    ['text behind zero bytes', Buffer.concat([member, Buffer.alloc(2), Buffer.from('junk')]), 'has data after the end of its gzip data'],
    ['nothing in it', gzipSync(''), 'is empty'],
  ])('refuses %s', async (_, bytes, message) => {
    for (const size of [1, 10_000]) expect(await failureOf(inPieces(bytes, size), { name: 'x.csv.gz' })).toBe(`file_invalid: x.csv.gz ${message}`);
  });

  it('stops at a bomb, and at the limit of a whole source', async () => {
    const bomb = gzipSync(`a,b\n${'1,2\n'.repeat(500_000)}`);
    expect(await failureOf(bomb, { name: 'x.csv', limits: { freeBytes: 100_000 } })).toContain('unpacks to more than 200 times its size');
    expect(await failureOf(bomb, { name: 'x.csv', limits: { bytes: 100_000 } })).toBe('file_invalid: x.csv is larger than the limit of 100000 bytes');
    expect((await readAll(bomb, { name: 'x.csv' })).rows.length).toBe(500_000);
  });
});
