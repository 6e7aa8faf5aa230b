import { placeIn } from '../condition/source-text.ts';
import { checkPlacedPlan } from './check.ts';
import { eachClause, numberAt, takeDescending } from './clauses.ts';
import { parseStats } from './parse-stats.ts';
import { readCondition } from '../condition/parse.ts';
import { TextPlaces } from '../condition/places.ts';
import type { ChangeDirection, ChangeMean, ChangeOrder, ChangesPlan, HistoryPlan, Plan, RecordsPlan, RunsPlan, SeveralPlan } from './plan.ts';
import type { ConditionField } from '../condition/fields.ts';
import { planDialect } from './tokens.ts';
import { planError } from './plan-error.ts';
import { TokenReader } from '../condition/token-reader.ts';

/**
 * Reads a plan and checks it against the fields: `avg(price), count() by city where bedrooms >= 2 order by avg(price) desc limit 5`,
 * `list title, price where pets = true order by price`, `changes from previous to latest of price down`, `history of 'F-1042' field price`,
 * or several of these but the last, with `;` between and a label before each (`'with': …; 'without': …`).
 * Rejects any other text with `invalid_parameter`, naming the place.
 */
export function parsePlan(text: string, fields: readonly ConditionField[]): Plan {
  const reader = new TokenReader(text, planDialect);
  const places = new TextPlaces(text);
  const plan = parseParts(reader, places);
  return checkPlacedPlan(plan, fields, places);
}

type Part = SeveralPlan['parts'][number];

function parseParts(reader: TokenReader, places: TextPlaces): Plan {
  const parts: { readonly label: string | null; readonly plan: Plan; readonly start: number }[] = [];
  do {
    const label = parseLabel(reader);
    parts.push({ label, start: reader.token.start, plan: parseOne(reader, places) });
  } while (reader.takeSymbol(';') && reader.token.kind !== 'end');
  if (reader.token.kind !== 'end') throw reader.expected('the end, or ";" and another plan');
  const [first] = parts;
  if (first !== undefined && parts.length === 1 && first.label === null) return first.plan;
  return {
    kind: 'several',
    parts: parts.map(({ label, plan, start }): Part => {
      if (plan.kind !== 'history' && plan.kind !== 'runs' && plan.kind !== 'several') return { label: label ?? '', plan };
      throw planError(`a plan of ${plan.kind} stands alone ${placeIn(reader.text, start)}`, 'Ask for it without the other plans.');
    }),
  };
}

function parseLabel(reader: TokenReader): string | null {
  if (reader.token.kind !== 'string') return null;
  const { value } = reader.string();
  reader.wantSymbol(':');
  return value;
}

const BEGINNINGS = 'an aggregate such as count() or avg(price), LIST, CHANGES, HISTORY or RUNS';

function parseOne(reader: TokenReader, places: TextPlaces): Plan {
  if (reader.token.kind === 'name' && !reader.token.quoted && !reader.isSymbol('(', reader.second)) {
    if (reader.takeWord('list')) return parseRecords(reader, places);
    if (reader.takeWord('changes')) return parseChanges(reader, places);
    if (reader.takeWord('history')) return parseHistory(reader, places);
    if (reader.takeWord('runs')) return parseRuns(reader, places);
  }
  if (reader.token.kind !== 'name') throw reader.expected(BEGINNINGS);
  return parseStats(reader, places);
}

function parseRecords(reader: TokenReader, places: TextPlaces): RecordsPlan {
  const plan: { -readonly [Key in keyof RecordsPlan]: RecordsPlan[Key] } = {
    kind: 'records',
    fields: [],
    where: null,
    order: [],
    limit: null,
    offset: 0,
  };
  const offsets: Record<string, number> = {};
  if (!reader.takeSymbol('*') && reader.token.kind === 'name' && !RECORD_CLAUSES.some((name) => reader.isWord(name))) {
    plan.fields = parseFields(reader, offsets);
  }
  eachClause(reader, RECORD_CLAUSES, {
    where: () => (plan.where = readCondition(reader, places)),
    order: () => {
      reader.wantWord('by');
      plan.order = reader.list(() => {
        const { value: field, offset } = reader.field();
        return places.note({ field, descending: takeDescending(reader) }, { field: offset });
      });
    },
    limit: () => (plan.limit = numberAt(reader, offsets, 'limit')),
    offset: () => (plan.offset = numberAt(reader, offsets, 'offset')),
  });
  return places.note(plan, offsets);
}

function parseFields(reader: TokenReader, offsets: Record<string, number>): readonly string[] {
  const fields = reader.list(() => reader.field());
  fields.forEach(({ offset }, index) => (offsets[`fields[${index}]`] = offset));
  return fields.map(({ value }) => value);
}

const RECORD_CLAUSES = ['where', 'order', 'limit', 'offset'] as const;

function parseChanges(reader: TokenReader, places: TextPlaces): ChangesPlan {
  const plan: { -readonly [Key in keyof ChangesPlan]: ChangesPlan[Key] } = {
    kind: 'changes',
    from: 'previous',
    to: 'latest',
    change: null,
    fields: [],
    direction: null,
    limit: null,
  };
  const offsets: Record<string, number> = {};
  for (const change of ['added', 'removed', 'changed'] as const) if (plan.change === null && reader.takeWord(change)) plan.change = change;
  eachClause(reader, ['from', 'to', 'in', 'of', 'by', 'was', 'where', 'average', 'order', 'limit'], {
    from: () => (plan.from = parseRun(reader)),
    to: () => (plan.to = parseRun(reader)),
    in: () => (plan.fields = parseFields(reader, offsets)),
    of: () => (plan.direction = parseDirection(reader, places)),
    by: () => {
      const { value: field, offset } = reader.field();
      plan.by = field;
      offsets['by'] = offset;
    },
    was: () => (plan.was = readCondition(reader, places)),
    where: () => (plan.where = readCondition(reader, places)),
    average: () => (plan.mean = parseChangeMean(reader, places)),
    order: () => {
      reader.wantWord('by');
      plan.order = reader.list(() => parseChangeOrder(reader, places));
    },
    limit: () => (plan.limit = numberAt(reader, offsets, 'limit')),
  });
  return places.note(plan, offsets);
}

/** `runs from first to latest: avg(price)`. */
function parseRuns(reader: TokenReader, places: TextPlaces): RunsPlan {
  const between = { from: 'first', to: 'latest' };
  eachClause(reader, ['from', 'to'], {
    from: () => (between.from = parseRun(reader)),
    to: () => (between.to = parseRun(reader)),
  });
  reader.wantSymbol(':');
  return { kind: 'runs', ...between, of: parseStats(reader, places) };
}

/** `price down`, `delta(price) < -100` or `pct(price) >= 5`. */
function parseDirection(reader: TokenReader, places: TextPlaces): ChangeDirection {
  const { by, field, offset } = parseChangeValue(reader);
  if (by === 'value') {
    const way = (['up', 'down'] as const).find((word) => reader.takeWord(word));
    if (way === undefined) throw reader.expected('UP or DOWN');
    return places.note({ field, way }, { field: offset });
  }
  const op = reader.operator('<, <=, > or >=');
  const { value } = reader.number();
  const way = op.startsWith('<') && value < 0 ? 'down' : op.startsWith('>') && value > 0 ? 'up' : null;
  if (way === null) throw reader.expected('a fall below zero or a rise above it', `Write it like of ${by}(price) < -5 or of ${by}(price) > 5.`);
  return places.note({ field, way, least: { by, op: op.endsWith('=') ? '>=' : '>', value: Math.abs(value) } } as const, { field: offset });
}

/** `price`, `delta(price)` or `pct(price)`. */
function parseChangeOrder(reader: TokenReader, places: TextPlaces): ChangeOrder {
  const { by, field, offset } = parseChangeValue(reader);
  return places.note({ by, field, descending: takeDescending(reader) }, { field: offset });
}

/** `price`, `delta(price)` or `pct(price)`. */
function parseChangeMean(reader: TokenReader, places: TextPlaces): ChangeMean {
  const { by, field, offset } = parseChangeValue(reader);
  return places.note({ by, field }, { field: offset });
}

function parseChangeValue(reader: TokenReader): Pick<ChangeOrder, 'by' | 'field'> & { readonly offset: number } {
  const by = (['delta', 'pct'] as const).find((word) => reader.isWord(word) && reader.isSymbol('(', reader.second)) ?? 'value';
  if (by !== 'value') {
    reader.advance();
    reader.wantSymbol('(');
  }
  const { value: field, offset } = reader.field();
  if (by !== 'value') reader.wantSymbol(')');
  return { by, field, offset };
}

/** `first`, `previous`, `latest`, or the id of a run or a day between quotes. */
function parseRun(reader: TokenReader): string {
  for (const word of ['first', 'oldest', 'previous', 'latest']) if (reader.takeWord(word)) return word;
  if (reader.token.kind === 'string') return reader.string().value;
  throw reader.expected('a run', "Write first, previous, latest, or the id of a run or a day between single quotes: '2026-03-01'.");
}

function parseHistory(reader: TokenReader, places: TextPlaces): HistoryPlan {
  reader.wantWord('of');
  const { token } = reader;
  if (token.kind !== 'string' && token.kind !== 'name')
    throw reader.expected('the key of a record', "Write the key between single quotes: 'F-1042'.");
  reader.advance();
  const key = token.kind === 'string' ? token.value : token.name;
  if (!reader.takeWord('field')) return places.note({ kind: 'history', key, field: null }, { key: token.start });
  const { value: field, offset } = reader.field();
  return places.note({ kind: 'history', key, field }, { key: token.start, field: offset });
}
