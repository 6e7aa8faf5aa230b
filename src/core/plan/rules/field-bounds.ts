import type { Condition } from '../../condition/condition.ts';
import { readNumber } from '../../language/annotate/numbers.ts';
import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';
import { isMeasurable, nameAt, type Naming } from './naming.ts';

type Op = '<' | '<=' | '>' | '>=' | '=';

const OPS: Readonly<Record<string, Op | undefined>> = {
  over: '>',
  above: '>',
  'more than': '>',
  'greater than': '>',
  'higher than': '>',
  'larger than': '>',
  exceeding: '>',
  '>': '>',
  'at least': '>=',
  '>=': '>=',
  under: '<',
  below: '<',
  'less than': '<',
  'fewer than': '<',
  'lower than': '<',
  'smaller than': '<',
  '<': '<',
  'at most': '<=',
  'up to': '<=',
  '<=': '<=',
  exactly: '=',
  '=': '=',
};

/**
 * "discountPercent over 0", "magnitude above 4": bounds of a number field right behind its name. `exact`: only of names that are written as the field
 * is called, before anything else reads them.
 */
export function claimFieldBounds(scan: Scan, reach: 'exact' | 'any'): readonly Stated[] {
  const { ledger } = scan;
  const stated: Stated[] = [];
  const pattern =
    /(?:\b(?:is|are|of|was|were) )?(?:\b(?<word>over|above|(?:more|greater|higher|larger|less|fewer|lower|smaller) than|exceeding|at least|at most|up to|under|below|exactly)|(?<mark>[<>]=?|=)) ?(?<n>\d[\d.,]*)/g;
  for (const match of ledger.lower.matchAll(pattern)) {
    const op = OPS[match.groups?.['word'] ?? match.groups?.['mark'] ?? ''];
    const stretch = ledger.stretchOf(match.index, match.index + match[0].length);
    const number = readNumber(ledger.tokens, stretch.to - 1);
    if (op === undefined || number === null || !ledger.isFree({ from: stretch.from, to: number.to })) continue;
    const naming = namedBefore(scan, stretch.from);
    if (naming === null || (reach === 'exact' && !isWritten(naming, scan)) || isFigure(scan, naming)) continue;
    const isPercent = ledger.word(number.to) === '%' || ledger.word(number.to) === 'percent';
    const to = isPercent ? number.to + 1 : number.to;
    ledger.take({ from: naming.from, to });
    const where: Condition = { kind: 'compare', field: naming.profile.field.name, op, value: number.value };
    stated.push({ from: naming.from, to, where });
  }
  return [...stated, ...claimRanges(scan, reach)];
}

/** "magnitude between 4 and 5". */
function claimRanges(scan: Scan, reach: 'exact' | 'any'): readonly Stated[] {
  const { ledger } = scan;
  const found = ledger.find(/\bbetween [$€£₹]?\d[\d.,]* and [$€£₹]?\d[\d.,]*/u);
  const naming = found === null ? null : namedBefore(scan, found.from);
  if (found === null || naming === null || (reach === 'exact' && !isWritten(naming, scan)) || isFigure(scan, naming)) return [];
  const numbers = Array.from({ length: found.to - found.from }, (_, index) => found.from + index).flatMap(
    (at) => readNumber(ledger.tokens, at) ?? [],
  );
  const [low, high] = [numbers[0], numbers.at(-1)];
  if (low === undefined || high === undefined || numbers.length !== 2) return [];
  const to = Math.max(found.to, high.to);
  ledger.take({ from: naming.from, to });
  return [{ from: naming.from, to, where: { kind: 'between', field: naming.profile.field.name, negated: false, low: low.value, high: high.value } }];
}

function namedBefore(scan: Scan, at: number): Naming | null {
  for (const start of [at - 4, at - 3, at - 2, at - 1]) {
    const naming = start < 0 ? null : nameAt(scan, start, isMeasurable);
    if (naming !== null && naming.to === at) return naming;
  }
  return null;
}

/** One word that is a name of several: nobody writes that of anything else. */
function isWritten({ from, to, profile }: Naming, { ledger }: Scan): boolean {
  return to - from === 1 && profile.words.length > 1 && ledger.word(from) === profile.field.name.toLowerCase();
}

/** "average price over 5" bounds the average. */
function isFigure({ ledger }: Scan, { from }: Naming): boolean {
  return /^(?:average|avg|mean|median|total|sum|highest|lowest|maximum|minimum|of)$/.test(ledger.word(from - 1));
}
