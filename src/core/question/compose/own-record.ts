import type { Plan } from '../../plan/plan.ts';
import { tellsApart } from '../facts.ts';
import type { Sentence } from '../sentence.ts';

/** "which tutor taught the most" by the number of each tutor: of records that are one group each, the records themselves are ranked, with their names. */
export function asRecords(made: Plan, { facts, profiles }: Sentence): Plan {
  if (made.kind !== 'stats' || made.having.length > 0 || made.perGroup !== undefined || made.limit === null) return made;
  const [group, ...deeper] = made.groups;
  const [order] = made.order;
  const measure = order?.by === 'measure' ? made.measures[order.index] : undefined;
  const isOne = (name: string) => facts.key.length === 1 && facts.key[0] === name && tellsApart(facts, name) !== false;
  const { titleField } = facts;
  if (group?.kind !== 'value' || deeper.length > 0 || !isOne(group.field) || titleField === null || titleField === group.field) return made;
  if (order === undefined || measure === undefined || !('field' in measure) || typeof measure.field !== 'string') return made;
  const isNumber = profiles.some(({ field }) => field.name === measure.field && field.type === 'number');
  if (!isNumber || !/^(?:sum|avg|min|max|median)$/.test(measure.kind)) return made;
  return {
    kind: 'records',
    where: made.where,
    fields: [titleField, measure.field],
    order: [{ field: measure.field, descending: order.descending }],
    offset: made.offset ?? 0,
    limit: made.limit,
  };
}
