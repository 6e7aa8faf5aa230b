import type { Condition } from '../../condition/condition.ts';
import type { Scan } from './facts.ts';
import { nameFrom } from './naming.ts';

/** Two sides of a comparison that the words themselves name; `parts` is empty where the sides are values found elsewhere. */
export interface Contrast {
  readonly parts: readonly { readonly label: string; readonly where: Condition }[];
  /** What is compared where no figure is named: "cheaper", "bigger". */
  readonly adjective: string | null;
}

/** "compare A and B", "with and without a balcony", "furnished vs unfurnished", "which is cheaper, A or B"; null when nothing is compared. */
export function claimContrast(scan: Scan): Contrast | null {
  const { ledger } = scan;
  const both = withAndWithout(scan) ?? prefixed(scan) ?? apart(scan) ?? others(scan);
  const isTwice = (ledger.lower.match(/\bhow many\b/g)?.length ?? 0) === 2;
  const lead = ledger.claim(
    /\b(?:compare|comparing|comparison (?:of|between)|compared (?:to|with)|versus|vs\.?|(?:what(?:'s| is) the )?differences? (?:in|between|of)|differ|how (?:do|does) .{2,60} compare)\b/,
  );
  if (lead !== null) {
    ledger.claim(/\b(?:compare|compared (?:to|with)|differ|versus|vs\.?|with that of|between)\b/);
    ledger.claim(/\b(?:versus|vs\.?|between|compared (?:to|with)|with that of)\b/);
  }
  const adjective = ledger.find(
    /\b(?<word>cost (?:more|less)|cheaper|more expensive|pricier|less expensive|dearer|bigger|larger|smaller|longer|shorter|heavier|lighter|faster|older|newer|higher rated|better rated|more popular)\b(?: than)?/,
  );
  const isAsked = adjective !== null && /\b(?:than|or)\b/.test(ledger.lower) && !/\bthan \$?\d/.test(ledger.lower);
  if (isAsked) ledger.take(adjective);
  const isMore = /^are there more\b.*\bor\b/.test(ledger.lower);
  if (isMore) ledger.claim(/\bmore\b(?=.*\bmore\b)/);
  if (isTwice) ledger.claim(/\b(?:how many)\b(?=.*\bhow many\b)/);
  if (lead === null && both === null && !isAsked && !isTwice && !isMore) return null;
  return { parts: both ?? [], adjective: isAsked ? (adjective.parts['word']?.text ?? null) : null };
}

/** "with and without a balcony". */
function withAndWithout(scan: Scan): Contrast['parts'] | null {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?:(?:with|having) (?:and|or|vs\.?|versus|than) (?:(?:those|ones|these|the ones) )?without|without (?:and|or|vs\.?|versus) with)\b/,
  );
  if (found === null) return null;
  const naming = nameFrom(scan, found.to, { reach: 2, passes: (word) => /^(?:a|an|any|the)$/.test(word), accepts: () => true });
  if (naming === null) return null;
  ledger.take({ from: found.from, to: naming.to });
  const { name, type, min, max } = naming.profile.field;
  const label = ledger.said(naming);
  const sides = (some: Condition, none: Condition) => [
    { label: `with ${label}`, where: some },
    { label: `without ${label}`, where: none },
  ];
  if (type === 'boolean')
    return sides({ kind: 'compare', field: name, op: '=', value: true }, { kind: 'compare', field: name, op: '=', value: false });
  if (type === 'number' && min === 0 && max !== undefined)
    return sides({ kind: 'compare', field: name, op: '>', value: 0 }, { kind: 'compare', field: name, op: '=', value: 0 });
  return sides({ kind: 'null', field: name, negated: true }, { kind: 'null', field: name, negated: false });
}

/** "do furnished flats cost more than unfurnished ones". */
function apart(scan: Scan): Contrast['parts'] | null {
  const { ledger } = scan;
  const found = /\b(?<yes>\p{L}{4,})\b.*\bthan (?:the )?(?<no>(?:un|non-?|not )\k<yes>)\b/u.exec(ledger.lower);
  const [yes, no] = [found?.groups?.['yes'], found?.groups?.['no']];
  if (found === null || yes === undefined || no === undefined) return null;
  const word = ledger.stretchOf(found.index, found.index + yes.length);
  const naming = switchAt(scan, word.from);
  if (naming === null) return null;
  ledger.take(naming);
  const at = ledger.lower.lastIndexOf(no);
  ledger.take(ledger.stretchOf(at, at + no.length));
  return bothSides(yes, naming.profile.field.name);
}

/** "superhosts and the others". */
function others(scan: Scan): Contrast['parts'] | null {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?<yes>\p{L}{4,}) (?:and|or|vs\.?|versus|than|with|to) (?:the )?(?:others?|rest|everyone else|(?:regular|normal|ordinary|other) \p{L}+)\b/u,
  );
  const word = found?.parts['yes'];
  if (found === null || word === undefined) return null;
  const naming = switchAt(scan, word.from);
  if (naming === null) return null;
  ledger.take(found);
  return bothSides(word.text, naming.profile.field.name);
}

/** "furnished and unfurnished", "remote versus non-remote". */
function prefixed(scan: Scan): Contrast['parts'] | null {
  const { ledger } = scan;
  const found = ledger.find(/\b(?<yes>\p{L}{4,}) (?:and|or|vs\.?|versus|than|with) (?:un|non-?|not |in)\k<yes>\b/u);
  const word = found?.parts['yes'];
  if (found === null || word === undefined) return null;
  const naming = switchAt(scan, word.from);
  if (naming === null) return null;
  ledger.take(found);
  return bothSides(word.text, naming.profile.field.name);
}

/** The field of a switch whose name begins at a token. */
function switchAt(scan: Scan, from: number) {
  return nameFrom(scan, from, { reach: 0, passes: () => false, accepts: ({ field }) => field.type === 'boolean' });
}

function bothSides(label: string, field: string): Contrast['parts'] {
  return [
    { label, where: { kind: 'compare', field, op: '=', value: true } },
    { label: `not ${label}`, where: { kind: 'compare', field, op: '=', value: false } },
  ];
}
