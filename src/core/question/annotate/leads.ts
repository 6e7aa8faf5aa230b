import type { Finding } from '../../language/bind/binding.ts';
import { lowerText, type Token } from '../../language/tokens.ts';

/** What is bound with the words before it that say no more: "may ring their" of chimes that are allowed, "top" of the score that is the highest. */
export function withLead(finding: Finding, tokens: readonly Token[]): Finding {
  const before = lowerText(tokens, Math.max(0, finding.from - REACH), finding.from);
  const lead = (isOfLeave(finding) ? MAY_DO : isEnd(finding, 'max') ? TOP : isEnd(finding, 'min') ? BOTTOM : null)?.exec(before)?.[0];
  return lead === undefined ? finding : { ...finding, from: finding.from - lead.trim().split(' ').length };
}

/** "over 24 months" of a term of so many, where the word was taken for no comparison. */
export function withOver(finding: Finding, tokens: readonly Token[], written: readonly Token[]): Finding {
  const at = finding.from - 1;
  return tokens[at]?.lower === ',' && written[at]?.lower === 'over' ? { ...finding, from: at } : finding;
}

const REACH = 6;
const MAY_DO =
  /(?:^| )(?:may|can|could|(?:is|are|were) (?:allowed|permitted|free) to) (?!not|have|be|do|get|you|we|i|they)\p{L}{3,} (?:their|its|his|her|the)$/u;
const TOP = /(?:^| )(?:top|highest|maximum|max|best|best possible|highest possible|full|perfect)$/;
const BOTTOM = /(?:^| )(?:bottom|lowest|minimum|worst|worst possible|lowest possible)$/;

/** A yes or no of which the name says that something is let. */
function isOfLeave({ profile: { field }, condition }: Finding): boolean {
  return field.type === 'boolean' && /allowed|permitted/i.test(field.name) && condition.kind === 'compare' && condition.value === true;
}

/** "the top score of 5": the very value that none goes beyond. */
function isEnd({ profile: { field, concepts }, condition }: Finding, end: 'max' | 'min'): boolean {
  const isRated = concepts.some(({ id }) => id === 'rating');
  return isRated && condition.kind === 'compare' && condition.op === '=' && condition.value === field[end];
}
