import type { Condition, Literal } from '../condition/condition.ts';
import { mapPredicates } from '../condition/transform.ts';
import type { QueryField } from '../language/query-field.ts';
import { mapConditions } from '../plan/map-conditions.ts';
import type { Plan } from '../plan/plan.ts';
import type { DataFacts } from './facts.ts';
import type { ValuesKnown } from './annotate/values/clipped-values.ts';

/**
 * The plan, with "is missing" as the texts of a field say it: an empty text of a source that writes no null, or a value such as "None" in a field that every
 * record fills, or the zero of an amount that every record states.
 */
export function withAbsentValues(plan: Plan, known: ValuesKnown): Plan {
  return mapConditions(plan, (condition) =>
    mapPredicates(condition, (predicate) => (predicate.kind === 'null' ? absenceOf(predicate, known) : predicate)),
  );
}

type NullCondition = Extract<Condition, { readonly kind: 'null' }>;

function absenceOf(condition: NullCondition, { fields, facts }: ValuesKnown): Condition {
  const field = fields.find(({ name }) => name === condition.field);
  const saying = (value: Literal): Condition => ({ kind: 'compare', field: condition.field, op: condition.negated ? '!=' : '=', value });
  if (field !== undefined && isZeroNone(field)) return saying(0);
  if (field?.type !== 'text') return condition;
  const denial = denying(field.name, facts);
  // Of "Yes", "No" and "No internet service", the last has nothing either.
  const answers = denial === null ? [] : condition.negated ? denial.yes : denial.no;
  if (answers.length > 1) return { kind: 'in', field: field.name, negated: false, values: answers };
  if (answers[0] !== undefined) return { kind: 'compare', field: field.name, op: '=', value: answers[0] };
  const isFilled = (field.nulls ?? 0) === 0;
  const untold = untoldValues(field, facts);
  if (untold.length > 0) {
    const { negated } = condition;
    const [only = '', ...more] = untold;
    const told: Condition = more.length === 0 ? saying(only) : { kind: 'in', field: field.name, negated, values: untold };
    return isFilled ? told : { kind: negated ? 'and' : 'or', items: [condition, told] };
  }
  const says = sayingNone(field.name, facts);
  const text = isFilled && says !== null ? says : (field.emptyTexts ?? 0) > 0 ? '' : null;
  if (text === null) return condition;
  return isFilled ? saying(text) : { kind: condition.negated ? 'and' : 'or', items: [condition, saying(text)] };
}

/** "without a setup fee" of records that all state one: it is zero. */
function isZeroNone({ type, role, nulls, min }: QueryField): boolean {
  return type === 'number' && nulls === 0 && min === 0 && (role === 'price' || role === 'count' || role === 'additive');
}

/** The value by which a field says that there is nothing; null when it has none. */
function sayingNone(name: string, facts: DataFacts): string | null {
  const hits = NONE.flatMap((word) => facts.findValues(word)).filter(({ field, kind }) => field === name && kind !== 'words');
  return hits.flatMap(({ spellings }) => spellings).find((value) => NONE.includes(value.toLowerCase())) ?? null;
}

/** How a field of texts says yes and no: a record without one of both is not known to have or to lack anything. */
function denying(name: string, facts: DataFacts): { readonly yes: readonly string[]; readonly no: readonly string[] } | null {
  // "Yes", "yes" and "Y" of one field all say so.
  const said = (words: readonly string[]) => [
    ...new Set(words.flatMap((word) => facts.findValues(word).flatMap((hit) => (hit.field === name && hit.kind === 'whole' ? hit.spellings : [])))),
  ];
  const [yes, no] = [said(['yes', 'y']), said(['no', 'n'])];
  return yes.length === 0 || no.length === 0 ? null : { yes, no };
}

/** The values of a text that say that nothing is known: "TBA", "unknown", a dash. */
export function untoldValues({ name, samples = [] }: QueryField, facts: DataFacts): readonly string[] {
  const said = UNTOLD.flatMap((word) => facts.findValues(word)).filter(({ field, kind }) => field === name && kind === 'whole');
  const words = said.flatMap(({ spellings }) => spellings).filter((value) => UNTOLD.includes(value.toLowerCase()));
  return [...new Set([...words, ...samples.filter((sample) => DASHES.has(sample))])];
}

/** Said out loud: of the marks of missing values, those that a text is never the name of ("NA" is Namibia, "NC" North Carolina). */
const NONE: readonly string[] = ['none', 'nothing', 'nil', 'n/a', 'not applicable', 'null'];

/** What stands for a value that is not known yet, or not at all. */
const UNTOLD: readonly string[] = [
  ...'tba|tbc|tbd|to be announced|to be confirmed|to be decided|to be determined|unknown|not known|not specified'.split('|'),
  ...'unspecified|not stated|not given|not available|not recorded|not provided|unassigned'.split('|'),
];

/** Marks that stand in a table for nothing. */
const DASHES: ReadonlySet<string> = new Set(['-', '--', '---', '–', '—', '?']);
