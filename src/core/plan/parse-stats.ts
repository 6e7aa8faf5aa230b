import { placeIn, shown } from '../condition/source-text.ts';
import { folded } from '../condition/nearest-name.ts';
import { eachClause, numberAt, takeDescending } from './clauses.ts';
import { readCondition } from '../condition/parse.ts';
import type { TextPlaces } from '../condition/places.ts';
import { ParsedMeasures } from './parse-measure.ts';
import type { DateBucket, Grouping, Having, RowOrder, StatsPlan } from './plan.ts';
import { planError } from './plan-error.ts';
import { printGrouping } from './print.ts';
import type { TokenReader } from '../condition/token-reader.ts';

/** Calendar buckets that dates can be grouped into. */
export const dateBuckets = [
  'decade',
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'monthname',
  'weekday',
  'hour',
] as const satisfies readonly DateBucket[];

/** What the items of lists are grouped with. */
const ITEMS = 'items';

/** Reads values, and by what, of what, within which bounds, in which order and how many. */
export function parseStats(reader: TokenReader, places: TextPlaces): StatsPlan {
  return new StatsParser(reader, places).parse();
}

class StatsParser {
  readonly #reader: TokenReader;
  readonly #places: TextPlaces;
  readonly #measures: ParsedMeasures;
  readonly #offsets: Record<string, number> = {};

  constructor(reader: TokenReader, places: TextPlaces) {
    this.#reader = reader;
    this.#places = places;
    this.#measures = new ParsedMeasures(reader, places);
  }

  parse(): StatsPlan {
    this.#measures.readAll();
    const plan: { -readonly [Key in keyof StatsPlan]: StatsPlan[Key] } = {
      kind: 'stats',
      where: null,
      groups: [],
      measures: this.#measures.all,
      having: [],
      order: [],
      limit: null,
    };
    const reader = this.#reader;
    // An order may speak of groups that the text names after it.
    const orders: (() => RowOrder)[] = [];
    const perGroups: ((plan: Pick<StatsPlan, 'groups'>) => { readonly limit: number })[] = [];
    eachClause(reader, ['by', 'where', 'having', 'order', 'first', 'limit', 'offset'], {
      by: () => (plan.groups = reader.list(() => this.#grouping())),
      where: () => (plan.where = readCondition(reader, this.#places)),
      having: () => (plan.having = this.#having()),
      order: () => {
        reader.wantWord('by');
        orders.push(...reader.list(() => this.#order(plan)));
      },
      first: () => perGroups.push(this.#perGroup()),
      limit: () => (plan.limit = numberAt(reader, this.#offsets, 'limit')),
      offset: () => (plan.offset = numberAt(reader, this.#offsets, 'offset')),
    });
    plan.order = orders.map((order) => order());
    for (const perGroup of perGroups) plan.perGroup = perGroup(plan);
    return this.#places.note(plan, this.#offsets);
  }

  #grouping(): Grouping {
    const reader = this.#reader;
    const { token } = reader;
    if (token.kind === 'name' && !token.quoted && reader.isSymbol('(', reader.second)) {
      const name = token.name.toLowerCase();
      const bucket = dateBuckets.find((each) => each === name);
      if (bucket === undefined && name !== ITEMS) {
        const hint = `Dates are grouped with ${dateBuckets.join(', ')}, as in month(posted_at), and lists with items(tags).`;
        throw reader.expected('a field', hint);
      }
      reader.advance();
      reader.advance();
      const { value: field, offset } = reader.field();
      reader.wantSymbol(')');
      if (bucket === undefined) return this.#places.note({ kind: 'item', field }, { field: offset });
      return this.#places.note({ kind: 'date', bucket, field }, { field: offset, bucket: token.start });
    }
    const { value: field, offset } = reader.field();
    if (!reader.takeSymbol('/')) return this.#places.note({ kind: 'value', field }, { field: offset });
    const width = reader.number();
    return this.#places.note({ kind: 'number', field, width: width.value }, { field: offset, width: width.offset });
  }

  /** `first 3 per city`, where the city is what the text groups by first. */
  #perGroup(): (plan: Pick<StatsPlan, 'groups'>) => { readonly limit: number } {
    const reader = this.#reader;
    const limit = numberAt(reader, this.#offsets, 'perGroup.limit');
    reader.wantWord('per');
    const { start } = reader.token;
    const grouping = this.#grouping();
    return ({ groups }) => {
      if (indexOfText(groups, printGrouping, grouping) === 0) return { limit };
      const hint = 'Write it like count() by city, category order by count() desc first 3 per city.';
      throw planError(`"${shown(printGrouping(grouping))}" ${placeIn(reader.text, start)} is not the first of the groupings`, hint);
    };
  }

  #having(): readonly Having[] {
    const bounds: Having[] = [];
    do {
      const measure = this.#measures.next();
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
    if (called && ![ITEMS, ...dateBuckets].includes(token.name.toLowerCase())) {
      const index = this.#measures.next();
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
        plan.groups.length === 0 ? `Add "by ${what}".` : `Order by an aggregate, or by ${plan.groups.map(printGrouping).map(shown).join(' or ')}.`;
      throw planError(`"${what}" ${placeIn(reader.text, token.start)} is nothing that the aggregates are grouped by`, hint);
    };
  }
}

function indexOfText<Item>(items: readonly Item[], textOf: (item: Item) => string, wanted: Item): number {
  const text = textOf(wanted);
  const exact = items.findIndex((item) => textOf(item) === text);
  return exact >= 0 ? exact : items.findIndex((item) => folded(textOf(item)) === folded(text));
}
