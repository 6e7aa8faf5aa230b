import { expect, it } from 'vitest';

import { ByteWriter, writePostings } from '../../../src/core/keywords/postings.ts';
import { scoreWords, textLengths } from '../../../src/core/keywords/score-words.ts';

const RECORDS = 100_000;

/** A word that every record holds. */
function commonWord() {
  const out = new ByteWriter();
  const records = writePostings(
    Uint32Array.from({ length: RECORDS }, (_, record) => record),
    out,
  );
  return { terms: [{ records, bytes: out.take() }], needed: 1, weight: 1, counted: 1 };
}

const run = textLengths(new Uint16Array(RECORDS).fill(1), 1, RECORDS);
const scope = { limit: 1, passing: { count: RECORDS, mask: null } };

it('stops between two pieces of the postings of one word, and leaves nothing to the next search', async () => {
  const words = [commonWord()];
  let turns = 0;
  const stopped = scoreWords(words, run, scope, () => {
    turns += 1;
    return turns < 3 ? Promise.resolve() : Promise.reject(new Error('stopped'));
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(turns).toBe(3);
  const { best, matched } = await scoreWords(words, run, scope, () => Promise.resolve());
  expect(matched).toEqual({ all: RECORDS, some: RECORDS });
  expect(best).toEqual([{ ordinal: 0, score: expect.closeTo(Math.log(1 + 0.5 / (RECORDS + 0.5)), 12) as number }]);
});
