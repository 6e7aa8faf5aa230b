import type { Mention } from '../../language/annotate/mentions.ts';
import { wordSet } from '../../../text/word-set.ts';
import { holdsValue } from '../facts.ts';
import { CONSUMED } from '../../language/deeds.ts';
import { ideaField, isPace } from '../../language/annotate/superlatives.ts';
import { asksForTime, timeAsked } from './how-long.ts';
import { clauseOf, closest } from '../../language/bind/siblings.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Schema } from '../../language/profile/schema.ts';
import type { Token, TokenSpan } from '../../language/tokens.ts';
import { BAD, GOOD } from '../lexicon/good-and-bad.ts';
import { CLOSED_WORDS } from '../lexicon/passed-over.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import { ranked, scoreOf, WHOLE } from './fields/concept-fields.ts';
import { ofTwoEnds } from './fields/two-ends.ts';
import type { AnnotateLook } from './look.ts';
import { adjectives, comparatives, comparesOnly, concepts, nouns, superlatives, verbs, type PhraseTable } from './concept-table.ts';

/** What the words of a question say of fields through their concept: hypotheses for the cover, and mentions that bounds may bind to. */
export interface ConceptLinks {
  readonly pieces: readonly Piece[];
  readonly mentions: readonly Mention[];
}

const CLOSED: ReadonlySet<string> = new Set(CLOSED_WORDS);

type Way = 'noun' | 'verb' | 'more' | 'less';

/** Links words that name no field to the one field of their concept. */
export function linkConcepts(look: AnnotateLook, mentions: readonly Mention[]): ConceptLinks {
  const { tokens, schema } = look;
  const clause = clauseOf(tokens, tokens);
  // A word of the name of a switch says less of it than of a number of the concept: "seating" next to outdoor seating.
  const isMentioned = ({ from, to }: TokenSpan) =>
    mentions.some(
      ({ profile, score, ...mention }) =>
        mention.from < to &&
        mention.to > from &&
        mention.to - mention.from >= Math.min(2, to - from) &&
        (profile.field.type !== 'boolean' || score > PART),
    );
  const isAsking = tokens.some(({ lower }) => ASKING.test(lower));
  const pieces: Piece[] = [];
  const linked: Mention[] = [];
  const link = (span: TokenSpan, way: Way, { profile, people }: Said) => {
    linked.push({ ...span, profile, score: LINKED });
    if (way === 'verb' && (!isAsking || profile.field.type !== 'number')) return;
    // "how many hold over 50 guests" counts those that hold them.
    if (way === 'verb' && tokens[span.from - 1]?.lower === 'many' && !people) return;
    const score = (span.to - span.from) * (WEIGHTS.link + 0.2) + (span.to - span.from - 1) * (WEIGHTS.whole + PHRASE);
    pieces.push({ kind: 'field', choices: [{ profile, score: LINKED }], ...span, score });
  };
  for (const [at, { lower }] of tokens.entries()) {
    const deed = deedOfDoer(tokens, at, schema.profiles);
    const isDone = deed.length > 0;
    pieces.push(...deed);
    for (const [way, table] of [
      ['noun', nouns],
      ['verb', verbs],
    ] as const) {
      // "them" is no theme: what holds a question together speaks of no field.
      const found = fieldSaid(table, at, { tokens, profiles: schema.profiles, clause, read: (token) => token.stem });
      if (CLOSED.has(lower) && (found === null || found.to - found.from < 2)) break;
      if (found === null || (isDone && way === 'verb') || isMentioned(found) || look.isRecordNoun(tokens[at]?.lower ?? '')) continue;
      // "weekly audience" of weekly_listeners.
      const isOfName = found.profile.words.some((word) => word.stem === tokens[at - 1]?.stem);
      const from = way === 'verb' && found.people ? subjectOf(tokens, found.from) : isOfName && way === 'noun' ? at - 1 : found.from;
      link({ from, to: found.to }, way, found);
      break;
    }
    for (const way of ['more', 'less'] as const) {
      const read = (token: Token) => token.lower;
      const top = fieldSaid(superlatives[way], at, { tokens, profiles: schema.profiles, clause, read });
      if (top !== null) pieces.push(topPiece(top, way === 'more', schema.profiles, tokens));
      const how = tokens[at]?.lower === 'how' ? fieldSaid(adjectives[way], at + 1, { tokens, profiles: schema.profiles, clause, read }) : null;
      if (how !== null)
        pieces.push({
          kind: 'field',
          choices: [{ profile: how.profile, score: LINKED }],
          from: at,
          to: how.to,
          score: (how.to - at) * WEIGHTS.value,
        });
      const than = fieldSaid(comparatives[way], at, { tokens, profiles: schema.profiles, clause, read });
      if (than !== null && !isAgeLimit(than.profile)) linked.push({ from: than.from, to: than.to, profile: than.profile, score: LINKED });
    }
  }
  return { pieces: [...pieces, ...stuffUsed(look, [...mentions, ...linked])], mentions: linked };
}

/** "used the most water" of water meters: what a consumption is of says nothing more, where no field or value is called so. */
function stuffUsed({ tokens, schema, facts }: AnnotateLook, mentions: readonly Mention[]): readonly Piece[] {
  const isUsed = mentions.some(({ profile }) => profile.words.some(({ stem }) => USED.test(stem)));
  return tokens.flatMap(({ lower, stem }, at): readonly Piece[] => {
    const isPlain = isUsed && STUFF.has(lower) && !schema.bySaid.has(stem) && !holdsValue(facts, lower);
    return isPlain ? [{ kind: 'harmless', from: at, to: at + 1, score: WEIGHTS.value }] : [];
  });
}

const USED = /^(?:consumption|usag)/;
const STUFF = wordSet(CONSUMED);

/** "borrowed" of records that know a borrower is what that one did, and no amount; "who drilled …" asks for the driller, and not how one drills. */
function deedOfDoer(tokens: readonly Token[], at: number, profiles: readonly FieldProfile[]): readonly Piece[] {
  const { lower, stem } = tokens[at] ?? { lower: '', stem: '' };
  const isDone = lower.endsWith('ed') && doerNamed(stem, profiles) !== undefined;
  const score = tokens[at - 1]?.lower === 'who' ? WEIGHTS.condition : WEIGHTS.verb;
  return isDone ? [{ kind: 'verb', earning: false, from: at, to: at + 1, score }] : [];
}

/** "people died", "persons were killed": where those begin of whom a verb is said. */
function subjectOf(tokens: readonly Token[], verb: number): number {
  let at = verb - 1;
  while (/^(?:was|were|is|are|been|being|be|have|has|had|get|got|have|who|that|currently|actually|ever)$/.test(tokens[at]?.lower ?? '')) at -= 1;
  return /^(?:people|persons?|individuals|humans)$/.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower === 'many' ? at : verb;
}

/** "older than 20 years" is not said of the least age of those who are let in. */
function isAgeLimit({ words }: FieldProfile): boolean {
  const has = (said: RegExp) => words.some(({ stem }) => said.test(stem));
  return has(/^age$/) && has(/^(?:minimum|max|maximum|from|to)$/);
}

/** Tokens in which a comparative of a concept is the plain "more" or "less" that bounds are read with. */
export function withPlainComparatives(tokens: readonly Token[], linked: readonly Mention[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (tokens[at + 1]?.lower !== 'than' || !linked.some(({ from }) => from === at)) return token;
    const way = comparatives.more.has(token.lower) ? 'more' : comparatives.less.has(token.lower) ? 'less' : null;
    return way === null ? token : { ...token, lower: way, stem: way };
  });
}

/** The one field that is called by a concept most plainly; null where none or several are. */
export function fieldOfIdea(id: string, profiles: readonly FieldProfile[]): FieldProfile | null {
  const concept = concepts.find((each) => each.id === id);
  const [first, second] = concept === undefined ? [] : ranked(concept, profiles);
  return first === undefined || first.score === second?.score ? null : first.profile;
}

/** The number that a comparative of the sentence speaks of: "heavier than", "more expensive than". Null where none does. */
export function comparedField(tokens: readonly Token[], { profiles }: Schema): FieldProfile | null {
  const look = { tokens, profiles, clause: clauseOf(tokens, tokens), read: (token: Token) => token.lower };
  // "cheaper than" of records with several amounts of money, "dearer per litre": the price that "cheapest" speaks of as well.
  const price = tokens.some(({ lower }) => comparesOnly(lower, 'price')) ? ideaField('cheap', profiles, look.clause) : null;
  if (price !== null) return price.profile;
  for (const at of tokens.keys()) {
    const isMore = /^(?:more|less)$/.test(tokens[at]?.lower ?? '');
    for (const way of ['more', 'less'] as const) {
      const said = fieldSaid(comparatives[way], at, look) ?? (isMore ? fieldSaid(adjectives[way], at + 1, look) : null);
      if (said !== null) return said.profile;
    }
  }
  return null;
}

/** The number that is called by the very name of the concept that a noun speaks of; null when none or several are. */
export function plainlyNamed(noun: string, profiles: readonly FieldProfile[]): FieldProfile | null {
  const fields = (nouns.get(noun) ?? [])
    .filter(({ words, concept }) => words.length === 1 && concept.type === 'number')
    .flatMap(({ concept }) => ranked(concept, profiles).filter(({ score }) => score === WHOLE));
  return new Set(fields.map(({ profile }) => profile)).size === 1 ? (fields[0]?.profile ?? null) : null;
}

/** Whether a number is called after the concept that a noun speaks of: precipitation for "rain". */
export function isNamedFor(profile: FieldProfile, noun: string): boolean {
  return (nouns.get(noun) ?? []).some(({ words, concept }) => words.length === 1 && concept.type === 'number' && scoreOf(concept, profile) > 0);
}

/** The text field that names who did what a verb says: the author for "wrote". Null when no field or several do. */
export function doerOf(verb: string, profiles: readonly FieldProfile[]): FieldProfile | null {
  const named = doerNamed(verb, profiles);
  if (named !== undefined) return named;
  const doers = (verbs.get(verb) ?? []).flatMap(({ concept }) => (concept.type === 'text' ? (ranked(concept, profiles)[0]?.profile ?? []) : []));
  return doers.length === 1 ? (doers[0] ?? null) : null;
}

/** The text that is called by who does what a verb says, or to whom it is done: "borrower" of "borrowed", "assignee" of "assigned". */
function doerNamed(verb: string, profiles: readonly FieldProfile[]): FieldProfile | undefined {
  // "drilled" has lost an l that "driller" has.
  const doubled = `${verb}${verb.at(-1) ?? ''}er`;
  const base = verb === 'led' ? 'lead' : verb;
  const names = verb.length < 3 ? [] : [`${base}er`, `${base}or`, `${base}r`, `${base}ee`, doubled];
  return profiles.find(({ field }) => field.type === 'text' && names.includes(field.name.toLowerCase()));
}

/** The end of a field that people call the best; null when they may mean either. */
export function bestEnd(profile: FieldProfile): 'more' | 'less' | null {
  // The farther on a gallon, the better.
  if (profile.dimension === 'economy' || profile.words.some(({ stem }) => /^(?:mpg|kmpl|kpl)$/.test(stem))) return 'more';
  // "best pass rate", "worst failure rate".
  const rated = profile.words.map(({ stem }) => stem).join(' ');
  const isRate = profile.dimension === 'percent' && RATE.test(rated);
  if (isRate && GOOD.test(rated)) return 'more';
  if (isRate && BAD.test(rated)) return 'less';
  // Miles of which a car has few hundreds at most are those it goes on a gallon.
  const isEconomy = (profile.field.max ?? Infinity) < LEAST_ODOMETER;
  const own = concepts
    .filter(({ id }) => id !== 'mileage' || !isEconomy)
    .map((concept) => ({ concept, score: scoreOf(concept, profile) }))
    .filter(({ concept, score }) => concept.best !== undefined && score > 0)
    .toSorted((a, b) => b.score - a.score);
  return own[0]?.concept.best ?? null;
}

const RATE = /\b(?:rate|percentag|percent|pct|share)\b/;
/** The odometers of cars go further than this. */
const LEAST_ODOMETER = 1000;
/** Up to this, a mention is of a part of a name. */
const PART = 0.5;
/** What each word behind the first of a phrase adds: "top speed" is no top of speeds. */
const PHRASE = 0.5;
/** How sure a link through a concept is, where the name itself would be 1. */
const LINKED = 0.7;
/** Words that ask for an amount: next to one, a verb speaks of what it measures. */
const ASKING =
  /^(?:how|average|mean|median|typical|typically|most|least|highest|lowest|total|maximum|minimum|much|many|best|worst|who|top|longest|shortest|fastest|slowest)$/;

interface SaidIn {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly clause: Parameters<typeof closest>[1]['clause'];
  readonly read: (token: Token) => string;
}

/** The field of the phrase that begins at a place, longest first; of several concepts the one whose field is called so most plainly. */
function fieldSaid(table: PhraseTable, at: number, { tokens, profiles, clause, read }: SaidIn): Said | null {
  const first = tokens[at];
  if (first === undefined || first.kind === 'number') return null;
  // "since the last run": a verb only after "does" or "did".
  if (first.lower === 'last' && !tokens.slice(0, at).some(({ lower }) => /^(?:do|does|did|to|will|can|must)$/.test(lower))) return null;
  // What takes or lasts long does so in time.
  const isOfTime = asksForTime(tokens, at, profiles);
  const own = timeAsked(tokens, at, profiles);
  if (own !== null) return { from: at, to: at + 1, profile: own, named: 1, people: false };
  const said = (table.get(read(first)) ?? []).filter(
    ({ words, concept }) => !(isOfTime && concept.id === 'extent') && words.every((word, index) => index === 0 || tokens[at + index]?.lower === word),
  );
  const found = said
    .map(({ words, concept }) => ({ words, people: concept.people, fields: ranked(concept, profiles) }))
    .filter(({ fields }) => fields.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length || (b.fields[0]?.score ?? 0) - (a.fields[0]?.score ?? 0));
  const [best] = found;
  if (best === undefined) return null;
  const equal = best.fields.filter(({ score }) => score === best.fields[0]?.score).map(({ profile }) => profile);
  const profile = closest(equal, { clause });
  return profile === null ? null : { from: at, to: at + best.words.length, profile, named: best.fields[0]?.score ?? 0, people: best.people };
}

interface Said extends TokenSpan {
  readonly profile: FieldProfile;
  /** How plainly the field is called after the concept. */
  readonly named: number;
  /** Whether the concept counts people. */
  readonly people: boolean;
}

/** "shallowest first" is as much as "shallowest". */
function topPiece(top: Said, descending: boolean, profiles: readonly FieldProfile[], tokens: readonly Token[]): Piece {
  const to = top.to + (tokens[top.to]?.lower === 'first' ? 1 : 0);
  // Who is fast needs little time for each part of the way.
  const isUp = descending !== isPace(top.profile);
  return extremePiece({ ...top, profile: ofTwoEnds(top.profile, isUp, profiles), to }, isUp);
}

function extremePiece({ from, to, profile, named }: Said, descending: boolean): Piece {
  const words = to - from;
  return {
    kind: 'extreme',
    word: descending ? 'highest' : 'lowest',
    idea: { profile, score: LINKED },
    descending,
    from,
    to,
    score: words * WEIGHTS.phrase + (words - 1) * WEIGHTS.whole + named * WEIGHTS.named,
  };
}
