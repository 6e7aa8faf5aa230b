import { describe, expect, it } from 'vitest';

import { categories, collection, conversation, flags, texts } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  ref: `C-${index}`,
  county: ['Fenshire', 'Moorland', 'Coastside'][index % 3] ?? '',
  cabin_kind: ['Pod', 'Lodge'][index % 2] ?? '',
}));
const cabins = collection({ name: 'cabins', titleField: null, key: ['ref'] }, rows, [
  ...texts('ref', 60),
  ...categories('county cabin_kind', 60),
  ...flags('heated', 60),
]);

describe('a percentage of others than before', () => {
  it.each([
    [
      ['how many heated cabins in Fenshire', 'what percentage of the Moorland ones are heated'],
      "share(heated = true), count(heated = true), count() where county = 'Moorland'",
    ],
    [
      ['how many pods in Fenshire', 'what share of the lodges are in Fenshire'],
      "share(county = 'Fenshire'), count(county = 'Fenshire'), count() where cabin_kind = 'Lodge'",
    ],
    [
      ['how many cabins in Fenshire', 'what percentage of those are heated'],
      "share(heated = true), count(heated = true), count() where county = 'Fenshire'",
    ],
    [['how many cabins in Fenshire', 'what percentage of those is in Moorland'], 'cannot'],
  ])('%j', (questions, plan) => {
    expect(conversation(cabins, ...questions)).toContain(plan);
  });
});
