import { IRREGULAR_FORMS } from '../forms/irregular-forms.ts';
import { FLAG_PHRASES } from '../flag-phrases.ts';
import { FLAG_CONTRARIES, FLAG_SYNONYMS, LIGHT_FLAG_WORDS } from '../flags.ts';
import { CLIPPINGS } from '../forms/clippings.ts';
import { SYNONYMS } from '../synonyms.ts';
import { stem } from '../../../stem.ts';

/** Words of names that only say that the field is a yes or no, and their stems. */
export const LIGHT: ReadonlySet<string> = new Set(LIGHT_FLAG_WORDS.split(' ').flatMap((word) => [word, stem(word)]));

/** The stems that say each thing of a name. */
export const SAID_FOR: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FLAG_SYNONYMS).map(([word, said]) => [stem(word), new Set([stem(word), ...said.split(' ').map(stem)])]),
);

/** Short and long forms of words, each of which says the others. */
export const CLIPPED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  CLIPPINGS.flatMap((forms) => forms.map((form) => [stem(form), new Set(forms.map(stem))] as const)),
);

export interface Phrase {
  readonly words: readonly string[];
  readonly value: boolean;
}

/** Phrases that state a field otherwise, by the stems of its core words. */
export const PHRASES_BY_CORE: ReadonlyMap<string, readonly Phrase[]> = phrasesByCore();

function phrasesByCore() {
  const found = new Map<string, Phrase[]>();
  for (const { core, value, phrases } of FLAG_PHRASES) {
    const key = core.split(' ').map(stem).join(' ');
    found.set(key, [...(found.get(key) ?? []), ...phrases.map((phrase) => ({ words: phrase.split(' '), value }))]);
  }
  return found;
}

/** The stems that say the contrary of each. */
export const CONTRARIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FLAG_CONTRARIES.split(',').flatMap((pair) => {
    const [one, other] = pair.split('/').map((side) => new Set(side.trim().split(' ').map(stem)));
    return one === undefined || other === undefined
      ? []
      : [...[...one].map((word) => [word, other] as const), ...[...other].map((word) => [word, one] as const)];
  }),
);

/** Stems that say one thing. */
export const SAME_THINGS: readonly ReadonlySet<string>[] = SYNONYMS.trim()
  .split('\n')
  .map((line) => new Set(line.split(' ').map(stem)));

/** The forms of each irregular verb. */
export const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR_FORMS.split(',').map((line) => {
    const [verb = '', ...forms] = line.trim().split(/\s+/);
    return [verb, forms];
  }),
);
