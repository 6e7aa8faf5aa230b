import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation, films, flats } from '../asked.ts';

const towns = ['Brae', 'Sund', 'Vik'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `P-${index}`,
  origin: towns[index % 3] ?? '',
  dest: towns[(index + 1) % 3] ?? '',
  shipper: `Firm ${index % 7}`,
  kind: ['crate', 'pallet'][index % 2] ?? '',
}));
const fields: readonly QueryField[] = [
  { name: 'ref', type: 'text', role: 'key', values: 60, distinct: 60 },
  ...categories('origin dest shipper kind', 60),
  { name: 'weight_kg', type: 'number', unit: 'kg', min: 2, max: 900, values: 60 },
];
const parcels = collection({ name: 'parcels', titleField: null, key: ['ref'] }, rows, fields);
const most = (field: string) => `count() by ${field} order by count() desc limit 1`;

describe('who has the most', () => {
  it.each([
    ['who posts the most parcels?', most('shipper')],
    ['which kind is listed least often?', 'count() by kind order by count() limit 1'],
    ['shipper named on the most parcels', most('shipper')],
    ['who has listed the fewest parcels?', 'count() by shipper order by count() limit 1'],
  ])('%s', (question, plan) => {
    expect(asked(parcels, question)).toBe(plan);
  });

  it('the one who does what the verb says', () => {
    expect(asked(films, 'who directed the most films?')).toBe('count() by director where director is not null order by count() desc limit 1');
  });

  it.each(['who stole the most parcels?', 'who received the most parcels?', 'which shipper is blamed least often?'])(
    'no firm is named for what no field says: %s',
    (question) => {
      expect(asked(parcels, question)).toMatch(/^cannot/);
    },
  );

  it('which end of a way a place is', () => {
    expect(asked(parcels, 'how many parcels to Sund?')).toBe("count() where dest = 'Sund'");
    expect(asked(parcels, 'how many parcels from Sund?')).toBe("count() where origin = 'Sund'");
  });
});

describe('a value that several fields have', () => {
  it('is of the field that was held to a value before', () => {
    expect(conversation(parcels, 'average weight of parcels from Sund', 'now for Vik')).toBe("avg(weight_kg) where origin = 'Vik'");
    expect(conversation(parcels, 'average weight of parcels to Sund', 'and for Vik?')).toBe("avg(weight_kg) where dest = 'Vik'");
  });

  it('unless the words say which', () => {
    expect(conversation(parcels, 'average weight of parcels from Sund', 'and to Vik?')).toBe("avg(weight_kg) where origin = 'Sund' and dest = 'Vik'");
  });

  it('and a gain is no count of changes', () => {
    expect(asked(flats, 'which city gained the most rating since the last run?')).toMatch(/^cannot/);
  });

  it.each(['which flat gained the most listed at since the last run?', 'flats that lost listings at since the last run'])(
    'and no gain of a date or of records next to one: %s',
    (question) => {
      expect(asked(flats, question)).not.toMatch(/^changes (?:added|removed|changed)/);
    },
  );
});
