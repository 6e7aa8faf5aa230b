import { nearestOf } from '../../language/near/nearest.ts';
import { nameWords } from '../../language/profile/field-names.ts';
import type { QueryField } from '../../language/query-field.ts';
import { LIGHT_WORDS, LINK_WORDS } from '../../language/profile/lexicon.ts';
import type { RulesReading } from '../read-query.ts';
import { isLightSwitchWord } from '../../language/annotate/flags/switch-words.ts';

/** The field that a word is nearest to in meaning, by the word in lower case: "toilets" to `bathrooms`. Words that are near to none are left out. */
export type Neighbors = ReadonlyMap<string, string>;

/** Texts to be turned into vectors, of words and of fields, by which neighbors are found. */
export interface NeighborTexts {
  readonly words: readonly string[];
  readonly fields: readonly string[];
}

/** One vector a text; null for a text that the embedder makes nothing of. */
export interface NeighborVectors {
  readonly words: readonly (Float32Array | null)[];
  readonly fields: readonly (Float32Array | null)[];
}

/** Least cosine of a word and its neighbor, with the embedder in the package: "toilets" and "bathrooms" have 0.74, "lifts" and "elevator" 0.44, "cans" and "reviews" 0.11. */
const LEAST = 0.42;
/** How much nearer than to any other field a word must be. */
const LEAD = 0.1;
const MOST_WORDS = 100;
const SHORTEST = 3;

/** The words that the rules left and that mean something, and the fields by the words of their names. */
export function neighborTexts({ tokens, explained, fields }: RulesReading): NeighborTexts {
  const words = tokens.flatMap(({ kind, lower, stem }, index) => {
    const isIdle = LINK_WORDS.has(lower) || LIGHT_WORDS.has(stem) || isLightSwitchWord(stem);
    return kind !== 'word' || lower.length < SHORTEST || explained.has(index) || isIdle ? [] : [lower];
  });
  return { words: [...new Set(words)].slice(0, MOST_WORDS), fields: fields.map(({ name }) => nameWords(name).join(' ')) };
}

/** The words that are near to one field in meaning; text fields take part, so that a word that means one is near to no other. */
export function neighborsOf({ words }: NeighborTexts, vectors: NeighborVectors, fields: readonly QueryField[]): Neighbors {
  const neighbors = new Map<string, string>();
  for (const [index, word] of words.entries()) {
    const vector = vectors.words[index] ?? null;
    if (vector === null) continue;
    const { at, score, isAhead } = nearestOf(vector, vectors.fields, LEAD);
    const field = fields[at];
    if (field !== undefined && score >= LEAST && isAhead) neighbors.set(word, field.name);
  }
  return neighbors;
}
