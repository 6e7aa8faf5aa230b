import type { Plan } from '../../plan/plan.ts';
import { tellsApart } from '../facts.ts';
import { isAdditive } from '../field-role.ts';
import type { Sentence } from '../sentence.ts';
import { statsPlan } from './composed.ts';

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

/** Different names for each record, where many of them come again. */
const REPEATED = 0.6;

/** "top 5 films by tickets sold" of screenings: what records of the same name add up to ranks the names, and no single record. */
export function asNamed(made: Plan, { facts, profiles, tokens }: Sentence): Plan {
  if (made.kind !== 'records' || made.limit === null || (made.offset ?? 0) > 0 || facts.titleField === null) return made;
  const [order, ...others] = made.order;
  const ranked = profiles.find(({ field }) => field.name === order?.field);
  const title = profiles.find(({ field }) => field.name === facts.titleField);
  const isRepeated = (facts.distinct(facts.titleField) ?? title?.field.distinct ?? Infinity) < REPEATED * facts.records;
  if (order?.descending !== true || others.length > 0 || ranked === undefined || title === undefined || !isRepeated) return made;
  const isSaid = title.words.length === 1 && tokens.some(({ stem }) => stem === title.words[0]?.stem);
  if (!isSaid || !isAdditive(ranked)) return made;
  return statsPlan({
    where: made.where,
    groups: [{ kind: 'value', field: facts.titleField }],
    measures: [{ kind: 'sum', field: order.field }, { kind: 'count' }],
    order: [{ by: 'measure', index: 0, descending: true }],
    limit: made.limit,
  });
}
