import { describe, expect, it } from 'vitest';

import { meaningsOf } from '../../../../src/core/language/near/meanings.ts';

const near = new Float32Array([1, 0]);
const field = { name: 'cuisines', text: 'cuisine', isAmount: false };

describe('a word whose vector is near to the name of a field', () => {
  const meanings = (word: string) =>
    meaningsOf({ phrases: [[word]], spelled: [], fields: [field], records: ['places'] }, { phrases: [near], fields: [near], records: [null] });

  it('means that field', () => {
    expect(meanings('gastronomy')).toEqual({ fields: [expect.objectContaining({ field: 'cuisines' })], nouns: new Set() });
  });

  it('means the records where records with such a field are called so', () => {
    expect(meanings('restaurants')).toEqual({ fields: [], nouns: new Set(['restaurants']) });
  });
});
