import { describe, expect, it } from 'vitest';

import { meaningsOf } from '../../../../src/core/language/near/meanings.ts';

const near = new Float32Array([1, 0]);

describe('a word whose vector is near to the name of a field', () => {
  const meanings = (
    word: string,
    field: { readonly name: string; readonly text: string; readonly type: 'text' | 'boolean' } = { name: 'own', text: 'cuisine', type: 'text' },
  ) => meaningsOf({ phrases: [[word]], spelled: [], fields: [field], records: ['places'] }, { phrases: [near], fields: [near], records: [null] });

  it('means that field', () => {
    expect(meanings('gastronomy')).toEqual({ fields: [expect.objectContaining({ field: 'own' })], nouns: new Set() });
  });

  it('does not mean a yes or no of which it says only a part', () => {
    expect(meanings('gigs', { name: 'night_concert', text: 'concert', type: 'boolean' }).fields).toEqual([]);
    expect(meanings('subtitles', { name: 'has_captions', text: 'has captions', type: 'boolean' }).fields).toHaveLength(1);
  });

  it('does not mean it where things with such a field are called so', () => {
    expect(meanings('restaurants')).toEqual({ fields: [], nouns: new Set() });
  });
});
