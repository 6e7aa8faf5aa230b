import type { Measure, Plan } from '../../plan/plan.ts';
import type { Sentence } from '../sentence.ts';

/** "… and which structure is it", "… and by how much", "…, how many": a second question behind the first. */
const SECOND =
  /(?:(?:\band|\bplus|[;&])\s+(?:(?:also|then|please|tell me|say|show|give(?: me)?|list)\s+){0,3}(?:(?:in|for|at|on|from|of|to|by|with)\s+)?(?<asks>by how much|how (?:many|much|long|old|far|often|big|large|high|tall|heavy)|which|what|who|whose|whom|where|when)|,\s+(?<after>by how much|how (?:many|much)))\b(?<rest>.*)$/iu;

/** The word by which the question asks what it is that has the end of a field, next to that end; null where it does not. */
export function alsoAsked({ text }: Sentence): string | null {
  const { asks = '', rest = '' } = SECOND.exec(text)?.groups ?? {};
  if (/\b(?:average|mean|median|total|sum|percent|percentage|share)\b/i.test(rest)) return null;
  return /^(?:which|what|who|whose|where|when)$/i.test(asks) ? asks.toLowerCase() : null;
}

/** Why a plan leaves out the second of two questions; null when it answers both, or there is one. */
export function droppedHalf({ text, pieces, tokens }: Sentence, plan: Plan): string | null {
  const change = CHANGED.exec(text);
  if (change !== null && plan.kind === 'changes') return `I can answer one half of that only: ask "${change[1] ?? ''}" by itself`;
  const found = SECOND.exec(text);
  const asks = (found?.groups?.['asks'] ?? found?.groups?.['after'])?.toLowerCase();
  if (found === null || asks === undefined) return null;
  // "red ones with a roof, how many": what stands before it only says of which.
  // "plans whose fee is more than …, how many", "jobs where you work nights, how many": nor does a clause ask.
  const isClause = (word: string, at: number) => at > 0 && (word === 'whose' || (word === 'where' && pieces[at - 1]?.kind === 'noun'));
  // "on average, how many rooms do they have": which figure of it is asked for.
  const isOfBoth = /^\W*(?:on average|in total|in all|all in all|overall|altogether|typically)\s*$/i.test(text.slice(0, found.index));
  if (isOfBoth && !/\b(?:each|every|per|one)\b/i.test(found.groups?.['rest'] ?? '')) return null;
  const isAsked = pieces.some(
    ({ kind, from }, at) =>
      /^(?:head|aggregate|percentile|extreme)$/.test(kind) && (tokens[from]?.end ?? 0) <= found.index && !isClause(tokens[from]?.lower ?? '', at),
  );
  // "cheapest for A, and which for B": the same of another, which one list does not answer.
  const isOfOther = plan.kind !== 'several' && /^(?:which|what|who)$/.test(asks) && OF_OTHER.test(found.groups?.['rest'] ?? '');
  if (!isAsked || (!isOfOther && isAnswered(plan, asks))) return null;
  return `I can answer one half of that only: ask "${found[0].replace(/^(?:and|plus|[,;&])\s+/iu, '').trim()}" by itself`;
}

/** "what fee is asked for it and has it changed": what it is now, and what became of it. */
const CHANGED =
  /^\W*(?:what|how (?:much|many|long|old|high|big))\b.*\band ((?:has|have|did|does|is|was|were) (?:it|they|that|this|the \p{L}+) (?:also |since |ever |been )*(?:chang|ris|rose|gone|go |drop|f[ae]ll|increas|decreas|cut|reduc|rais|mov|cheap|dear)\p{L}*.*?)\W*$/iu;

const OF_OTHER = /^ (?:one |ones )?(?:for|in|at|of|with|from|on|by) /i;

const isCount = ({ kind }: Measure) => kind === 'count' || kind === 'countIf';

const isNumberOf = (measure: Measure) => isCount(measure) || measure.kind === 'distinct';

function isAnswered(plan: Plan, asks: string): boolean {
  if (plan.kind === 'several' || plan.kind === 'changes' || plan.kind === 'runs' || plan.kind === 'history')
    return asks !== 'by how much' || plan.kind !== 'history';
  if (plan.kind === 'records') return asks !== 'by how much';
  const figures = plan.measures.filter((measure) => !isCount(measure)).length;
  if (asks === 'by how much') return plan.measures.some(({ kind }) => kind === 'difference') || figures > 1;
  // "how much was raised and by how many runners": rows of runners are not how many there are.
  if (asks === 'how many') return plan.measures.length > 1 || (plan.groups.length > 0 && plan.measures.every(isNumberOf));
  return plan.groups.length > 0 || plan.measures.length > 1;
}
