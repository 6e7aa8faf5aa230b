import type { FieldType } from '../../contract/scrapers.ts';
import { shown } from '../condition/filter-error.ts';
import type { Condition, Literal, Predicate } from '../condition/condition.ts';
import { fitLiteral, literalsOf } from '../condition/literal.ts';
import { literalText } from '../condition/print.ts';
import { partExample, partLiteral, partNumber } from '../condition/date-parts.ts';
import type { Places } from '../condition/places.ts';
import type { createPlanLookup, PlanField } from '../condition/fields.ts';
import { planError } from './plan-error.ts';
import { nameText } from './tokens.ts';
import { wordsOf } from '../condition/words.ts';

/** What a plan is checked with. */
export interface Checking {
  readonly lookup: ReturnType<typeof createPlanLookup>;
  readonly places: Places;
}

const MAX_DEPTH = 100;
const MOST_VALUES = 10_000;
const LONGEST_TEXT = 10_000;

/** The condition in normal form: AND in AND is one list, a list of one is its item, NOT NOT is nothing, names and dates are as the fields have them. */
export function checkWhere(where: Condition, path: string, checking: Checking): Condition {
  return checkAt(where, path, { ...checking, depth: 1, figures: 'refused' });
}

/** As `checkWhere`, for the condition of a plan itself, of which items may compare with figures. */
export function checkScope(where: Condition, path: string, checking: Checking): Condition {
  return checkAt(where, path, { ...checking, depth: 1, figures: 'taken' });
}

interface At extends Checking {
  readonly depth: number;
  /** What becomes of comparisons with figures, of which it must be clear what they are over. */
  readonly figures: 'taken' | 'refused';
}

function checkAt(where: Condition, path: string, at: At): Condition {
  if (at.depth > MAX_DEPTH) throw planError(`more than ${MAX_DEPTH} levels of AND, OR and NOT inside each other`, 'Write it with fewer levels.');
  const deeper: At = { ...at, depth: at.depth + 1, figures: where.kind === 'and' ? at.figures : 'refused' };
  switch (where.kind) {
    case 'and':
    case 'or': {
      const items = where.items.flatMap((item, index): readonly Condition[] => {
        const checked = checkAt(item, `${path}.items[${index}]`, deeper);
        return checked.kind === where.kind ? checked.items : [checked];
      });
      const [first] = items;
      if (first === undefined)
        throw planError(`${where.kind.toUpperCase()} of no conditions in ${path}`, 'Give AND and OR at least one condition each.');
      return items.length === 1 ? first : { kind: where.kind, items };
    }
    case 'not': {
      const item = checkAt(where.item, `${path}.item`, deeper);
      return item.kind === 'not' ? item.item : { kind: 'not', item };
    }
    default:
      return checkCondition(where, path, at);
  }
}

function checkCondition(condition: Predicate, path: string, { lookup, places, figures }: At): Condition {
  const place = (part: string) => places.of(condition, part, path);
  if (condition.kind === 'text') return { ...condition, text: checkWords(condition.text, () => place('text')) };
  const field = lookup(condition.field, () => place('field'));
  const literal = (value: Literal, part: string) => checkLiteral(field, value, () => place(part));
  switch (condition.kind) {
    case 'compare':
      if (condition.op !== '=' && condition.op !== '!=') refuseOrder(field, condition.op, () => place('op'));
      return { ...condition, field: field.name, value: literal(condition.value, 'value') };
    case 'in':
      if (condition.values.length === 0) return emptyList(field.name, condition.negated);
      if (condition.values.length > MOST_VALUES) throw planError(`more than ${MOST_VALUES} values${place('field')}`, 'Give fewer.');
      return { ...condition, field: field.name, values: condition.values.map((value, index) => literal(value, `values[${index}]`)) };
    case 'between':
      refuseOrder(field, 'BETWEEN', () => place('op'));
      return { ...condition, field: field.name, low: literal(condition.low, 'low'), high: literal(condition.high, 'high') };
    case 'null':
      return { ...condition, field: field.name };
    case 'has':
      if (field.type !== 'text') {
        throw planError(
          `field "${shown(field.name)}"${place('field')} is no text, which HAS looks for words in`,
          'Use = with numbers, dates, true and false.',
        );
      }
      return { ...condition, field: field.name, text: checkWords(condition.text, () => place('text')) };
    case 'part':
      return checkPart(condition, field, place);
    case 'compareFields': {
      const other = lookup(condition.other, () => place('other'));
      if (condition.op !== '=' && condition.op !== '!=') refuseOrder(field, condition.op, () => place('op'));
      if (other.type !== field.type || other.json === true || field.json === true) {
        const what = `field "${shown(other.name)}"${place('other')} cannot be compared with "${shown(field.name)}"`;
        throw planError(what, 'Compare two numbers, two dates, two texts that are not lists, or two fields of true and false.');
      }
      return { ...condition, field: field.name, other: other.name };
    }
    case 'compareTo':
      if (figures === 'refused') {
        throw planError(
          `comparison with ${condition.measure}(${shown(nameText(field.name))})${place('op')} is inside OR, NOT, a figure or a comparison of runs`,
          'Only items of the outermost AND of figures and lists are compared with figures.',
        );
      }
      if (field.type === 'number') return { ...condition, field: field.name };
      throw planError(
        `field "${shown(field.name)}"${place('field')} holds no numbers, which ${condition.measure} is of`,
        'Write it like price > avg(price).',
      );
  }
}

function checkPart(condition: Extract<Predicate, { readonly kind: 'part' }>, field: PlanField, place: (part: string) => string): Condition {
  const { part, values } = condition;
  const name = shown(field.name);
  if (field.type !== 'date') throw planError(`field "${name}"${place('field')} holds no dates, which ${part} is of`, `Compare ${name} itself.`);
  if (part === 'hour' && field.precision === 'day') {
    throw planError(`field "${name}"${place('field')} holds days, which have no hour`, `Write it like ${partExample('weekday')}.`);
  }
  if (values.length === 0) return emptyList(field.name, condition.negated);
  const numbers = values.map((value, index) => {
    const number = partNumber(part, value);
    if (number !== undefined) return number;
    throw planError(`${shown(literalText(value))}${place(`values[${index}]`)} is no ${part}`, `Write it like ${partExample(part)}.`);
  });
  const inOrder = [...new Set(numbers)].toSorted((a, b) => a - b);
  return { ...condition, field: field.name, values: inOrder.map((number) => partLiteral(part, number)) };
}

/** Never true for IN, always for NOT IN, missing values included. */
function emptyList(field: string, negated: boolean): Condition {
  const test = (not: boolean): Condition => ({ kind: 'null', field, negated: not });
  return { kind: negated ? 'or' : 'and', items: [test(false), test(true)] };
}

function checkWords(text: string, place: () => string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  if (trimmed.length <= LONGEST_TEXT && wordsOf(trimmed).length > 0) return trimmed;
  throw planError(`HAS needs a word to look for${place()}`, "Write it like title has 'balcony', in at most 10,000 characters.");
}

function refuseOrder(field: PlanField, operator: string, place: () => string): void {
  const name = shown(nameText(field.name));
  if (field.type === 'boolean') {
    throw planError(
      `field "${shown(field.name)}" is true or false, which ${operator}${place()} does not compare`,
      `Write ${name} = true or ${name} = false.`,
    );
  }
  if (field.json === true) {
    throw planError(
      `field "${shown(field.name)}" holds lists or objects, which ${operator}${place()} does not compare`,
      `Write ${name} = 'item', for records that have it.`,
    );
  }
}

const expectations = { ...literalsOf, text: { plural: 'text', hint: "Write text between single quotes, as in city = 'Austin'." } } as const;

function checkLiteral(field: PlanField, value: Literal, place: () => string): Literal {
  const fit = fitAny(field.type, value);
  if (fit !== undefined) return fit;
  const { plural, hint } = expectations[field.type];
  throw planError(`field "${shown(field.name)}" takes ${plural}, not ${shown(literalText(value))}${place()}`, hint);
}

/** The literal as the field's type writes it, or undefined when it is of another type. */
function fitAny(type: FieldType, value: Literal): Literal | undefined {
  if (type === 'text') return typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined;
  const fit = fitLiteral(type, value);
  return typeof fit === 'number' ? fit + 0 : fit;
}
