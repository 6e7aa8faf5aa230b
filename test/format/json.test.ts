import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createEnvelopeWriter, jsonLines, jsonText } from '../../src/format/write/json.ts';

const record = fc.dictionary(fc.string(), fc.jsonValue());

describe('JSON', () => {
  test('an envelope written page by page is the envelope written whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(record, { maxLength: 3 }), { maxLength: 4 }),
        fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
        (pages, rest) => {
          fc.pre(!Object.keys(rest).some((key) => key === 'data' || /^\d+$/.test(key)));
          const writer = createEnvelopeWriter();
          const written = pages.map((page) => writer.page(page)).join('') + writer.end(rest);
          expect(written).toBe(jsonText({ data: pages.flat(), ...rest }));
        },
      ),
    );
  });

  test('keys without a value are left out of an envelope', () => {
    expect(createEnvelopeWriter().end({ pagination: 1, meta: undefined })).toBe(jsonText({ data: [], pagination: 1 }));
  });

  test('JSON Lines holds one record a line', () => {
    expect(jsonLines([{ a: 'one\ntwo' }, { a: null }])).toBe('{"a":"one\\ntwo"}\n{"a":null}\n');
  });
});
