import { unitOf } from '../../../language/annotate/units.ts';
import { numerals } from '../../annotate/phrases.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { placesFrom, spelledSides, stopAfter, tokensAt } from '../conditions/two-fields.ts';
import { numberAt } from '../fields.ts';
import { isOfFormer } from '../savings.ts';
import { statisticAt, type MeasureRead } from '../measures.ts';

const SAVED = /^(?:save|saves|saved|saving|savings)$/;
/** Words of the clause that name no price: "by marrying midweek", "with the online price". */
const SILENT =
  /^(?:by|with|on|at|for|the|a|an|prices?|fees?|rates?|fares?|tickets?|ones?|you|i|we|they|people|customers|do|does|would|could|can|if)$/;

/**
 * "how much do you save with A instead of B", "what is saved by booking early rather than late": the one price less the
 * other; "what do you save with the concession" next to a plain fee.
 */
export function readSavedInstead(sentence: Sentence): readonly MeasureRead[] {
  const [joint = -1, ...more] = sentence.pieces.flatMap((_, at) => (sentence.isOpen(at) && JOINT.test(sentence.lower(at)) ? [at] : []));
  const saved = sentence.pieces.findIndex((_, place) => (joint < 0 || place < joint) && SAVED.test(sentence.lower(place)));
  if (more.length > 0 || saved < 0 || !asksForMoney(sentence, saved)) return [];
  const found = joint < 0 ? besidePlain(sentence, saved) : insteadOf(sentence, saved, joint);
  const [bare = -1, ...others] = sentence.all('aggregate');
  const statistic = bare < 0 ? 'avg' : statisticAt(sentence, bare);
  if (found === null || others.length > 0 || (statistic !== 'avg' && statistic !== 'median' && statistic !== 'sum')) return [];
  const { less, more: dearer, places } = found;
  const last = Math.max(...places);
  const isDoing = (place: number) => sentence.lower(place).endsWith('ing') && places.includes(sentence.next(place));
  const isSilent = (place: number) =>
    SILENT.test(sentence.lower(place)) || isDoing(place) || sentence.isLink(place, 'than', 'of', 'with', 'is') || sentence.at(place, 'head') !== null;
  const units = sentence.pieces.flatMap((_, place) => (isMoney(sentence.lower(place)) ? [place] : []));
  const noun = PRICE_NOUN.test(sentence.lower(last + 1)) ? [last + 1] : [];
  sentence.use(saved, ...places, ...units, ...noun, ...placesFrom(sentence, 0, last + 1).filter(isSilent), ...(bare < 0 ? [] : [bare]));
  const field = { kind: 'difference', left: dearer.field.name, right: less.field.name } as const;
  return [{ at: saved, measures: [{ kind: statistic, field }] }];
}

const JOINT = /^(?:instead|rather than|instead of)$/;
const PRICE_NOUN = /^(?:prices?|fees?|rates?|fares?|tickets?|ones?)$/;

interface TwoPrices {
  readonly less: FieldProfile;
  readonly more: FieldProfile;
  readonly places: readonly number[];
}

function insteadOf(sentence: Sentence, saved: number, at: number): TwoPrices | null {
  const [before, after] = [placesFrom(sentence, saved + 1, at), placesFrom(sentence, at + 1, stopAfter(sentence, at))];
  // "instead of two single dives": a price times a number is another one.
  if (tokensAt(sentence, [...before, ...after]).some(({ kind, lower }) => kind === 'number' || numerals.has(lower))) return null;
  const sides = spelledSides(sentence, { at, way: saved, before, after, asks: 'amount' });
  if (sides === null || !isSamePrice(sides.left.profile, sides.right.profile)) return null;
  return { less: sides.left.profile, more: sides.right.profile, places: [at, ...sides.left.places, ...sides.right.places] };
}

/** "with the concession" of a "concession fee" and a fee: the price whose name says nothing more. */
function besidePlain(sentence: Sentence, saved: number): TwoPrices | null {
  const named = sentence.all('field').filter((place) => place > saved && numberAt(sentence, place)?.dimension === 'money');
  const [at = -1, ...others] = named;
  const less = numberAt(sentence, at);
  if (less === null || others.length > 0 || sentence.isLink(sentence.previous(at), 'versus')) return null;
  const [more, ...rivals] = sentence.profiles.filter((profile) => isOfFormer(profile, less) && isSamePrice(profile, less));
  const lead = sentence.previous(at);
  const isWith = sentence.isLink(lead, 'with') || /^(?:with|by|on)$/.test(sentence.lower(lead));
  return more === undefined || rivals.length > 0 || !isWith ? null : { less, more, places: [at] };
}

/** Both of money, and for the same. */
function isSamePrice(one: FieldProfile, other: FieldProfile): boolean {
  return one.dimension === 'money' && other.dimension === 'money' && one.field.unit === other.field.unit;
}

/** "how much", "what", "how many pounds". */
function asksForMoney(sentence: Sentence, saved: number): boolean {
  const said = tokensAt(sentence, placesFrom(sentence, 0, saved)).map(({ lower }) => lower);
  const many = said.indexOf('many');
  return /\bhow much\b|\bwhat\b/.test(said.join(' ')) || (many >= 0 && isMoney(said[many + 1] ?? ''));
}

/** "pounds" are a weight too. */
function isMoney(word: string): boolean {
  return /^(?:pounds?|quid)$/.test(word) || unitOf(word)?.dimension === 'money';
}
