import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const day = { type: 'date', precision: 'day' } as const;
const rows = Array.from({ length: 60 }, (_, index) => ({
  title: `Pottery evening ${index}`,
  place: ['Old Mill', 'Quay House'][index % 2] ?? '',
  offered_by: ['Wren Studio', 'Larch & Co', 'Tess Moor'][index % 3] ?? '',
  tags: ['easter; clay', 'clay', 'glass'][index % 3] ?? '',
  start_time: ['18:00', '19:30'][index % 2] ?? '',
  visitors: ['kids only', 'kids and dogs'][index % 2] ?? '',
}));

/** Evenings with two ends of a price, a part and a whole of a time, and a flag next to a number that is called like it. */
const evenings = collection({ name: 'evenings', titleField: 'title', key: [] }, rows, [
  ...texts('title offered_by tags start_time', 60),
  ...categories('place visitors', 60),
  { name: 'held_on', ...day, min: Date.UTC(2026, 0, 5), max: Date.UTC(2027, 1, 1), values: 60 },
  { name: 'price_from', type: 'number', role: 'price', min: 5, max: 60, values: 60 },
  { name: 'price_to', type: 'number', role: 'price', min: 9, max: 99, values: 60 },
  { name: 'setup_mins', type: 'number', unit: 'min', min: 5, max: 60, values: 60 },
  { name: 'total_mins', type: 'number', unit: 'min', min: 20, max: 300, values: 60 },
  { name: 'reruns_count', type: 'number', min: 0, max: 40, integer: true, values: 60 },
  ...flags('is_rerun', 60),
  { name: 'seats_left', type: 'number', min: 0, max: 90, integer: true, values: 60 },
  { name: 'NPS Score', type: 'number', min: 1, max: 10, values: 60 },
  { name: 'min_age', type: 'number', min: 6, max: 18, integer: true, values: 60 },
]);

const lampRows = Array.from({ length: 60 }, (_, index) => ({ sku: String(48_101 + index), maker: ['Arden', 'Bolt'][index % 2] ?? '' }));

/** Lamps with a former price, a stock, and two times in different units; numbers of five digits tell them apart. */
const lamps = collection({ name: 'lamps', titleField: null, key: ['Lamp ID'] }, lampRows, [
  { name: 'Lamp ID', type: 'text', values: 60, samples: lampRows.map(({ sku }) => sku) },
  ...categories('maker', 60),
  { name: 'Price', type: 'number', unit: 'USD', min: 9, max: 1900, values: 60 },
  { name: 'List Price', type: 'number', unit: 'USD', min: 9, max: 2400, values: 60 },
  { name: 'Units in Stock', type: 'number', min: 0, max: 200, integer: true, values: 60 },
  { name: 'First Answer (min)', type: 'number', unit: 'min', min: 1, max: 3000, values: 60 },
  { name: 'Resolution (hrs)', type: 'number', unit: 'hrs', min: 1, max: 300, values: 60 },
  { name: 'wageMin', type: 'number', min: 10_000, max: 90_000, values: 60 },
  { name: 'wageMax', type: 'number', min: 20_000, max: 99_000, values: 60 },
  { name: 'costPerBulb', type: 'number', unit: 'USD', min: 1, max: 9, values: 60 },
  { name: 'minYearsExp', type: 'number', min: 0, max: 12, integer: true, values: 60 },
  { name: 'Created Date', ...day, min: Date.UTC(2026, 0, 5), max: Date.UTC(2026, 10, 19), values: 60 },
  { name: 'Solved Date', ...day, min: Date.UTC(2026, 0, 6), max: Date.UTC(2026, 10, 19), values: 60 },
]);

describe('a word that two fields may be meant by', () => {
  it.each([
    ['5 evenings with the most reruns', 'list order by reruns_count desc limit 5'],
    ['what percentage of the evenings are reruns?', 'share(is_rerun = true), count(is_rerun = true), count()'],
    ['how many evenings still have seats but fewer than 10 left?', 'count() where seats_left > 0 and seats_left < 10'],
    ['average reruns by place', 'avg(reruns_count) by place order by avg(reruns_count) desc'],
    ['average NPS by place', 'avg(`NPS Score`) by place order by avg(`NPS Score`) desc'],
    ['quickest evening at Old Mill', "list where place = 'Old Mill' order by total_mins limit 1"],
    ['cheapest evening', 'list order by price_from limit 1'],
    ['most expensive evening', 'list order by price_to desc limit 1'],
    ['lowest starting price at Old Mill', "min(price_from) where place = 'Old Mill'"],
    ['how many evenings start on december 12?', "count() where held_on >= '2026-12-12' and held_on < '2026-12-13'"],
    ['how many evenings tagged easter take place before June 5, 2026?', "count() where tags has 'easter' and held_on < '2026-06-05'"],
    ['who offers the most evenings?', 'count() by offered_by order by count() desc limit 1'],
    ['how many evenings allow dogs?', "count() where visitors = 'kids and dogs'"],
    ['how many different places have a price from over 20', 'distinct(place) where price_from > 20'],
  ])('%s', (question, plan) => {
    expect(asked(evenings, question)).toBe(plan);
  });

  it.each([
    ['how many lamps are sold below their list price?', 'count() where Price < `List Price`'],
    ['how many lamps are selling at full list price?', 'count() where Price = `List Price`'],
    ['how many lamps are below their list price?', 'count() where Price < `List Price`'],
    ['average of price times units in stock', 'avg(Price * `Units in Stock`)'],
    ['average gap between wageMin and wageMax by maker', 'avg(wageMax - wageMin) by maker order by avg(wageMax - wageMin) desc'],
    ['how many lamps waited more than 8 hours for a first answer?', 'count() where `First Answer (min)` > 480'],
    ['which lamp took longest to resolve?', 'list order by `Resolution (hrs)` desc limit 1'],
    ['how many lamps cost more than $4 a bulb', 'count() where costPerBulb > 4'],
    ['how many lamps need 5 or more years of experiance?', 'count() where minYearsExp >= 5'],
    ['how many lamps under a grand', 'count() where Price < 1000'],
    ['how many lamps came in last week?', "count() where `Created Date` >= '2026-11-09' and `Created Date` < '2026-11-16'"],
    ['how many lamps in october 2026?', "count() where `Created Date` >= '2026-10-01' and `Created Date` < '2026-11-01'"],
    ['for how many lamps did the list price change between the last two runs?', 'changes changed from previous to latest in `List Price` limit 20'],
    ['how many lamps got cheaper between Nov 5 and Nov 20?', "changes changed from '2026-11-05' to '2026-11-20' of Price down limit 20"],
  ])('%s', (question, plan) => {
    expect(asked(lamps, question)).toBe(plan);
  });

  it('is refused where it is another thing', () => {
    expect(asked(evenings, 'how many people came to Pottery evening 7 last year?')).toMatch(/^cannot/);
    expect(asked(lamps, 'lines of code by maker')).toMatch(/^cannot/);
    expect(asked(lamps, 'which maker takes the longest to paint?')).toMatch(/^cannot/);
  });
});

describe('a time next to a flag', () => {
  it('is not said of a date that the word of the flag speaks of as well', () => {
    const shows = collection(
      { name: 'shows', titleField: null, key: [] },
      [],
      [
        { name: 'date', ...day, min: Date.UTC(2026, 0, 5), max: Date.UTC(2027, 5, 1), values: 60 },
        { name: 'onSaleDate', ...day, min: Date.UTC(2025, 0, 5), max: Date.UTC(2026, 10, 1), values: 60 },
        ...flags('soldOut', 60),
      ],
    );
    expect(asked(shows, 'how many shows not sold out in january 2027')).toBe(
      "count() where soldOut = false and date >= '2027-01-01' and date < '2027-02-01'",
    );
  });
});

describe('guides, and shows to come', () => {
  const weekdayRows = Array.from({ length: 60 }, (_, index) => ({ house: `House ${index}`, weekday: ['Sat', 'Sun', 'Mon'][index % 3] ?? '' }));
  const guide = collection({ name: 'guide', titleField: 'house', key: [] }, weekdayRows, [
    ...texts('house', 60),
    ...categories('weekday', 60),
    { name: 'guideStars', type: 'number', min: 0, max: 3, integer: true, values: 60 },
    { name: 'tastingMenu', type: 'number', min: 30, max: 300, values: 50 },
    { name: 'date', ...day, min: Date.UTC(2026, 9, 5), max: Date.UTC(2027, 5, 1), values: 60 },
    { name: 'on_sale_since', ...day, min: Date.UTC(2026, 0, 5), max: Date.UTC(2026, 10, 19), values: 60 },
  ]);

  it.each([
    ['which starred house has the cheapest tasting menu?', 'list where guideStars > 0 order by tastingMenu limit 1'],
    ['how many unstarred houses', 'count() where guideStars = 0'],
    ['how many houses in the next 7 days', "count() where date >= '2026-11-20' and date < '2026-11-28'"],
    ['how many are on at the weekend, Sat or Sun?', 'cannot:'],
  ])('%s', (question, plan) => {
    expect(asked(guide, question)).toBe(plan);
  });
});

describe('two days of one month', () => {
  it.each([
    ['how many evenings on 28 and 29 November?', "count() where held_on in ('2026-11-28', '2026-11-29')"],
    ['how many evenings on the weekend of 28 and 29 November?', "count() where held_on >= '2026-11-28' and held_on < '2026-11-30'"],
    ['how many evenings on the weekend of 4 December?', "count() where held_on >= '2026-12-05' and held_on < '2026-12-07'"],
  ])('%s', (question, plan) => {
    expect(asked(evenings, question)).toBe(plan);
  });
});

describe('what goes on from one record, or from those that were counted', () => {
  it('asks for a field of it', () => {
    expect(conversation(evenings, 'newest evening at Old Mill', 'how long does it take in total?')).toBe(
      "list title, total_mins, held_on where place = 'Old Mill' order by held_on desc limit 1",
    );
    expect(conversation(evenings, 'how many evenings at Old Mill?', 'when is the first one?')).toBe(
      "list where place = 'Old Mill' order by held_on limit 1",
    );
  });

  it('is said again in full', () => {
    expect(asked(evenings, "what's the busiest day, i.e. the date with the most evenings?")).toBe(
      'count() by day(held_on) order by count() desc limit 1',
    );
  });
});

const lets = collection({ name: 'lets', titleField: null, key: [] }, rows, [
  ...categories('place', 60),
  { name: 'weeklyPriceLow', type: 'number', role: 'price', unit: 'GBP', min: 90, max: 900, values: 60 },
  { name: 'weeklyPriceHigh', type: 'number', role: 'price', unit: 'GBP', min: 190, max: 1900, values: 60 },
  { name: 'shortBreakFrom', type: 'number', role: 'price', unit: 'GBP', min: 60, max: 700, values: 60 },
  { name: 'metresToBeach', type: 'number', min: 20, max: 4000, values: 60 },
  { name: 'maxDogs', type: 'number', min: 1, max: 4, integer: true, values: 40 },
  ...flags('petsAllowed seaView hotTub driving_licence', 60),
  { name: 'firstListed', ...day, min: Date.UTC(2026, 0, 5), max: Date.UTC(2026, 10, 19), values: 60 },
]);

describe('words that say more of a name, or of what is asked of people', () => {
  it.each([
    ['average low season weekly price at Old Mill', "avg(weeklyPriceLow) where place = 'Old Mill'"],
    ['which place has the dearest high season week on average?', 'avg(weeklyPriceHigh), count() by place order by avg(weeklyPriceHigh) desc limit 1'],
    ['how many lets are less than 300 m from the beach', 'count() where metresToBeach < 300'],
    ['how many lets take at least 2 dogs', 'count() where maxDogs >= 2'],
    ['how many lets with no driving licence required', 'count() where driving_licence = false'],
    ['how many lets have nothing filled in for max dogs', 'count() where maxDogs is null'],
    ['how many lets are there in the latest run?', 'count()'],
    ['how many lets are being tracked at each place?', 'count() by place order by count() desc'],
    ['how many lets were listed in the past fortnight?', "count() where firstListed >= '2026-11-06'"],
    ['sea view and hot tub - how many of those are there?', 'count() where seaView = true and hotTub = true'],
    ['what time is check-in at Old Mill?', 'cannot:'],
    ['which beach is the closest one called?', 'cannot:'],
  ])('%s', (question, plan) => {
    expect(asked(lets, question)).toBe(plan);
  });

  it('ranks groups within the records before, and no others', () => {
    expect(conversation(lets, 'how many lets have a hot tub?', 'which place has the most of those?')).toBe(
      'count() by place where hotTub = true order by count() desc limit 1',
    );
  });

  it('compares two sides by a statistic that stands between them', () => {
    expect(asked(lets, 'does Old Mill have a higher average short break from than Quay House?')).toBe(
      "'Old Mill': avg(shortBreakFrom), count() where place = 'Old Mill'; 'Quay House': avg(shortBreakFrom), count() where place = 'Quay House'",
    );
  });
});

describe('what changed to a value', () => {
  const homes = collection(
    { name: 'homes', titleField: null, key: ['ref'] },
    Array.from({ length: 60 }, (_, index) => ({ ref: `H-${index}`, state: ['For sale', 'Under offer', 'Sold'][index % 3] ?? '' })),
    [...texts('ref', 60), ...categories('state', 60), { name: 'price', type: 'number', role: 'price', unit: 'GBP', min: 90, max: 900, values: 60 }],
  );

  it('is a price where something dropped the most', () => {
    const most = 'changes changed from first to latest of price down order by delta(price) limit 1';
    expect(asked(homes, 'which home dropped the most in pounds since the first run?')).toBe(most);
    expect(asked(homes, 'which home dropped the most since the first run?')).toBe(most);
  });

  it('is told, and what it was before', () => {
    const under = "changes changed from previous to latest in state where state = 'Under offer' limit 20";
    expect(asked(homes, 'how many homes went under offer since the last run?')).toBe(under);
    const turned = "changes changed from previous to latest in state was state = 'For sale' where state = 'Under offer' limit 20";
    expect(asked(homes, 'how many homes changed from for sale to under offer since the last run?')).toBe(turned);
  });
});
