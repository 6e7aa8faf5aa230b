import type { Condition } from '../../core/condition/condition.ts';
import { mapPredicates } from '../../core/condition/transform.ts';
import { mapConditions } from '../../core/plan/map-conditions.ts';
import type { Plan, StatsPlan } from '../../core/plan/plan.ts';
import type { PlanResult } from '../../core/plan/result.ts';
import type { Planned } from '../../core/question/planned.ts';
import type { SaidText } from '../../core/question/said-texts.ts';

/**
 * The plan with what texts are said to say as they say it: the phrase; where none has that, all of its words. Where no text has those either, the question is
 * refused: a text may say the same in other words, and no number of them would be known.
 */
export async function settleSaid(planned: Planned, execute: (plan: Plan) => Promise<PlanResult>): Promise<Planned> {
  if (planned.kind !== 'plan' || planned.said === undefined) return planned;
  let { plan } = planned;
  const notes = [...planned.notes];
  for (const said of planned.said) {
    const place = said.field ?? 'the texts';
    const found = await firstHeld(waysOf(said), execute);
    if (found === null) {
      const reason = `No record has "${said.text}" in ${place}, where it may be said in other words`;
      return { kind: 'cannot', reason, unknown: [said.text], final: false };
    }
    if (found.looked === null) continue;
    plan = mapConditions(plan, (where) => mapPredicates(where, (each) => (isOf(each, said) ? denied(found.where, each) : each)));
    notes.push(`looking for ${found.looked} in ${place}, since no record has "${said.text}"`);
  }
  return { ...planned, plan, notes };
}

interface Way {
  readonly where: Condition;
  /** What is looked for instead; null for the very words. */
  readonly looked: string | null;
}

/** How texts may say it: the words as they are, in the other number, or apart from each other. */
function waysOf(said: SaidText): readonly Way[] {
  const other = said.text.endsWith('s') ? said.text.slice(0, -1) : `${said.text}s`;
  const words = said.text.split(/\s+/).filter((word) => !SMALL.test(word));
  const quoted = words.map((word) => `"${word}"`).join(' and ');
  return [
    { where: phraseOf(said), looked: null },
    { where: phraseOf({ ...said, text: other }), looked: `"${other}"` },
    ...(words.length < 2 ? [] : [{ where: { kind: 'and' as const, items: words.map((text) => phraseOf({ ...said, text })) }, looked: quoted }]),
  ];
}

/** Words that hold others together. */
const SMALL = /^(?:an?|the|in|at|from|of|on|for|by|to|with|is|are|was|were|be|it|you|your|their|its|can|will|must|has|have)$/i;

async function firstHeld(ways: readonly Way[], execute: (plan: Plan) => Promise<PlanResult>): Promise<Way | null> {
  for (const way of ways) if ((await countOf(way.where, execute)) > 0) return way;
  return null;
}

function phraseOf({ field, text }: SaidText): Condition {
  return field === null ? { kind: 'text', negated: false, text } : { kind: 'has', field, negated: false, text };
}

function isOf(predicate: Condition, { field, text }: SaidText): predicate is Extract<Condition, { readonly kind: 'has' | 'text' }> {
  return predicate.kind === 'has'
    ? predicate.field === field && predicate.text === text
    : predicate.kind === 'text' && field === null && predicate.text === text;
}

function denied(all: Condition, { negated }: { readonly negated: boolean }): Condition {
  return negated ? { kind: 'not', item: all } : all;
}

async function countOf(where: Condition, execute: (plan: Plan) => Promise<PlanResult>): Promise<number> {
  const plan: StatsPlan = { kind: 'stats', measures: [{ kind: 'count' }], groups: [], where, having: [], order: [], limit: null };
  const result = await execute(plan);
  return result.kind === 'stats' ? result.matched : 0;
}
