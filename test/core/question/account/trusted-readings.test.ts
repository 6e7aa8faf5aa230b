import { describe, expect, test } from 'vitest';

import { asked, categories, collection, conversation, flags, flats } from '../asked.ts';

const DAY = 86_400_000;
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ref: `R${index}`,
    zone: ['North Ridge', 'East Bowl', 'Mill Pass'][index % 3] ?? '',
    type: ['Swim', 'Row', 'Play'][index % 3] ?? '',
    team: ['Otters', 'Herons', 'Pikes', 'Carp'][index % 4] ?? '',
  }));

const slides = collection({ name: 'slides', titleField: null, key: ['ref'] }, rows(90), [
  ...categories('ref zone', 90),
  { name: 'people_trapped', type: 'number', min: 0, max: 4, integer: true, values: 90, distinct: 5 },
  { name: 'injured', type: 'number', min: 0, max: 1, integer: true, values: 90, distinct: 2 },
  { name: 'killed', type: 'number', min: 0, max: 1, integer: true, values: 90, distinct: 2 },
]);

const takings = collection({ name: 'takings', titleField: null, key: ['ref'] }, rows(90), [
  ...categories('ref team', 90),
  { name: 'gross', type: 'number', unit: 'USD', role: 'additive', min: 100, max: 900, values: 90, distinct: 80 },
  { name: 'Week Ending', type: 'date', precision: 'day', min: Date.UTC(2026, 4, 3), max: Date.UTC(2026, 10, 15), values: 90 },
  { name: 'Opening Night', type: 'date', precision: 'day', min: Date.UTC(2019, 4, 3), max: Date.UTC(2026, 10, 15), values: 90 },
]);

const sessions = collection({ name: 'sessions', titleField: null, key: ['ref'] }, rows(90), [
  ...categories('ref type team', 90),
  { name: 'Distance (km)', type: 'number', unit: 'km', role: 'average', min: 1, max: 90, values: 90, distinct: 80 },
  { name: 'Calories', type: 'number', role: 'average', min: 90, max: 900, integer: true, values: 90, distinct: 80 },
  { name: 'cheers', type: 'number', role: 'additive', min: 0, max: 80, integer: true, values: 90, distinct: 60 },
  { name: 'Avg Pause (min)', type: 'number', unit: 'min', role: 'average', min: 0, max: 60, integer: true, values: 90, distinct: 60 },
  { name: 'Laps', type: 'number', role: 'additive', min: 0, max: 80, integer: true, values: 90, distinct: 60 },
  { name: 'P/E', type: 'number', role: 'number', min: 1, max: 80, values: 90, distinct: 60 },
  { name: 'Session Date', type: 'date', precision: 'day', min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 0, 1) + 300 * DAY, values: 90 },
]);

const voting = collection({ name: 'precincts', titleField: null, key: ['ref'] }, rows(90), [
  ...categories('ref zone', 90),
  { name: 'Reg. Voters', type: 'number', role: 'additive', min: 300, max: 2000, integer: true, values: 90, distinct: 88 },
  { name: 'Turnout %', type: 'number', unit: '%', role: 'average', min: 40, max: 90, values: 90, distinct: 70 },
  { name: 'Lamb (D)', type: 'number', role: 'additive', min: 10, max: 900, integer: true, values: 90, distinct: 80 },
]);

const offers = collection({ name: 'offers', titleField: null, key: ['ref'] }, rows(90), [
  ...categories('ref zone team', 90),
  { name: 'Min. Age', type: 'number', min: 18, max: 25, integer: true, values: 90, distinct: 4 },
  { name: 'price', type: 'number', unit: 'EUR', min: 10, max: 90, values: 90, distinct: 80 },
  ...flags('cross_border', 90),
]);

describe('people of whom a verb is said are those that its own number counts', () => {
  test.each([
    ['how many people were killed in total', 'sum(killed)'],
    ['how many people died in north ridge', "sum(killed) where zone = 'North Ridge'"],
    ['people injured by zone', 'sum(injured) by zone order by sum(injured) desc'],
    ['how many people were trapped', 'sum(people_trapped)'],
  ])('%s', (text, plan) => expect(asked(slides, text)).toBe(plan));

  test('a number of 0 and 1 next to other numbers of people is no condition', () =>
    expect(asked(slides, 'people killed as a percentage of people trapped')).toMatch(/^cannot/));
});

describe('the end of a period of the calendar is the date of a record', () => {
  test.each([
    ['total gross per month', 'sum(gross) by month(`Week Ending`)'],
    ['total gross in october', "sum(gross) where `Week Ending` >= '2026-10-01' and `Week Ending` < '2026-11-01'"],
  ])('%s', (text, plan) => expect(asked(takings, text)).toBe(plan));
});

describe('what was done adds up', () => {
  test.each([
    ['distance rowed per month', "sum(`Distance (km)`) by month(`Session Date`) where type = 'Row'"],
    ['distance covered per month', 'sum(`Distance (km)`) by month(`Session Date`)'],
    ['calories burned by team', 'sum(Calories) by team order by sum(Calories) desc'],
    ['average distance per month', 'avg(`Distance (km)`) by month(`Session Date`)'],
    ['distance by team', 'avg(`Distance (km)`) by team order by avg(`Distance (km)`) desc'],
  ])('%s', (text, plan) => expect(asked(sessions, text)).toBe(plan));

  test.each(['total pause by team', 'total P/E by team'])('and a mean or a ratio does not: %s', (text) =>
    expect(asked(sessions, text)).toMatch(/^cannot/),
  );
});

describe('a bare number behind people is their age', () => {
  test.each(['turnout of voters under 30', 'turnout of voters over 65'])('of which these records know nothing: %s', (text) =>
    expect(asked(voting, text)).toMatch(/^cannot/),
  );

  test('unless it is all of the name of a number', () =>
    expect(asked(voting, 'how many precincts have more than 500 registered voters')).toBe('count() where `Reg. Voters` > 500'));

  test('and a least age lets in whoever is older', () =>
    expect(asked(offers, 'how many offers for someone aged 21')).toBe('count() where `Min. Age` <= 21'));
});

describe('words that are not to be taken as they are', () => {
  test('a list that goes on', () => expect(asked(offers, 'how many offers are in north ridge, east bowl and so on')).toMatch(/^cannot/));
  test('a verb that is written like a value', () => expect(asked(sessions, 'laps Otters played in total')).toMatch(/^cannot/));
  test('neither yes nor no is an average', () => expect(asked(voting, 'did lamb win')).toMatch(/^cannot/));
});

describe('a question that goes on keeps its statistic', () => {
  test.each([
    [['how many sessions are swims', 'and how many cheers did these get on average'], "avg(cheers) where type = 'Swim'"],
    [['average rent in Oakford', 'and the highest?'], "max(rent) where city = 'Oakford'"],
  ] as const)('%j', (questions, plan) => expect(conversation(questions[0].startsWith('average rent') ? flats : sessions, ...questions)).toBe(plan));
});
