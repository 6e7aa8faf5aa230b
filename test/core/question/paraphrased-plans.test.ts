import { describe, expect, it } from 'vitest';

import { asked, chargers, collection, conversation, films, flats, hikes, type Collection } from './asked.ts';

/** Ways to ask for one plan: what they ask of, with the words of the records, of a number and of a group. */
interface Words {
  readonly of: Collection;
  readonly one: string;
  readonly many: string;
  readonly field: string;
  readonly said: string;
}

const NUMBERS: readonly Words[] = [
  { of: flats, one: 'flat', many: 'flats', field: 'rent', said: 'rent' },
  { of: flats, one: 'flat', many: 'flats', field: 'bedrooms', said: 'bedrooms' },
  { of: films, one: 'film', many: 'films', field: 'runtime_min', said: 'runtime' },
  { of: films, one: 'film', many: 'films', field: 'budget_usd', said: 'budget' },
  { of: hikes, one: 'hike', many: 'hikes', field: 'ascent_m', said: 'ascent' },
  { of: chargers, one: 'charger', many: 'chargers', field: 'start_fee', said: 'start fee' },
];

describe.each(NUMBERS)('the end of $field in other words', ({ of, one, many, field, said }) => {
  it.each([
    ['highest', ' desc'],
    ['lowest', ''],
  ])('is the record that has the %s', (end, way) => {
    for (const words of [`which ${one} has the ${end} ${said}?`, `${one} with the ${end} ${said}`, `the ${one} whose ${said} is the ${end}`])
      expect(asked(of, words), words).toMatch(new RegExp(`^list .*order by ${field}${way} limit 1$`));
  });

  it.each([
    ['high to low', ' desc'],
    ['low to high', ''],
  ])('sorts the records from %s', (direction, way) => {
    for (const words of [`${many} by ${said} ${direction}`, `${many} sorted by ${said} ${direction}`, `list ${many} ordered by ${said} ${direction}`])
      expect(asked(of, words), words).toMatch(new RegExp(`^list .*order by ${field}${way} limit 10$`));
  });
});

it.each([
  ['flats', flats, 'cheapest', 'rent'],
  ['flats', flats, 'most expensive', 'rent desc'],
  ['films', films, 'longest', 'runtime_min desc'],
  ['films', films, 'shortest', 'runtime_min'],
])('lists %s in the order that "%s%s first" names', (many, of, superlative, order) => {
  expect(asked(of, `${many} ${superlative} first`)).toBe(`list order by ${order} limit 10`);
});

const GROUPS = [
  { of: flats, many: 'flats', field: 'city', group: 'city', groups: 'cities', measure: 'rent' },
  { of: flats, many: 'flats', field: 'heating', group: 'heating', groups: 'heatings', measure: 'rating' },
  { of: films, many: 'films', field: 'genre', group: 'genre', groups: 'genres', measure: 'score' },
  { of: films, many: 'films', field: 'studio', group: 'studio', groups: 'studios', measure: 'score' },
] as const;

describe.each(GROUPS)('groups of $field in other words', ({ of, many, field, group, groups, measure }) => {
  it('are the same average', () => {
    for (const words of [
      `average ${measure} by ${group}`,
      `average ${measure} per ${group}`,
      `for each ${group}, the average ${measure}`,
      `compare the average ${measure} between ${groups}`,
      `how does the average ${measure} vary by ${group}?`,
      `avg ${measure} across ${groups}`,
    ])
      expect(asked(of, words), words).toMatch(new RegExp(`^avg\\(${measure}\\).* by ${field}`));
  });

  it('are ranked by the same average', () => {
    for (const words of [
      `which ${group} has the highest average ${measure}?`,
      `which ${group} has on average the highest ${measure}?`,
      `${group} with the highest average ${measure}`,
    ])
      expect(asked(of, words), words).toMatch(new RegExp(`^avg\\(${measure}\\).* by ${field}.* order by avg\\(${measure}\\) desc limit 1$`));
    expect(asked(of, `rank ${groups} by average ${measure}`)).toMatch(new RegExp(`by ${field}.* order by avg\\(${measure}\\) desc limit 100$`));
  });

  it('are listed with their numbers', () => {
    for (const words of [`which ${groups} are there?`, `what ${groups} are there`, `list all ${groups}`, `${many} by ${group}`])
      expect(asked(of, words), words).toBe(`count() by ${field} order by count() desc`);
  });
});

it.each([
  [flats, 'flats', 'city', 'Oakford'],
  [flats, 'flats', 'heating', 'gas'],
  [films, 'films', 'genre', 'Comedy'],
])('a value is one condition, however it is said or denied: %#', (of, many, field, value) => {
  for (const words of [`with ${field} ${value}`, `whose ${field} is ${value}`, `where the ${field} is ${value}`])
    expect(asked(of, `list ${many} ${words}`), words).toBe(`list where ${field} = '${value}' limit 50`);
  for (const words of [`whose ${field} is not ${value}`, `whose ${field} isn't ${value}`, `where the ${field} is not ${value}`, `except ${value}`])
    expect(asked(of, `how many ${many} ${words}`), words).toBe(`count() where ${field} != '${value}'`);
  const number = of === films ? 'score' : 'rent';
  const ranked = `which ${many.slice(0, -1)} with ${value} ${field} has the highest ${number}?`;
  expect(asked(of, ranked), ranked).toBe(`list where ${field} = '${value}' order by ${number} desc limit 1`);
});

it('takes either of two values for each of them', () => {
  for (const words of ['in Oakford or Saltwick', 'either in Oakford or Saltwick', 'in either Oakford or Saltwick'])
    expect(asked(flats, `how many flats ${words}`), words).toBe("count() where city in ('Oakford', 'Saltwick')");
});

it('reads what ends a question like what is followed by more', () => {
  for (const ending of ['in 2026 or later', 'in 2026 and later', 'since 2026', 'in 2026 or after'])
    expect(asked(flats, `how many flats listed ${ending}`), ending).toBe("count() where listed_at >= '2026-01-01'");
  expect(asked(films, 'how many films released in 1990 or earlier')).toBe('count() where release_year <= 1990');
});

it('takes the date of what was done last, whatever date the records are of', () => {
  expect(asked(chargers, 'which charger was inspected most recently?')).toBe('list order by last_inspection desc limit 1');
  expect(asked(chargers, 'which charger was inspected first?')).toBe('list order by last_inspection limit 1');
  expect(asked(chargers, 'when was the first charger inspected?')).toBe('min(last_inspection)');
  expect(asked(chargers, 'list chargers inspected since March')).toBe("list where last_inspection >= '2026-03-01' limit 50");
});

it('goes on with other records, though words of it are near to names of fields', () => {
  expect(conversation(flats, 'how many flats in Oakford', 'list them')).toBe("list where city = 'Oakford' limit 50");
  expect(conversation(flats, 'how many flats in Oakford', 'how about in Saltwick')).toBe("count() where city = 'Saltwick'");
});

it('passes over the unit that a value is kept in, and no other', () => {
  for (const words of ['average rent in euros', 'average rent (€)', 'average rent in EUR']) expect(asked(flats, words), words).toBe('avg(rent)');
  expect(asked(flats, 'average rent in miles')).toBe('cannot: miles');
  expect(asked(films, 'average score in minutes')).toMatch(/^cannot/);
});

it('passes over words that mean all of the records', () => {
  for (const words of ['overall', 'altogether', 'in total', 'so far', 'right now', 'in the dataset'])
    expect(asked(flats, `average rent of flats ${words}`), words).toBe('avg(rent)');
  for (const words of ['just', 'let me know', 'please tell me', 'ok,']) expect(asked(flats, `${words} the average rent`), words).toBe('avg(rent)');
});

it('does not take a manner for a size', () => {
  expect(asked(hikes, 'which hike packs the smallest')).toMatch(/^cannot/);
});

it('answers with a value where the name of an amount is asked for, and with the record where a thing is', () => {
  expect(asked(chargers, 'longest stop')).not.toContain('max(');
  expect(asked(hikes, 'highest ascent')).toBe('max(ascent_m)');
  expect(asked(films, 'longest runtime')).toBe('max(runtime_min)');
});

it('groups by the date that is named behind the unit', () => {
  expect(asked(chargers, 'chargers per month by last inspection')).toBe('count() by month(last_inspection) where last_inspection is not null');
  expect(asked(chargers, 'chargers per year by intake')).toBe('count() by year(intake_date)');
});

it('does not turn a superlative of one number round for another', () => {
  const slides = collection(
    { name: 'slides', titleField: 'slide', key: ['slide'] },
    [{ slide: 'Comet' }, { slide: 'Eagle' }],
    [
      { name: 'slide', type: 'text', values: 40 },
      { name: 'topSpeed', type: 'number', unit: 'mph', min: 15, max: 80, values: 40 },
      { name: 'rideSecs', type: 'number', min: 28, max: 195, integer: true, values: 40 },
    ],
  );
  expect(asked(slides, 'fastest ride')).toMatch(/^cannot/);
  expect(asked(slides, 'fastest slide')).toBe('list order by topSpeed desc limit 1');
});
