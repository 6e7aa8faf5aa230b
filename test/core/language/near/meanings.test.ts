import { describe, expect, it } from 'vitest';

import { meaningsOf } from '../../../../src/core/language/near/meanings.ts';

const near = new Float32Array([1, 0]);

describe('a word whose vector is near to the name of a field', () => {
  const meanings = (word: string, name = 'cuisine') =>
    meaningsOf(
      { phrases: [[word]], spelled: [], fields: [{ name: 'own', text: name, isAmount: false }], records: ['places'] },
      { phrases: [near], fields: [near], records: [null] },
    );

  it('means that field', () => {
    expect(meanings('gastronomy')).toEqual({ fields: [expect.objectContaining({ field: 'own' })], nouns: new Set() });
  });

  it('means the records where records with such a field are called so', () => {
    expect(meanings('restaurants')).toEqual({ fields: [], nouns: new Set(['restaurants']) });
  });

  it('means no records where the name of the field has it', () => {
    expect(meanings('customers', 'new customers only').nouns).toEqual(new Set());
  });
});
