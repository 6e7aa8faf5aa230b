import { holdsValue } from '../facts.ts';
import { isEventOf, isParticiple } from '../../language/annotate/happenings.ts';
import { ideaField } from '../../language/annotate/superlatives.ts';
import { WITHOUT } from '../../language/annotate/flags/switch-words.ts';
import { clauseOf } from '../../language/bind/siblings.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { findMentions } from '../../language/annotate/mentions.ts';
import { SIDE_STEMS } from '../../language/bind/prices.ts';
import { VERB_DENIALS } from '../../language/lexicon/en/function-words.ts';
import { stem } from '../../language/stem.ts';
import { rootOf } from '../../language/values/roots.ts';
import { ACTOR_NOUNS } from '../lexicon/other-nouns.ts';
import { PRICING } from '../lexicon/passed-over.ts';
import { isAdditive, isMeasurable, isMoney } from '../field-role.ts';
import type { Piece } from '../piece.ts';
import { chargeOf } from '../../language/annotate/presence/charges.ts';
import { WEIGHTS } from '../weights.ts';
import { isDoerOfDeed, isOfEach, LINKING } from './fields/field-mentions.ts';
import { fieldOfIdea } from './concepts.ts';
import type { AnnotateLook } from './look.ts';
import { inMonths, onWeekdays } from './times/recurring.ts';
import { annotateAmounts, cameTo, fieldPiece } from './fields/amounts.ts';
import { annotateOwnAmounts } from './fields/own-amounts.ts';
import { annotateRates } from './fields/rates-paid.ts';
import { annotateStanding } from './fields/standing.ts';
import { annotateRecorded } from './recorded.ts';
import { annotateStates } from './states.ts';
import { annotateDaysAgain, annotatePaidNouns, annotateSpeakers } from './said-again.ts';
import { isCovered } from '../../language/tokens.ts';

type Mentions = ReturnType<typeof findMentions>;

/** Words that speak of a field without naming it: "how big", "free", "paid", "unrated", "money", "first". */
export function annotateSpoken(look: AnnotateLook, mentions: Mentions): readonly Piece[] {
  return [
    ...partNames(look, mentions),
    ...freeAndPaid(look, mentions),
    ...unmade(look),
    ...money(look),
    ...ends(look),
    ...onWeekdays(look),
    ...inMonths(look),
    ...askedPrices(look),
    ...annotateStates(look),
    ...annotateRates(look),
    ...annotateRecorded(look),
    ...endsOfRange(look),
    ...annotateAmounts(look),
    ...annotateOwnAmounts(look),
    ...annotateStanding(look),
    ...annotatePaidNouns(look, mentions),
    ...annotateDaysAgain(look),
    ...annotateSpeakers(look),
  ];
}

/** A word of the name of one text, date or boolean field alone: "airlines" of "Airline: Operator". */
function partNames({ tokens, schema, isRecordNoun }: AnnotateLook, mentions: Mentions): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    if (token.kind !== 'word' || token.lower.length < 4 || LINKING.test(token.lower) || isRecordNoun(token.lower) || isCovered(at, mentions))
      return [];
    const named = schema.profiles.filter(
      ({ field, words, concepts, role }) =>
        (field.type !== 'number' || (concepts.length === 0 && role !== 'year')) &&
        !(field.type === 'boolean' && WITHOUT.test(words[0]?.stem ?? '')) &&
        !(KINDS.test(token.lower) && words.filter(({ weight }) => weight === 1).length > 1) &&
        words.some(({ stem: word, weight }) => weight === 1 && (word === token.stem || isKin(token.lower, word))),
    );
    const [only] = named;
    return only === undefined || named.length > 1 || isOfEach(only, token) || isDoerOfDeed({ from: at, to: at + 1, profile: only }, tokens)
      ? []
      : [{ kind: 'field', choices: [{ profile: only, score: 0.5 }], from: at, to: at + 1, score: WEIGHTS.link }];
  });
}

/** Said of the records, these are no part of the name of something else ("seller_kind"). */
const KINDS = /^(?:kind|type|sort|name)s?$/;

/** "production" of "produced", and after "who" also "directed" of "director". */
function isKin(said: string, word: string): boolean {
  return (
    /(?:tion|ment|ance|ing|or|er|ure|al)s?$/.test(said) &&
    said.length >= 7 &&
    word.length >= 5 &&
    said.startsWith(word.slice(0, Math.max(5, word.length - 2)))
  );
}

/** A price that may be nothing, or a switch or value of that name, which then says more. */
function freeAndPaid({ tokens, schema, facts }: AnnotateLook, mentions: Mentions): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    const isNothing = token.lower === 'nothing' && /^(?:costs?|for|charged?|pay)$/.test(tokens[at - 1]?.lower ?? '');
    if ((!isNothing && !/^(?:free|gratis|paid|priced)$/.test(token.lower)) || tokens[at - 1]?.text === '-') return [];
    if (holdsValue(facts, token.lower)) return [];
    // "step free": said of what is before it, where a switch is called so.
    const before = tokens[at - 1];
    if (
      token.lower === 'free' &&
      schema.bySaid.get(before?.stem ?? '')?.some(({ words }) => words.some(({ stem: word }) => word === 'free')) === true
    )
      return [];
    // "paid no fee": what was paid says what is denied behind it, or that it was not.
    const isNone = token.lower === 'paid' && tokens[at + 1]?.lower === 'no';
    const named = mentions.find((mention) => mention.from === (isNone ? at + 2 : at + 1) && isMoney(mention.profile));
    if (isNone && named === undefined) return [];
    // "the first lesson for free", "delivery is free": what costs nothing stands before it.
    const told =
      token.lower === 'free' && /^(?:for|is|are|was|were|comes?)$/.test(before?.lower ?? '')
        ? mentions.find((each) => each.to === at - 1)
        : undefined;
    if (told !== undefined && isMoney(told.profile) && told.score >= WHOLE_NAME) return [costsNothing(told, at + 1)];
    const service = token.lower === 'free' && before?.lower === 'for' ? chargeOf(tokens[at - 2], schema.profiles) : null;
    if (service !== null) return [costsNothing({ profile: service, from: at - 2 }, at + 1)];
    const main = schema.profiles.find((profile) => isMoney(profile) && profile.concepts.some(({ id }) => id === 'price'));
    const profile = named?.profile ?? main;
    if (profile === undefined || (named === undefined && profile.field.min !== 0)) return [];
    const to = named === undefined ? at + 1 : named.to;
    // "that aren't free": what is denied costs something.
    const isDenied = VERB_DENIALS.has(tokens[at - 1]?.lower ?? '');
    const op = /^(?:paid|priced)$/.test(token.lower) !== (isDenied || isNone) ? '>' : '=';
    const from = isNothing || isDenied ? at - 1 : at;
    return [
      {
        kind: 'condition',
        where: { kind: 'compare', field: profile.field.name, op, value: 0 },
        profile,
        source: 'absence',
        from,
        to,
        score: (to - from) * WEIGHTS.condition + WEIGHTS.whole,
      },
    ];
  });
}

function costsNothing({ profile, from }: Pick<Mentions[number], 'profile' | 'from'>, to: number): Piece {
  const where = { kind: 'compare', field: profile.field.name, op: '=', value: 0 } as const;
  return { kind: 'condition', where, profile, source: 'absence', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole };
}

/** From this on, a mention says a name as a whole. */
const WHOLE_NAME = 1;

/** "what do sellers want for a Gibson", "how much do they charge": those who take or pay a price ask for it, and are not what is asked about. */
function askedPrices({ tokens, schema, facts }: AnnotateLook): readonly Piece[] {
  const main = schema.profiles.filter(({ words }) => !words.some((word) => SIDE_STEMS.has(word.stem)));
  const price = fieldOfIdea('price', main) ?? ideaField('dear', schema.profiles, clauseOf(tokens, tokens))?.profile;
  return tokens.flatMap((token, from): readonly Piece[] => {
    if (price === undefined || !/^(?:what|much)$/.test(token.lower) || !/^(?:do|does|did|are|is)$/.test(tokens[from + 1]?.lower ?? '')) return [];
    const at = tokens.findIndex(({ lower }, index) => index > from + 2 && index < from + MOST_SUBJECT && PRICING.has(lower));
    const subject = tokens[at - 1]?.lower ?? '';
    // "the seller", "a breeder": one of them.
    const isOne =
      /^(?:the|an?|each|every)$/.test(tokens[at - 2]?.lower ?? '') &&
      ACTOR_NOUNS.has(rootOf(subject)) &&
      !/^(?:pay|spend)/.test(tokens[at]?.lower ?? '');
    if (at < 0 || !(/^(?:they|you|we|people|folks|one|i)$/.test(subject) || isPersons(subject) || isOne)) return [];
    const asked = { ...fieldPiece(price, at, at + 1), score: WEIGHTS.condition };
    // "dealers", where some sellers are dealers and others are not, says which records are meant.
    const isValue = [subject, subject.replace(/s$/, '')].some((word) => holdsValue(facts, word));
    // "data scientists": some of them, whose kind the word before says.
    const isKind = !isOne && !/^(?:do|does|did|are|is|the|most|these|those|all)$/.test(tokens[at - 2]?.lower ?? '');
    const start = isOne ? at - 2 : at - 1;
    return isValue || isKind ? [asked] : [asked, { kind: 'harmless', from: start, to: at, score: (at - start) * WEIGHTS.condition }];
  });
}

/** Words from "what" to the verb of its clause, at most. */
const MOST_SUBJECT = 6;

function isPersons(word: string): boolean {
  return /[^s]s$/.test(word) && ACTOR_NOUNS.has(rootOf(word));
}

/** "unrated", "unreviewed": the field that the rest of the word names has no value. */
function unmade({ tokens, schema, facts }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    const rest = /^un(?<rest>\p{L}{3,}(?:ed|en)|paid|sold|built|sent|made|let|read|met|taught|lit)$/u.exec(token.lower)?.groups?.['rest'];
    const profile =
      rest === undefined || holdsValue(facts, token.lower)
        ? undefined
        : schema.profiles.find(({ words }) => words.some((word) => word.stem === stem(rest)));
    if (profile === undefined) return [];
    return [
      {
        kind: 'condition',
        where:
          profile.field.type === 'boolean'
            ? { kind: 'compare', field: profile.field.name, op: '=', value: false }
            : { kind: 'null', field: profile.field.name, negated: false },
        profile,
        source: 'absence',
        from: at,
        to: at + 1,
        score: WEIGHTS.condition,
      },
    ];
  });
}

/** Names of the whole next to its parts. */
const OF_ALL: ReadonlySet<string> = new Set(['global', 'worldwide', 'total', 'overall']);

/** "the most money": what adds up in money; of several, the one that is called so. */
function money({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const fields = schema.profiles.filter((profile) => isMoney(profile) && isMeasurable(profile) && isAdditive(profile) && !isSpent(profile));
  const named = fields.filter(({ words }) => words.some(({ stem: word }) => /^(?:revenu|sale|gross|incom|turnov|total|amount|earn)/.test(word)));
  // "Global_Sales" before those of one region.
  const qualified = ({ words }: FieldProfile) => words.filter(({ stem: word, weight }) => weight === 1 && !OF_ALL.has(word)).length;
  // "who raised the most money" is not said of what is earned.
  const raised = tokens.some(({ stem: word }) => word === 'rais') ? fieldOfIdea('funding', fields) : null;
  const main = raised ?? named.toSorted((a, b) => qualified(a) - qualified(b))[0] ?? (fields.length === 1 ? fields[0] : cameTo(schema.profiles));
  if (main === undefined) return [];
  // "income" of loans with an amount and a yearly income is what is called so.
  const isOther = (said: string) => !hasWord(main, said) && schema.profiles.some((profile) => hasWord(profile, said));
  return tokens.flatMap((token, at): readonly Piece[] =>
    !isOther(token.stem) && /^(?:money|income|earnings|takings|turnover|sales|revenues?|gross|proceeds)$/.test(token.lower)
      ? [fieldPiece(main, at, at + 1)]
      : [],
  );
}

/** "lock_cost" is what somebody paid, and nothing that came in. */
function isSpent({ words }: FieldProfile): boolean {
  return words.some(({ stem: word }) => /^(?:cost|expens|expenditur|spend|spent|loss|lost|damag)$/.test(word));
}

function hasWord({ words }: FieldProfile, said: string): boolean {
  return words.some((word) => word.stem === said);
}

/** "how deep was the snow at most": behind all else, and without a number, the end of a range. */
function endsOfRange({ tokens }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const to = tokens[from + 1]?.lower === 'the' ? from + 3 : from + 2;
    const end = /^(?:most|least)$/.exec(tokens[to - 1]?.lower ?? '')?.[0];
    if (lower !== 'at' || end === undefined || from < 3 || tokens.slice(to).some(({ kind }) => kind !== 'mark')) return [];
    return [{ kind: 'aggregate', aggregate: end === 'most' ? 'max' : 'min', from, to, score: (to - from) * WEIGHTS.condition }];
  });
}

function extremeAt(at: number, profile: FieldProfile, { descending, score }: { readonly descending: boolean; readonly score: number }): Piece {
  return { kind: 'extreme', word: descending ? 'highest' : 'lowest', idea: { profile, score: 1 }, descending, from: at, to: at + 1, score };
}

/** "first" and "last" of records in time. */
function ends(look: AnnotateLook): readonly Piece[] {
  const { tokens, schema } = look;
  return tokens.flatMap((token, at): readonly Piece[] => {
    if (!/^(?:first|last|earliest|latest)$/.test(token.lower)) return [];
    const descending = token.lower.startsWith('la');
    const target = ideaField(descending ? 'new' : 'soon', schema.profiles, clauseOf(tokens, tokens));
    const next = tokens[at + 1]?.lower ?? '';
    if (target === null || /^(?:name|names|run|time|scrape|import|half|quarter|year|month|week|day|night|decade|weekend)$/.test(next)) return [];
    // "episodes that last under 30 minutes": what goes on for so long.
    if (/^(?:under|over|more|less|longer|between|for|at|about|around|exactly|up|\d+)$/.test(next)) return [];
    const said = saidDate(look);
    const [before] = tokens.slice(Math.max(0, at - 1), at);
    // "which house was built first" of a date of sale: when that happened, no field knows.
    if (said === null && before !== undefined && isParticiple(before) && !isEventOf(before, target.profile)) return [];
    return [extremeAt(at, said ?? target.profile, { descending, score: WEIGHTS.harmless + 0.3 })];
  });
}

/** "who was buried first" of records with a date of death before that of the burial, "built last" of a year of building: the one that a participle speaks of. */
function saidDate({ tokens, schema }: AnnotateLook): FieldProfile | null {
  const done = tokens.filter(isParticiple);
  const isSaid = (profile: FieldProfile) => done.some((token) => isEventOf(token, profile));
  const [said, ...more] = schema.profiles.filter((profile) => (profile.field.type === 'date' || profile.role === 'year') && isSaid(profile));
  return said === undefined || more.length > 0 ? null : said;
}
