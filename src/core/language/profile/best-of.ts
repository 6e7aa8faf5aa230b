import type { FieldProfile } from './fields.ts';

/** Next to "Best3SquatKg", "squat" is said of the best of them, and "Squat1Kg" of one attempt only where its number is said. */
export function withBestOf(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  const bests = profiles.flatMap((best) => {
    const stems = best.field.type === 'number' ? plainStems(best).filter((word) => !NUMBER.test(word)) : [];
    const base = stems.filter((word) => !BEST.test(word));
    const attempts = base.length === stems.length - 1 && base.length > 0 ? profiles.filter((other) => isAttempt(other, base)) : [];
    return attempts.length > 1 ? [{ best, base, attempts }] : [];
  });
  return profiles.map((profile) => {
    const own = bests.find(({ best }) => best === profile);
    if (own !== undefined)
      return { ...profile, words: weighed(profile, (word) => own.base.includes(word)), says: new Set([...profile.says, ...own.base]) };
    const one = bests.find(({ attempts }) => attempts.includes(profile));
    if (one === undefined) return profile;
    // What is largest or heaviest is no single attempt.
    return { ...profile, words: weighed(profile, (word) => NUMBER.test(word)), says: new Set(), concepts: [] };
  });
}

const BEST = /^(?:best|top|max|maximum)$/;
const NUMBER = /^\d+$/;
/** How much a word says that only belongs to the name. */
const SLIGHT = 0.1;

/** A number of the same name, and the number of one attempt. */
function isAttempt(other: FieldProfile, base: readonly string[]): boolean {
  const stems = plainStems(other);
  const rest = stems.filter((word) => !NUMBER.test(word));
  return other.field.type === 'number' && rest.length === stems.length - 1 && rest.join(' ') === base.join(' ');
}

/** The words of a name without those of its unit. */
function plainStems({ words, unit }: FieldProfile): readonly string[] {
  return words.map(({ stem }) => stem).filter((word) => unit?.words.includes(word) !== true);
}

function weighed({ words }: FieldProfile, isTelling: (word: string) => boolean): FieldProfile['words'] {
  return words.map((word) => ({ ...word, weight: isTelling(word.stem) ? 1 : SLIGHT }));
}
