import { describe, expect, it } from 'vitest';

import { asked, categories, collection, flags } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({ town: ['Oakford', 'Port Elm'][index % 2] ?? '' }));
const number = (name: string, max: number) => ({ name, type: 'number' as const, min: 0, max, integer: true, values: 60 });
const vans = collection({ name: 'vans', titleField: null, key: [] }, rows, [
  ...categories('town', 60),
  ...flags('chimes_allowed', 60),
  number('hygiene_rating', 5),
]);
const meters = collection({ name: 'watermeters', titleField: null, key: [] }, rows, [
  ...categories('town', 60),
  { ...number('consumption', 600), unit: 'm3' },
  { ...number('current_reading', 9000), unit: 'm3' },
]);

describe('words before what is bound', () => {
  it.each([
    ['how many may ring their chimes', 'count() where chimes_allowed = true'],
    ['how many are allowed to play their chimes', 'count() where chimes_allowed = true'],
    ['how many vans have the top hygiene score of 5', 'count() where hygiene_rating = 5'],
  ])('%s', (text, plan) => {
    expect(asked(vans, text)).toBe(plan);
  });

  it.each(['how many may not ring their chimes', 'how many have the top hygiene score of 3'])('say more elsewhere: %s', (text) => {
    expect(asked(vans, text)).toMatch(/^cannot/);
  });
});

describe('what was used', () => {
  it.each([
    ['which town used the most water', 'sum(consumption), count() by town order by sum(consumption) desc limit 1'],
    ['how much water was used in Oakford', "sum(consumption) where town = 'Oakford'"],
    ['how many used more than 200 m3', 'count() where consumption > 200'],
  ])('%s', (text, plan) => {
    expect(asked(meters, text)).toBe(plan);
  });
});

describe('the whole of the records', () => {
  const sitters = collection({ name: 'childminders', titleField: null, key: ['Registration Number'] }, rows, [
    ...categories('town', 60),
    { name: 'Registration Number', type: 'text', values: 60, distinct: 60 },
    { name: 'Registered On', type: 'date', values: 60 },
  ]);

  it.each(['how many childminders are on the register', 'how many are on the register'])('%s', (text) => {
    expect(asked(sitters, text)).toBe('count()');
  });

  const talks = collection(
    { name: 'talks', titleField: null, key: [] },
    [{ venue: 'Town Library' }, { venue: 'Corn Exchange' }],
    categories('venue', 2),
  );

  it('is not a place that one of them is called after', () => {
    expect(asked(talks, 'how many events are in the library')).not.toBe('count()');
  });

  it('is not a state that is called so', () => {
    const homes = collection(
      { name: 'homes', titleField: null, key: [] },
      ['For sale', 'Under offer', 'For sale', 'Sold'].map((status) => ({ status })),
      categories('status', 4),
    );
    expect(asked(homes, 'how many homes are for sale')).toBe("count() where status = 'For sale'");
  });
});
