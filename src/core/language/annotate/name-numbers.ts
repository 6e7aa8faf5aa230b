import type { FieldProfile } from '../profile/fields.ts';
import type { Token } from '../tokens.ts';
import { ORDINALS } from '../lexicon/en/numbered.ts';
import { unitOf } from './units.ts';

/** "under 100 kcal" of what there is in 100 g: the number is followed by its own unit, and not by the one that the name goes on with. */
export function isOwnAmount(tokens: readonly Token[], at: number, { words }: FieldProfile): boolean {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== 'number' || unit === undefined) return false;
  const place = words.findIndex(({ stem }) => stem === number.stem);
  const next = words[place + 1]?.stem;
  return place >= 0 && next !== undefined && unitOf(next) !== undefined && unit.stem !== next && unit.kind === 'word';
}

/** "first squat" of a "Squat1Kg": the number that an ordinal is, right before another word of the name. */
export function ordinalAt(tokens: readonly Token[], at: number, profile: FieldProfile): string | undefined {
  const place = placeOf(tokens[at]);
  return place >= 0 && isOfNumber(tokens[tokens[at + 1]?.lower === 'their' ? at + 2 : at + 1], profile) ? String(place + 1) : undefined;
}

/** "opened their deadlift at 250 kg", "opening squat": the first of them. */
function placeOf(token: Token | undefined): number {
  return /^open(?:ed|ing|er)$/.test(token?.lower ?? '') ? 0 : ORDINALS.indexOf(token?.lower ?? '');
}

/** The fields of whose names an ordinal says the number. */
export function numberedBy(tokens: readonly Token[], at: number, bySaid: ReadonlyMap<string, readonly FieldProfile[]>): readonly FieldProfile[] {
  const place = placeOf(tokens[at]);
  return place < 0 ? [] : (bySaid.get(String(place + 1)) ?? []).filter((profile) => ordinalAt(tokens, at, profile) !== undefined);
}

/** Whether a word behind a number is one of a name. */
export function isOfNumber(next: Token | undefined, { words }: FieldProfile): boolean {
  return next !== undefined && words.some(({ stem }) => stem === next.stem);
}

/** True when the thing at this place is counted by the whole number before it ("over 100 ratings", "200+ reviews"), of which the most are asked for, or none. */
export function countsBefore(tokens: readonly Token[], at: number, thing: string): boolean {
  if (tokens[at]?.stem !== thing || !tokens[at].lower.endsWith('s')) return false;
  let index = at - 1;
  const before = tokens[index]?.lower ?? '';
  if (
    /^(?:no|without)$/.test(before) ||
    (/^(?:most|fewest)$/.test(before) && OPINIONS.test(thing)) ||
    (/^(?:most|fewest)$/.test(before) && tokens[at + 1]?.lower === 'first')
  )
    return true;
  while (/^(?:\+|k|m|thousand|million|plus)$/.test(tokens[index]?.lower ?? '')) index -= 1;
  return tokens[index]?.kind === 'number' && (Number.isInteger(tokens[index]?.value) || index < at - 1);
}

/** What is counted by those who give it, where one of them is no rating itself: "the most ratings". */
const OPINIONS = /^(?:rate|rating|review|vote|star)$/;
