import { placeIn, shown } from '../condition/filter-error.ts';
import { folded, nearestName } from '../condition/nearest-name.ts';
import { eachClause, numberAt, takeDescending } from './clauses.ts';
import { parseWhere } from './parse-where.ts';
import type { TextPlaces } from '../condition/places.ts';
import type { DateBucket, Grouping, Having, Measure, RowOrder, StatsPlan } from './plan.ts';
import { planError } from './plan-error.ts';
import { printGrouping } from './print.ts';
import type { TokenReader } from '../condition/token-reader.ts';

/** Calendar buckets that dates can be grouped into. */
export const dateBuckets = ['year', 'quarter', 'month', 'week', 'day', 'weekday', 'hour'] as const satisfies readonly DateBucket[];

type FieldMeasure = Exclude<Measure['kind'], 'count' | 'values' | 'percentile' | 'share' | 'countIf' | 'correlation'>;

const FIELD_MEASURES: Readonly<Record<string, FieldMeasure>> = {
  sum: 'sum',
  avg: 'avg',
  average: 'avg',
  mean: 'avg',
  median: 'median',
  min: 'min',
  max: 'max',
  stddev: 'stddev',
  distinct: 'distinct',
};

const FUNCTIONS = ['count', 'sum', 'avg', 'median', 'min', 'max', 'stddev', 'percentile', 'p90', 'distinct', 'share', 'corr'];

/** Reads figures, and by what, of what, within which bounds, in which order and how many. */
export function parseStats(reader: TokenReader, places: TextPlaces): StatsPlan {
  return new StatsParser(reader, places).parse();
}

class StatsParser {
  readonly #reader: TokenReader;
  readonly #places: TextPlaces;
  readonly #measures: Measure[] = [];
  readonly #offsets: Record<string, number> = {};

  constructor(reader: TokenReader, places: TextPlaces) {
    this.#reader = reader;
    this.#places = places;
  }

  parse(): StatsPlan {
    this.#measures.push(...this.#reader.list(() => this.#measure()));
    const plan: { -readonly [Key in keyof StatsPlan]: StatsPlan[Key] } = {
      kind: 'stats',
      where: null,
      groups: [],
      measures: this.#measures,
      having: [],
      order: [],
      limit: null,
    };
    const reader = this.#reader;
    // An order may speak of groups that the text names after it.
    const orders: (() => RowOrder)[] = [];
    eachClause(reader, ['by', 'where', 'having', 'order', 'limit'], {
      by: () => (plan.groups = reader.list(() => this.#grouping())),
      where: () => (plan.where = parseWhere(reader, this.#places)),
      having: () => (plan.having = this.#having()),
      order: () => {
        reader.wantWord('by');
        orders.push(...reader.list(() => this.#order(plan)));
      },
      limit: () => (plan.limit = numberAt(reader, this.#offsets, 'limit')),
    });
    plan.order = orders.map((order) => order());
    return this.#places.note(plan, this.#offsets);
  }

  #measure(): Measure {
    const reader = this.#reader;
    const { token } = reader;
    if (token.kind !== 'name' || token.quoted || !reader.isSymbol('(', reader.second)) {
      throw reader.expected('a figure', `Figures are count(), avg(price), and so on: ${FUNCTIONS.join(', ')}.`);
    }
    reader.advance();
    reader.advance();
    const measure = this.#measureOf(token.name, token.start);
    if (!reader.takeSymbol(')')) throw reader.expected('")"');
    return measure;
  }

  #measureOf(name: string, start: number): Measure {
    const word = name.toLowerCase();
    if (word === 'count') return this.#count(start);
    if (word === 'share') return { kind: 'share', of: this.#reader.isSymbol(')') ? null : parseWhere(this.#reader, this.#places) };
    if (word === 'corr' || word === 'correlation') return this.#correlation();
    const { value: field, offset } = this.#knownFunction(name, word, start);
    const percent = /^p(\d{1,3})$/.exec(word)?.[1];
    if (percent !== undefined) return this.#places.note({ kind: 'percentile', field, p: Number(percent) }, { field: offset, p: start });
    if (word === 'percentile') {
      this.#reader.wantSymbol(',');
      const p = this.#reader.number();
      return this.#places.note({ kind: 'percentile', field, p: p.value }, { field: offset, p: p.offset });
    }
    return this.#places.note({ kind: FIELD_MEASURES[word] ?? 'distinct', field }, { field: offset, kind: start });
  }

  /** The field of a function that has one. */
  #knownFunction(name: string, word: string, start: number) {
    if (!Object.hasOwn(FIELD_MEASURES, word) && word !== 'percentile' && !/^p\d{1,3}$/.test(word)) {
      const near = nearestName(word, [...FUNCTIONS, ...Object.keys(FIELD_MEASURES)]);
      const hint = near === undefined ? `Figures are ${FUNCTIONS.join(', ')}.` : `Did you mean ${near}?`;
      throw planError(`no figure "${shown(name)}" ${placeIn(this.#reader.text, start)}`, hint);
    }
    return this.#reader.field();
  }

  #count(start: number): Measure {
    const reader = this.#reader;
    const isAll = reader.isSymbol('*') && reader.isSymbol(')', reader.second);
    if (isAll) reader.advance();
    if (reader.isSymbol(')')) return { kind: 'count' };
    if (reader.token.kind === 'name' && reader.isSymbol(')', reader.second)) {
      const { value: field, offset } = reader.field();
      return this.#places.note({ kind: 'values', field }, { field: offset, kind: start });
    }
    return { kind: 'countIf', of: parseWhere(reader, this.#places) };
  }

  #correlation(): Measure {
    const first = this.#reader.field();
    this.#reader.wantSymbol(',');
    const second = this.#reader.field();
    return this.#places.note({ kind: 'correlation', fields: [first.value, second.value] }, { 'fields[0]': first.offset, 'fields[1]': second.offset });
  }

  #grouping(): Grouping {
    const reader = this.#reader;
    const { token } = reader;
    if (token.kind === 'name' && !token.quoted && reader.isSymbol('(', reader.second)) {
      const bucket = dateBuckets.find((each) => each === token.name.toLowerCase());
      if (bucket === undefined) throw reader.expected('a field', `Dates are grouped with ${dateBuckets.join(', ')}, as in month(posted_at).`);
      reader.advance();
      reader.advance();
      const { value: field, offset } = reader.field();
      reader.wantSymbol(')');
      return this.#places.note({ kind: 'date', bucket, field }, { field: offset, bucket: token.start });
    }
    const { value: field, offset } = reader.field();
    if (!reader.takeSymbol('/')) return this.#places.note({ kind: 'value', field }, { field: offset });
    const width = reader.number();
    return this.#places.note({ kind: 'number', field, width: width.value }, { field: offset, width: width.offset });
  }

  #having(): readonly Having[] {
    const bounds: Having[] = [];
    do {
      const measure = this.#place(this.#measure());
      const op = this.#reader.operator();
      const { value, offset } = this.#reader.number();
      bounds.push(this.#places.note({ measure, op, value }, { value: offset }));
    } while (this.#reader.takeWord('and'));
    return bounds;
  }

  #order(plan: Pick<StatsPlan, 'groups'>): () => RowOrder {
    const reader = this.#reader;
    const { token } = reader;
    const called = token.kind === 'name' && !token.quoted && reader.isSymbol('(', reader.second);
    if (called && !dateBuckets.some((bucket) => bucket === token.name.toLowerCase())) {
      const index = this.#place(this.#measure());
      const descending = takeDescending(reader);
      return () => ({ by: 'measure', index, descending });
    }
    const grouping = this.#grouping();
    const descending = takeDescending(reader);
    return () => {
      const index = indexOfText(plan.groups, printGrouping, grouping);
      if (index >= 0) return { by: 'group', index, descending };
      const what = shown(printGrouping(grouping));
      const hint =
        plan.groups.length === 0 ? `Add "by ${what}".` : `Order by a figure, or by ${plan.groups.map(printGrouping).map(shown).join(' or ')}.`;
      throw planError(`"${what}" ${placeIn(reader.text, token.start)} is nothing that the figures are grouped by`, hint);
    };
  }

  /** The position of a measure, which is added when it is not among those asked for. */
  #place(measure: Measure): number {
    const text = JSON.stringify(measure);
    const index = this.#measures.findIndex((each) => JSON.stringify(each) === text);
    return index >= 0 ? index : this.#measures.push(measure) - 1;
  }
}

function indexOfText<Item>(items: readonly Item[], textOf: (item: Item) => string, wanted: Item): number {
  const text = textOf(wanted);
  const exact = items.findIndex((item) => textOf(item) === text);
  return exact >= 0 ? exact : items.findIndex((item) => folded(textOf(item)) === folded(text));
}
