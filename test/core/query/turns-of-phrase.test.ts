import { describe, expect, test } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { cars, events, homes, jobs, movies, products } from './schemas.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-05-20T10:30:00Z');

type Case = readonly [query: string, schema: readonly QueryField[], meaning: readonly [filter: string, order: string, rest: string]];

function read(query: string, fields: readonly QueryField[]): readonly [string, string, string] {
  const { filter, order, rest } = interpretByRules(query, fields, NOW);
  const limit = order?.limit === undefined ? '' : ` ${order.limit}`;
  return [filter === null ? '' : printFilter(filter), order === null ? '' : `${order.field} ${order.direction}${limit}`, rest];
}

const groups: Readonly<Record<string, readonly Case[]>> = {
  'how old a thing is, by the year it was made in where records know it': [
    ['cars older than 10 years', cars, ['model_year < 2016', '', 'cars']],
    ['a car no older than 5 years', cars, ['model_year >= 2021', '', 'car']],
    ['less than 3 years old', cars, ['model_year >= 2023', '', '']],
    ['not older than 2015', cars, ['model_year >= 2015', '', '']],
    ['house newer than 20 years', homes, ['yearBuilt >= 2006', '', 'house']],
    ['jobs older than 30 days', jobs, ["postedAt < '2026-04-20'", '', 'jobs']],
    ['jobs not older than 2 weeks', jobs, ["postedAt >= '2026-05-06'", '', 'jobs']],
  ],
  'the ends of a time': [
    ['apply before the end of June', jobs, ["applyUntil < '2026-07-01'", '', '']],
    ['apply after the end of June', jobs, ["applyUntil >= '2026-07-01'", '', '']],
    ['posted since the beginning of the month', jobs, ["postedAt >= '2026-05-01'", '', '']],
    ['available by the end of the year', homes, ["move_in_date < '2027-01-01'", '', '']],
  ],
  'what is still to be': [
    ['apply within 10 days', jobs, ["applyUntil >= '2026-05-20' AND applyUntil < '2026-05-31'", '', '']],
    ['posted within 10 days', jobs, ["postedAt >= '2026-05-10'", '', '']],
  ],
  'a day of a month by its place': [
    ['concert on the last Friday of May', events, ["startsOn >= '2026-05-29' AND startsOn < '2026-05-30'", '', 'concert']],
    ['first Monday in June 2027', events, ["startsOn >= '2027-06-07' AND startsOn < '2027-06-08'", '', '']],
    ['the third Sunday of February', events, ["startsOn >= '2027-02-21' AND startsOn < '2027-02-22'", '', '']],
  ],
  'ages of people, and happenings, that no field tells': [
    ['over 40 year olds welcome', jobs, ['', '', '40 year olds welcome']],
    ['internship starting after 1 June', jobs, ['', '', 'internship starting 1 June']],
  ],
  'words that only look like a condition': [
    ['something for a rainy sunday', events, ['', '', 'something rainy sunday']],
    ['paid with a gift card', products, ['', '', 'paid gift card']],
  ],
  'a field that is asked and answered': [
    ['remote: no, senior', jobs, ['isRemote = false', '', 'senior']],
    ['remote: yes, senior', jobs, ['isRemote = true', '', 'senior']],
  ],
  'an article that counts': [
    ['less than a kilometre from the station', homes, ['distance_to_station_km < 1', '', '']],
    ['shows under an hour', events, ['duration_minutes < 60', '', 'shows']],
  ],
  'years by their name': [['house built in the sixties', homes, ['yearBuilt BETWEEN 1960 AND 1969', '', 'house']]],
  'units behind a plus': [
    ['loft of 60+ sq m', homes, ['living_area_m2 >= 60', '', 'loft']],
    ['100+ square metres', homes, ['living_area_m2 >= 100', '', '']],
  ],
  'orders, with the words that belong to them and no others': [
    ['largest lofts first', homes, ['', 'living_area_m2 desc', 'lofts']],
    ['cheapest flats first floor', homes, ['', 'monthlyRent asc', 'flats first floor']],
    ['most expensive 10 flats', homes, ['', 'monthlyRent desc 10', 'flats']],
    ['the 5 cheapest flats', homes, ['', 'monthlyRent asc 5', 'flats']],
    ['pump 13 sorted by price', products, ['', 'price_usd asc', 'pump 13']],
    ['pump 13 cheapest first', products, ['', 'price_usd asc', 'pump 13']],
    ['under 900 sorted by rent', homes, ['monthlyRent < 900', 'monthlyRent asc', '']],
  ],
  'a comparison that is said once': [
    ['at least 3 bedrooms and 2 bathrooms', homes, ['bedrooms >= 3 AND bathrooms >= 2', '', '']],
    ['under 900 and 2 bedrooms', homes, ['monthlyRent < 900 AND bedrooms = 2', '', '']],
  ],
  'where a span starts': [
    ['from 2015 on', cars, ['model_year >= 2015', '', '']],
    ['cellar, built from 1990 on', homes, ['yearBuilt >= 1990', '', 'cellar']],
    ['built from 1990 on Elm Street', homes, ['yearBuilt = 1990', '', 'Elm Street']],
    ['from 60 m2', homes, ['living_area_m2 >= 60', '', '']],
    ['loft from 60 m2 to 80 m2', homes, ['living_area_m2 BETWEEN 60 AND 80', '', 'loft']],
  ],
  'a name in other words': [['accessible by wheelchair', events, ['wheelchair_accessible = true', '', '']]],
  'an age that is let in': [['comedy night 18+', events, ['minimum_age >= 18', '', 'comedy night']]],
  'numbers that are said of something else': [
    ['free at least 20 of the next 30 days', homes, ['', '', 'free least 20 next 30 days']],
    ['flat with 7 windows under 1k', homes, ['monthlyRent < 1000', '', 'flat 7 windows']],
  ],
  'words for what a field measures': [
    ['at most 50k on the clock', cars, ['odometer <= 50000', '', '']],
    ['van under 12,5k', cars, ['asking_price < 12500', '', 'van']],
    ['made for a cost below $2 million', movies, ['budget < 2000000', '', '']],
    ['flat 500m from the station', homes, ['distance_to_station_km <= 0.5', '', 'flat']],
  ],
};

for (const [what, cases] of Object.entries(groups)) {
  describe(what, () => {
    test.each(cases)('%s', (query, schema, meaning) => {
      expect(read(query, schema)).toEqual(meaning);
    });
  });
}

const hosts: readonly QueryField[] = [
  { name: 'host_identity_verified', type: 'boolean' },
  { name: 'host_has_profile_pic', type: 'boolean' },
  { name: 'has_private_room', type: 'boolean' },
  { name: 'has_private_bath', type: 'boolean' },
  { name: 'last_scraped', type: 'date', min: NOW - 86_400_000, max: NOW },
  { name: 'crew', type: 'number', unit: 'employees', min: 1, max: 5000 },
];

test.each([
  ['room with private bath', 'has_private_bath = true'],
  ['unverified hosts', 'host_identity_verified = false'],
  ['without a profile photo', 'host_has_profile_pic = false'],
  ['hosts with a profile picture', 'host_has_profile_pic = true'],
  ['open in the next 30 days', ''],
  ['with at least 200 people', 'crew >= 200'],
])('yes-or-no names and counts in other words: %s', (query, filter) => {
  expect(read(query, hosts)[0]).toBe(filter);
});
