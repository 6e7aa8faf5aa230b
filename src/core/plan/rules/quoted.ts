import type { Condition } from '../../condition/condition.ts';
import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';
import { nameAt } from './naming.ts';

/** Text in double quotes, and words that are said to be mentioned: a value where a field has it whole, else words of the text. */
export function claimQuoted(scan: Scan): readonly Stated[] {
  const { ledger } = scan;
  const stated: Stated[] = [];
  for (const match of ledger.text.matchAll(/["“”]([^"“”]{1,200})["“”]/gu)) {
    const stretch = ledger.stretchOf(match.index, match.index + match[0].length);
    const phrase = match[1]?.trim() ?? '';
    if (phrase === '' || !ledger.isFree(stretch)) continue;
    stated.push(statePhrase(scan, stretch, phrase));
  }
  const mention = ledger.find(
    /\b(?:that |which |who )?(?:mention|mentions|mentioning|mentioned|contain|contains|containing|include|includes)(?: the)? (?:words?|phrase|term|text)? ?(?<phrase>[\p{L}\p{N}'-]+)(?: in (?:the |their |its )?(?<where>[\p{L}_ ]+?))?(?=$|[?.!,]| (?:and|or|by|per|in|with|that|cost)\b)/u,
  );
  const phrase = mention?.parts['phrase'];
  if (
    mention !== null &&
    phrase !== undefined &&
    (/\bmention|\b(?:word|words|phrase|term|text)\b/.test(mention.text) || mention.parts['where'] !== undefined)
  ) {
    const place = mention.parts['where'] === undefined ? null : fieldOf(scan, mention.parts['where'].from);
    if (mention.parts['where'] === undefined || place !== null) {
      ledger.take(mention);
      stated.push({ from: mention.from, to: mention.to, where: place === null ? textOf(phrase.text) : hasIn(place, phrase.text) });
    }
  }
  return stated;
}

function statePhrase(scan: Scan, stretch: { readonly from: number; readonly to: number }, phrase: string): Stated {
  const { ledger, facts } = scan;
  const before = fieldBefore(scan, stretch.from);
  const behind = /^(?:in|within)$/.test(ledger.word(stretch.to))
    ? fieldOf(scan, stretch.to + (/^(?:the|its|their)$/.test(ledger.word(stretch.to + 1)) ? 2 : 1))
    : null;
  const lead = /^(?:mention|mentions|mentioning|contain|contains|containing|with|word|words|phrase|named|called|titled)$/.test(
    ledger.word(stretch.from - 1),
  )
    ? stretch.from - 1
    : stretch.from;
  const holds = /^(?:mention|mentions|mentioning|contain|contains|containing|word|words|phrase)$/.test(ledger.word(stretch.from - 1));
  const whole = holds
    ? undefined
    : facts.findValues(phrase).find(({ kind, field }) => kind === 'whole' && (before === null || before.field === field));
  const field = behind?.field ?? before?.field;
  const taken = { from: Math.min(lead, before?.from ?? lead), to: Math.max(stretch.to, behind?.to ?? stretch.to) };
  ledger.take(taken);
  const [spelling] = whole?.spellings ?? [];
  if (whole !== undefined && spelling !== undefined && behind === null) {
    const where: Condition =
      whole.spellings.length === 1
        ? { kind: 'compare', field: whole.field, op: '=', value: spelling }
        : { kind: 'in', field: whole.field, negated: false, values: whole.spellings };
    return { ...taken, where };
  }
  return { ...taken, where: field === undefined ? textOf(phrase) : { kind: 'has', field, negated: false, text: phrase } };
}

interface Place {
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

function fieldOf(scan: Scan, at: number): Place | null {
  const naming = nameAt(scan, at, ({ field }) => field.type === 'text');
  return naming === null ? null : { field: naming.profile.field.name, from: naming.from, to: naming.to };
}

/** `title contains "…"`, `director "…"`. */
function fieldBefore(scan: Scan, at: number): Place | null {
  let end = at;
  while (
    /^(?:is|contains|contain|containing|mentions|of|named|called|has|with|=|:|the|includes|word|words)$/.test(scan.ledger.word(end - 1)) &&
    end > at - 3
  )
    end -= 1;
  for (const start of [end - 3, end - 2, end - 1]) {
    const place = start < 0 ? null : fieldOf(scan, start);
    if (place !== null && place.to === end) return place;
  }
  return null;
}

function hasIn({ field }: Place, text: string): Condition {
  return { kind: 'has', field, negated: false, text };
}

function textOf(text: string): Condition {
  return { kind: 'text', negated: false, text };
}
