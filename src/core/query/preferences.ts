import type { Condition } from '../condition/condition.ts';
import type { ValueMention } from '../language/annotate/values.ts';
import { DENIALS } from '../language/annotate/flags/polarity.ts';
import { STOPPED } from './rest.ts';
import type { QueryField } from '../language/query-field.ts';
import { touches, type Token, type TokenSpan } from '../language/tokens.ts';
import { conjunction, disjunction } from '../condition/transform.ts';

/** A denial reaches over an article or a preposition. */
const DENIAL_REACH = 3;

export interface PreferenceLook {
  readonly tokens: readonly Token[];
  readonly fields: readonly QueryField[];
  readonly values: readonly ValueMention[];
  /** True for a token of which something else was made. */
  readonly isTaken: (index: number) => boolean;
}

/** The records that hold every value named, of alternatives of one field either; values that are denied or only small words count for nothing. */
export function preferredBy(look: PreferenceLook): Condition | null {
  const byField = new Map<string, Set<string>>();
  for (const span of spansOf(look)) {
    const [first] = span.mentions;
    if (first === undefined) continue;
    const values = byField.get(first.field) ?? new Set();
    byField.set(first.field, values.add(first.value));
  }
  return conjunction([...byField].map(([field, values]) => holding(field, [...values], look.fields)));
}

/** What the query calls the records by, small words and what it denies are no values. */
function spansOf({ tokens, values, isTaken }: PreferenceLook): readonly (TokenSpan & { readonly mentions: readonly ValueMention[] })[] {
  const spans: (TokenSpan & { readonly mentions: readonly ValueMention[] })[] = [];
  for (const { from, to } of values) {
    if (spans.some((span) => touches(span, { from, to }))) continue;
    const own = tokens.slice(from, to);
    const isIdle = own.every((token) => STOPPED.has(token.lower) || (token.kind === 'number' && own.length === 1));
    const isDenied = tokens.slice(Math.max(0, from - DENIAL_REACH), from).some((token) => DENIALS.has(token.lower));
    if (isIdle || isDenied || own.some((_, index) => isTaken(from + index))) continue;
    spans.push({ from, to, mentions: values.filter((value) => value.from === from && value.to === to) });
  }
  return spans;
}

function holding(field: string, values: readonly string[], fields: readonly QueryField[]): Condition {
  const [only] = values;
  const isList = fields.find(({ name }) => name === field)?.role === 'list';
  if (isList) return disjunction(values.map((text): Condition => ({ kind: 'has', field, negated: false, text })));
  return values.length === 1 && only !== undefined ? { kind: 'compare', field, op: '=', value: only } : { kind: 'in', field, negated: false, values };
}
