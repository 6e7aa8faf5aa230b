import { findCoordinations, findNegations, findQuotations } from './annotate/joints.ts';
import { comparatorAfter, comparatorBefore, type Comparator } from './annotate/comparators.ts';
import { readBounds } from './annotate/bounds.ts';
import { readDates } from './annotate/dates/dates.ts';
import { findMentions } from './annotate/mentions.ts';
import { readNumber } from './annotate/numbers.ts';
import { readQuantity } from './annotate/quantities.ts';
import { findRecordNouns } from './annotate/record-nouns.ts';
import { bareSuperlatives } from './annotate/superlatives.ts';
import { findSwitches } from './annotate/switches.ts';
import { respelled } from './annotate/spelling.ts';
import { findValueMentions } from './annotate/values.ts';
import type { AnnotatedText, Annotation, LanguageContext } from './annotation.ts';
import { schemaOf, type Schema } from './profile/schema.ts';
import { readTokens } from './gloss/gloss.ts';
import type { Token } from './tokens.ts';

/** Words that are read; what is longer was pasted rather than typed. */
const MOST_READ = 300;

/** Every annotation of a text: what each span of it may mean against these fields. Total and deterministic. */
export function annotate(text: string, context: LanguageContext): AnnotatedText {
  const schema = schemaOf(context.fields);
  const written = readTokens(text, context.fields).slice(0, MOST_READ);
  const tokens = respelled(written, schema, context.fields);
  const mentions = findMentions(tokens, schema);
  const values = findValueMentions(tokens, context);
  const recordNouns = findRecordNouns(tokens, context);
  const annotations: readonly Annotation[] = [
    ...numbersIn(tokens),
    ...quantitiesIn(tokens, schema),
    ...comparatorsIn(tokens),
    ...readBounds(tokens, { mentions, metres: schema.metres, dimensions: schema.dimensions, isTaken: () => false }).map((bound) => ({
      ...bound,
      kind: 'bound' as const,
    })),
    ...readDates({ text, tokens, now: context.now }).map((time) => ({ ...time, kind: 'time' as const })),
    ...mentions.map((mention) => ({ ...mention, kind: 'field' as const })),
    ...values,
    ...findSwitches(tokens, { profiles: schema.profiles, mentions, nouns: [...values, ...recordNouns] }).flatMap(({ from, to, condition, profile }) =>
      condition.kind === 'compare' ? [{ kind: 'flag' as const, from, to, profile, value: Boolean(condition.value) }] : [],
    ),
    ...bareSuperlatives(tokens).map((superlative) => ({ ...superlative, kind: 'superlative' as const })),
    ...recordNouns,
    ...findNegations(tokens),
    ...findCoordinations(tokens),
    ...findQuotations(text, tokens),
    ...typosIn(written, tokens),
  ];
  return { text, tokens, schema, context, annotations: annotations.toSorted((a, b) => a.from - b.from || b.to - a.to) };
}

function numbersIn(tokens: readonly Token[]): readonly Annotation[] {
  return tokens.flatMap((_, at) => {
    const number = readNumber(tokens, at);
    return number === null ? [] : [{ ...number, kind: 'number' as const }];
  });
}

function quantitiesIn(tokens: readonly Token[], { metres, dimensions }: Schema): readonly Annotation[] {
  return tokens.flatMap((_, at) => {
    const quantity = readQuantity(tokens, at, { metres, dimensions });
    return quantity === null ? [] : [{ ...quantity, kind: 'quantity' as const }];
  });
}

function comparatorsIn(tokens: readonly Token[]): readonly Annotation[] {
  const found = new Map<string, Comparator>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (const comparator of [comparatorBefore(tokens, at), comparatorAfter(tokens, at)])
      if (comparator !== null) found.set(`${comparator.from}-${comparator.to}`, comparator);
  }
  return [...found.values()].map((comparator) => ({ ...comparator, kind: 'comparator' as const }));
}

function typosIn(written: readonly Token[], tokens: readonly Token[]): readonly Annotation[] {
  return tokens.flatMap((token, from) => (token === written[from] ? [] : [{ kind: 'typo' as const, from, to: from + 1, meant: token.lower }]));
}
