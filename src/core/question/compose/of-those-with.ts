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

const HAVING =
  /^\W*how many (?:of (?:them|these|those) |\p{L}+ )?(?:have|has|had|charge|charges|offer|take|come with|got|state|give|list)\b(?! been\b).*?(?=\band\b)/iu;
