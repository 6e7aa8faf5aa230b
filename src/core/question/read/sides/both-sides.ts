import type { Condition } from '../../../condition/condition.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { presenceOf } from '../conditions/presences.ts';
import type { ContrastRead } from '../conditions/stated.ts';
import { whereOf } from '../conditions/value-conditions.ts';
import { comparativesIn } from './contrast.ts';
import { fieldAt } from '../fields.ts';
import { flipped, sidesOfPrefix } from './flag-contrast.ts';

/** "with and without a balcony": two sides of one field, before its presence is read. */
export function readBothSides(sentence: Sentence): ContrastRead | null {
  const contrast = sidesOfEnd(sentence) ?? sidesOfState(sentence) ?? sidesOfPrefix(sentence) ?? sidesOfPresence(sentence);
  // "above the median size" is a bound of its own.
  const isBound = (at: number) => sentence.at(sentence.past(at, 'than', 'of'), 'aggregate') !== null;
  if (contrast !== null) sentence.use(...comparativesIn(sentence).filter((at) => !isBound(at)));
  return contrast;
}

/** "do boats with a trailer cost more than those without": what the end denies was said before. */
function sidesOfEnd(sentence: Sentence): ContrastRead | null {
  const last = sentence.previous(sentence.pieces.length);
  const denial = sentence.isLink(last, 'them') || sentence.at(last, 'noun') !== null ? sentence.previous(last) : last;
  let joint = sentence.previous(denial);
  const isCount = (place: number) => sentence.at(place, 'head')?.head === 'count';
  while (sentence.isLink(joint, 'them', 'that') || sentence.at(joint, 'noun') !== null || isCount(joint)) joint = sentence.previous(joint);
  const at = sentence.all('condition').findLast((place) => place < joint) ?? -1;
  const own = sentence.open(at, 'condition');
  const named = own === null ? (sentence.all('field').find((place) => place < joint && fieldAt(sentence, place, isSwitch) !== null) ?? -1) : -1;
  const flag = fieldAt(sentence, named, isSwitch);
  const where: Condition | null =
    own !== null && /^(?:flag|absence)$/.test(own.source)
      ? own.where
      : flag === null
        ? null
        : { kind: 'compare', field: flag.field.name, op: '=', value: true };
  if (!sentence.isLink(denial, 'without', 'not') || !sentence.isLink(joint, 'versus', 'than', 'above', 'below', 'or', 'and') || where === null)
    return null;
  const place = own === null ? named : at;
  sentence.use(place, joint, denial);
  const word = sentence.words(place).replace(/^with (?:an? |the )?/i, '');
  return {
    parts: [
      { label: `with ${word}`, where },
      { label: `without ${word}`, where: flipped(where) },
    ],
  };
}

const isSwitch = ({ field }: FieldProfile) => field.type === 'boolean';

interface State {
  readonly profile: FieldProfile;
  readonly where: Condition;
}

/** A state that is said of the records, or that of having what a field holds. */
function stateAt(sentence: Sentence, at: number): State | null {
  const own = sentence.open(at, 'condition');
  if (own !== null) return /^(?:flag|absence)$/.test(own.source) ? own : null;
  const profile = fieldAt(sentence, at, () => true);
  const where = profile === null ? null : presenceOf(sentence, { profile, has: true });
  return profile === null || where === null ? null : { profile, where };
}

/** The same switch named once more. */
function isOfProfile(sentence: Sentence, at: number, profile: FieldProfile): boolean {
  const isNamed = sentence.open(at, 'field')?.choices.some((choice) => choice.profile === profile) === true;
  return isNamed || sentence.open(at, 'condition')?.profile === profile;
}

/** "slabbed vs not: average grade", "with a guest and without a guest", "leaks vs no leaks". */
function sidesOfState(sentence: Sentence): ContrastRead | null {
  for (const at of [...sentence.all('condition'), ...sentence.all('field')]) {
    const isJoined = sentence.isLink(at + 1, 'versus', 'and', 'or');
    const lacking = isJoined ? sentence.open(at + 2, 'condition') : null;
    // "leaks vs no leaks".
    if (lacking?.source === 'absence' && isOfProfile(sentence, at, lacking.profile) && /^no\b/.test(sentence.lower(at + 2))) {
      sentence.use(at, at + 1, at + 2);
      return {
        parts: [
          { label: sentence.words(at), where: flipped(lacking.where) },
          { label: sentence.words(at + 2), where: lacking.where },
        ],
      };
    }
    const denied = isJoined && sentence.isLink(at + 2, 'without', 'not') ? at + 2 : -1;
    const own = denied < 0 ? null : stateAt(sentence, at);
    if (own === null) continue;
    // "a free cart or no cart fee": twice the same.
    if (
      own.where.kind === 'compare' &&
      own.where.value === 0 &&
      own.where.op === '=' &&
      sentence.isLink(denied, 'not') &&
      sentence.isLink(at + 1, 'or')
    )
      continue;
    // "renewable vs not renewable: average award".
    const again = sentence.next(denied);
    const isAgain = isOfProfile(sentence, again, own.profile);
    if (!isAgain && again < sentence.pieces.length && !/^[,:;-]$/.test(sentence.lower(denied + 1))) continue;
    const lead = sentence.isLink(sentence.previous(at), 'with', 'has') ? [sentence.previous(at)] : [];
    sentence.use(at, at + 1, denied, ...lead, ...(isAgain ? [again] : []));
    const word = sentence.words(at).replace(/^with (?:an? |the )?/i, '');
    const [has, lacks] = sentence.isLink(denied, 'not') ? ['', `${sentence.lower(denied)} `] : ['with ', 'without '];
    return {
      parts: [
        { label: `${has}${word}`, where: own.where },
        { label: `${lacks}${word}`, where: flipped(own.where) },
      ],
    };
  }
  return null;
}

/** "with and without a balcony", "with or no lift". */
function sidesOfPresence(sentence: Sentence): ContrastRead | null {
  for (const at of sentence.links('with', 'has')) {
    const denied = sentence.isLink(at + 1, 'and', 'or', 'versus') ? sentence.open(at + 2, 'condition') : null;
    if (denied !== null && /^(?:flag|absence)$/.test(denied.source) && /^(?:without|no)\b/.test(sentence.lower(at + 2))) {
      sentence.use(at, at + 1, at + 2);
      const word = sentence.words(at + 2).replace(/^\S+ (?:an? |the )?/, '');
      return {
        parts: [
          { label: `with ${word}`, where: flipped(denied.where) },
          { label: `without ${word}`, where: denied.where },
        ],
      };
    }
    const without = sentence.isLink(at + 1, 'and', 'or', 'versus') && sentence.isLink(at + 2, 'without') ? at + 2 : -1;
    if (without < 0) continue;
    const place = sentence.next(without);
    const [has = null, lacks = null] = sidesAt(sentence, place);
    if (has === null || lacks === null) continue;
    sentence.use(at, at + 1, without, place);
    const word = sentence.words(place);
    return {
      parts: [
        { label: `with ${word}`, where: has },
        { label: `without ${word}`, where: lacks },
      ],
    };
  }
  return null;
}

/** What holds of those with it, and of those without: of a switch, a field that is filled, or one item of a list. */
function sidesAt(sentence: Sentence, at: number): readonly (Condition | null)[] {
  const profile = sentence.open(at, 'condition')?.profile ?? fieldAt(sentence, at, () => true);
  if (profile !== null) return [true, false].map((has) => presenceOf(sentence, { profile, has }));
  const [hit, ...more] = sentence.open(at, 'value')?.hits ?? [];
  return hit === undefined || more.length > 0 ? [] : [whereOf(hit), flipped(whereOf(hit))];
}
