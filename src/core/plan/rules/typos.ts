import type { FieldProfile } from '../../language/profile/fields.ts';
import type { ValueHit } from '../../language/values/value-index.ts';
import type { DataFacts, EntityWord } from './facts.ts';
import { rootOf } from '../../language/values/roots.ts';
import { isGlue, isLightVerb } from './words.ts';

/** What a misspelt word may have been meant for. */
export interface Spelling {
  readonly profiles: readonly FieldProfile[];
  readonly facts: DataFacts;
  readonly entityOf: (word: string) => EntityWord;
}

/** A question with its misspelt words put right, and which they were. */
interface Corrected {
  readonly text: string;
  readonly notes: readonly string[];
}

const LEAST = 5;
const MOST_WORDS = 2;
const MOST_VALUES = 50;

/** Words that questions are made of. */
const ASKING: ReadonlySet<string> = new Set(
  'number average median total minimum maximum highest lowest cheapest expensive percentage between without cheaper largest smallest products records common different'.split(
    ' ',
  ),
);

/** The question with each unknown word replaced by the one known word that is a single slip away; null where any of them has none, or several. */
export function corrected(text: string, unknown: readonly string[], spelling: Spelling): Corrected | null {
  if (unknown.length === 0 || unknown.length > MOST_WORDS) return null;
  let told = text;
  const notes: string[] = [];
  for (const word of unknown) {
    const meant = meantBy(word.toLowerCase(), spelling);
    if (meant === null) return null;
    const place = new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, 'u');
    if (!place.test(told)) return null;
    told = told.replace(place, () => meant);
    notes.push(`reading "${word}" as "${meant}"`);
  }
  return { text: told, notes };
}

function meantBy(word: string, { profiles, facts, entityOf }: Spelling): string | null {
  if (word.length < LEAST || !/^\p{L}+$/u.test(word) || entityOf(word) === 'kind' || isLightVerb(word) || isGlue(word)) return null;
  const names = new Set(profiles.flatMap(({ words }) => words.map(({ stem }) => rootOf(stem))));
  const isKnown = (other: string) =>
    ASKING.has(other) ||
    names.has(rootOf(other)) ||
    (other.length >= LEAST && entityOf(other) === 'certain') ||
    (other.length >= LEAST && facts.findValues(other).some((hit) => isWellKnown(hit, facts)));
  const british = [
    word.replace('isa', 'iza').replace('ise', 'ize').replace('isi', 'izi'),
    word.replace('ize', 'ise'),
    word.replace('our', 'or'),
    word.replace('or', 'our'),
    word.replace(/tre(s?)$/, 'ter$1'),
    word.replace(/ter(s?)$/, 'tre$1'),
  ];
  const spelled = british.find((other) => other !== word && isKnown(other));
  if (spelled !== undefined) return spelled;
  const roots = new Map<string, string>();
  for (const other of slipsOf(word)) if (!roots.has(rootOf(other)) && isKnown(other)) roots.set(rootOf(other), other);
  const [only] = roots.values();
  return roots.size === 1 && only !== undefined ? only : null;
}

/** Of a field of few values, as kinds and places are; anything is near to some name of a person. */
function isWellKnown({ field, records }: ValueHit, facts: DataFacts): boolean {
  return records > 2 && (facts.distinct(field) ?? Infinity) <= Math.max(MOST_VALUES, facts.records / 50);
}

/** Words that lose, gain or swap one letter; the first one is rarely missed. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
    // What is lost or gained at the end is a plural.
    if (after.length > 1) yield before + after.slice(1);
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') yield before + letter + after;
  }
}
