import type { Condition } from '../../../condition/condition.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import { stem } from '../../../language/stem.ts';
import { doerOf } from '../../annotate/concepts.ts';
import type { Sentence } from '../../sentence.ts';
import type { Stated } from './stated.ts';
import { denialBefore, negated } from './negated.ts';
import { isVocabulary } from '../../annotate/value-parts.ts';

export function valueAt(sentence: Sentence, at: number): Stated | null {
  const piece = sentence.open(at, 'value');
  if (piece === null) return null;
  const before = qualifierBefore(sentence, at);
  const after = qualifierAfter(sentence, at);
  const named = (place: number | null) => (place === null ? undefined : piece.hits.find(({ field }) => isMentionOf(sentence, place, field)));
  const [byBefore, byAfter] = [named(before), named(after)];
  const chosen = byBefore ?? byAfter ?? likeliest(piece.hits, sentence, at);
  if (chosen === undefined) return null;
  sentence.use(at);
  if (byBefore !== undefined && before !== null) sentence.use(before);
  else if (byAfter !== undefined && after !== null) sentence.use(after);
  // "rated R", "sponsored by industry", "taught by Ann Lee": the participle is of the field that the value is of.
  const lead = sentence.isLink(at - 1, 'from') ? sentence.previous(at - 1) : at - 1;
  const isRated = lead === at - 1 && sentence.open(lead, 'field') !== null && sentence.lower(lead).endsWith('ed');
  if (isRated || isDoingOf(sentence, lead, chosen.field)) sentence.use(lead);
  const start = byBefore !== undefined && before !== null ? before : at;
  const denial = denialBefore(sentence, start);
  const rivals = piece.hits.filter((hit) => hit !== chosen && hit.records * 3 > chosen.records);
  const isChosen = byBefore === undefined && byAfter === undefined && rivals.length > 0;
  const note =
    piece.isPart === true
      ? `taking "${sentence.words(at)}" as ${chosen.field} ${chosen.spellings.map((value) => `"${value}"`).join(' or ')}`
      : isChosen
        ? `taking "${sentence.words(at)}" as a ${chosen.field}`
        : null;
  const where = whereOf(chosen);
  return {
    at: denial ?? start,
    end: byAfter !== undefined && after !== null ? after : at,
    where: denial === null ? where : negated(where),
    field: chosen.field,
    label: `${denial === null ? '' : 'not '}${chosen.spellings[0] ?? sentence.words(at)}`,
    note,
    kind: 'value',
  };
}

/** A participle of a name that the field shares a word with, or a verb whose doer the field names. */
function isDoingOf(sentence: Sentence, at: number, field: string): boolean {
  const profile = sentence.profiles.find((each) => each.field.name === field);
  const choices = sentence.open(at, 'field')?.choices;
  if (profile === undefined) return false;
  if (choices === undefined)
    return (sentence.open(at, 'unknown') ?? sentence.open(at, 'verb')) !== null && doerOf(stem(sentence.lower(at)), sentence.profiles) === profile;
  if (!sentence.lower(at).endsWith('ed')) return false;
  return choices.some((choice) => choice.profile.words.some((word) => word.weight === 1 && profile.words.some((own) => own.stem === word.stem)));
}

/** The condition that a value of a field is. */
export function whereOf({ field, kind, spellings }: ValueHit): Condition {
  const [only = ''] = spellings;
  if (kind === 'item') {
    const items = spellings.map((text): Condition => ({ kind: 'has', field, negated: false, text }));
    return items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'or', items };
  }
  return spellings.length === 1 ? { kind: 'compare', field, op: '=', value: only } : { kind: 'in', field, negated: false, values: [...spellings] };
}

function isMentionOf(sentence: Sentence, at: number, field: string): boolean {
  const piece = sentence.open(at, 'field');
  const best = piece?.choices[0]?.score ?? 0;
  return (
    piece?.choices.some(({ profile, score }) => profile.field.name === field && (profile.field.type === 'text' || score >= best - 0.01)) === true &&
    piece.choices[0]?.profile.field.type !== 'number'
  );
}

/** "the city of Porto", "genre is Drama", "rated R". */
function qualifierBefore(sentence: Sentence, at: number): number | null {
  let place = at - 1;
  while (sentence.pieces[place]?.kind === 'harmless' || sentence.pieces[place]?.kind === 'mark' || sentence.isLink(place, 'is', 'of', 'not', 'in'))
    place -= 1;
  return sentence.open(place, 'field') === null ? null : place;
}

/** "Diesel fuel", "Oakford city", "substantial damage". */
function qualifierAfter(sentence: Sentence, at: number): number | null {
  const next = sentence.at(at + 1, 'mark') !== null && sentence.lower(at + 1) === '-' ? at + 2 : at + 1;
  const place = sentence.pieces[next]?.kind === 'noun' && sentence.pieces[next + 1]?.kind === 'field' ? next + 1 : next;
  return sentence.open(place, 'field') === null ? null : place;
}

/** Verbs and links that tell which field a name is a value of. */
const CUES: readonly (readonly [RegExp, RegExp])[] = [
  [/direct/, /direct/],
  [/writ|wrote|author/, /writ|author/],
  [/publish/, /publish/],
  [/produc/, /produc/],
  [/star|cast|act/, /cast|star|actor/],
  [/sold|sell/, /seller|vendor|shop/],
  [/develop/, /develop/],
  [/from|in|made/, /countr|city|origin|location|region|state|town|place|nation/],
];

/** Of two places of one record, the word right before a name says at which end it is. */
const ENDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:from|leaving|departing|out of|starting (?:in|at|from))$/, /^(?:orig|from|dep|start|source|pickup|sender)/],
  [/^(?:to|into|towards?|until|bound for|headed for|going to|arriving (?:in|at))$/, /^(?:dest|to$|to_|arr|target|drop|deliver|recipient)/],
];

/** Values of one field are said together: "milk and nuts" are two allergens; and one record has several of them only in a list. */
const TOGETHER = 3;

/** What the values that are coordinated with the one at a place may mean: "milk, eggs and soy". */
function coordinated(sentence: Sentence, at: number): readonly (readonly ValueHit[])[] {
  const follow = (step: (place: number) => number): readonly (readonly ValueHit[])[] => {
    const found: (readonly ValueHit[])[] = [];
    for (let joint = step(at); sentence.isLink(joint, 'and', 'or'); joint = step(step(joint))) {
      const joined = step(joint);
      // "milk, and nuts": a comma and a word are one joint.
      const place = sentence.isLink(joined, 'and', 'or') ? step(joined) : joined;
      const value = sentence.at(place, 'value');
      if (value === null) break;
      found.push(value.hits);
    }
    return found;
  };
  return [...follow((place) => sentence.next(place)), ...follow((place) => sentence.previous(place))];
}

function likeliest(hits: readonly ValueHit[], sentence: Sentence, at: number): ValueHit | undefined {
  if (hits.length === 1) return hits[0];
  const around = [sentence.lower(at - 1), sentence.lower(at - 2), sentence.lower(at + 1)].join(' ');
  const cue = CUES.find(([said]) => said.test(around))?.[1];
  const end = ENDS.find(([said]) => said.test(sentence.lower(sentence.previous(at))))?.[1];
  const beside = coordinated(sentence, at);
  const score = (hit: ValueHit) =>
    TOGETHER * beside.filter((others) => others.some(({ field }) => field === hit.field)).length +
    (beside.length > 0 && hit.kind === 'item' ? TOGETHER : 0) +
    (cue?.test(hit.field.toLowerCase()) === true ? 4 : 0) +
    (end?.test(hit.field.toLowerCase()) === true ? 8 : 0) +
    (isVocabulary(hit.field, sentence.facts) ? 2 : 0) +
    (hit.kind === 'whole' ? 0.5 : 0) -
    (hit.field === sentence.facts.titleField ? 1 : 0) +
    hit.records / Math.max(1, sentence.facts.records);
  return hits.toSorted((a, b) => score(b) - score(a))[0];
}
