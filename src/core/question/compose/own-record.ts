import { fieldsOf } from '../../condition/transform.ts';
import { nameWords } from '../../language/profile/field-names.ts';
import { stem as stemOf } from '../../language/stem.ts';
import type { Token } from '../../language/tokens.ts';
import type { OnePlan, Plan, RecordsPlan } from '../../plan/plan.ts';
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
  if (made.kind !== 'records' || made.limit === null || (made.offset ?? 0) > 0) return made;
  const [order, ...others] = made.order;
  const ranked = profiles.find(({ field }) => field.name === order?.field);
  if (order?.descending !== true || others.length > 0 || ranked === undefined || !isAdditive(ranked)) return made;
  const set = new Set(fieldsOf(made.where));
  // Two schools of one name are two all the same.
  const own = new Set(nameWords(facts.name).map((word) => stemOf(word)));
  const named = profiles.filter(({ field, words }) => {
    const [thing, ...more] = words.filter(({ stem }) => !/^(?:name|titl)/.test(stem));
    const isRepeated = (facts.distinct(field.name) ?? field.distinct ?? Infinity) < REPEATED * facts.records;
    const isAsked =
      tokens.some(({ stem, lower }, at) => stem === thing?.stem && isRanked(tokens, at) && !isEndOf(facts.name, lower)) &&
      !own.has(thing?.stem ?? '');
    return field.type === 'text' && more.length === 0 && isRepeated && !set.has(field.name) && isAsked;
  });
  const [title] = named;
  if (title === undefined || named.length > 1) return made;
  return statsPlan({
    where: made.where,
    groups: [{ kind: 'value', field: title.field.name }],
    measures: [{ kind: 'sum', field: order.field }, { kind: 'count' }],
    order: [{ by: 'measure', index: 0, descending: true }],
    limit: made.limit,
  });
}

/** "stops" of a scraper called busstops. */
function isEndOf(name: string, word: string): boolean {
  return word.length > 3 && name.toLowerCase().endsWith(word);
}

/** "which film", "top 5 films"; "and for which film" asks whose the highest is. */
function isRanked(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (/^(?:and|for|of|in|from|by|at|on|with)$/.test(tokens[at - 2]?.lower ?? '')) return false;
  return before?.kind === 'number' || /^(?:which|what|top)$/.test(before?.lower ?? '');
}

/** "best score among films of 2020", "least urban country": of what is praised, the record is asked for, and not only the figure. */
export function asPraised(made: Plan, { text, pieces }: Sentence): Plan {
  const record = made.kind === 'stats' && made.having.length === 0 ? recordOf(made) : null;
  const isPraised = /^(?:the )?(?:best|worst|most|least|fewest)\b/i.test(text.trim()) && pieces.some(({ kind }) => kind === 'noun');
  return isPraised && record !== null ? record : made;
}

/** The plan of the one record: that which was listed, or the one that has the highest or lowest value. */
export function recordOf(last: OnePlan): RecordsPlan | null {
  if (last.kind === 'records') return last.limit === 1 ? last : null;
  const [measure, ...more] = last.measures;
  if (last.groups.length > 0 || more.length > 0 || (measure?.kind !== 'max' && measure?.kind !== 'min') || typeof measure.field !== 'string')
    return null;
  const order = [{ field: measure.field, descending: measure.kind === 'max' }];
  return { kind: 'records', where: last.where, fields: [], order, offset: 0, limit: 1 };
}
