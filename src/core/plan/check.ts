import { shown } from '../condition/source-text.ts';
import { checkStats } from './check-stats.ts';
import { checkScope, checkWhere, inside, type Checking } from './check-where.ts';
import { noPlaces, type Places } from '../condition/places.ts';
import type { ChangeMean, ChangeOrder, ChangesPlan, HistoryPlan, Plan, RecordsPlan, RunsPlan, SeveralPlan } from './plan.ts';
import { createFieldLookup, type ConditionField } from '../condition/fields.ts';
import { planDialect } from './tokens.ts';
import { planError } from './plan-error.ts';
import { checkWhole } from './whole-number.ts';

/**
 * The plan in normal form, fit for these fields: names, dates and conditions as they are written there, nothing asked for twice.
 * Rejects with `invalid_parameter` unknown fields, and what is not for the type of a field.
 */
export function checkPlan(plan: Plan, fields: readonly ConditionField[]): Plan {
  return checkPlacedPlan(plan, fields, noPlaces);
}

/** As `checkPlan`; failures name the places that are known. */
export function checkPlacedPlan(plan: Plan, fields: readonly ConditionField[], places: Places): Plan {
  const checking = { lookup: createFieldLookup(fields, planDialect), places };
  return plan.kind === 'several' ? checkSeveral(plan, checking) : checkOne(plan, checking, '');
}

const MOST_PARTS = 20;
const LONGEST_LABEL = 200;
const LONGEST_KEY = 2000;
const LONGEST_RUN = 64;
const MOST_FIELDS = 1000;

type Part = SeveralPlan['parts'][number];

function checkSeveral({ parts }: SeveralPlan, checking: Checking): SeveralPlan {
  if (parts.length === 0 || parts.length > MOST_PARTS)
    throw planError(`${parts.length} plans at once, where 1 to ${MOST_PARTS} are taken`, 'Ask for fewer.');
  return {
    kind: 'several',
    parts: parts.map(({ label, plan }, index): Part => {
      if (label.length > LONGEST_LABEL) throw planError(`the label of a part has more than ${LONGEST_LABEL} characters`, 'Give a shorter one.');
      return { label, plan: checkOne(plan, checking, `parts[${index}].plan`) };
    }),
  };
}

function checkOne<One extends Exclude<Plan, SeveralPlan>>(plan: One, checking: Checking, path: string): One;
function checkOne(plan: Exclude<Plan, SeveralPlan>, checking: Checking, path: string): Exclude<Plan, SeveralPlan> {
  switch (plan.kind) {
    case 'stats':
      return checkStats(plan, checking, path);
    case 'records':
      return checkRecords(plan, checking, path);
    case 'history':
      return checkHistory(plan, checking);
    case 'changes':
      return checkChanges(plan, checking, path);
    case 'runs':
      return checkRuns(plan, checking);
  }
}

function checkRuns({ from, to, of }: RunsPlan, checking: Checking): RunsPlan {
  const checked = checkStats(of, checking, 'of');
  if (checked.groups.length > 0) throw planError('a plan of runs has a row for each run, and no groups', 'Leave BY out, or ask it of one run.');
  return { kind: 'runs', from: checkRun(from), to: checkRun(to), of: checked };
}

function checkRecords(plan: RecordsPlan, checking: Checking, path: string): RecordsPlan {
  const { lookup, places } = checking;
  const ordered = plan.order.map((each, index) => ({
    field: lookup(each.field, () => places.of(each, 'field', inside(path, `order[${index}]`))).name,
    descending: each.descending,
  }));
  return {
    kind: 'records',
    where: plan.where === null ? null : checkScope(plan.where, inside(path, 'where'), checking),
    fields: checkFields(plan, checking, path),
    // A field decides once; after that all that it could order is tied.
    order: ordered.filter(({ field }, index) => ordered.findIndex((each) => each.field === field) === index),
    offset: checkWhole(plan.offset, 0, () => `OFFSET${places.of(plan, 'offset', path)}`),
    limit: plan.limit === null ? null : checkWhole(plan.limit, 1, () => `LIMIT${places.of(plan, 'limit', path)}`),
  };
}

function checkHistory({ key, field, kind }: HistoryPlan, { lookup, places }: Checking): HistoryPlan {
  const trimmed = key.trim();
  if (trimmed === '' || trimmed.length > LONGEST_KEY) {
    throw planError(`the key of a record has 1 to ${LONGEST_KEY} characters`, "Write it like history of 'F-1042'.");
  }
  return { kind, key: trimmed, field: field === null ? null : lookup(field, () => places.of({}, 'field', '')).name };
}

function checkChanges(plan: ChangesPlan, checking: Checking, path: string): ChangesPlan {
  const { lookup, places } = checking;
  const { direction, where = null, was, mean, by, order = [] } = plan;
  if (mean !== undefined && by !== undefined) throw planError('changes that are counted BY a field have no AVERAGE', 'Leave one of the two out.');
  const ordered = order.map((each, index) => checkChangeOrder(each, inside(path, `order[${index}]`), checking));
  const texts = ordered.map((each) => `${each.by} ${each.field}`);
  return {
    kind: 'changes',
    from: checkRun(plan.from),
    to: checkRun(plan.to),
    change: plan.change,
    fields: checkFields(plan, checking, path),
    direction: direction === null ? null : { ...direction, field: movingField(direction) },
    ...(where === null ? {} : { where: checkWhere(where, inside(path, 'where'), checking) }),
    ...(was === undefined ? {} : { was: checkWhere(was, inside(path, 'was'), checking) }),
    ...(mean === undefined ? {} : { mean: checkChangeMean(mean, inside(path, 'mean'), checking) }),
    ...(by === undefined ? {} : { by: lookup(by, () => places.of(plan, 'by', path)).name }),
    ...(order.length === 0 ? {} : { order: ordered.filter((_, index) => texts.indexOf(texts[index] ?? '') === index) }),
    limit: plan.limit === null ? null : checkWhole(plan.limit, 1, () => `LIMIT${places.of(plan, 'limit', path)}`),
  };

  function movingField(wanted: NonNullable<ChangesPlan['direction']>): string {
    const place = () => places.of(wanted, 'field', inside(path, 'direction'));
    const field = lookup(wanted.field, place);
    const isPercent = wanted.least?.by === 'pct';
    if (field.type === 'number' || (field.type === 'date' && !isPercent)) return field.name;
    const reason = isPercent ? 'not a number, so it has no pct' : 'neither a number nor a date, so it goes neither up nor down';
    throw planError(`field "${shown(field.name)}"${place()} is ${reason}`, 'Name another field, or leave that out.');
  }
}

function checkChangeMean(mean: ChangeMean, path: string, checking: Checking): ChangeMean {
  const { field } = checkChangeOrder({ ...mean, descending: false }, path, checking);
  const place = () => checking.places.of(mean, 'field', path);
  if (mean.by === 'value' && checking.lookup(field, place).type !== 'number')
    throw planError(`field "${shown(field)}"${place()} is not a number, so it has no average`, 'Name a field of numbers.');
  return { by: mean.by, field };
}

function checkChangeOrder(order: ChangeOrder, path: string, { lookup, places }: Checking): ChangeOrder {
  const place = () => places.of(order, 'field', path);
  const field = lookup(order.field, place);
  const { by, descending } = order;
  if (by === 'value' || field.type === 'number' || (by === 'delta' && field.type === 'date')) return { by, field: field.name, descending };
  const types = by === 'delta' ? 'neither a number nor a date' : 'not a number';
  throw planError(`field "${shown(field.name)}"${place()} is ${types}, so it has no ${by}`, 'Order by another field, or by its values.');
}

function checkRun(run: string): string {
  const trimmed = run.trim();
  if (trimmed.toLowerCase() === 'oldest') return 'first';
  if (trimmed !== '' && trimmed.length <= LONGEST_RUN) return trimmed;
  throw planError('a run is named by its id, by first, previous, latest or a day', "Write it like changes from '2026-03-01' to latest.");
}

function checkFields(plan: RecordsPlan | ChangesPlan, { lookup, places }: Checking, path: string): readonly string[] {
  if (plan.fields.length > MOST_FIELDS) throw planError(`more than ${MOST_FIELDS} fields`, 'Name fewer; without any, all are shown.');
  const names = plan.fields.map((name, index) => lookup(name, () => places.of(plan, `fields[${index}]`, path)).name);
  return [...new Set(names)];
}
