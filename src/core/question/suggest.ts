import { deriveRole } from '../fields/role.ts';
import type { QueryField } from '../language/query-field.ts';
import { planByRules } from './plan-question.ts';
import type { DataFacts } from './facts.ts';

const MOST = 3;

/** Up to three short questions about these records, each of which the rules can plan; none where no field lends itself to one. */
export function suggestQuestions(fields: readonly QueryField[], facts: DataFacts, now: number): readonly string[] {
  const withRole = (...roles: readonly string[]) =>
    fields.filter((field) => (field.nulls ?? 0) === 0 || (field.values ?? 1) > 0).filter((field) => roles.includes(field.role ?? deriveRole(field)));
  const [measure] = [...withRole('price'), ...withRole('additive', 'average'), ...withRole('number', 'count')];
  const [group] = withRole('category');
  const totalOrAverage = measure !== undefined && withRole('additive').includes(measure) ? 'total' : 'average';
  const asked = [
    ...(measure === undefined ? [] : [`${totalOrAverage} ${measure.name}${group === undefined ? '' : ` by ${group.name}`}`]),
    ...(measure === undefined ? [] : [`highest ${measure.name}`]),
    ...(group === undefined ? [] : [`how many by ${group.name}`]),
    'how many',
  ];
  return asked.filter((text) => planByRules({ text, fields, facts, last: null, now }).kind === 'plan').slice(0, MOST);
}
