import { placeIn, shown } from '../condition/source-text.ts';
import { nearestName } from '../condition/nearest-name.ts';
import { readCondition } from '../condition/parse.ts';
import type { TextPlaces } from '../condition/places.ts';
import type { ComputedField, Measure, Measured } from './plan.ts';
import { planError } from './plan-error.ts';
import { computedSigns } from './print.ts';
import type { Placed, TokenReader } from '../condition/token-reader.ts';

type FieldMeasure = 'sum' | 'avg' | 'median' | 'min' | 'max' | 'stddev';

const FIELD_MEASURES: Readonly<Record<string, FieldMeasure>> = {
  sum: 'sum',
  avg: 'avg',
  average: 'avg',
  mean: 'avg',
  median: 'median',
  min: 'min',
  max: 'max',
  stddev: 'stddev',
};

const FUNCTIONS = ['count', 'sum', 'avg', 'median', 'min', 'max', 'stddev', 'percentile', 'p90', 'distinct', 'share', 'growth', 'running', 'corr'];

const COMPUTED: readonly ComputedField['kind'][] = ['difference', 'ratio', 'sum', 'product'];

/** Growth of growth, and so on: more than any question asks for, and far below what the stack takes. */
const MAX_NESTING = 10;

/** Reads the measures of one plan, in the order in which the text first names them. */
export class ParsedMeasures {
  readonly #reader: TokenReader;
  readonly #places: TextPlaces;
  readonly #all: Measure[] = [];

  constructor(reader: TokenReader, places: TextPlaces) {
    this.#reader = reader;
    this.#places = places;
  }

  /** Every measure that was read, each kept for the plan. */
  get all(): readonly Measure[] {
    return this.#all;
  }

  /** Reads the measures with which a plan begins. */
  readAll(): void {
    this.#all.push(...this.#reader.list(() => this.#measure(0)));
  }

  /** Reads one more, and gives its position; one that is not yet among the measures is added to them. */
  next(): number {
    const measure = this.#measure(0);
    const text = JSON.stringify(measure);
    const index = this.#all.findIndex((each) => JSON.stringify(each) === text);
    return index >= 0 ? index : this.#all.push(measure) - 1;
  }

  /** A measure, or two of them with `/` or `-` between. */
  #measure(depth: number): Measure {
    const left = this.#single(depth);
    const kind = this.#reader.isSymbol('/') ? 'ratio' : this.#reader.isSymbol('-') ? 'difference' : undefined;
    if (kind === undefined) return left;
    this.#reader.advance();
    return { kind, left, right: this.#single(depth) };
  }

  #single(depth: number): Measure {
    const reader = this.#reader;
    const { token } = reader;
    if (token.kind !== 'name' || token.quoted || !reader.isSymbol('(', reader.second)) {
      throw reader.expected('a measure', `Measures are count(), avg(price), and so on: ${FUNCTIONS.join(', ')}.`);
    }
    if (depth > MAX_NESTING) {
      throw planError(`more than ${MAX_NESTING} measures inside each other ${placeIn(reader.text, token.start)}`, 'Write it like growth(count()).');
    }
    reader.advance();
    reader.advance();
    const measure = this.#measureOf(token.name, token.start, depth);
    if (!reader.takeSymbol(')')) throw reader.expected('")"');
    return measure;
  }

  #measureOf(name: string, start: number, depth: number): Measure {
    const word = name.toLowerCase();
    switch (word) {
      case 'count':
        return this.#count(start);
      case 'share':
        return this.#share();
      case 'corr':
      case 'correlation':
        return this.#correlation();
      case 'growth':
      case 'running':
        return this.#places.note({ kind: word, of: this.#measure(depth + 1) }, { kind: start, of: this.#reader.token.start });
      case 'distinct': {
        const { value: field, offset } = this.#reader.field();
        return this.#places.note({ kind: 'distinct', field }, { field: offset, kind: start });
      }
      default:
        return this.#fieldMeasure(name, word, start);
    }
  }

  #fieldMeasure(name: string, word: string, start: number): Measure {
    const percent = /^p(\d{1,3})$/.exec(word)?.[1];
    const kind = Object.hasOwn(FIELD_MEASURES, word) ? FIELD_MEASURES[word] : undefined;
    if (kind === undefined && word !== 'percentile' && percent === undefined) {
      const near = nearestName(word, [...FUNCTIONS, ...Object.keys(FIELD_MEASURES)]);
      const hint = near === undefined ? `Measures are ${FUNCTIONS.join(', ')}.` : `Did you mean ${near}?`;
      throw planError(`no aggregate "${shown(name)}" ${placeIn(this.#reader.text, start)}`, hint);
    }
    const { value: field, offset } = this.#measured();
    if (kind !== undefined) return this.#places.note({ kind, field }, { field: offset, kind: start });
    if (percent !== undefined) return this.#places.note({ kind: 'percentile', field, p: Number(percent) }, { field: offset, p: start });
    this.#reader.wantSymbol(',');
    const p = this.#reader.number();
    return this.#places.note({ kind: 'percentile', field, p: p.value }, { field: offset, p: p.offset });
  }

  /** `price`, `price - cost`. */
  #measured(): Placed<Measured> {
    const left = this.#reader.field();
    const kind = COMPUTED.find((each) => this.#reader.isSymbol(computedSigns[each]));
    if (kind === undefined) return left;
    this.#reader.advance();
    const right = this.#reader.field();
    const value = this.#places.note({ kind, left: left.value, right: right.value }, { left: left.offset, right: right.offset });
    return { value, offset: left.offset };
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
    return { kind: 'countIf', of: readCondition(reader, this.#places) };
  }

  /** `share()`, `share(pets = true)`, `share(sum(revenue))`. */
  #share(): Measure {
    const reader = this.#reader;
    if (reader.isSymbol(')')) return { kind: 'share', of: null };
    if (!reader.isWord('sum') || !reader.isSymbol('(', reader.second)) return { kind: 'share', of: readCondition(reader, this.#places) };
    reader.advance();
    reader.advance();
    const { value: field, offset } = this.#measured();
    reader.wantSymbol(')');
    return this.#places.note({ kind: 'shareOf', field }, { field: offset });
  }

  #correlation(): Measure {
    const first = this.#reader.field();
    this.#reader.wantSymbol(',');
    const second = this.#reader.field();
    return this.#places.note({ kind: 'correlation', fields: [first.value, second.value] }, { 'fields[0]': first.offset, 'fields[1]': second.offset });
  }
}
