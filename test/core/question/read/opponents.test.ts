import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const players = ['Mo Lund', 'Ida Fenn', 'Cal Brook', 'Jo Marsh'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  frameNo: `F-${index}`,
  hall: ['Mill Hall', 'Dock Club'][index % 2] ?? '',
  Winner: players[index % 4] ?? '',
  Loser: players[(index + 1 + (index % 3)) % 4] ?? '',
  Officials: ['P. Dane', 'P. Dane; R. Oak', 'R. Oak'][index % 3] ?? '',
}));

/** Frames of snooker: a record is one that somebody won and somebody lost. */
const frames = collection({ name: 'frames', titleField: null, key: ['frameNo'] }, rows, [
  ...texts('frameNo', 60),
  ...categories('hall Winner Loser Officials', 60),
  { name: 'Loser Average', type: 'number', min: 4, max: 40, values: 58 },
  { name: 'Winner Average', type: 'number', min: 5, max: 50, values: 58 },
  { name: '50s', type: 'number', min: 0, max: 4, distinct: 5, integer: true, values: 60 },
  { name: 'Loser Points', type: 'number', min: 0, max: 60, integer: true, values: 60 },
  { name: 'High Break', type: 'number', min: 20, max: 120, integer: true, values: 60 },
  { name: 'Entry Money', type: 'number', unit: 'GBP', min: 3, max: 8, values: 60 },
  ...flags('Streamed', 60),
  { name: 'Played On', type: 'date', precision: 'day', min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 10, 18), values: 60 },
]);

describe('of two opponents, the verb says which one a name is', () => {
  it.each([
    ['how often did Mo Lund win', "count() where Winner = 'Mo Lund'"],
    ['how many frames did Mo Lund lose', "count() where Loser = 'Mo Lund'"],
    ['how often did Mo Lund beat Ida Fenn', "count() where Winner = 'Mo Lund' and Loser = 'Ida Fenn'"],
    ['how often did Mo Lund lose to Ida Fenn', "count() where Loser = 'Mo Lund' and Winner = 'Ida Fenn'"],
    ['who beat Mo Lund most often', "count() by Winner where Loser = 'Mo Lund' order by count() desc limit 1"],
    ['who did Mo Lund beat most often', "count() by Loser where Winner = 'Mo Lund' order by count() desc limit 1"],
    ['who did Mo Lund lose to most often', "count() by Winner where Loser = 'Mo Lund' order by count() desc limit 1"],
    ['who has the most wins', 'count() by Winner order by count() desc limit 1'],
    ['how often was Ida Fenn beaten by Mo Lund', "count() where Loser = 'Ida Fenn' and Winner = 'Mo Lund'"],
    ['how many frames were lost by Mo Lund', "count() where Loser = 'Mo Lund'"],
    ['who lost the most frames', 'count() by Loser order by count() desc limit 1'],
    ['whitewashes, so where the loser got no points at all: how many', 'count() where `Loser Points` = 0'],
    ['how many frames did P. Dane officiate', "count() where Officials has 'P. Dane'"],
  ])('%s', (question, plan) => {
    expect(asked(frames, question)).toBe(plan);
  });

  it.each([
    'how many frames did P. Dane win',
    'who has the most losses',
    'which of the officials has the most wins',
    'how many losses does Mo Lund have',
    'how many frames did Dock Club lose',
  ])('%s', (question) => {
    expect(asked(frames, question)).toMatch(/^cannot/);
  });

  it('goes on from one to the other', () => {
    expect(conversation(frames, 'how often did Mo Lund win', 'how many times did he lose')).toBe("count() where Loser = 'Mo Lund'");
  });
});

describe('fields whose names begin with digits', () => {
  it.each([
    ['how many 50s were made in total', 'sum(`50s`)'],
    ['how many frames had three or more 50s', 'count() where `50s` >= 3'],
    ['how many frames went by without a single 50', 'count() where `50s` = 0'],
  ])('%s', (question, plan) => {
    expect(asked(frames, question)).toBe(plan);
  });
});

describe('an amount by another word for money, and a time that all of the records are of', () => {
  it.each([
    ['average entry fee per hall', 'avg(`Entry Money`) by hall order by avg(`Entry Money`) desc'],
    ['highest break of the season', 'max(`High Break`)'],
  ])('%s', (question, plan) => {
    expect(asked(frames, question)).toBe(plan);
  });
});
