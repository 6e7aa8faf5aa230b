import { describe, expect, it } from 'vitest';

import { asked, categories, collection, NOW, texts } from '../asked.ts';

const DAY = 86_400_000;
const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `S-${index}`,
  kind: ['Puppetry', 'Exhibition', 'Choir'][index % 3] ?? '',
  town: ['Oakford', 'Saltwick'][index % 2] ?? '',
  blooms: ['Apr; May', 'Jul', 'Jul; Aug', 'Sep'][index % 4] ?? '',
  writer: ['Ann Lee', 'Bo Marsh'][index % 2] ?? '',
}));
const dates = (name: string, from: number, to: number) => ({ name, type: 'date' as const, values: 60, min: NOW + from * DAY, max: NOW + to * DAY });
const shows = collection({ name: 'shows', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('kind town writer', 60),
  dates('opens_on', -200, 300),
  dates('closes_on', -100, 400),
  { name: 'script_words', type: 'number', min: 900, max: 20_000, integer: true, values: 60 },
]);
const plants = collection({ name: 'plants', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('kind town', 60),
  { ...texts('blooms', 60)[0], name: 'blooms', type: 'text', values: 60, samples: ['Apr; May', 'Jul', 'Jul; Aug', 'Sep'] },
  dates('potted_on', -300, -1),
]);

describe('what is open at a time', () => {
  it.each([
    ['are there any shows open in March', /opens_on < '.*-04-01' and closes_on >= '.*-03-01'/],
    ['are any shows open in March in Oakford', /town = 'Oakford'/],
    ["what's on in Oakford this weekend", /opens_on < .* and closes_on >= /],
  ])('%s', (question, plan) => {
    expect(asked(shows, question)).toMatch(plan);
  });

  it.each(['which shows open in March', 'how many shows open in March'])('and what begins then: %s', (question) => {
    expect(asked(shows, question)).not.toMatch(/closes_on/);
  });
});

describe('a month of a text that holds months', () => {
  it.each([
    ['what blooms in September', "list where blooms has 'Sep' limit 50"],
    ['how many plants bloom in July', "count() where blooms has 'Jul'"],
    ['how many plants were potted in July', /^count\(\) where potted_on/],
  ])('%s', (question, plan) => {
    expect(asked(plants, question)).toMatch(plan);
  });
});

describe('superlatives of what each record is', () => {
  it.each([
    ['which writer has the longest shows', 'avg(script_words)'],
    ['which writer has the shortest shows', 'avg(script_words)'],
  ])('are of each, and of no sum: %s', (question, measure) => {
    const plan = asked(shows, question);
    if (!plan.startsWith('cannot')) expect(plan).toContain(measure);
    expect(plan).not.toContain('sum(');
  });
});

describe('a show that is sold out at a time', () => {
  const nights = collection({ name: 'nights', titleField: null, key: ['ref'] }, rows, [
    ...texts('ref', 60),
    ...categories('kind town', 60),
    dates('showDate', 1, 120),
    dates('onSaleSince', -200, 0),
    { name: 'soldOut', type: 'boolean', values: 60 },
  ]);

  it.each([
    ["shows that aren't sold out next weekend", /^list where soldOut = false and showDate >= /],
    ['shows sold out next weekend', /soldOut = true and showDate >= /],
    ["what's on today", /showDate >= /],
    ['how many went on sale this month', /onSaleSince >= /],
  ])('%s', (question, plan) => {
    expect(asked(nights, question)).toMatch(plan);
  });
});
