import { nameWords } from '../../../language/profile/field-names.ts';
import { rootOf } from '../../../language/values/roots.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import { OUTCOME_VALUES, STATE_FIELDS } from '../../lexicon/states.ts';
import { holdsValue, type DataFacts } from '../../facts.ts';
import { NARROW_KINDS } from '../../nouns/record-kinds.ts';
import { isKnownWord, peopleWords } from '../phrases.ts';
import type { Token } from '../../../language/tokens.ts';

/** Fields whose values are names: a word of a name is no kind of thing ("homes" of "Granite Homes"). */
const OF_NAMES =
  /^(?:region|city|town|nbhd|neighbo\w*|hood|borough|district|area|county|state|province|country|location|place|address|street|suburb|seller|vendor|company|contractor|sponsor|author|host|operator|provider|chain|guest|show|artist|director|brand|make|maker|manufacturer|publisher|team|owner|agent|agency|by|from|to|name|user|employer|roaster|roastery|brewer|brewery|winery|bakery|grower|breeder|importer|distiller\w*|producer|developer|builder|label|studio|dealer|retailer|merchant|supplier|carrier|airline|bank|lender|insurer|landlord|organi[sz]er|promoter|venue|club|school|university|college|hospital|hotel|restaurant|gallery|museum|shop|store|clinic|practice|firm|organi[sz]ation|business|institution|client|customer)$/;
/** True for a field whose values are names. */
export function isOfNames(field: string): boolean {
  return nameWords(field).some((word) => OF_NAMES.test(word));
}

/** Fields of remarks: a word in one of them is no kind of thing. */
const OF_REMARKS = /^(?:notes?|remarks?|comments?|description|desc|blurb|summary|abstract|headline|info|details?)$/;

/** True for a field of remarks, by its name. */
export function isOfRemarks({ field }: ValueHit): boolean {
  return nameWords(field).some((word) => OF_REMARKS.test(word));
}
/** A word that so many of the values hold distinguishes none of them. */
const MOSTLY = 0.75;
/** Values of more words describe, and are no kinds of things. */
const LONGEST = 3;
/** What denies, or lists: a part of such a value says something else than the whole. */
export const DENYING = /,|\b(?:not|no|non|never|without|except)\b/i;

/**
 * The values of one field that a word is a telling part of: their head where things of a kind are asked for ("pedals" of "Effects Pedal", "guitars" of
 * two kinds of guitar), or a word of a name that is written as one ("the Tatras" of "Tatra Mountains"). Null where several fields have such values, or
 * most values of the field.
 */
export function partHit(look: ValueLook, at: number): ValueHit | null {
  const token = look.tokens[at];
  if (token?.kind !== 'word' || !/^\p{L}{3,}$/u.test(token.text) || look.isNoun(at) || isOfPeople(look, at)) return null;
  // "houses" are no verb where some of the records are.
  if (isKnownWord(token.lower) && !NARROW_KINDS.has(rootOf(token.lower))) return null;
  const { facts } = look;
  const isTold = (told: ValueHit) =>
    !isOfRemarks(told) && told.field !== facts.titleField && !facts.key.includes(told.field) && isVocabulary(told.field, facts);
  const [hit, ...rivals] = facts.findValues(token.text).filter(isTold);
  if (hit?.holders === undefined || rivals.length > 0 || isOfWhatIsBefore(look, at, hit)) return null;
  const { spellings } = hit.holders;
  if (
    spellings.some((value) => DENYING.test(value) || value.split(' ').length > LONGEST) ||
    spellings.length > MOSTLY * (facts.distinct(hit.field) ?? Infinity)
  )
    return null;
  return isNamed(look, at) || isUncasedName(look, token.lower, hit) || isHead(look, at, spellings, hit.field)
    ? { field: hit.field, ...hit.holders }
    : null;
}

/** "floor seats" next to a list with "aisle seat": a noun right behind another value says what that one is of, and nothing that the records have besides. */
export function isOfWhatIsBefore({ tokens, facts }: ValueLook, at: number, { field }: ValueHit): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  return facts.isList(field) && facts.findValues(before).some((hit) => hit.field !== field && hit.kind === 'whole' && isVocabulary(hit.field, facts));
}

/** "enterprise customers" next to a status of waiting on the customer: people behind a value are those that it is said of; companies are what many records are. */
function isOfPeople({ tokens, facts }: ValueLook, at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?)$/.test(tokens[at]?.lower ?? '')) return true;
  return peopleWords.has(rootOf(tokens[at]?.lower ?? '')) && holdsValue(facts, before);
}

/** A capital inside a sentence that is not written in capitals throughout. */
function isNamed({ tokens }: ValueLook, at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '');
}

/**
 * "tickets of priya", "jobs in seattle" of "Seattle, WA", where nothing is typed in capitals: the first name of the only person who has it, or the town
 * before its state.
 */
export function isUncasedName({ tokens }: ValueLook, said: string, { field, holders }: ValueHit): boolean {
  const [only, ...more] = holders?.spellings ?? [];
  if (only === undefined || tokens.some(({ text }) => /\p{Lu}/u.test(text))) return false;
  const isTown = [only, ...more].every((value) => TOWN.exec(value.toLowerCase())?.groups?.['town'] === said);
  const isPerson = more.length === 0 && nameWords(field).some((word) => OF_PERSONS.test(word)) && PERSON.test(only);
  return isTown || (isPerson && only.toLowerCase().startsWith(`${said} `));
}

const TOWN = /^(?<town>[^,]+), \p{L}{2}$/u;
const PERSON = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u;
const OF_PERSONS =
  /^(?:agents?|assignees?|authors?|writers?|chefs?|cooks?|hosts?|instructors?|teachers?|tutors?|coach|trainers?|guides?|drivers?|riders?|runners?|players?|athletes?|officers?|inspectors?|employees?|managers?|reps?|advisers?|advisors?|doctors?|vets?|nurses?|presenters?|speakers?|directors?|narrators?|translators?)$/;

function isHead({ tokens }: ValueLook, at: number, spellings: readonly string[], field: string): boolean {
  const lower = tokens[at]?.lower ?? '';
  // "EVs" is what a name of some of them holds, and all of them are.
  if (isOfNames(field) || /^\p{Lu}{2,}s$/u.test(tokens[at]?.text ?? '')) return false;
  const isKind =
    /[^s]s$/.test(lower) || isJoined(tokens, at) || /^(?:a|an|any|each|every|many|cheapest|\p{L}{3,}est)$/u.test(tokens[at - 1]?.lower ?? '');
  return isKind && spellings.every((value) => headsOf(value).includes(rootOf(lower)));
}

/** "cup or trophy matches". */
function isJoined(tokens: ValueLook['tokens'], at: number): boolean {
  return tokens[at + 1]?.lower === 'or' || tokens[at - 1]?.lower === 'or';
}

/** The last word of a value, and of each of its alternatives: "Synth / Keyboard". */
function headsOf(value: string): readonly string[] {
  return value.split(/[/&()|]| and | or /).flatMap((part) => {
    const last = part
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1);
    return last === undefined ? [] : [rootOf(last)];
  });
}

const AREAS = /^(?:area|region|district|neighbou?rhood|zone|quarter)$/;

/** A noun behind a value that says what the value is: "mint condition" of a field called cond, "airport area" of a neighborhood. */
export function isKindOf(word: string, hits: readonly ValueHit[], facts: DataFacts): boolean {
  return hits.some(({ field }) =>
    nameWords(field).some(
      (name) =>
        (name.length >= 3 && word.length > name.length && word.startsWith(name) && facts.findValues(word).length === 0) ||
        (AREAS.test(word) && /^(?:nbhd|neighbo\w*|hood|borough|district|suburb|region|ward)$/.test(name)),
    ),
  );
}

/** A field of so few values is a vocabulary, whatever its size. */
const VOCABULARY = 60;

/** What spans of a question are compared with values by. */
export interface ValueLook {
  readonly tokens: readonly Token[];
  readonly facts: DataFacts;
  readonly isNoun: (at: number) => boolean;
}

/** True where a field has few enough values for one of them to be meant by an ordinary word. */
export function isVocabulary(field: string, facts: DataFacts): boolean {
  const distinct = facts.distinct(field);
  return distinct !== null && (distinct <= VOCABULARY || distinct <= facts.records / 20);
}

/** "failed" of a result FAIL: the value says what became of a record. */
export function saysOutcome({ field, spellings }: ValueHit): boolean {
  return STATE_FIELDS.test(nameWords(field).at(-1) ?? '') || spellings.every((value) => OUTCOME_VALUES.has(value.toLowerCase()));
}
