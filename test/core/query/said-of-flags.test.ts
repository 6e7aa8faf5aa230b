import { describe, expect, it } from 'vitest';

import { printFilter } from '../../../src/core/condition/print.ts';
import type { QueryField } from '../../../src/core/language/query-field.ts';
import { interpretByRules } from '../../../src/core/query/read-query.ts';
import { count, flag, text } from './query-fields.ts';

const NOW = Date.parse('2026-05-20T10:30:00Z');

const filterOf = (query: string, fields: readonly QueryField[]) => {
  const { filter } = interpretByRules(query, fields, NOW);
  return filter === null ? '' : printFilter(filter);
};

const clinics: readonly QueryField[] = [
  text('clinic'),
  flag('OutOfOrder'),
  flag('open_to_members'),
  flag('new_clts'),
  flag('staffedSun'),
  flag('24h Access'),
  flag('cashTerminal'),
  flag('ok_w_birds'),
  flag('adultsOnly'),
  flag('no_camping'),
  flag('Need Referral'),
  flag('Visa Support'),
  flag('heard_on_radio'),
  flag('toxicFish'),
  flag('Fees Overdue'),
  flag('castrated_sterilised'),
  flag('cl_rural'),
  flag('cl_teaching'),
  count('cl_wards', 1, 30),
  count('victims_killed', 0, 12),
  count('hurt', 0, 40),
  count('spotsLeft', 0, 20),
  count('beds', 1, 400),
];

describe('a flag is read from what is said for its name, or against it', () => {
  it.each([
    ['in order, 20 beds or more', 'OutOfOrder = false AND beds >= 20'],
    ['out of order', 'OutOfOrder = true'],
    ['closed to members', 'open_to_members = false'],
    ['taking new clients', 'new_clts = true'],
    ['not accepting new clients', 'new_clts = false'],
    ['24 hour access', '`24h Access` = true'],
    ['around the clock', '`24h Access` = true'],
    ['takes cash', 'cashTerminal = true'],
    ['no referral needed', '`Need Referral` = false'],
    ['no kids', 'adultsOnly = true'],
    ['family friendly', 'adultsOnly = false'],
    ['camping allowed', 'no_camping = false'],
    ['camping', ''],
    ['no visa', '`Visa Support` = false'],
    ['not on radio', 'heard_on_radio = false'],
    ['safe for fish', 'toxicFish = false'],
    ['fees not overdue', '`Fees Overdue` = false'],
    ['sterilised', 'castrated_sterilised = true'],
    ['not castrated', 'castrated_sterilised = false'],
    ['urban', 'cl_rural = false'],
    ['teaching, over 5 wards', 'cl_teaching = true AND cl_wards > 5'],
  ])('%s', (query, filter) => {
    expect(filterOf(query, clinics)).toBe(filter);
  });
});

describe('those who do what a field counts say whether there are any', () => {
  it.each([
    ['nobody died', 'victims_killed = 0'],
    ['no one was hurt', 'hurt = 0'],
    ['someone got hurt', 'hurt > 0'],
    ['fatal', 'victims_killed > 0'],
    ['non-fatal', 'victims_killed = 0'],
    ['more than 3 dead', 'victims_killed > 3'],
    ['sold out', 'spotsLeft = 0'],
    ['nobody knows', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, clinics)).toBe(filter);
  });
});

describe('a denial reaches a flag over the verb that is denied, and over no more', () => {
  it.each([
    ["can't live with birds", 'ok_w_birds = false'],
    ['will live with birds', 'ok_w_birds = true'],
    ["doesn't really settle in well with birds", ''],
    ['birds banned', 'ok_w_birds = false'],
    ['not in Leeds, cash', 'cashTerminal = true'],
    ['for 2 adults', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, clinics)).toBe(filter);
  });
});

describe('a telling word of a longer name says it by itself, where no other name has it', () => {
  const rooms: readonly QueryField[] = [
    text('room'),
    flag('STAR Board Certified'),
    count('STAR Board Score', 0, 100),
    flag('is_probably_noisy'),
    flag('audioGuide'),
    flag('under_roof'),
  ];
  it.each([
    ['certified rooms', '`STAR Board Certified` = true'],
    ['not noisy, certified', 'is_probably_noisy = false AND `STAR Board Certified` = true'],
    ['blue room with audio', 'audioGuide = true'],
    ['with an audio, certified', 'audioGuide = true AND `STAR Board Certified` = true'],
    ['no audio', 'audioGuide = false'],
    ['with audio books', ''],
    ['with an audio book', ''],
    ['with under 3 beds', ''],
  ])('%s', (query, filter) => {
    expect(filterOf(query, rooms)).toBe(filter);
  });
});

describe('a flag is denied by what is done, by where a thing is not, and by its contrary', () => {
  const things: readonly QueryField[] = [
    text('thing'),
    flag('Live Stream'),
    flag('plug_and_play'),
    flag('on_display'),
    flag('certificate'),
    flag('restored'),
    flag('edible'),
    count('spots_left', 0, 8),
  ];
  it.each([
    ['not streamed', '`Live Stream` = false'],
    ['not plug n play', 'plug_and_play = false'],
    ['off display, plug & play', 'on_display = false AND plug_and_play = true'],
    ['certified and not restored', 'certificate = true AND restored = false'],
    ['poisonous ones', 'edible = false'],
    ['with room for 4', 'spots_left >= 4'],
    ['no spaces', 'spots_left = 0'],
  ])('%s', (query, filter) => {
    expect(filterOf(query, things)).toBe(filter);
  });
});
