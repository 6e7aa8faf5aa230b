import { clauseOf } from '../../language/bind/siblings.ts';
import { ideaField } from '../../language/annotate/superlatives.ts';
import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';
import { isMeasurable, nameAt, nameFrom } from './naming.ts';

/** "above the average price", "cheaper than the median", "paying above average": records compared with a figure over all of them. */
export function claimCompared(scan: Scan): readonly Stated[] {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?:(?:that |which )?(?:is|are|cost|costs|with a) )?(?<op>above|over|more than|higher than|greater than|bigger than|larger than|longer than|more expensive than|better than|below|under|less than|lower than|smaller than|shorter than|cheaper than|worse than)(?: the| their| its| an?)? (?:overall )?(?<figure>average|avg|mean|median)\b/,
  );
  const op = found?.parts['op']?.text;
  if (found === null || op === undefined) return [];
  const after = nameFrom(scan, found.to, { reach: 1, passes: (word) => word === 'of', accepts: isMeasurable });
  const before = after === null ? namedBefore(scan, found.from) : null;
  const idea = /expensive|cheaper/.test(op)
    ? 'dear'
    : /bigger|larger|smaller/.test(op)
      ? 'large'
      : /longer|shorter/.test(op)
        ? 'long'
        : /better|worse/.test(op)
          ? 'good'
          : null;
  const target = idea === null ? null : ideaField(idea, scan.schema.profiles, clauseOf(ledger.tokens, ledger.tokens));
  const profile = after?.profile ?? before?.profile ?? target?.profile;
  if (profile === undefined) return [];
  const stretch = { from: before?.from ?? found.from, to: after?.to ?? found.to };
  ledger.take(stretch);
  const isLow = /^(?:below|under|less|lower|smaller|shorter|cheaper|worse)/.test(op);
  const measure = found.parts['figure']?.text === 'median' ? 'median' : 'avg';
  return [{ ...stretch, where: { kind: 'compareTo', field: profile.field.name, op: isLow ? '<' : '>', measure } }];
}

function namedBefore(scan: Scan, at: number) {
  let end = at;
  while (/^(?:is|are|that|of|a|was)$/.test(scan.ledger.word(end - 1)) && end > at - 3) end -= 1;
  for (const start of [end - 3, end - 2, end - 1]) {
    const naming = start < 0 ? null : nameAt(scan, start, isMeasurable);
    if (naming !== null && naming.to === end) return naming;
  }
  return null;
}
