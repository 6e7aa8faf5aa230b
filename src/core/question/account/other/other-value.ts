import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import type { Plan } from '../../../plan/plan.ts';
import { isOfNames, isVocabulary } from '../../annotate/values/value-parts.ts';
import { TRADE_VERBS } from '../../lexicon/passed-over.ts';
import { entityOfKind } from '../../read/entities-of-kind.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why a word is a value of another field than the plan takes it for, or one of a field that the plan passes over; null when nothing speaks against it. */
export function otherValue(sentence: Sentence, plan: Plan): string | null {
  return (
    deniedPair(sentence) ??
    ownedValue(sentence, plan) ??
    namedKind(sentence, plan) ??
    valueOfPlace(sentence, plan) ??
    contraryValue(sentence, plan) ??
    unreadState(sentence, plan)
  );
}

/** "no housing loan" of a switch for housing and another for loans: what is denied is both words together, and not the first of them alone. */
function deniedPair({ pieces }: Sentence): string | null {
  const at = pieces.findIndex((piece, place) => {
    const next = pieces[place + 1];
    const isDenied = piece.kind === 'condition' && piece.source === 'flag' && piece.where.kind === 'compare' && piece.where.value === false;
    const other =
      next?.kind === 'field' ? next.choices[0]?.profile.field : next?.kind === 'condition' && next.source === 'flag' ? next.profile.field : undefined;
    return isDenied && other?.type === 'boolean' && other.name !== piece.profile.field.name;
  });
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (first?.kind !== 'condition' || second === undefined) return null;
  return `I cannot tell whether only ${first.profile.field.name} is denied there, or what stands behind it too`;
}

/** "name of the farmer who bought lot 106" of records that know of which type a buyer is: that is no name. */
function namedKind(sentence: Sentence, plan: Plan): string | null {
  const at = sentence.pieces.findIndex(
    (piece) => piece.kind === 'value' && piece.hits.some(({ field }) => KIND.test(field)) && NAME_OF.test(textBefore(sentence, piece.from)),
  );
  const named = at < 0 ? null : entityOfKind(sentence, at);
  if (at < 0 || plan.kind !== 'records' || (named !== null && plan.fields.includes(named.field.name))) return null;
  return `I do not see which field names the ${sentence.words(at)}`;
}

const KIND = /(?:type|kind|class|category|status)$/i;
const NAME_OF = /\bnames? of (?:the|an?|each) $/i;

/** "how many own a car" of loans for a car: what somebody owns is not what a value of some other field says. */
function ownedValue(sentence: Sentence, plan: Plan): string | null {
  const where = 'where' in plan ? fieldsOf(plan.where ?? null) : [];
  const owned = sentence.pieces.find(
    (piece) =>
      piece.kind === 'value' &&
      OWNING.test(textBefore(sentence, piece.from)) &&
      piece.hits.some(({ field }) => where.includes(field) && !/own|have|has|possess|asset|vehicle/i.test(field)),
  );
  return owned === undefined ? null : `I do not see which field says who owns a "${sentence.said(owned)}"`;
}

const OWNING = /\b(?:own|owns|owned|owning)(?: an?| their own| the)? $/i;

/** "rides from jfk" of a rate that is called so, next to zones with "JFK Airport": a place is meant before the code of something else. */
function valueOfPlace(sentence: Sentence, plan: Plan): string | null {
  const where = 'where' in plan ? fieldsOf(plan.where ?? null) : [];
  const { facts } = sentence;
  for (const piece of sentence.pieces) {
    if (piece.kind !== 'value' || !FROM.test(textBefore(sentence, piece.from))) continue;
    const own = piece.hits.find(({ field }) => where.includes(field));
    if (own === undefined || isOfPlaces(own.field)) continue;
    const place = facts.findValues(sentence.said(piece)).find(({ field }) => field !== own.field && isOfPlaces(field));
    if (place !== undefined) return `Several fields hold "${sentence.said(piece)}": ${own.field} and ${place.field}`;
  }
  return null;
}

const FROM = /\b(?:from|to|at|near|into) (?:the )?$/i;

function isOfPlaces(field: string): boolean {
  return isOfNames(field) || /zone|station|airport|orig|dest|pick|drop|port|terminal|stop|site|venue/i.test(field);
}

/** "didn't submit" as all that is not "Submitted", where "Not Submitted" is a value and others are neither. */
function contraryValue({ facts }: Sentence, plan: Plan): string | null {
  const denied = ('where' in plan ? predicatesOf(plan.where ?? null) : []).flatMap((each) =>
    each.kind === 'compare' && each.op === '!=' && typeof each.value === 'string' ? [{ field: each.field, value: each.value }] : [],
  );
  const other = denied.find(
    ({ field, value }) =>
      (facts.distinct(field) ?? 0) > 2 &&
      ['not', 'non', 'un'].some((no) =>
        [' ', '-', ''].some((joint) => facts.findValues(`${no}${joint}${value}`).some((hit) => hit.field === field && hit.kind === 'whole')),
      ),
  );
  return other === undefined ? null : `I cannot tell whether all records without "${other.value}" are meant`;
}

/** "how many lots sold last month" of lots whose status may be sold: a verb that is a value says which of them. */
function unreadState({ tokens, pieces, facts }: Sentence, plan: Plan): string | null {
  const used = fieldsOfPlan(plan);
  if (used.includes('*')) return null;
  const at = tokens.findIndex(({ lower, stem, kind }, index) => {
    if (kind !== 'word' || !(TRADE_VERBS.has(lower) || /\p{L}{2,}ed$/u.test(lower))) return false;
    const piece = pieces.find(({ from, to }) => from <= index && to > index);
    const states = facts.findValues(lower).filter(({ field, kind: how }) => how === 'whole' && isVocabulary(field, facts));
    if (states.length === 0 || states.some(({ field }) => used.includes(field))) return false;
    // The day of a sale that every lot has does not say that it was sold.
    if (piece?.kind === 'condition' && piece.source === 'time')
      return (
        piece.profile.words.every((word) => word.stem !== stem) && states.every(({ records }) => records < NEARLY * (piece.profile.field.values ?? 0))
      );
    return !/^(?:value|condition|field)$/.test(piece?.kind ?? '');
  });
  const field = facts.findValues(tokens[at]?.lower ?? '').find(({ kind }) => kind === 'whole')?.field;
  return at < 0 ? null : `I cannot tell whether "${tokens[at]?.text ?? ''}" is meant as a value of ${field ?? 'some field'}`;
}

/** A date that so many more records have says nothing of a state. */
const NEARLY = 0.95;

/** What was typed before a token, with the space behind it. */
function textBefore({ text, tokens }: Sentence, at: number): string {
  return `${text.slice(0, tokens[at]?.start ?? 0).trimEnd()} `;
}
