import type { FieldProfile } from '../../profile/fields.ts';

/** How old a person is says nothing of how new a record is. */
export function isOfBirth({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => /^(?:birth|born|dob|birthdai|birthday)$/.test(stem));
}

/** The last time that something was done to what was there before. */
export function isLatest({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => /^(?:last|latest|updat|modif|edit|check|seen)$/.test(stem));
}

/** When something was put on the list. */
export function isListed({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => /^(?:list|post|publish|advert|advertis|upload)$/.test(stem));
}

/** When something begins, which is sooner than it ends. */
export function isStart({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => /^(?:start|begin|depart|departur)$/.test(stem));
}

/** A date by which something ends is not how new it is. */
export function isAhead(profile: FieldProfile): boolean {
  return profile.words.some((word) => /^(?:deadlin|due|expir|end|return|availabl|review)$/.test(word.stem));
}
