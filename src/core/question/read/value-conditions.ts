import type { Condition } from '../../condition/condition.ts';
import type { ValueHit } from '../../language/values/value-index.ts';
import { isVocabulary } from '../annotate/vocabulary.ts';
import type { Sentence } from '../sentence.ts';
import type { Stated } from './stated.ts';
import { denialBefore, negated } from './negated.ts';

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
  // "rated R": the participle is of the field that the value is of.
  const lead = at - 1;
  if (sentence.open(lead, 'field') !== null && sentence.lower(lead).endsWith('ed')) sentence.use(lead);
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
  const place = sentence.pieces[at + 1]?.kind === 'noun' && sentence.pieces[at + 2]?.kind === 'field' ? at + 2 : at + 1;
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

function likeliest(hits: readonly ValueHit[], sentence: Sentence, at: number): ValueHit | undefined {
  if (hits.length === 1) return hits[0];
  const around = [sentence.lower(at - 1), sentence.lower(at - 2), sentence.lower(at + 1)].join(' ');
  const cue = CUES.find(([said]) => said.test(around))?.[1];
  const score = (hit: ValueHit) =>
    (cue?.test(hit.field.toLowerCase()) === true ? 4 : 0) +
    (isVocabulary(hit.field, sentence.facts) ? 2 : 0) +
    (hit.kind === 'whole' ? 0.5 : 0) -
    (hit.field === sentence.facts.titleField ? 1 : 0) +
    hit.records / Math.max(1, sentence.facts.records);
  return hits.toSorted((a, b) => score(b) - score(a))[0];
}
