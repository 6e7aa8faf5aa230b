import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token } from '../../../language/tokens.ts';
import { comparatives } from '../../annotate/concept-table.ts';
import { bestEnd } from '../../annotate/concepts.ts';
import { numerals } from '../../annotate/phrases.ts';
import { isMeasurable, isYear } from '../../field-role.ts';
import type { Sentence } from '../../sentence.ts';
import { groupableAt, isOwnName, numberAt } from '../fields.ts';
import { isFormer } from '../savings.ts';
import { FORMER, priced, PRICED, stocked, type Side } from './compared-sides.ts';
import { isForm } from './name-forms.ts';
import type { Stated } from './stated.ts';

interface TwoFields {
  readonly left: FieldProfile;
  readonly right: FieldProfile;
  readonly op: '<' | '>' | '<=' | '>=';
  readonly places: readonly number[];
  readonly asks: Asked;
}

/** Which records are so; by how much; or for which the difference is the largest. */
type Asked = 'condition' | 'amount' | 'farthest';

/** "more nays than yeas", "whose spread is larger than their height", "sold above its estimate": two numbers of one record. */
export function twoFields(sentence: Sentence): readonly Stated[] {
  const found = findTwoFields(sentence);
  if (found?.asks !== 'condition') return [];
  const { left, right, op, places } = found;
  sentence.use(...places);
  const [at = 0, end = at] = [places[0], places.at(-1)];
  const label = `${left.field.name} ${op} ${right.field.name}`;
  const where = { kind: 'compareFields', field: left.field.name, op, other: right.field.name } as const;
  return [{ at, end, where, field: left.field.name, label, note: null, kind: 'figure' }];
}

/** The comparison of two fields that a question states; null where it states none, or the words fit several. */
export function findTwoFields(sentence: Sentence): TwoFields | null {
  for (const at of sentence.links('than', 'above', 'below')) {
    const joint = jointAt(sentence, at);
    const sides = joint === null || asksForGroups(sentence) ? null : sidesOf(sentence, joint);
    const op = sides === null || joint === null ? null : opOf(sentence, joint, sides.left.profile);
    if (joint === null || sides === null || op === null) continue;
    const { left, right } = sides;
    const to = Math.max(at, ...right.places);
    const orEqual = sentence.isLink(at - 1, 'or') && sentence.lower(at - 2) === 'at' ? [at - 2, at - 1] : [];
    let from = Math.min(at, joint.way, ...left.places, ...orEqual);
    // "went out with more people than seats".
    while (CLAUSE_VERBS.test(sentence.lower(from - 1)) || sentence.pieces[from - 1]?.kind === 'harmless' || sentence.isLink(from - 1, 'with'))
      from -= 1;
    const isBetween = (place: number) => place >= from && place <= to && isSilent(sentence, place);
    // "their new retail price", "than own them": what is left of the second side says the same.
    const isSame = (place: number) =>
      /^(?:them|it|prices?|usual|normal|regular|standard)$/.test(sentence.lower(place)) ||
      (isFormer(right.profile) && FORMER.has(sentence.lower(place)));
    const farthest = joint.asks === 'farthest' ? [sentence.previous(joint.way)] : [];
    const silent = [...farthest, ...[...sentence.pieces.keys()].filter(isBetween), ...joint.after.filter(isSame)];
    const places = [...new Set([at, joint.way, ...left.places, ...right.places, ...orEqual, ...silent])];
    return {
      left: left.profile,
      right: right.profile,
      op: orEqual.length > 0 ? `${op}=` : op,
      places: places.toSorted((a, b) => a - b),
      asks: joint.asks,
    };
  }
  return null;
}

interface Joint {
  readonly at: number;
  /** The piece that says which of the two is more. */
  readonly way: number;
  readonly asks: Asked;
  /** Pieces of the two sides. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const MANIFOLD = /^(?:times|twice|double|triple|half|third|quarter|percent|%|x)$/;

const FARTHEST = /^(?:the )?(?:furthest|farthest|most)$/;

/** "than" with a comparative before it, or a link that is both; null where a number, or a difference, is what follows. */
function jointAt(sentence: Sentence, at: number): Joint | null {
  const start = sentence.pieces.findLastIndex((piece, place) => place < at && (sentence.isLink(place, 'that') || piece.kind === 'mark'));
  const before = placesFrom(sentence, start + 1, at);
  const way = sentence.isLink(at, 'than') ? (before.findLast((place) => wayAt(sentence, place) !== null) ?? -1) : at;
  const after = placesFrom(sentence, at + 1, stopAfter(sentence, at));
  const lead = sentence.previous(way);
  const isAmount = sentence.pieces.some((piece, place) => piece.kind === 'head' && piece.head === 'amount' && place < at);
  const asks = FARTHEST.test(sentence.lower(lead)) ? 'farthest' : isAmount ? 'amount' : 'condition';
  const tokens = tokensAt(sentence, after);
  const isNumber = tokens.some(({ kind, lower }) => kind === 'number' || numerals.has(lower) || MANIFOLD.test(lower));
  if (way < 0 || /^over$/.test(sentence.lower(at)) || sentence.at(lead, 'head')?.head === 'count' || isNumber || tokens.length > LONGEST) return null;
  return { at, way, before, after, asks };
}

/** A side of more words than this says more than the name of a field. */
const LONGEST = 9;

/** Where the second side ends: at a mark, another part of the question, or a place or time. */
function isStop(sentence: Sentence, at: number): boolean {
  const kind = sentence.pieces[at]?.kind ?? '';
  if (sentence.lower(at).endsWith('number of')) return false;
  if (/^(?:mark|grouper|head|sorter|aggregate|extreme|limit|quote)$/.test(kind) || sentence.isLink(at, 'and', 'or', 'without', 'except')) return true;
  return sentence.isLink(at, 'in', 'from') && /^(?:value|condition)$/.test(sentence.pieces[sentence.next(at)]?.kind ?? '');
}

/** Where the second side ends that begins behind a place. */
export function stopAfter(sentence: Sentence, at: number): number {
  const stop = sentence.pieces.findIndex((_, place) => place > at && isStop(sentence, place));
  return stop < 0 ? sentence.pieces.length : stop;
}

/** Places from one to before another. */
export function placesFrom(sentence: Sentence, from: number, to: number): readonly number[] {
  return [...sentence.pieces.keys()].slice(from, to);
}

/** The words of some places. */
export function tokensAt(sentence: Sentence, places: readonly number[]): readonly Token[] {
  return places.flatMap((place) => sentence.tokens.slice(sentence.pieces[place]?.from ?? 0, sentence.pieces[place]?.to ?? 0));
}

/** "which line has more riders than seats": of groups two totals would be compared, which a condition cannot do. */
function asksForGroups(sentence: Sentence): boolean {
  const head = sentence.headAt('which');
  const group = head < 0 ? null : groupableAt(sentence, sentence.next(head));
  return group?.field.type === 'text' && !isOwnName(sentence, group);
}

const MORE = /\b(?:more|higher|dearer|costlier|pricier|bigger|larger|greater|longer|heavier|above|exceed(?:s|ing)?|over|better)\b/;
const LESS = /\b(?:less|fewer|lower|cheaper|smaller|shorter|lighter|below|beneath|worse)\b/;

function wayAt(sentence: Sentence, at: number): 'more' | 'less' | null {
  const said = sentence.lower(at);
  if (MORE.test(said) || comparatives.more.has(said)) return 'more';
  return LESS.test(said) || comparatives.less.has(said) ? 'less' : null;
}

function opOf(sentence: Sentence, { way }: Joint, left: FieldProfile): '<' | '>' | null {
  const said = wayAt(sentence, way);
  if (!/\b(?:better|worse)\b/.test(sentence.lower(way))) return said === 'less' ? '<' : '>';
  const best = bestEnd(left);
  return best === null ? null : (best === 'more') === (said === 'more') ? '>' : '<';
}

interface Sides {
  readonly left: Side;
  readonly right: Side;
}

function sidesOf(sentence: Sentence, joint: Joint): Sides | null {
  const right = fieldsIn(sentence, joint.after);
  // "sold below their list price" of records with units in stock: what is done for a price, and no number.
  const isOfPrice = ({ places, profile }: Side) => profile.dimension !== 'money' && places.every((at) => PRICED.test(sentence.lower(at)));
  const left = fieldsIn(sentence, joint.before).filter((side) => !(right[0]?.profile.dimension === 'money' && isOfPrice(side)));
  const [only = null, ...others] = right;
  const nearest = left.at(-1);
  const spelled = spelledSides(sentence, joint);
  if (spelled !== null) return spelled;
  if (only === null || others.some(({ profile }) => profile !== only.profile)) return null;
  const subject =
    nearest === undefined || nearest.profile === only.profile ? (priced(sentence, joint, only.profile) ?? stocked(sentence, only.profile)) : nearest;
  return subject !== null && isAlike(subject.profile, only.profile) ? { left: subject, right: only } : null;
}

/** An amount: no key, no year, and no switch of 0 and 1. */
function isCompared(profile: FieldProfile): boolean {
  const { min, max, integer } = profile.field;
  return isMeasurable(profile) && !isYear(profile) && !(min === 0 && max === 1 && integer === true);
}

/** The numbers that are named on a side. */
function fieldsIn(sentence: Sentence, places: readonly number[]): readonly Side[] {
  return places.flatMap((at) => {
    const profile = numberAt(sentence, at);
    return profile === null || !isCompared(profile) ? [] : [{ profile, places: [at] }];
  });
}

/** "more TEU went out than came in", "more people want than own": each side says what the names of the two do not share. */
export function spelledSides(sentence: Sentence, { before, after, way, at }: Joint): Sides | null {
  const [left, right] = [before.filter((place) => place !== at), after];
  const numbers = sentence.profiles.filter(isCompared);
  // Each side says some word of its own: all pairs of many fields would take seconds.
  const saidOn = (places: readonly number[]) => {
    const said = tokensAt(sentence, places);
    return numbers
      .filter(({ words }) => words.some(({ stem }) => said.some((token) => isForm(token, stem))))
      .map((profile) => ({ profile, stems: telling(sentence, profile, numbers) }));
  };
  const [onLeft, onRight] = [saidOn(left), saidOn(right)];
  const pairs = onLeft.flatMap(({ profile: one, stems: ofOne }) =>
    onRight.flatMap(({ profile: other, stems: ofOther }): readonly (Sides & { readonly said: number })[] => {
      // Saturdays that are left are no price of a Saturday.
      if (one === other || !isAlike(one, other) || (one.dimension === 'money') !== (other.dimension === 'money')) return [];
      // "less paid than due" of a fee paid and a fee due: what both are called by need not be said.
      const shared = [...new Set([...ofOne, ...ofOther])].filter((stem) =>
        [one, other].every(({ words }) => words.some((word) => word.stem === stem)),
      );
      const own = (stems: readonly string[]) => stems.filter((stem) => !shared.includes(stem));
      const [ownLeft, ownRight] = [placesOf(sentence, left, own(ofOne)), placesOf(sentence, right, own(ofOther))];
      const both = placesOf(sentence, [...left, ...right], shared);
      if (ownLeft === null || ownRight === null || both === null || ownLeft.length === 0 || ownRight.length === 0) return [];
      // What only stands in front of the clause is no side of it: the words are those next to "more" or right before it.
      const isNear =
        [...ownLeft, ...both].some((place) => place > way) ||
        ownLeft.some((place) => place === before.findLast((each) => each < way && !isSilent(sentence, each)));
      if (!isNear && shared.length === 0) return [];
      const said = own(ofOne).length + own(ofOther).length + shared.length;
      return [{ left: { profile: one, places: [...ownLeft, ...both] }, right: { profile: other, places: ownRight }, said }];
    }),
  );
  const most = Math.max(...pairs.map(({ said }) => said));
  const [best, ...rivals] = pairs.filter(({ said }) => said === most);
  return best === undefined || rivals.length > 0 ? null : best;
}

/** The words of a name; of one that is said in part, those that no other number is called by that it could be compared with. */
function telling({ tokens }: Sentence, profile: FieldProfile, numbers: readonly FieldProfile[]): readonly string[] {
  const { words } = profile;
  const said = words.filter(({ stem }) => tokens.some((token) => isForm(token, stem)));
  const isOnly = said.some(
    ({ stem, weight }) =>
      weight === 1 &&
      numbers.filter((other) => other.dimension === profile.dimension && isAlike(other, profile) && other.words.some((word) => word.stem === stem))
        .length === 1,
  );
  return (isOnly ? said : words).map(({ stem }) => stem);
}

/** Where each of the stems is said; null where one is not. */
function placesOf(sentence: Sentence, places: readonly number[], stems: readonly string[]): readonly number[] | null {
  const found = stems.map((stem) =>
    places.find((place) => sentence.isOpen(place) && tokensAt(sentence, [place]).some((token) => isForm(token, stem))),
  );
  return found.every((place) => place !== undefined) ? found : null;
}

/** Amounts that can be compared: of one dimension and unit, and no part of a hundred with a number. */
function isAlike(one: FieldProfile, other: FieldProfile): boolean {
  const isCount = ({ dimension, counted }: FieldProfile) => dimension === null && counted !== null;
  const isMixed = (one.dimension === 'money' && isCount(other)) || (other.dimension === 'money' && isCount(one));
  const isOfOther = one.dimension !== null && other.dimension !== null && one.dimension !== other.dimension;
  const [unit, second] = [one.unit?.factor ?? null, other.unit?.factor ?? null];
  return !isMixed && !isOfOther && (unit === null || second === null || unit === second) && (one.field.unit === '%') === (other.field.unit === '%');
}

/** Verbs and pronouns of the clause: with both sides known they say no more. */
function isSilent(sentence: Sentence, at: number): boolean {
  const kind = sentence.pieces[at]?.kind ?? '';
  return kind === 'verb' || sentence.isLink(at, 'is', 'has', 'them', 'of', 'with', 'from') || CLAUSE_VERBS.test(sentence.lower(at));
}

const CLAUSE_VERBS = /^(?:by|people|(?:the )?number of|went|came|drew|got|took|left|had|did)$/;
