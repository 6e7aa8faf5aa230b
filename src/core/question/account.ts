import { fieldsOf } from '../condition/transform.ts';
import { measureFields } from '../plan/measure-fields.ts';
import type { Plan } from '../plan/plan.ts';
import type { Reading } from './read/reading.ts';
import type { Sentence } from './sentence.ts';

/** Pieces that hold a question together; left open, they leave nothing out. */
const SILENT: ReadonlySet<string> = new Set(['harmless', 'mark', 'noun', 'head', 'direction', 'sorter']);
/** Links that turn or join conditions: one that nothing took was not understood. */
const TELLING_LINKS: ReadonlySet<string> = new Set([
  'or',
  'without',
  'not',
  'except',
  'versus',
  'between',
  'above',
  'below',
  'missing',
  'others',
  'divided',
  'minus',
  'times',
  'steps',
  'instead',
]);

/** The words of a question that nothing used and that could change what is meant. */
export function unusedWords(sentence: Sentence): readonly string[] {
  return sentence.pieces.flatMap((piece, at) => {
    if (!sentence.isOpen(at) || SILENT.has(piece.kind)) return [];
    if (piece.kind === 'link' && !TELLING_LINKS.has(piece.link)) return [];
    if (piece.kind === 'verb' && isBeside(sentence, at)) return [];
    return [sentence.words(at)];
  });
}

/** Named fields that a plan is not about: passing over them would answer another question. */
export function unusedFields(sentence: Sentence, { namedAt }: Reading, plan: Plan): readonly string[] {
  const fields = new Set(fieldsOfPlan(plan));
  return namedAt.flatMap(({ at, profile }) => (fields.has(profile.field.name) || fields.has('*') ? [] : [sentence.words(at)]));
}

/** Why the plan of a question would be misread, although every word of it was used; null when nothing speaks against it. */
export function objectionTo(sentence: Sentence, plan: Plan): string | null {
  const ranked = rankedFields(plan).flatMap((name) => sentence.profiles.filter(({ field }) => field.name === name));
  const [praise] = sentence.pieces.flatMap((piece) => (piece.kind === 'extreme' && /^(?:best|worst)$/.test(piece.word) ? [piece.word] : []));
  const unclear = ranked.find(
    ({ field, concepts }) => field.type === 'number' && field.role !== 'additive' && !concepts.some(({ id }) => id === 'rating'),
  );
  if (praise !== undefined && unclear !== undefined)
    return `I do not know which end of ${unclear.field.name} is the ${praise}: ask for the highest or the lowest`;
  const isCount = sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'count');
  const summed = plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])) : [];
  const averaged = sentence.profiles.find(({ field }) => field.role === 'average' && summed.includes(field.name));
  return isCount && averaged !== undefined ? `${averaged.field.name} is a measure that does not add up to a number of anything` : null;
}

/** Fields by whose lowest or highest value something is chosen. */
function rankedFields(plan: Plan): readonly string[] {
  if (plan.kind === 'records') return plan.order.map(({ field }) => field);
  if (plan.kind !== 'stats') return [];
  const ends = plan.measures.filter(({ kind }) => kind === 'min' || kind === 'max');
  const ordered = plan.order.flatMap(({ by, index }) => (by === 'measure' ? (plan.measures[index] ?? []) : []));
  return [...ends, ...ordered].flatMap((measure) => measureFields(measure));
}

function fieldsOfPlan(plan: Plan): readonly string[] {
  switch (plan.kind) {
    case 'stats':
      return [...fieldsOf(plan.where), ...plan.groups.map(({ field }) => field), ...plan.measures.flatMap((measure) => measureFields(measure))];
    case 'records':
      return [...fieldsOf(plan.where), ...plan.fields, ...plan.order.map(({ field }) => field)];
    case 'several':
      return plan.parts.flatMap((part) => fieldsOfPlan(part.plan));
    case 'changes':
    case 'history':
      return ['*'];
  }
}

/** A verb says nothing new beside what was understood: "posted in March", "which city brings in the most". */
function isBeside(sentence: Sentence, at: number): boolean {
  // "the run of 1 September" is an import, and nothing that records do.
  if (
    /^runs?$/.test(sentence.lower(at)) &&
    /^(?:the|last|each|every|previous|this|first|latest|\d+)$/.test(sentence.tokens[(sentence.pieces[at]?.from ?? 0) - 1]?.lower ?? '')
  )
    return false;
  const isTaken = (place: number) => place >= 0 && place < sentence.pieces.length && !sentence.isOpen(place);
  const after = sentence.past(at, 'in', 'of', 'from', 'with', 'than', 'to', 'between', 'above', 'below');
  return isTaken(after) || isTaken(at + 1) || (isTaken(at - 1) && /^(?:value|condition|field)$/.test(sentence.pieces[at - 1]?.kind ?? ''));
}
