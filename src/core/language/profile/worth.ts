import { stemSet } from '../stem.ts';
import type { FieldProfile } from './fields.ts';

/** "worth over 3000" is said of what a thing is valued at, where an amount of money is called so, and of no price or cost next to it. */
export function withWorth(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  const isValued = ({ field, dimension, words }: FieldProfile) =>
    field.type === 'number' && dimension === 'money' && words.some(({ stem }) => VALUES.has(stem));
  if (!profiles.some(isValued)) return profiles;
  return profiles.map((profile) => {
    if (profile.dimension !== 'money' || profile.field.type !== 'number') return profile;
    const says = isValued(profile) ? [...profile.says, ...SAID] : [...profile.says].filter((word) => !SAID.has(word));
    return { ...profile, says: new Set(says) };
  });
}

const VALUES = stemSet('value valuation worth');
const SAID = stemSet('worth valuation');
