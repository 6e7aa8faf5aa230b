import type { Condition } from '../../condition/condition.ts';
import type { Plan } from '../../plan/plan.ts';

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

/** The number that one plan counts, divided by that of another; null where either does not count some of the records, or both count the same. */
export function ratioOf(left: Plan, right: Plan): Plan | null {
  const [one, other] = [countedBy(left), countedBy(right)];
  if (one === null || other === null || JSON.stringify(one) === JSON.stringify(other)) return null;
  return {
    kind: 'stats',
    where: null,
    groups: [],
    measures: [{ kind: 'ratio', left: { kind: 'countIf', of: one }, right: { kind: 'countIf', of: other } }],
    having: [],
    order: [],
    limit: null,
  };
}

function countedBy(plan: Plan): Condition | null {
  if (plan.kind !== 'stats' || plan.groups.length > 0 || plan.having.length > 0) return null;
  const [measure, ...more] = plan.measures;
  return measure?.kind === 'count' && more.length === 0 ? plan.where : null;
}
