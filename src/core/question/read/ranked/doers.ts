import { isPlural } from '../../../../text/plural.ts';
import type { Condition } from '../../../condition/condition.ts';
import { fieldsOf } from '../../../condition/transform.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { nameWords, wordsOfName } from '../../../language/profile/field-names.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import { doerOf } from '../../annotate/concepts.ts';
import { peopleWords } from '../../annotate/phrases.ts';
import { wordSet } from '../../../../text/word-set.ts';
import { NO_AGENTS, POSTING } from '../../lexicon/agents.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt } from '../fields.ts';

/** "who wrote …": the field of those who do what a verb says. */
export function doerBetween(sentence: Sentence, from: number, to: number): FieldProfile | null {
  for (const { from: start, to: end } of sentence.pieces.slice(from + 1, to)) {
    // "which beach was sampled most often": the beach is no sampler.
    if (/^(?:is|are|was|were|be|been|being|gets?|got)$/.test(sentence.tokens[start - 1]?.lower ?? '')) continue;
    const doer = sentence.tokens.slice(start, end).flatMap((token) => doerOf(token.stem, sentence.profiles) ?? []);
    if (doer[0] !== undefined) return doer[0];
  }
  return null;
}

/** "where are most of the frames made" of a text called "madeIn": the last word names where it is done. */
export function doneIn(sentence: Sentence, at: number): FieldProfile | null {
  const last = sentence.previous(sentence.pieces.length);
  const token = sentence.token(last);
  const profile = last > at && token !== undefined && isParticiple(token) ? fieldAt(sentence, last, ({ field }) => field.type === 'text') : null;
  return profile !== null && /^(?:in|at|from)$/.test(wordsOfName(profile.field).at(-1) ?? '') ? profile : null;
}

/** The one field of people by its name. */
export function personField({ profiles }: Sentence): FieldProfile | null {
  const [only, ...more] = textsCalled(profiles, (word) => peopleWords.has(word.replace(/s$/, '')));
  return more.length > 0 ? null : (only ?? null);
}

/** Verbs of whoever has or makes a record, beside those of posting one. */
const MAKING: ReadonlySet<string> = wordSet('did does do make makes made get gets got take takes took hold holds held put placed listed');

/** True where nothing between two places says what somebody did to the records, of which the field of people may say nothing. */
export function isPlainDoing(sentence: Sentence, from: number, to: number): boolean {
  return sentence.between(from, to, (at) => {
    const piece = sentence.pieces[at];
    const words = sentence.lower(at).split(' ');
    const isPlain = (word: string) => POSTING.has(word) || MAKING.has(word);
    if (piece?.kind === 'verb') return piece.earning || words.every(isPlain);
    return /^(?:link|noun|ordinal|value)$/.test(piece?.kind ?? '') || (piece?.kind === 'field' && words.every(isPlain));
  });
}

/** True for a text that is called by who does something: "seller", "run by". */
export function isOfAgents(sentence: Sentence, { field }: FieldProfile): boolean {
  const words = wordsOfName(field);
  return (
    words.at(-1) === 'by' || words.some(isAgent) || sentence.tokens.some(({ stem }) => doerOf(stem, sentence.profiles)?.field.name === field.name)
  );
}

function isAgent(word: string): boolean {
  return peopleWords.has(word.replace(/s$/, '')) || (/^\p{L}{3,}(?:er|or|ist|ian)$/u.test(word) && !NO_AGENTS.has(word));
}

/** Records that a text names and of which no text says who does something: "who used the most water" asks for one of them. */
export function isNamedRecord(sentence: Sentence): boolean {
  const { profiles, facts } = sentence;
  return (
    facts.titleField !== null &&
    !profiles.some((each) => each.field.type === 'text' && each.field.name !== facts.titleField && isOfAgents(sentence, each))
  );
}

/** Records that are called by a text of who does something ("Photographer"), and of which no other text says so. */
export function isOfNamedPeople(sentence: Sentence): boolean {
  const title = sentence.profiles.find(({ field }) => field.name === sentence.facts.titleField);
  return title !== undefined && wordsOfName(title.field).some(isAgent) && isNamedRecord(sentence);
}

/** "who trained the heaviest lifter": somebody did it to one of them. */
export function isDoneToOne(sentence: Sentence): boolean {
  const end = sentence.pieces.findIndex(({ kind }) => kind === 'extreme');
  const verb = sentence.previous(end);
  const noun = sentence.nounBehind(end);
  return (
    end > 0 &&
    sentence.at(verb, 'verb') !== null &&
    sentence.previous(verb) === sentence.headAt('who') &&
    noun >= 0 &&
    !isPlural(sentence.lower(noun))
  );
}

/** "who has the most stock, by brand" where no text says who does anything: the place of the "by" before those who are chosen among; -1 for none. */
export function chosenBehind(sentence: Sentence): number {
  const who = sentence.headAt('who');
  const extreme = sentence.pieces.findIndex(({ kind }) => kind === 'extreme');
  const last = sentence.previous(sentence.pieces.length);
  const by = sentence.previous(last);
  const isText = sentence.at(last, 'field')?.choices.some(({ profile }) => profile.field.type === 'text') === true;
  const isBare = who === 0 && extreme > 0 && by > extreme && sentence.between(who, extreme, (at) => sentence.isLink(at, 'has'));
  const person = personField(sentence);
  // "stock" where no number says how much of it there is.
  const isStock = /^(?:stock|inventory)$/.test(sentence.lower(sentence.next(extreme))) && sentence.at(sentence.next(extreme), 'noun') !== null;
  const isOther = person !== null && sentence.at(last, 'field')?.choices.every(({ profile }) => profile !== person) === true;
  return isBare && isText && sentence.lower(by) === 'by' && sentence.at(by, 'grouper') !== null && !isOther && !isStock ? by : -1;
}

/** "who is the cheapest sitter", "highest earnings - who and how much": one of the records, which their own noun says, or nothing but their name. */
export function isOneOfThem(sentence: Sentence): boolean {
  const who = sentence.headAt('who');
  const isBare = who > 0 && (sentence.next(who) >= sentence.pieces.length || sentence.isLink(sentence.next(who), 'and'));
  if (isBare && isNamedRecord(sentence)) return true;
  return sentence.pieces.some(
    ({ kind }, at) =>
      kind === 'extreme' &&
      sentence.nounBehind(at) >= 0 &&
      sentence.isLink(sentence.previous(at), 'is') &&
      sentence.at(sentence.previous(sentence.previous(at)), 'head')?.head === 'who',
  );
}

/** The fields of places by their names. */
export function placeFields({ profiles }: Sentence): readonly FieldProfile[] {
  return textsCalled(profiles, (word) => PLACES.test(word));
}

function textsCalled(profiles: readonly FieldProfile[], isSo: (word: string) => boolean): readonly FieldProfile[] {
  return profiles.filter(({ field }) => field.type === 'text' && nameWords(field.name).some(isSo));
}

const PLACES =
  /^(?:city|town|place|location|region|state|country|county|area|district|neighbourhood|neighborhood|borough|venue|harbour|port|suburb|site|street|ward|address)$/;

const HAVING = /^(?:owner|holder|user|renter|buyer|customer|reviewer|tester|member|visitor|reader|viewer)$/;

/** "who posts the most loads", "who launches the most": where nothing but a verb of whoever records come from is said, or their own noun as a verb, the one text that is called by who does something. */
export function posterBetween(sentence: Sentence, from: number, to: number): FieldProfile | null {
  const said = sentence.pieces.slice(from + 1, to).map((_, index) => sentence.lower(from + 1 + index));
  // "has sent in", "handed in".
  const words = said.filter((word, index) => word !== 'in' || !/^(?:sen[dt]s?|hand(?:s|ed)?)$/.test(said[index - 1] ?? ''));
  const isSaid = (word: string) => POSTING.has(word) || sentence.isRecordNoun(word);
  if (words.length === 0 || !words.every(isSaid)) return null;
  const isPosted = words.every((word) => POSTING.has(word));
  const agents = sentence.profiles.filter(({ field }) => {
    const last = wordsOfName(field).at(-1) ?? '';
    // Whose land it is has not planted the trees.
    if (!isPosted && HAVING.test(last)) return false;
    // "listed_by".
    return field.type === 'text' && field.name !== sentence.facts.titleField && (last === 'by' || isAgent(last));
  });
  return agents.length === 1 ? (agents[0] ?? null) : null;
}

/** "who built the organ in St Mary's": the text that is called by who does what the verb behind "who" says, of records that are chosen; null where there is none. */
export function doerAsked(sentence: Sentence, where: Condition | null): FieldProfile | null {
  const token = sentence.token(sentence.next(sentence.headAt('who')));
  const doer = where === null || token === undefined || !isParticiple(token) ? null : doerOf(token.stem, sentence.profiles);
  return doer === null || fieldsOf(where).includes(doer.field.name) ? null : doer;
}

/** "who made the most observations" of records with an observer: those whom the noun for what they do names. */
export function doerOfDeed(sentence: Sentence, at: number): FieldProfile | null {
  const [only, ...more] = sentence.profiles.filter((profile) => profile.field.type === 'text' && isDeedOf(sentence, at, profile));
  return more.length > 0 ? null : (only ?? null);
}

/** Whether a mention is the noun for what the text's own name says that somebody does: "wins" of a winner, "observations" of an observer. */
export function isDeedOf(sentence: Sentence, at: number, { field }: FieldProfile): boolean {
  const said = sentence.lower(at);
  const [name = '', ...more] = wordsOfName(field).map((word) => word.toLowerCase());
  if (more.length > 0 || !/(?:er|or)$/.test(name) || said.startsWith(name)) return false;
  const verb = name.slice(0, -2);
  return sentence.token(at)?.stem === stemOf(name.replace(/s$/, '')) || (verb.length >= LEAST_OF_VERB && said.startsWith(verb));
}

const LEAST_OF_VERB = 4;
