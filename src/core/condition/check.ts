import type { FieldType } from '../../contract/operations/scrapers.ts';
import { isScrqError } from '../../errors.ts';
import type { Condition, Literal, Predicate } from './condition.ts';
import { partExample, partLiteral, partNumber } from './date-parts.ts';
import { conditionError, filterDialect, type Dialect } from './dialect.ts';
import { createFieldLookup, type ConditionField, type FieldLookup } from './fields.ts';
import { nameText } from './lexer.ts';
import { fitLiteral, literalText, literalsOf, LONGEST_TEXT } from './literal.ts';
import { normalize } from './normalize.ts';
import { parseCondition } from './parse.ts';
import type { Places } from './places.ts';
import { shown } from './source-text.ts';
import { wordsOf } from './words.ts';

/** What a condition is checked with. */
export interface Checking {
  readonly dialect: Dialect;
  readonly lookup: FieldLookup;
  readonly places: Places;
  /** Where in a larger tree the condition is, for the messages about one that was not read from a text. */
  readonly path: string;
  /** Whether items of the outermost AND may compare with aggregates (`price > avg(price)`). Default: false. */
  readonly takesAggregates?: boolean;
}

/** Reads a condition and checks it against the fields. Rejects with `invalid_parameter`, naming the place in the text. */
export function parseConditionFor(text: string, fields: readonly ConditionField[], dialect: Dialect): Condition {
  const { condition, places } = parseCondition(text, dialect);
  return checkCondition(condition, { dialect, lookup: createFieldLookup(fields, dialect), places, path: dialect.parameter });
}

/** Reads a filter and checks it against the fields. Rejects with `invalid_parameter`, naming the place in the text. */
export function parseFilterFor(text: string, fields: readonly ConditionField[]): Condition {
  return parseConditionFor(text, fields, filterDialect);
}

/** The filter in normal form, fit for these fields. Rejects with `invalid_parameter`. */
export function checkFilter<Tree extends Condition>(filter: Tree, fields: readonly ConditionField[]): Tree {
  const lookup = createFieldLookup(fields, filterDialect);
  // A check changes names and dates, and makes no predicate of another kind but IS NULL for empty lists.
  return checkCondition(filter, { dialect: filterDialect, lookup, places: nowhere, path: '' }) as Tree;
}

/** A filter that no text states has no places to name. */
const nowhere: Places = { of: () => '' };

/** Both filters at once; null is no filter. Rejects what would be nested too deeply with `invalid_parameter`. */
export function conjoin(a: Condition | null, b: Condition | null): Condition | null {
  if (a === null || b === null) return a ?? b;
  return normalize({ kind: 'and', items: [a, b] }, filterDialect);
}

/**
 * The condition in normal form, fit for the fields: names, dates and parts of dates as they are written there.
 * Rejects an unknown field, and a value or operator that is not for the field's type, with `invalid_parameter`.
 */
export function checkCondition(condition: Condition, checking: Checking): Condition {
  const normal = normalize(condition, checking.dialect);
  const { path, takesAggregates = false } = checking;
  return checkAt(normal, { ...checking, path, takesAggregates });
}

function checkAt(condition: Condition, at: Checking): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const takesAggregates = condition.kind === 'and' && at.takesAggregates === true;
      const items = condition.items.map((item, index) =>
        checkAt(item, { ...at, path: `${at.path}.items[${index}]`, takesAggregates: takesAggregates && isPredicate(item) }),
      );
      return { kind: condition.kind, items };
    }
    case 'not':
      return { kind: 'not', item: checkAt(condition.item, { ...at, path: `${at.path}.item`, takesAggregates: false }) };
    default:
      return checkPredicate(condition, at);
  }
}

function isPredicate({ kind }: Condition): boolean {
  return kind !== 'and' && kind !== 'or' && kind !== 'not';
}

function checkPredicate(predicate: Predicate, at: Checking): Predicate {
  const { dialect, lookup, places, path } = at;
  const place: PlaceOf = (part) => places.of(predicate, part, path);
  if (dialect.without.has(predicate.kind))
    throw conditionError(dialect, `${what[predicate.kind]}${place('field')} cannot be used here`, dialect.hint);
  if (predicate.kind === 'text') return { ...predicate, text: checkWords(predicate.text, () => place('text'), dialect) };
  const field = lookup(predicate.field, () => place('field'));
  const checked: FieldCheck = { field, place, dialect };
  switch (predicate.kind) {
    case 'compare':
      if (isOrder(predicate.op)) refuseUnordered(predicate.op, checked);
      return { ...predicate, field: field.name, value: checkLiteral(predicate.value, () => 'value', checked) };
    case 'in':
      return {
        ...predicate,
        field: field.name,
        values: predicate.values.map((value, index) => checkLiteral(value, () => `values[${index}]`, checked)),
      };
    case 'between': {
      refuseUnordered(predicate.negated ? 'NOT BETWEEN' : 'BETWEEN', checked);
      const [low, high] = [checkLiteral(predicate.low, () => 'low', checked), checkLiteral(predicate.high, () => 'high', checked)];
      return { ...predicate, field: field.name, low, high };
    }
    case 'null':
      return { ...predicate, field: field.name };
    case 'has':
      if (field.type === 'text') return { ...predicate, field: field.name, text: checkWords(predicate.text, () => place('text'), dialect) };
      throw conditionError(
        dialect,
        `field "${shown(field.name)}"${place('field')} is not text, so HAS finds no words in it`,
        'Use = with numbers, dates, true and false.',
      );
    case 'part':
      return checkPart(predicate, checked);
    case 'compareTo':
      return checkAggregate(predicate, checked, at.takesAggregates === true);
    case 'compareFields':
      return checkFields(predicate, otherField(predicate.other, lookup, checked), checked);
  }
}

/** How messages name the kinds that a dialect may be without. */
const what: Readonly<Record<Predicate['kind'], string>> = {
  compare: 'a comparison',
  in: 'a list of values',
  between: 'a range',
  null: 'a test for missing values',
  has: 'a search for words',
  text: 'a search in all text fields',
  part: 'a part of a date',
  compareTo: 'a comparison with an aggregate',
  compareFields: 'a comparison of two fields',
};

type PlaceOf = (part: string) => string;

/** A field of a predicate, and how messages about its parts end. */
interface FieldCheck {
  readonly field: ConditionField;
  readonly place: PlaceOf;
  readonly dialect: Dialect;
}

function isOrder(op: string): boolean {
  return op !== '=' && op !== '!=';
}

function refuseUnordered(operator: string, { field, place, dialect }: FieldCheck): void {
  const name = shown(nameText(field.name, dialect));
  const refuse = (is: string, hint: string) =>
    conditionError(dialect, `field "${shown(field.name)}" ${is}, which ${operator}${place('op')} does not compare`, hint);
  if (field.type === 'boolean') throw refuse('is true or false', `Write ${name} = true or ${name} = false.`);
  if (field.json === true) throw refuse('holds lists or objects', `Write ${name} = 'item', for records that have it.`);
  if (!dialect.ordered.has(field.type)) throw refuse('holds text', `Write ${name} = 'value', ${name} IN ('value', 'other') or ${name} HAS 'words'.`);
}

function checkLiteral(value: Literal, part: () => string, { field, place, dialect }: FieldCheck): Literal {
  const fit = fitLiteral(field.type, value);
  if (fit !== undefined) return fit;
  const { plural, hint } = literalsOf[field.type];
  throw conditionError(dialect, `field "${shown(field.name)}" takes ${plural}, not ${shown(literalText(value))}${place(part())}`, hint);
}

function checkAggregate(
  predicate: Extract<Predicate, { readonly kind: 'compareTo' }>,
  { field, place, dialect }: FieldCheck,
  isTaken: boolean,
): Predicate {
  const { measure } = predicate;
  if (!isTaken) {
    const text = `${measure}(${shown(nameText(field.name, dialect))})`;
    throw conditionError(
      dialect,
      `comparison with ${text}${place('op')} is inside OR, NOT, an aggregate or a comparison of runs`,
      'Only items of the outermost AND of a plan are compared with aggregates.',
    );
  }
  if (field.type === 'number') return { ...predicate, field: field.name };
  throw conditionError(
    dialect,
    `field "${shown(field.name)}"${place('field')} holds no numbers, so it has no ${measure}`,
    'Write it like price > avg(price).',
  );
}

/** A word on the other side is more often text without its quotes than a field's name mistyped. */
function otherField(name: string, lookup: FieldLookup, { field, place, dialect }: FieldCheck): ConditionField {
  try {
    return lookup(name, () => place('other'));
  } catch (error) {
    if (!isScrqError(error) || field.type !== 'text') throw error;
    const [issue] = error.issues;
    const text = `${shown(nameText(field.name, dialect))} = ${shown(literalText(name))}`;
    throw conditionError(dialect, issue?.message ?? error.message, `Write text between single quotes, as in ${text}.`);
  }
}

function checkFields(predicate: Extract<Predicate, { readonly kind: 'compareFields' }>, other: ConditionField, checked: FieldCheck): Predicate {
  const { field, place, dialect } = checked;
  if (isOrder(predicate.op)) refuseUnordered(predicate.op, checked);
  if (other.type === field.type && other.json !== true && field.json !== true) return { ...predicate, field: field.name, other: other.name };
  const typeOf = ({ type, json }: ConditionField): FieldType | 'list' => (json === true ? 'list' : type);
  throw conditionError(
    dialect,
    `field "${shown(other.name)}"${place('other')} (${typeOf(other)}) cannot be compared with "${shown(field.name)}" (${typeOf(field)})`,
    'Compare two fields of the same type: numbers, dates, text, or true and false.',
  );
}

function checkWords(text: string, place: () => string, dialect: Dialect): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  if (trimmed.length <= LONGEST_TEXT && wordsOf(trimmed).length > 0) return trimmed;
  throw conditionError(dialect, `HAS needs a word to look for${place()}`, "Write it like title HAS 'balcony', in at most 10,000 characters.");
}

function checkPart(predicate: Extract<Predicate, { readonly kind: 'part' }>, { field, place, dialect }: FieldCheck): Predicate {
  const { part, values } = predicate;
  const name = shown(field.name);
  if (field.type !== 'date') {
    throw conditionError(dialect, `field "${name}"${place('field')} holds no dates, so it has no ${part}`, `Compare ${name} itself.`);
  }
  if (part === 'hour' && field.precision === 'day') {
    throw conditionError(dialect, `field "${name}"${place('field')} holds days, which have no hour`, `Write it like ${partExample('weekday')}.`);
  }
  const numbers = values.map((value, index) => {
    const number = partNumber(part, value);
    if (number !== undefined) return number;
    const hint = `Write it like ${partExample(part)}.`;
    throw conditionError(dialect, `${shown(literalText(value))}${place(`values[${index}]`)} is not a valid ${part}`, hint);
  });
  const inOrder = [...new Set(numbers)].toSorted((a, b) => a - b);
  return { ...predicate, field: field.name, values: inOrder.map((number) => partLiteral(part, number)) };
}
