import { trigram, trigramsOf } from '../text/trigram.ts';

/** Yes and no as text. `weak` words mean that only in company of their opposite, or in a field named like a question. */
export interface BooleanText {
  readonly value: boolean;
  readonly strength: 'strong' | 'weak' | 'digit';
}

/** Reads trimmed text as yes or no; null for any other text. */
export function readBooleanText(trimmed: string): BooleanText | null {
  if (trimmed.length > LONGEST || !STARTS.has(trigram(trimmed))) return null;
  return WORDS.get(trimmed) ?? WORDS.get(trimmed.toLowerCase()) ?? null;
}

const PAIRS: readonly (readonly [strength: BooleanText['strength'], yes: string, no: string])[] = [
  ['strong', 'true|yes|sí|✓|✔|✔️|✅|☑', 'false|no|✗|✘|✕|❌|☐'],
  ['weak', 't|y|on|enabled', 'f|n|off|disabled'],
  ['weak', 'ja|oui|tak|ano', 'nein|non|nie|nee|ne'],
  ['weak', 'wahr|vrai|verdadero', 'falsch|faux|falso'],
  ['weak', 'in stock|instock|in_stock|in-stock|available', 'out of stock|outofstock|out_of_stock|out-of-stock|unavailable|not available'],
  ['weak', 'currently available|in stock.', 'currently unavailable|sold out|soldout|sold_out|sold-out|not in stock|out of stock.'],
  ['weak', 'https://schema.org/instock|http://schema.org/instock', 'https://schema.org/outofstock|http://schema.org/outofstock'],
  ['weak', 'schema.org/instock', 'https://schema.org/soldout|http://schema.org/soldout|schema.org/outofstock'],
  ['weak', 'included', 'not included'],
  ['weak', 'on view|on display', 'not on view|not on display'],
  ['digit', '1', '0'],
];

const WORDS: ReadonlyMap<string, BooleanText> = new Map(
  PAIRS.flatMap(([strength, yes, no]) => [...words(yes, { value: true, strength }), ...words(no, { value: false, strength })]),
);

const LONGEST = Math.max(...[...WORDS.keys()].map((word) => word.length));

const STARTS = trigramsOf(WORDS.keys());

function words(joined: string, meaning: BooleanText): [string, BooleanText][] {
  return joined.split('|').map((word) => [word, meaning]);
}
