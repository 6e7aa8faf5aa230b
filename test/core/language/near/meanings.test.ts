import { describe, expect, it } from 'vitest';

import { meaningsOf } from '../../../../src/core/language/near/meanings.ts';

const near = new Float32Array([1, 0]);

describe('a word whose vector is near to the name of a field', () => {
  const meanings = (word: string) =>
    meaningsOf(
      { phrases: [[word]], spelled: [], fields: [{ name: 'own', text: 'cuisine', isAmount: false }], records: ['places'] },
      { phrases: [near], fields: [near], records: [null] },
    );

  it('means that field', () => {
    expect(meanings('gastronomy')).toEqual({ fields: [expect.objectContaining({ field: 'own' })], nouns: new Set() });
  });

  it('does not mean it where things with such a field are called so', () => {
    expect(meanings('restaurants')).toEqual({ fields: [], nouns: new Set() });
  });
});
