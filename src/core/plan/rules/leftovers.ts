import type { Scan } from './facts.ts';
import { isDenial, isGlue, isLightVerb } from './words.ts';

/** How much of the question was understood, and the words of the names of the fields that it is about, as stems. */
interface Explained {
  readonly evidence: number;
  readonly said: ReadonlySet<string>;
}

interface Leftover {
  readonly unknown: readonly string[];
  readonly assumed: readonly string[];
}

/** What the words that are left come to: nothing, a name for the records, or something that was not understood. */
export function judgeLeftover({ ledger, entityOf }: Scan, { evidence, said }: Explained): Leftover {
  const unknown: string[] = [];
  const assumed: string[] = [];
  for (const at of ledger.free()) {
    const token = ledger.tokens[at];
    if (token === undefined || (token.kind === 'mark' && !/^[<>=%$€£]$/u.test(token.text))) continue;
    const word = token.lower;
    if (isDenial(word)) unknown.push(token.text);
    if (isGlue(word) || isDenial(word)) continue;
    const entity = token.kind === 'word' ? entityOf(word) : 'kind';
    // "how many were reviewed": of nothing but a verb, the verb says which.
    const isBare = evidence === 0 && /(?:ed|t)$/.test(word) && ledger.tokens.every((each) => entityOf(each.lower) !== 'certain');
    if (entity === 'certain' || (token.kind === 'word' && ((isLightVerb(word) && !isBare) || isSaidOf(token.stem, said) || isHead(ledger, at))))
      continue;
    const isNoun = entity === 'unknown' && evidence > 0 && assumed.length === 0 && unknown.length === 0 && isNounPlace({ ledger, entityOf }, at);
    if (isNoun) assumed.push(token.text);
    else unknown.push(token.text);
  }
  return { unknown, assumed };
}

/** "hired" of "hire_date": a form of a word of a name. */
function isSaidOf(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word) || (/^(?:min|max)$/.test(word) && said.has(`${word}imum`))) return true;
  return [...said].some(
    (own) => Math.min(own.length, word.length) >= 3 && Math.abs(own.length - word.length) <= 2 && (own.startsWith(word) || word.startsWith(own)),
  );
}

/** "capacity" of "battery capacity", where the field is only called after the battery. */
function isHead(ledger: Scan['ledger'], at: number): boolean {
  return (
    ledger.isTaken(at - 1) &&
    /^(?:capacity|size|level|levels|rate|score|scores|figure|date|dates|cost|price|content|quality|duration|status|category|class|group|brand|department|team|region|area|city|country|state|county|genre|variety|cuisine|station|limit|code|number)$/.test(
      ledger.word(at),
    )
  );
}

/** Right behind "how many", "which" or "list", in the plural, with nothing but what is said of it behind: where what the records are called stands. */
function isNounPlace({ ledger, entityOf }: Pick<Scan, 'ledger' | 'entityOf'>, at: number): boolean {
  const word = ledger.word(at);
  if (!/[^su]s$|(?:men|people|children|mice|fish|sheep)$/.test(word)) return false;
  if (ledger.tokens.some((token) => token.kind === 'word' && entityOf(token.lower) === 'certain')) return false;
  const isAsked = /\b(?:how many|number of|which|list|list all|show me|all|any)$/.test(
    ledger.lower.slice(0, ledger.tokens[at]?.start ?? 0).trimEnd(),
  );
  return (
    isAsked &&
    /^(?:|are|is|with|in|from|that|which|cost|under|over|for|by|were|was|between|above|below|without|have|on|at|there|\?|before|after|since)$/.test(
      ledger.word(at + 1),
    ) &&
    !/\b(?:does|do|did)\b/.test(ledger.lower)
  );
}
