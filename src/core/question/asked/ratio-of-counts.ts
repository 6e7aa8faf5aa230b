import type { Condition } from '../../condition/condition.ts';
import { itemsOf } from '../../condition/transform.ts';
import { nameWords } from '../../fields/field-name.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { Plan } from '../../plan/plan.ts';
import { allOf } from '../read/conditions/where.ts';

/** Two kinds of records of which the number of one is divided by that of the other. */
export interface CountsAsked {
  readonly left: string;
  readonly right: string;
}

const END = '(?: (?:are there|is there|there are|there is|do we have|do you have|exist))?[?.! ]*$';
const FORMS: readonly RegExp[] = [
  new RegExp(`^\\W*how many times (?:as many|more) (?<left>.+?) (?:as|than) (?<right>.+?)${END}`, 'i'),
  new RegExp(`^\\W*how many (?<left>.+?) (?:are there |do we have |there are )?(?:for|to) (?:each|every) (?<right>.+?)${END}`, 'i'),
  new RegExp(`^\\W*(?:what(?:'s| is) )?(?:the )?ratio (?:of|between) (?<left>.+?) (?:to|and) (?<right>.+?)${END}`, 'i'),
];

/** "how many times more" asks for a ratio, and no difference. */
export function asksTimesMore(text: string): boolean {
  return /^\W*how many times (?:as many|more)\b/i.test(text);
}

/** "how many times as many cats as dogs", "how many cats are there for each dog", "ratio of cats to dogs"; null where a question asks for nothing of the kind. */
export function countsAsked(text: string): CountsAsked | null {
  for (const form of FORMS) {
    const { left, right } = form.exec(text)?.groups ?? {};
    if (left !== undefined && right !== undefined && !/\d|\bnot\b|\bno\b/i.test(`${left} ${right}`)) return { left, right };
  }
  return null;
}

/** Whether a word of a text is one of the name of a field of numbers: "ratio of male to female salary" is none of counts. */
export function namesNumber(text: string, fields: readonly QueryField[]): boolean {
  const said = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return fields.some(({ name, type }) => type === 'number' && nameWords(name).some((word) => said.has(word) || said.has(`${word}s`)));
}

/**
 * The number that one plan counts, divided by that of another, among the records that a condition of one side only, or of both, leaves. Null where the two do
 * not differ in the values of one field alone.
 */
export function ratioOf(left: Plan, right: Plan): Plan | null {
  const [one, other] = [partsOf(left), partsOf(right)];
  const pairs = one.flatMap((a) => other.flatMap((b) => (differ(a, b) ? [{ a, b }] : [])));
  const [pair, ...more] = pairs;
  if (pair === undefined || more.length > 0) return null;
  const [besideOne, besideOther] = [one.filter((part) => part !== pair.a), other.filter((part) => part !== pair.b)];
  const isShared = besideOne.length === 0 || besideOther.length === 0 || JSON.stringify(besideOne) === JSON.stringify(besideOther);
  if (!isShared) return null;
  return {
    kind: 'stats',
    where: allOf(besideOne.length > 0 ? besideOne : besideOther),
    groups: [],
    measures: [{ kind: 'ratio', left: { kind: 'countIf', of: pair.a }, right: { kind: 'countIf', of: pair.b } }],
    having: [],
    order: [],
    limit: null,
  };
}

/** Two values of one field. */
function differ(a: Condition, b: Condition): boolean {
  return (
    a.kind === 'compare' &&
    b.kind === 'compare' &&
    a.op === '=' &&
    b.op === '=' &&
    a.field === b.field &&
    a.value !== b.value &&
    typeof a.value !== 'number'
  );
}

/** The conditions of a plan that counts some of the records; none of any other plan. */
function partsOf(plan: Plan): readonly Condition[] {
  if (plan.kind !== 'stats' || plan.groups.length > 0 || plan.having.length > 0) return [];
  const [measure, ...more] = plan.measures;
  return measure?.kind === 'count' && more.length === 0 ? itemsOf(plan.where) : [];
}
