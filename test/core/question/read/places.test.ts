import { describe, expect, it } from 'vitest';

import { asked, categories, collection, conversation, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `S-${index}`,
  song: `${['Paper', 'Hollow', 'Golden'][index % 3] ?? ''} Tune ${index}`,
  genre: ['Pop', 'Rock', 'Folk'][index % 3] ?? '',
}));

/** A chart of songs, of which the first place is the best. */
const songs = collection({ name: 'songs', titleField: 'song', key: ['ref'] }, rows, [
  { name: 'position', type: 'number', min: 1, max: 60, integer: true, values: 60 },
  ...texts('ref song', 60),
  ...categories('genre', 60),
  { name: 'weeks', type: 'number', min: 1, max: 40, integer: true, values: 60 },
  { name: 'released', type: 'date', precision: 'day', min: Date.UTC(2019, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
  ...flags('explicit', 60),
]);

describe('records with a rank', () => {
  it.each([
    ['which song is number one?', 'list where position = 1 limit 50'],
    ["what's at number 5 in the chart", 'list where position = 5 limit 50'],
    ['which song is in third place?', 'list where position = 3 limit 50'],
    ['how many songs in the top 40 are explicit', 'count() where position <= 40 and explicit = true'],
    ['which songs in the top 10 were released in 2024 or later', "list where position <= 10 and released >= '2024-01-01' limit 50"],
    ['what is the number one song right now?', 'list where position = 1 limit 50'],
    ['highest position of a Rock song', "min(position) where genre = 'Rock'"],
    ['top 5 songs', 'list order by position limit 5'],
    ['top 5 songs by weeks', 'list order by weeks desc limit 5'],
  ])('%s', (question, plan) => {
    expect(asked(songs, question)).toBe(plan);
  });

  it.each([
    ['which songs are new on the chart?', 'changes added from previous to latest limit 20'],
    ['how many songs dropped out of the chart since last week', "changes removed from '2026-11-15' to latest limit 20"],
    ['which songs left the charts', 'changes removed from previous to latest limit 20'],
    ['which songs are gone since October?', "changes removed from '2026-10-31' to latest limit 20"],
    ['how many songs moved down compared to last week?', "changes changed from '2026-11-15' to latest of position up limit 20"],
    ['how many Pop songs fell off the list', "changes removed from previous to latest where genre = 'Pop' limit 20"],
    ['which song climbed the most places?', 'changes changed from previous to latest of position down order by delta(position) limit 1'],
    ['how many songs moved up since the last run', 'changes changed from previous to latest of position down limit 20'],
    [
      'which song gained the most weeks since the last run?',
      'changes changed from previous to latest of weeks up order by delta(weeks) desc limit 1',
    ],
  ])('%s', (question, plan) => {
    expect(asked(songs, question)).toBe(plan);
  });

  it('the other way goes on from what climbed', () => {
    expect(conversation(songs, 'which Folk song climbed the most places?', 'and which one fell the most?')).toBe(
      "changes changed from previous to latest of position up where genre = 'Folk' order by delta(position) desc limit 1",
    );
  });

  it('the chart narrows nothing', () => {
    expect(asked(songs, 'how many songs in the chart are explicit?')).toBe('count() where explicit = true');
    expect(asked(songs, "what's the oldest song on the chart?")).toBe('list order by released limit 1');
  });

  it('the highest ranked one has the lowest number', () => {
    const ranked = { ...songs, fields: songs.fields.map((field) => (field.name === 'position' ? { ...field, name: 'rank' } : field)) };
    expect(asked(ranked, 'highest ranked Folk song')).toBe("list where genre = 'Folk' order by rank limit 1");
  });

  it('who won has the first place at the finish', () => {
    const runs = { ...songs, fields: songs.fields.map((field) => (field.name === 'position' ? { ...field, name: 'overall_place' } : field)) };
    expect(asked(runs, 'which Pop song won?')).toBe("list where genre = 'Pop' and overall_place = 1 limit 50");
  });

  it('a rank that records give for an earlier day is no rank of the run before', () => {
    const told = {
      ...songs,
      fields: [...songs.fields, { name: 'last_position', type: 'number', min: 1, max: 60, integer: true, values: 50 } as const],
    };
    expect(asked(told, 'which song climbed the most places?')).toMatch(/^cannot/);
  });
});
