import { fieldsOf } from '../condition/transform.ts';
import type { FieldProfile } from '../language/profile/fields.ts';
import type { Token } from '../language/tokens.ts';
import { rootOf } from '../language/values/roots.ts';
import { scopeOf } from '../plan/known-groups.ts';
import type { Plan } from '../plan/plan.ts';
import { annotate } from './annotate/annotate.ts';
import { assumedNoun } from './annotate/assumed-noun.ts';
import { bestCover } from './cover.ts';
import type { Look } from './look.ts';
import type { PlanQuestion } from './planned.ts';
import { Sentence } from './sentence.ts';
import { meantBy } from './spelling.ts';

/** The pieces of a question, with the noun that is taken for the records where nothing is called so. */
export function sentenceOf(
  { text, facts, meanings, now, last, runs = [] }: PlanQuestion,
  tokens: readonly Token[],
  { schema, entityOf }: Look,
): Sentence {
  const look = { text, tokens, schema, facts, now, runs, dateBefore: dateOf(last, schema.profiles) };
  const isCertain = (word: string) => entityOf(word) === 'certain';
  const meant = tokens.flatMap(({ lower, text: word }) => (meanings?.nouns.has(lower) === true ? [word] : []));
  const cover = bestCover(tokens, annotate({ ...look, isRecordNoun: isCertain }));
  const spelling = { profiles: schema.profiles, facts, entityOf };
  const assumed = assumedNoun({ tokens, schema, facts, cover, entityOf, isMisspelled: (word) => meantBy(word, spelling) !== null });
  if (assumed === null) return new Sentence({ ...look, pieces: cover, isRecordNoun: isCertain, assumedNouns: [...new Set(meant)] });
  const isRecordNoun = (word: string) => isCertain(word) || rootOf(word) === assumed;
  const pieces = bestCover(tokens, annotate({ ...look, isRecordNoun }));
  const nouns = pieces.flatMap(({ kind, from }) =>
    kind === 'noun' && rootOf(tokens[from]?.lower ?? '') === assumed ? (tokens[from]?.text ?? []) : [],
  );
  return new Sentence({ ...look, pieces, isRecordNoun, assumedNouns: [...new Set([...meant, ...nouns])] });
}

/** The one date that a plan is bounded by. */
function dateOf(last: Plan | null, profiles: readonly FieldProfile[]): string | undefined {
  const bounded = new Set(last === null ? [] : fieldsOf(scopeOf(last)));
  const [only, ...more] = profiles.filter(({ field }) => field.type === 'date' && bounded.has(field.name));
  return more.length === 0 ? only?.field.name : undefined;
}
