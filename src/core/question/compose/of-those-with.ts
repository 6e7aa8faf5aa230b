import { conjunction, fieldsOf, itemsOf } from '../../condition/transform.ts';
import { measureFields } from '../../plan/measure-fields.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "how many charge a pet fee and how much is it on average": those that have one are counted, since a figure of it is asked as well. */
export function ofThoseWith(plan: Plan, { text, tokens, pieces }: Sentence): Plan {
  const first = HAVING.exec(text)?.[0].length;
  if (first === undefined || plan.kind !== 'stats' || plan.where !== null || plan.groups.length > 0) return plan;
  const [only, ...more] = new Set(plan.measures.flatMap((measure) => measureFields(measure)));
  const said = pieces.filter((piece) => piece.kind === 'field' && (tokens[piece.from]?.start ?? 0) < first);
  const isOfOther = said.some((piece) => piece.kind === 'field' && piece.choices.every(({ profile }) => profile.field.name !== only));
  if (only === undefined || more.length > 0 || isOfOther) return plan;
  return { ...plan, measures: plan.measures.map((measure) => (measure.kind === 'count' ? { kind: 'values', field: only } : measure)) };
}

/** "average deposit of moorings that ask for one": without those that ask for none. */
export function ofThoseAsking(plan: Plan, { text, profiles }: Sentence): Plan {
  if (plan.kind !== 'stats' || !ASKING_ONE.test(text)) return plan;
  const [only, ...more] = new Set(plan.measures.flatMap((measure) => (measure.kind === 'count' ? [] : measureFields(measure))));
  const field = profiles.find((profile) => profile.field.name === only)?.field;
  if (field?.type !== 'number' || field.min !== 0 || more.length > 0 || fieldsOf(plan.where).includes(field.name)) return plan;
  return { ...plan, where: conjunction([...itemsOf(plan.where), { kind: 'compare', field: field.name, op: '>', value: 0 }]) };
}

const ASKING_ONE = /\b(?:that|which|who)(?: \p{L}+){1,3} one\W*$|\b(?:with|having) one\W*$/iu;

const HAVING =
  /^\W*how many (?:of (?:them|these|those) |\p{L}+ )?(?:have|has|had|charge|charges|offer|take|come with|got|state|give|list)\b(?! been\b).*?(?=\band\b)/iu;
