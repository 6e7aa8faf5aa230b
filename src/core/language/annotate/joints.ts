import type { Coordination, Negation, Quotation } from '../annotation.ts';
import { JOINTS, NEGATIONS } from '../lexicon/en/function-words.ts';
import type { Token } from '../tokens.ts';

const NEGATION_WORDS: ReadonlySet<string> = new Set(NEGATIONS.split(' '));
const OPENING = /^["“„«]$/u;
const CLOSING = /^["”“»]$/u;

/** Every word of denial, without its reach. */
export function findNegations(tokens: readonly Token[]): readonly Negation[] {
  return tokens.flatMap((token, from): Negation[] => (NEGATION_WORDS.has(token.lower) ? [{ kind: 'negation', from, to: from + 1 }] : []));
}

/** Every word or mark that may join two conditions or values. */
export function findCoordinations(tokens: readonly Token[]): readonly Coordination[] {
  return tokens.flatMap((token, from): Coordination[] => {
    const sense = Object.hasOwn(JOINTS, token.lower) ? JOINTS[token.lower] : undefined;
    return sense === undefined ? [] : [{ kind: 'coordination', from, to: from + 1, sense }];
  });
}

/** Text between double quotation marks that do not stand for inches. */
export function findQuotations(text: string, tokens: readonly Token[]): readonly Quotation[] {
  const found: Quotation[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!OPENING.test(tokens[from]?.text ?? '') || (tokens[from]?.glued === true && tokens[from - 1]?.kind === 'number')) continue;
    const end = tokens.findIndex((token, index) => index > from && CLOSING.test(token.text));
    if (end < 0) break;
    found.push({ kind: 'quotation', from, to: end + 1, text: text.slice(tokens[from]?.end, tokens[end]?.start) });
    from = end;
  }
  return found;
}
