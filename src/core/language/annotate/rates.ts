import { RATES_PAID } from '../lexicon/en/money.ts';
import type { Token } from '../tokens.ts';

/** "heart rate", "drop out rate": a rate that is not paid. */
export function isRateOfOther(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.stem === 'rate' && before?.kind === 'word' && !BEFORE_PAID_RATE.has(before.lower);
}

const BEFORE_PAID_RATE: ReadonlySet<string> = new Set(RATES_PAID.split(' '));
