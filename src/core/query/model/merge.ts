import { checkFilter } from '../../condition/check.ts';
import type { Filter } from '../../condition/condition.ts';
import type { Interpretation } from '../interpretation.ts';
import type { ModelAnswer, Proposal, ProposedOrder } from './answer.ts';
import type { Candidate, OrderCandidate } from './candidate.ts';
import type { Candidates } from './candidates.ts';
import { conjunction, fieldsOf } from '../../condition/transform.ts';
import { restOf } from '../rest.ts';
import { conditionSpan, orderSpan, type RulesReading } from '../read-query.ts';
import { tokenize, touches, type Token, type TokenSpan } from '../../language/tokens.ts';

/**
 * Why a condition or an order of a model was left out: the quoted words are not in the query; nothing there is said of the field;
 * something is, but not that; or the words or the field say something already.
 */
export type Refusal = 'quote' | 'field' | 'value' | 'conflict';

/** What a query means by the rules and, where they left words, by a model that was checked. */
export interface MergedReading {
  readonly interpretation: Interpretation;
  /** How many conditions and orders of the model were taken. */
  readonly kept: number;
  readonly refused: readonly Refusal[];
}

/** Takes from an answer what the words bear out, each thing on its own; all that the rules read stays as it is. */
export function mergeAnswer(reading: RulesReading, candidates: Candidates, answer: ModelAnswer): MergedReading {
  const taken: Candidate[] = [];
  const refused: Refusal[] = [];
  for (const proposal of answer.conditions) {
    const found = candidateFor(proposal, { reading, candidates, taken });
    if (typeof found === 'string') refused.push(found);
    else taken.push(found);
  }
  const order = answer.order === null ? null : orderFor(answer.order, { reading, candidates, taken });
  if (typeof order === 'string') refused.push(order);
  const ordered = typeof order === 'string' ? null : order;
  return { interpretation: merged(reading, taken, ordered), kept: taken.length + (ordered === null ? 0 : 1), refused };
}

interface Look {
  readonly reading: RulesReading;
  readonly candidates: Candidates;
  /** What of the answer has been taken before. */
  readonly taken: readonly Candidate[];
}

function candidateFor(proposal: Proposal, { reading, candidates, taken }: Look): Candidate | Refusal {
  const places = placesOf(proposal.quote, reading.tokens);
  if (places.length === 0) return 'quote';
  if (isBound(proposal.field, { reading, taken })) return 'conflict';
  const matches = candidates.conditions.filter(({ field, core }) => field === proposal.field && places.some((place) => holds(place, core)));
  if (matches.length === 0) return 'field';
  const agreeing = matches.filter((candidate) => candidate.agrees(proposal) && isLegal(candidate.filter, reading));
  if (agreeing.length === 0) return 'value';
  return agreeing.find((candidate) => taken.every((other) => !touches(candidate, other))) ?? 'conflict';
}

function orderFor(proposal: ProposedOrder, { reading, candidates, taken }: Look): OrderCandidate | Refusal {
  const places = placesOf(proposal.quote, reading.tokens);
  if (places.length === 0) return 'quote';
  if (reading.interpretation.order !== null) return 'conflict';
  const matches = candidates.orders.filter(({ order, core }) => order.field === proposal.field && places.some((place) => holds(place, core)));
  if (matches.length === 0) return 'field';
  const agreeing = matches.filter(({ order }) => order.direction === proposal.direction);
  if (agreeing.length === 0) return 'value';
  return agreeing.find((candidate) => taken.every((other) => !touches(candidate, other))) ?? 'conflict';
}

/** The rules, or the answer itself, have said something of the field. */
function isBound(field: string, { reading, taken }: Pick<Look, 'reading' | 'taken'>): boolean {
  return taken.some((other) => other.field === field) || fieldsOf(reading.interpretation.filter).includes(field);
}

function isLegal(filter: Filter, { fields }: RulesReading): boolean {
  try {
    checkFilter(filter, fields);
    return true;
  } catch {
    return false; // a name or a value that the filter language has no way to write
  }
}

/** Where the words of a quote stand in the query, one behind the other; marks around them do not count. */
function placesOf(quote: string, tokens: readonly Token[]): readonly TokenSpan[] {
  const words = trimmed(tokenize(quote).map(({ lower }) => lower));
  if (words.length === 0) return [];
  return tokens.flatMap((_, from): readonly TokenSpan[] =>
    words.every((word, step) => tokens[from + step]?.lower === word) ? [{ from, to: from + words.length }] : [],
  );
}

function trimmed(words: readonly string[]): readonly string[] {
  const isMark = (word: string) => /^["'“”‘’.,;:!?…]$/u.test(word);
  const first = words.findIndex((word) => !isMark(word));
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !isMark(word)) + 1);
}

function holds(place: TokenSpan, core: TokenSpan): boolean {
  return place.from <= core.from && place.to >= core.to;
}

function merged(reading: RulesReading, taken: readonly Candidate[], order: OrderCandidate | null): Interpretation {
  const { interpretation, query, tokens, consumed, nouns } = reading;
  const added = order === null ? taken : [...taken, order];
  if (added.length === 0) return interpretation;
  const spans = [
    ...taken.map((candidate) => conditionSpan(candidate, candidate.filter, reading)),
    ...(order === null ? [] : [orderSpan(order, reading)]),
  ];
  return {
    filter: together(
      interpretation.filter,
      taken.map(({ filter }) => filter),
    ),
    rest: restOf(query, tokens, { consumed: [...consumed, ...added], nouns }),
    unused: interpretation.unused.filter(({ text }) => !spans.some((span) => span.text.includes(text))),
    preferred: interpretation.preferred,
    order: order?.order ?? interpretation.order,
    spans: [...interpretation.spans, ...spans].toSorted((a, b) => a.start - b.start),
  };
}

function together(first: Filter | null, more: readonly Filter[]): Filter | null {
  return conjunction([...(first === null ? [] : [first]), ...more].flatMap((item) => (item.kind === 'and' ? item.items : [item])));
}
