import { describe, expect, it } from 'vitest';

import { asked, collection, flags, texts } from '../asked.ts';

const classRows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C-${index}`,
  title: `Evening ${['Weave', 'Dye', 'Spin'][index % 3] ?? ''} ${index}`,
  craft: ['Weaving', 'Dyeing', 'Spinning'][index % 3] ?? '',
  venue: ['The Wool Loft', 'Old Tannery', 'Madder House'][index % 3] ?? '',
}));

/** Classes with a number of places and how many of them are taken, and names that are written short. */
const classes = collection({ name: 'craftclasses', titleField: 'title', key: ['ref'] }, classRows, [
  ...texts('ref title craft venue', 60),
  { name: 'fee', type: 'number', unit: 'GBP', min: 0, max: 90, values: 60 },
  { name: 'conc_fee', type: 'number', unit: 'GBP', min: 5, max: 70, values: 31 },
  { name: 'cap', type: 'number', min: 4, max: 30, integer: true, values: 60 },
  { name: 'bkd', type: 'number', min: 0, max: 30, integer: true, values: 60 },
  { name: 'reviews', type: 'number', min: 0, max: 400, integer: true, values: 60 },
  ...flags('mat_incl wchair dogs_allowed weekends own_loom', 60),
  { name: 'starts_on', type: 'date', precision: 'day', min: Date.UTC(2026, 10, 28), max: Date.UTC(2027, 2, 30), values: 60 },
]);

describe('what is left of what there is room for', () => {
  it.each([
    ['how many classes are completely full', 'count() where bkd >= cap'],
    ['how many classes are not full', 'count() where bkd < cap'],
    ['how many classes are sold out', 'count() where bkd >= cap'],
    ['how many classes still have places left', 'count() where bkd < cap'],
    ['share of classes with no places left', 'share(bkd >= cap), count(bkd >= cap), count()'],
    ['how many places are still free in the weaving classes', "sum(cap - bkd) where craft = 'Weaving'"],
    ['total number of unsold tickets by craft', 'sum(cap - bkd) by craft order by sum(cap - bkd) desc'],
  ])('%s', (question, plan) => {
    expect(asked(classes, question)).toBe(plan);
  });

  it.each(['how many classes attracted more than 10 people', 'which class drew the most people', 'which class has the most places left'])(
    'refuses what the two numbers do not tell: %s',
    (question) => {
      expect(asked(classes, question)).not.toMatch(/^(?:count|sum|list)/);
    },
  );
});

describe('what a record lets its visitors do', () => {
  it.each([
    ['how many classes let you bring a dog', 'count() where dogs_allowed = true'],
    ["how many classes don't let you bring a dog", 'count() where dogs_allowed = false'],
    ['how many classes come with their own loom', 'count() where own_loom = true'],
    ["how many classes where you don't have to work weekends", 'count() where weekends = false'],
    ['how many classes require weekends', 'count() where weekends = true'],
    ['how many classes drew no reviews at all', 'count() where reviews = 0'],
    ['fewer than 10 reviews, how many classes would that leave me', 'count() where reviews < 10'],
  ])('%s', (question, plan) => {
    expect(asked(classes, question)).toBe(plan);
  });

  it.each([
    'can you park at the Wool Loft',
    'can I eat at the Old Tannery',
    'how many classes does that leave',
    'how many classes rejected more than 20 reviews',
    'how many classes let you smoke',
  ])('refuses what no field tells: %s', (question) => {
    expect(asked(classes, question)).not.toMatch(/^(?:count|sum|list)/);
  });
});

describe('names that are written short or say the contrary', () => {
  it.each([
    ['share of classes where materials are included', 'share(mat_incl = true), count(mat_incl = true), count()'],
    ["how many classes don't include materials", 'count() where mat_incl = false'],
    ['how many classes are wheelchair accessible', 'count() where wchair = true'],
    ['how many have no reduced price', 'count() where conc_fee is null'],
    ['average reduced price', 'avg(conc_fee)'],
  ])('%s', (question, plan) => {
    expect(asked(classes, question)).toBe(plan);
  });
});

const shrubRows = Array.from({ length: 40 }, (_, index) => ({
  ref: `S-${index}`,
  shrub: `Hedge ${index}`,
  position: ['Shade', 'Sun'][index % 2] ?? '',
  plug: ['none', '10A', '16A', '32A'][index % 4] ?? '',
}));

const shrubs = collection({ name: 'shrubs', titleField: 'shrub', key: ['ref'] }, shrubRows, [
  ...texts('ref shrub position plug', 40),
  { name: 'price', type: 'number', unit: 'GBP', min: 3, max: 90, values: 40 },
  { name: 'was_price', type: 'number', unit: 'GBP', min: 5, max: 120, values: 11 },
  { name: 'stock', type: 'number', min: 0, max: 300, integer: true, role: 'additive', values: 40 },
  { name: 'appraisal', type: 'number', min: 4000, max: 90_000, integer: true, values: 40 },
  { name: 'hardy_to', type: 'number', unit: '°C', min: -25, max: 5, values: 36 },
  { name: 'max_party', type: 'number', min: 2, max: 12, integer: true, values: 40 },
  { name: 'sleeps', type: 'number', min: 1, max: 12, integer: true, values: 40 },
  ...flags('toxic_to_pets', 40),
]);

describe('what is said of shrubs', () => {
  it.each([
    ['how many shrubs are safe for pets', 'count() where toxic_to_pets = false'],
    ["how many shrubs aren't safe for pets", 'count() where toxic_to_pets = true'],
    ['how many shrubs can stand minus 15 or colder', 'count() where hardy_to <= -15'],
    ['how many shrubs are on sale', 'count() where was_price is not null'],
    ['how many shrubs have an old price shown', 'count() where was_price is not null'],
    ['how many shrubs have no old price', 'count() where was_price is null'],
    ['how many shrubs with a 16 amp plug', "count() where plug = '16A'"],
    ['how many shrubs for a party of 8', 'count() where max_party >= 8'],
    ['how many shrubs have a max party of 8', 'count() where max_party = 8'],
    ['how many shrubs sleep 6', 'count() where sleeps >= 6'],
  ])('%s', (question, plan) => {
    expect(asked(shrubs, question)).toBe(plan);
  });

  it.each([
    'total number of shrubs in stock by position',
    'how many shrubs are on sale at the market',
    'average price minus 5',
    'how many shrubs got more than 3 appraisals',
  ])('refuses what may mean two things: %s', (question) => {
    expect(asked(shrubs, question)).not.toMatch(/^(?:count|sum|avg)\(/);
  });
});

describe('what the records are of, by the names of those who sell them', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    sku: `B-${index}`,
    product: `Lot ${index}`,
    roaster: ['Ember Coffee', 'Old Mill Coffee', 'Nordlicht'][index % 3] ?? '',
  }));
  const beans = collection({ name: 'beans', titleField: 'product', key: ['sku'] }, rows, [
    ...texts('sku product roaster', 30),
    ...flags('organic', 30),
  ]);

  it.each([
    ['how many organic coffees are there', 'count() where organic = true'],
    ['which roaster has the most coffees', 'count() by roaster order by count() desc limit 1'],
    ['how many roasters are there', 'distinct(roaster)'],
  ])('%s', (question, plan) => {
    expect(asked(beans, question)).toBe(plan);
  });

  it('takes no other word of their names for the records', () => {
    expect(asked(beans, 'how many mills are organic')).not.toMatch(/^count/);
  });
});
