import { describe, expect, it } from 'vitest';

import type { QueryField } from '../../../../src/core/language/query-field.ts';
import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const towns = ['Brae', 'Sund', 'Vik'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `B-${index}`,
  name: `Boat ${index}`,
  status: ['For sale', 'Under offer', 'Sold'][index % 3] ?? '',
  stock: ['In stock', 'Low stock', 'Out of stock'][index % 3] ?? '',
  origin: towns[index % 3] ?? '',
  dest: towns[(index + 1) % 3] ?? '',
  town: towns[index % 3] === 'Vik' ? 'Moor' : 'Tarn',
}));
const money: QueryField = { name: 'price', type: 'number', role: 'price', unit: 'EUR', min: 900, max: 90_000, values: 60 };
const boats = collection({ name: 'boats', titleField: 'name', key: ['ref'] }, rows, [
  ...texts('ref name', 60),
  ...categories('status town', 60),
  ...flags('insured trailer', 60),
  money,
  { name: 'listed_on', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);
const freight = collection({ name: 'loads', titleField: null, key: ['ref'] }, rows, [...texts('ref', 60), ...categories('origin dest', 60)]);
const shop = collection({ name: 'boats', titleField: 'name', key: ['ref'] }, rows, [...texts('ref name', 60), ...categories('stock', 60), money]);
const between = (rest: string) => `changes changed from previous to latest in ${rest} limit 20`;

describe('what was so before and is otherwise now', () => {
  it.each([
    ['how many boats went from for sale to under offer since the last run', between("status was status = 'For sale' where status = 'Under offer'")],
    [
      'how many boats in Tarn went from for sale to sold since the last run',
      between("status was status = 'For sale' where status = 'Sold' and town = 'Tarn'"),
    ],
    ['which boats were under offer before and are for sale again', between("status was status = 'Under offer' where status = 'For sale'")],
    ['how many boats used to have a trailer but no longer do', between('trailer was trailer = true where trailer = false')],
    ["how many boats used to have a trailer but don't any more", between('trailer was trailer = true where trailer = false')],
    ['how many boats that were insured last time are not insured now', between('insured was insured = true where insured = false')],
    ['how many for sale boats became sold since the last run', between("status was status = 'For sale' where status = 'Sold'")],
    ['which boats were sold since the last run', between("status where status = 'Sold'")],
    ['how many boats got a different status since the last run', between('status')],
  ])('%s', (question, plan) => {
    expect(asked(boats, question)).toBe(plan);
  });

  it('is not read where the words may mean something else', () => {
    expect(asked(boats, 'how many boats have a trailer now')).not.toContain('changes');
    expect(asked(boats, 'how many boats were for sale')).toBe("count() where status = 'For sale'");
    expect(asked(boats, 'how many boats used to be blue but are not any more')).toMatch(/^cannot/);
    // From one place to another is a way where records have both.
    expect(asked(freight, 'how many loads went from Brae to Sund')).not.toContain('changes');
    // Whether what is low is in stock, nobody says.
    expect(asked(shop, 'how many boats were in stock before and are out of stock now')).toMatch(/^cannot/);
  });
});

describe('two sets of records are not what became of one', () => {
  it.each([
    'how many boats were for sale and how many are under offer',
    'how many boats are under offer and how many were for sale',
    'were more boats sold than are under offer',
    'which boats are under offer and which were sold',
  ])('%s', (question) => {
    expect(asked(boats, question)).not.toContain('changes');
  });

  it('is so of either of two', () => {
    expect(asked(boats, 'how many boats were sold or are under offer')).toBe("count() where status in ('Sold', 'Under offer')");
  });

  it('leaves what is said of two times', () => {
    expect(asked(boats, 'which boats were for sale and are now under offer')).toBe(
      between("status was status = 'For sale' where status = 'Under offer'"),
    );
    expect(asked(boats, 'which boats that were sold before are for sale again')).toBe(
      between("status was status = 'Sold' where status = 'For sale'"),
    );
  });

  it('counts what was listed since a day by its date, and what came since a run by runs', () => {
    expect(asked(boats, 'which town listed the most boats since March 2026')).toContain("where listed_on >= '2026-03-01'");
    expect(asked(boats, 'which town listed the most boats since the last run')).toContain('changes added');
  });
});

describe('after a mean of changes', () => {
  const after = (question: string) => conversation(boats, 'how many boats got cheaper since the last run', 'by how much on average', question);

  it('asks for no mean again where records are counted or listed', () => {
    expect(after('and how many got dearer')).toBe('changes changed from previous to latest of price up limit 20');
    expect(after('which of them are in Tarn')).toBe("changes changed from previous to latest of price down where town = 'Tarn' limit 20");
  });
});

describe('a figure of several runs', () => {
  it.each([
    ['how many boats were there in each run', 'runs from first to latest: count()'],
    ['average price per run', 'runs from first to latest: avg(price)'],
    ['did the average price go up since the first run', 'runs from first to latest: avg(price)'],
    ['average price in Tarn now vs the last run', "runs from previous to latest: avg(price) where town = 'Tarn'"],
    ['how has the median price changed over the runs', 'runs from first to latest: median(price)'],
    ['is the average price lower now than in the first run', 'runs from first to latest: avg(price)'],
    ['how many boats are in Tarn today and on Saturday', /^(?!runs)/],
    ['how many boats are there now compared to tomorrow', /^(?!runs)/],
    ['how many boats are there now vs last month', /^runs from '2026-10-31' to latest: count/],
    ['which run had the highest average price', 'runs from first to latest: avg(price)'],
    ['in which run were there the most boats in Tarn', "runs from first to latest: count() where town = 'Tarn'"],
    ['average price now vs first run', 'runs from first to latest: avg(price)'],
    ['did boats in Tarn get cheaper on average since the first run', "runs from first to latest: avg(price) where town = 'Tarn'"],
    ['are there more boats in Tarn now than in the first run', "runs from first to latest: count() where town = 'Tarn'"],
    ['what is the average drop in price since the last run', /^changes changed from previous to latest of price down average delta/],
    ['is the average price lower now than in the first run in Tarn', "runs from first to latest: avg(price) where town = 'Tarn'"],
    ['how many more boats are there now than in the last run, in Tarn', "runs from previous to latest: count() where town = 'Tarn'"],
    ['how many boats were there over the runs in Tarn', "runs from first to latest: count() where town = 'Tarn'"],
    ['is the average price lower now than in the first run in Nowhere', /^cannot/],
    ['have prices gone up since the last run', /^changes changed from previous to latest of price up/],
    ['how many boats were added in each run', /^cannot/],
    ['how many boats cost over 500 in both runs', /^(?!runs)/],
    ['average price by town in each run', /^cannot/],
  ])('%s', (question, plan) => {
    expect(asked(boats, question)).toMatch(plan);
  });

  it('is gone on with', () => {
    expect(conversation(boats, 'average price per run', 'and the median', 'and in Tarn')).toBe(
      "runs from first to latest: median(price) where town = 'Tarn'",
    );
  });
});

describe('what came and went', () => {
  it.each([
    ['how many boats sank or vanished since the last run', /^cannot/],
    ['how many boats were rented or vanished since the last run', /^changes removed from previous to latest limit 20$/],
    ['how many boats were dropped from the shops since the last run', /^changes removed/],
    ['how many new boats turned up in Tarn', /^changes added from previous to latest where town = 'Tarn' limit 20$/],
    ['how many new boats turned up in October', /^(?!changes added from previous)/],
    ['which town took down the most boats since the last run', /^changes removed from previous to latest by town limit 1$/],
    ['how many boats were reduced since the last run', /^changes changed from previous to latest of price down limit 20$/],
    ['how many boats disappeared since early November', /^changes removed from '2026-11-10' to latest limit 20$/],
    ['which town went up the most in price since the last run', /^cannot/],
    ['average price cut since the last run', /of price down average delta\(price\)/],
    ['how many boats dropped by more than 10% since the last run', /^changes changed from previous to latest of pct\(price\) < -10 limit 20$/],
    ['which boats went up by at least £50 since the first run', /of delta\(price\) >= 50 limit 20$/],
    ['price cuts of £1,000 or more since the last run', /of delta\(price\) <= -1000 limit 20$/],
    ['how many price drops of less than 10% since the last run', /^cannot/],
    ['how many boats dropped by more than 10% but less than 20% since the last run', /^cannot/],
    ['how many boats dropped by at least £100, and how many by at least £200 since the last run', /^cannot/],
    ['how many boats dropped by more than £10 in both weeks', /^cannot/],
    ['how many boats dropped in price and gained crew since the last run', /^cannot/],
    ['how many boats under £5,000 dropped by more than £50 since the last run', /of delta\(price\) < -50 where price < 5000/],
    ['total price of the boats that are gone since the last run', /^cannot/],
    ['what share of the boats that are gone since the last run were in Tarn', /^cannot/],
    ['second cheapest of the boats that are new since the last run', /^cannot/],
    ['average price of the new ones', /^cannot/],
    ['average price of the boats that are new since the last run', /^changes added from previous to latest average price limit 20$/],
    ['what is the most expensive boat gone since the last run', /^changes removed from previous to latest order by price desc limit 1$/],
    ['boats that are new since the last run, cheapest first', /^changes added from previous to latest order by price limit 20$/],
    ['median price of the boats that are new since the last run', /^cannot/],
  ])('%s', (question, plan) => {
    expect(asked(boats, question)).toMatch(plan);
  });

  it.each([
    [['how many boats got cheaper since the last run?', 'what was the average cut'], 'of price down average delta(price)'],
    [['how many boats got cheaper since the last run?', 'by how much on average, in percent'], 'of price down average pct(price)'],
    [['how many boats got cheaper since the last run?', 'and by more than £200'], 'of delta(price) < -200'],
    [['how many boats got cheaper since the last run?', 'and by less than £200'], 'cannot'],
    [['how many boats dropped by more than £200 since the last run?', 'and how many rose'], 'of delta(price) > 200'],
    [['how many boats got cheaper since the last run?', 'and the average rise?'], 'of price up average delta(price)'],
    [['how many boats got cheaper since the first run?', 'how many got dearer over the same runs'], 'from first to latest of price up'],
    [['how many boats got cheaper since the first run?', 'how many vanished since then'], 'changes removed from first to latest'],
    [['how many boats disappeared since the first run?', 'and how many new ones are there'], 'changes added from first to latest'],
    [['how many boats disappeared since the last run?', 'what was their average price'], 'changes removed from previous to latest average price'],
    [
      ['how many boats are new since the last run?', 'and which is the cheapest of them'],
      'changes added from previous to latest order by price limit 1',
    ],
    [['how many boats are new since the last run?', 'and their median price'], 'cannot'],
    [['how many boats got cheaper since the last run?', 'what is the average price'], 'avg(price)'],
  ])('%j', (questions, part) => {
    expect(conversation(boats, ...questions)).toContain(part);
  });
});
