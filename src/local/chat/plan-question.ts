import { setImmediate as nextTurn } from 'node:timers/promises';

import { createCallQueue } from '../../core/call-queue.ts';
import type { Condition } from '../../core/condition/condition.ts';
import { readText } from '../../core/language/gloss/gloss.ts';
import type { QueryField } from '../../core/language/query-field.ts';
import { planByRules } from '../../core/question/plan-question.ts';
import type { Planned, PlanQuestion } from '../../core/question/planned.ts';
import type { Plan } from '../../core/plan/plan.ts';
import type { Embedder } from '../../core/ports/embedder.ts';
import type { RunReader } from '../../core/ports/records.ts';
import { plainFacts, type ReadFacts } from './data-facts.ts';
import { queryFields } from '../services.ts';
import { meaningsOf, meaningTexts, type Meanings } from '../../core/language/near/meanings.ts';
import { schemaOf } from '../../core/language/profile/schema.ts';
import { tokenize } from '../../core/language/tokens.ts';
import { isKnownWord } from '../../core/question/annotate/phrases.ts';

/** A question about the records of a run. */
export interface AskedQuestion {
  readonly text: string;
  readonly reader: RunReader;
  /** Name of the scraper. */
  readonly name: string;
  readonly last: Plan | null;
  /** The one group that the answer before named. */
  readonly named?: Condition | undefined;
  /** The question before got no answer. */
  readonly isUnanswered?: boolean;
  /** The answer before was of another run. Default: false. */
  readonly isOfOtherRun?: boolean;
  /** Times of the completed runs, the newest first. Default: not known. */
  readonly runs?: readonly number[];
  readonly now: number;
}

/** What planning may ask for. */
export interface PlanningServices {
  readonly readFacts: ReadFacts;
  /** The embedder in the package; null where a language model is asked for what the rules leave. */
  readonly openStatic: (() => Promise<Embedder>) | null;
}

/**
 * Plans a question by rules. The values of fields that have only a few are known from the catalogue; those of the others are read only when words are
 * left that may be among them, and the vectors of the package only when words are left that are near to a name.
 */
export async function planQuestion(
  { text: asked, reader, name, ...question }: AskedQuestion,
  { readFacts, openStatic }: PlanningServices,
): Promise<Planned> {
  const fields = queryFields(reader.run);
  const text = readText(asked, fields);
  const plain = plainFacts(reader.run, englishName(name, fields));
  const hasOthers = fields.some(({ name: field, type }) => type === 'text' && plain.distinct(field) === null);
  // "New York City" is another value than "New York", and a name may be a value that is not known yet.
  let isAmbiguous = hasOthers && /(?<=\S.*)\p{Lu}/u.test(text);
  const findValues = (phrase: string) => {
    const hits = plain.findValues(phrase);
    // Which of several fields is meant depends on how many records have the value in each.
    isAmbiguous ||= hits.filter(({ kind }) => kind !== 'words').length > (hasOthers ? 0 : 1);
    return hits;
  };
  // Texts that repeat as a whole, and yet join several things by signs that do nothing else: their values tell.
  const joined = new Set(fields.flatMap(({ name: field, samples = [] }) => (samples.some((sample) => /[;|]/.test(sample)) ? [field] : [])));
  const isList = (field: string) => {
    isAmbiguous ||= joined.has(field);
    return plain.isList(field);
  };
  const planned = await planInTurn({ ...question, text, fields, facts: { ...plain, findValues, isList } });
  const isSure = planned.kind === 'plan' ? planned.notes.length === 0 && !isAmbiguous : planned.final;
  if (isSure) return planned;
  const whole = { ...question, text, fields, facts: await readFacts(reader, englishName(name, fields)) };
  const again = await planInTurn(whole);
  if (again.kind === 'plan' || again.final || again.unknown.length === 0 || openStatic === null) return again;
  const meanings = await readMeanings(whole, again.unknown, openStatic);
  if (meanings === null) return again;
  const meant = await planInTurn({ ...whole, meanings });
  return meant.kind === 'plan' ? meant : again;
}

/** One question at a time is planned, which takes up to 50 ms, and others have their turn before the next. */
const planning = createCallQueue(1);

function planInTurn(question: PlanQuestion): Promise<Planned> {
  return planning(async () => {
    await nextTurn();
    return planByRules(question);
  });
}

/** The name of the scraper, and in English where its fields are named in another language: it says what the records are called. */
function englishName(name: string, fields: readonly QueryField[]): string {
  const english = readText(name, fields);
  return english === name ? name : `${name} ${english}`;
}

/** What the words that were not understood are near to in meaning, by the vectors of the package; null where they are near to nothing. */
async function readMeanings(
  { text, fields, facts }: PlanQuestion,
  unknown: readonly string[],
  openStatic: () => Promise<Embedder>,
): Promise<Meanings | null> {
  const words = new Set(unknown.flatMap((each) => tokenize(each).map(({ lower }) => lower)));
  const texts = meaningTexts(tokenize(text), { isUnknown: (word) => words.has(word), isKnown: isKnownWord }, schemaOf(fields), [
    facts.name,
    facts.titleField ?? '',
  ]);
  if (texts.phrases.length === 0) return null;
  const embedder = await openStatic();
  const vectors = await embedder.embed([
    ...texts.phrases.map((phrase) => phrase.join(' ')),
    ...texts.fields.map((field) => field.text),
    ...texts.records,
  ]);
  const [phrases, named] = [texts.phrases.length, texts.phrases.length + texts.fields.length];
  const meanings = meaningsOf(texts, { phrases: vectors.slice(0, phrases), fields: vectors.slice(phrases, named), records: vectors.slice(named) });
  return meanings.fields.length + meanings.nouns.size === 0 ? null : meanings;
}
