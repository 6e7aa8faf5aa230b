import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Cell } from '../../../src/core/fields/field.ts';
import { createLineReader, createLineWriter } from '../../../src/local/copy/ndjson/record-line.ts';

const fields = [
  { name: 'title', type: 'text', json: false },
  { name: '__proto__', type: 'text', json: true },
  { name: 'a "b"', type: 'number', json: false },
  { name: 'day', type: 'date', json: false, precision: 'day' },
  { name: 'time', type: 'date', json: false },
  { name: 'constructor', type: 'boolean', json: false },
] as const;

const jsonText = fc.oneof(
  fc.json(),
  fc.constantFrom('null', '1.0', '"x"', '12345678901234567890', '{"$json":"1"}', '{ "a": 1 }', '{"a":1,"a":2}', '[null]'),
);
const time = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const cell = [fc.string({ unit: 'binary' }), jsonText, number, time, time, fc.boolean()].map((values) => fc.option(values as fc.Arbitrary<Cell>));

it('reads the very cells that were written, whatever they are', () => {
  const [write, read] = [createLineWriter(fields), createLineReader(fields)];
  fc.assert(
    fc.property(fc.tuple(...cell), (cells) => {
      const line = write(cells);
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(read(line)).toEqual(cells);
    }),
  );
});

it('takes no value of another type', () => {
  const read = createLineReader(fields);
  expect(read('{"title":1}')).toBeUndefined();
  expect(read('{"day":"yesterday"}')).toBeUndefined();
  expect(read('[]')?.every((value) => value === null)).toBe(true);
  expect(() => read('{"title"')).toThrow(SyntaxError);
});
