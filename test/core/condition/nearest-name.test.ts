import { describe, expect, it } from 'vitest';

import { nearestName } from '../../../src/core/condition/nearest-name.ts';

describe('the name that was meant', () => {
  const names = ['price', 'city', 'rooms', 'Überfläche', 'id'];

  it.each([
    ['pirce', 'price'],
    ['ctiy', 'city'],
    ['iss', undefined],
    ['prcie', 'price'],
    ['rooom', 'rooms'],
    ['PRICES', 'price'],
    ['rmsoo', undefined],
    ['überfälche', 'Überfläche'],
    ['yyyy', undefined],
  ])('of %s is %s', (wanted, expected) => {
    expect(nearestName(wanted, names)).toBe(expected);
  });

  it('is the one with the fewest slips, where two swapped letters are one', () => {
    expect(nearestName('from', ['farm', 'form'])).toBe('form');
  });
});
