import type { Field } from '../../contract/scrapers.ts';
import { createFieldLookup, type FilterableField } from './field-lookup.ts';
import type { ValuePredicate, Filter, Literal } from './condition.ts';
import { filterError, shown } from './filter-error.ts';
import { normalise } from './normalize.ts';
import { parseWithPlaces, type ConditionPart, type PlacedFilter, type ReadToken } from './parse.ts';
import { literalText } from './print.ts';
import { fitLiteral, literalsOf } from './literal.ts';
import { fieldText } from './tokens.ts';

/**
 * The filter in normal form, fit for these fields: names and dates as they are written there.
 * Rejects an unknown or text field, and a value or operator that is not for the field's type, with `invalid_parameter`.
 */
export function checkFilter(filter: Filter, fields: readonly Field[]): Filter {
  return checkPlaced({ filter: normalise(filter), placeOf: () => '' }, fields);
}

/** Reads a filter and checks it against the fields; every failure names the place in the text. */
export function parseFilterFor(text: string, fields: readonly Field[], readToken?: ReadToken): Filter {
  return checkPlaced(parseWithPlaces(text, readToken), fields);
}

/** Both filters at once; null is no filter. Rejects what would be nested too deeply with `invalid_parameter`. */
export function conjoin(a: Filter | null, b: Filter | null): Filter | null {
  if (a === null || b === null) return a ?? b;
  return normalise({ kind: 'and', items: [a, b] });
}

/** Counted only for a failure: every place costs a walk over the text before it. */
type PlaceOf = (part: ConditionPart) => string;

function checkPlaced({ filter, placeOf }: PlacedFilter, fields: readonly Field[]): Filter {
  const lookup = createFieldLookup(fields);
  return mapConditions(filter, (condition) => {
    const place: PlaceOf = (part) => withSpace(placeOf(condition, part));
    return checkCondition(
      condition,
      lookup(condition.field, () => place('field')),
      place,
    );
  });
}

function mapConditions(filter: Filter, change: (condition: ValuePredicate) => ValuePredicate): Filter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, items: filter.items.map((item) => mapConditions(item, change)) };
    case 'not':
      return { kind: 'not', item: mapConditions(filter.item, change) };
    default:
      return change(filter);
  }
}

function checkCondition(condition: ValuePredicate, field: FilterableField, place: PlaceOf): ValuePredicate {
  const literal = (value: Literal, index: number): Literal => checkLiteral(field, value, () => place(index));
  switch (condition.kind) {
    case 'compare':
      if (condition.op !== '=' && condition.op !== '!=') rejectOrderOfBooleans(field, condition.op, place);
      return { ...condition, field: field.name, value: literal(condition.value, 0) };
    case 'in':
      return { ...condition, field: field.name, values: condition.values.map(literal) };
    case 'between':
      rejectOrderOfBooleans(field, condition.negated ? 'NOT BETWEEN' : 'BETWEEN', place);
      return { ...condition, field: field.name, low: literal(condition.low, 0), high: literal(condition.high, 1) };
    case 'null':
      return { ...condition, field: field.name };
  }
}

function rejectOrderOfBooleans(field: FilterableField, operator: string, place: PlaceOf): void {
  if (field.type !== 'boolean') return;
  const name = shown(fieldText(field.name));
  const hint = `Write ${name} = true or ${name} = false.`;
  throw filterError(`field "${shown(field.name)}" is true or false, which ${operator}${place('operator')} does not compare`, hint);
}

function checkLiteral(field: FilterableField, value: Literal, place: () => string): Literal {
  const fit = fitLiteral(field.type, value);
  if (fit !== undefined) return fit;
  const { plural, hint } = literalsOf[field.type];
  throw filterError(`field "${shown(field.name)}" takes ${plural}, not ${shown(literalText(value))}${place()}`, hint);
}

function withSpace(place: string): string {
  return place === '' ? '' : ` ${place}`;
}
