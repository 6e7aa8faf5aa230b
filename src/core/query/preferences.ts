import { wordSet } from '../../text/word-set.ts';
import type { Condition } from '../condition/condition.ts';
import type { ValueMention } from '../language/annotate/values.ts';
import { DENIALS } from '../language/annotate/flags/polarity.ts';
import { STOPPED } from './rest.ts';
import type { QueryField } from '../language/query-field.ts';
import { touches, type Token, type TokenSpan } from '../language/tokens.ts';
import { conjunction, disjunction } from '../condition/transform.ts';

/** A denial reaches over an article or a preposition. */
const DENIAL_REACH = 3;

/** Words between a denial and what it denies. */
const BETWEEN: ReadonlySet<string> = wordSet('the a an any in at on with by from of for to based made near');

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

/** What the query does not want, with the word that denies it. */
export interface Denied extends TokenSpan {
  /** The value that it is; null of a word that may be a part of some. */
  readonly mention: ValueMention | null;
}

/** "not oldbury", "without homework": values and other words that are denied, and of which nothing else was made. */
export function deniedIn(look: PreferenceLook): readonly Denied[] {
  const { tokens, isTaken } = look;
  const values = deniedValues(look);
  const words = tokens.length > LONGEST ? [] : deniedWords(look).filter((word) => !values.some((value) => touches(value, word)));
  return [...values, ...words].filter(({ from }) => !isTaken(from));
}

/** What "no" denies may be written so ("no smoking"), unless it is "with no smoking". */
const LEAVING_OUT = /^(?:not|without|except|excluding)$/;

const AUXILIARY = /^(?:is|it|was|do|does|did|can|could|will|would|may|must|has|have|had|should|or)$/;
/** Longer questions are prose. */
const LONGEST = 15;

function deniedWords({ tokens, isTaken }: PreferenceLook): readonly Denied[] {
  return tokens.flatMap(({ lower }, from): readonly Denied[] => {
    // "is it not likely that": prose denies its verbs; "with or without" leaves nothing out.
    const isLeft = LEAVING_OUT.test(lower) || (lower === 'no' && tokens[from - 1]?.lower === 'with');
    if (!isLeft || AUXILIARY.test(tokens[from - 1]?.lower ?? '')) return [];
    const at = tokens.findIndex((token, place) => place > from && !BETWEEN.has(token.lower));
    const word = tokens[at];
    const isFree = word?.kind === 'word' && !STOPPED.has(word.lower) && !isTaken(at);
    return isFree ? [{ from, to: at + 1, mention: null }] : [];
  });
}

function deniedValues(look: PreferenceLook): readonly Denied[] {
  return spansOf(look, true).flatMap(({ from, to, mentions }): readonly Denied[] => {
    const [mention] = mentions;
    const denial = denialBefore(look.tokens, from);
    // "no parking near oldbury", "not far from oldbury": something else is denied.
    const isTied = denial !== null && look.tokens.slice(denial + 1, from).every(({ lower }) => BETWEEN.has(lower));
    return mention === undefined || !isTied ? [] : [{ from: denial, to, mention }];
  });
}

/** What the query calls the records by and small words are no values; those that it denies are wanted by themselves, or are none. */
function spansOf(
  { tokens, values, isTaken }: PreferenceLook,
  areDenied = false,
): readonly (TokenSpan & { readonly mentions: readonly ValueMention[] })[] {
  const spans: (TokenSpan & { readonly mentions: readonly ValueMention[] })[] = [];
  for (const { from, to } of values) {
    if (spans.some((span) => touches(span, { from, to }))) continue;
    const own = tokens.slice(from, to);
    const isIdle = own.every((token) => STOPPED.has(token.lower) || (token.kind === 'number' && own.length === 1));
    if (isIdle || (denialBefore(tokens, from) !== null) !== areDenied || own.some((_, index) => isTaken(from + index))) continue;
    spans.push({ from, to, mentions: values.filter((value) => value.from === from && value.to === to) });
  }
  return spans;
}

/** Where a denial stands before a place, over an article or a preposition; null where none does. */
function denialBefore(tokens: readonly Token[], from: number): number | null {
  const start = Math.max(0, from - DENIAL_REACH);
  const at = tokens.slice(start, from).findLastIndex((token) => DENIALS.has(token.lower));
  return at < 0 ? null : start + at;
}

function holding(field: string, values: readonly string[], fields: readonly QueryField[]): Condition {
  const [only] = values;
  const isList = fields.find(({ name }) => name === field)?.role === 'list';
  if (isList) return disjunction(values.map((text): Condition => ({ kind: 'has', field, negated: false, text })));
  return values.length === 1 && only !== undefined ? { kind: 'compare', field, op: '=', value: only } : { kind: 'in', field, negated: false, values };
}
