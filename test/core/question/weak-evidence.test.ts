import { describe, expect, it } from 'vitest';

import { asked, collection } from './asked.ts';

const crewRows = Array.from({ length: 60 }, (_, index) => ({
  guild: ['Masons', 'Glaziers', 'Tilers'][index % 3] ?? '',
  post: ['GL', 'DC', 'EN'][index % 3] ?? '',
  vaper: ['No', 'Former', 'Current'][index % 3] ?? '',
  dues: ['PAID', 'OPEN'][index % 2] ?? '',
}));

/** Members of guilds: a number for a key, a yes or no, several rates and years, and texts that are answers. */
const crew = collection({ name: 'crew', titleField: null, key: ['badge'] }, crewRows, [
  { name: 'badge', type: 'number', role: 'key', min: 1, max: 90, integer: true, values: 60 },
  { name: 'guild', type: 'text', values: 60 },
  { name: 'post', type: 'text', values: 60 },
  { name: 'vaper', type: 'text', values: 60 },
  { name: 'dues', type: 'text', values: 60 },
  { name: 'desertion', type: 'boolean', values: 60 },
  { name: 'Age', type: 'number', min: 18, max: 70, integer: true, values: 60 },
  { name: 'MonthlyRate', type: 'number', min: 900, max: 4000, integer: true, values: 60 },
  { name: 'YearsAtFirm', type: 'number', min: 0, max: 30, integer: true, values: 60 },
  { name: 'NumFirmsJoined', type: 'number', min: 0, max: 9, integer: true, values: 60 },
  { name: 'YearsSinceLastRise', type: 'number', min: 0, max: 12, integer: true, values: 60 },
  { name: 'Fee Amount', type: 'number', unit: 'EUR', min: 10, max: 90, values: 60 },
  { name: 'Payment Amount', type: 'number', unit: 'EUR', min: 0, max: 90, values: 60 },
  { name: 'Grant %', type: 'number', min: 0, max: 100, values: 60 },
]);

const landRows = Array.from({ length: 40 }, (_, index) => ({ land: `Land ${index}`, region: ['Europe', 'Asia', 'Africa'][index % 3] ?? '' }));

/** Lands: names with notes in brackets behind them, and the same number for each head. */
const lands = collection({ name: 'lands', titleField: 'land', key: ['land'] }, landRows, [
  { name: 'land', type: 'text', values: 40 },
  { name: 'region', type: 'text', values: 40 },
  { name: 'EU member', type: 'boolean', values: 40 },
  { name: 'Residents (2022)', type: 'number', min: 9000, max: 9e8, integer: true, values: 40 },
  { name: 'Broadband users (% of residents)', type: 'number', unit: '%', min: 2, max: 99, values: 34 },
  { name: 'GDP (current US$)', type: 'number', min: 1e9, max: 9e12, integer: true, values: 40 },
  { name: 'GDP per capita (current US$)', type: 'number', min: 500, max: 90_000, integer: true, values: 40 },
  { name: 'Male pupils', type: 'number', min: 10, max: 9000, integer: true, values: 40 },
  { name: 'Female pupils', type: 'number', min: 10, max: 9000, integer: true, values: 40 },
  { name: 'outages_2yrs', type: 'number', min: 0, max: 9, integer: true, values: 40 },
  { name: 'upkeep_per_day', type: 'number', min: 3, max: 90, values: 40, unit: 'USD' },
  { name: 'charter_months', type: 'number', min: 3, max: 90, integer: true, values: 40 },
]);

describe('words are said of the field that they fit', () => {
  it.each([
    [crew, "what's the desertion rate", 'share(desertion = true), count(desertion = true), count()'],
    [crew, 'how many have been with the firm more than 10 years', 'count() where YearsAtFirm > 10'],
    [lands, 'which land has the highest gdp', 'list order by `GDP (current US$)` desc limit 1'],
    [lands, 'total residents in Asia', "sum(`Residents (2022)`) where region = 'Asia'"],
    [lands, 'total upkeep per day of all lands', 'sum(upkeep_per_day)'],
    [lands, 'total daily upkeep in Asia', "sum(upkeep_per_day) where region = 'Asia'"],
    [lands, 'how many lands are not in the EU', 'count() where `EU member` = false'],
    [lands, 'how many lands are chartered for longer than 3 years', 'count() where charter_months > 36'],
  ])('%#', (data, question, plan) => {
    expect(asked(data, question)).toBe(plan);
  });
});

describe('what bears no conclusion gets no answer', () => {
  it.each([
    ['time since for ever', crew, 'how many got a rise within the last year'],
    ['different answers for those of whom one is true', crew, 'how many vapers'],
    ['a name of what none has', crew, 'what is the name of the oldest member'],
    ['a number behind one of them for how many', crew, 'who is the mason of member 7'],
    ['an amount for another that the verb is called by', crew, 'how much has been paid'],
    ['a sum of percentages', crew, 'total grant %'],
    ['those with a code for all', crew, 'average age of decorators'],
    ['some for all of a kind', lands, 'how many pupils in total'],
    ['the share of what every record has', crew, 'percentage of members with a fee'],
  ])('%s', (_, data, question) => {
    expect(asked(data, question)).toMatch(/^cannot/);
  });
});
