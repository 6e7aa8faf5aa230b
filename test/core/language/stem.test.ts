import { describe, expect, it } from 'vitest';

import { stem } from '../../../src/core/language/stem.ts';

describe('forms of one word have one stem', () => {
  it.each([
    ['sink sank sunk sinking sinks'],
    ['die died dies death deaths dead'],
    ['fly flew flown flies flying'],
    ['buy bought buying buys'],
    ['catch caught catches catching'],
    ['take took taken taking takes'],
    ['cite cited cites citing'],
    ['hire hired hires hiring'],
    ['vote voted votes voting'],
    ['run ran runs running'],
    ['size sizes sized sizing'],
    ['shoe shoes'],
    ['man men'],
    ['foot feet'],
    ['movie movies'],
    ["captain captain's captains"],
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  it.each([['live living'], ['add ad'], ['bas based'], ['nam named'], ['fill file'], ['rat rate'], ['wed wedding']])(
    'and other words have others: %s',
    (words) => {
      expect(new Set(words.split(' ').map(stem)).size).toBe(2);
    },
  );
});
