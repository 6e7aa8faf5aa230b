import { predicatesOf } from '../../../condition/transform.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { measureFields, summedFields } from '../../../plan/measure-fields.ts';
import type { Plan, StatsPlan } from '../../../plan/plan.ts';
import { isPlural } from '../../../../text/plural.ts';
import { tellsApart } from '../../facts.ts';
import { isOfAgents } from '../../read/ranked/doers.ts';
import type { Sentence } from '../../sentence.ts';
import { scopeOf } from '../../../plan/known-groups.ts';

/** Why "how many people …" is not answered by counting records that are no people, or by the seats for them; null where it may be. */
export function countedPeople(sentence: Sentence, plan: Plan): string | null {
  const counts = sentence.pieces.some(
    (piece, at) =>
      piece.kind === 'head' &&
      piece.head === 'count' &&
      /^(?:people|persons?)$/.test(sentence.lower(at + 1)) &&
      // "People channels" of a kind that is called so.
      !(sentence.at(at + 1, 'value') !== null && sentence.at(at + 2, 'noun') !== null),
  );
  const ofOne = mostOfOne(sentence, plan);
  if (ofOne !== null) return ofOne;
  const room = DRAWN.test(sentence.text) ? roomOf(sentence, plan) : undefined;
  if (room !== undefined) return `${room.field.name} says how many there is room for, not how many came`;
  if (plan.kind !== 'stats') return null;
  const victims = victimsOf(sentence, plan) ?? doersOf(sentence, plan) ?? doersOfMany(sentence, plan) ?? membersByEnd(sentence, plan);
  if (victims !== null) return victims;
  const isComing = COMING.test(sentence.text) && !/\b(?:can|could|may|might)\b/i.test(sentence.text);
  const summed = new Set(summedFields(plan));
  const measured = new Set(plan.measures.flatMap((measure) => measureFields(measure)));
  const seats = sentence.profiles.find(
    ({ field, words }) =>
      (counts || LIMITED.test(field.name) ? measured : summed).has(field.name) && words.some(({ stem }) => ROOM.test(stem) || LIMIT.test(stem)),
  );
  if (seats !== undefined && ((HOW_MANY.test(sentence.text) && isComing) || SERVED.test(sentence.text)))
    return `${seats.field.name} says how many there is room for, not how many came`;
  if (!counts && !(plan.groups.length > 0 && MOST_PEOPLE.test(sentence.text))) return null;
  const isOfRecords = plan.measures.every(({ kind }) => kind === 'count' || kind === 'values' || kind === 'share' || kind === 'countIf');
  const isGuess = isComing && sentence.assumedNouns.some((noun) => /^(?:people|persons?)$/i.test(noun));
  return isOfRecords && (isGuess || !sentence.isRecordNoun('people')) ? 'The records are no people, and no field counts them' : null;
}

/** "how many victims" of records that count those who were killed and those who came through it: which of them are victims, nobody says. */
function victimsOf({ text, profiles }: Sentence, plan: StatsPlan): string | null {
  if (!/\b(?:victims?|casualt(?:y|ies))\b/i.test(text) || KILLED.test(text)) return null;
  const stemsOf = (names: RegExp) =>
    profiles.find(({ field, dimension, words }) => field.type === 'number' && dimension === null && words.some(({ stem }) => names.test(stem)));
  const [dead, hurt] = [
    stemsOf(/^(?:kill|dead|death|fatal|fatality|died?|deceas)/),
    stemsOf(/^(?:injur|hurt|wound|caught|buri|trap|missing|affect)/),
  ];
  const used = plan.measures.flatMap((measure) => measureFields(measure));
  return dead !== undefined && hurt !== undefined && used.includes(dead.field.name)
    ? `"victims" may be those of ${dead.field.name} or of ${hurt.field.name}: say which`
    : null;
}

const KILLED = /\b(?:killed|dead|died|deaths?|fatal(?:ity|ities)?|deceased)\b/i;

/** The number of those there is room for that the records are bounded by, or ranked. */
function roomOf({ profiles }: Sentence, plan: Plan): FieldProfile | undefined {
  const where = scopeOf(plan);
  const bounded = predicatesOf(where).flatMap((each) => (each.kind === 'compare' ? [each.field] : []));
  const ranked = plan.kind === 'records' ? plan.order.map(({ field }) => field) : [];
  return profiles.find(
    ({ field, words }) =>
      [...bounded, ...ranked].includes(field.name) && field.type === 'number' && words.some(({ stem }) => ROOM.test(stem) || LIMIT.test(stem)),
  );
}

/** "drew more than 50 people", "attended by more than 10": those who came. */
const DRAWN =
  /\b(?:attract(?:s|ed|ing)?|dr[ae]ws?|drawn|drawing|pull(?:s|ed)? in|attended by|visited by|garnered|mustered)\b[^,;.]{0,40}\b(?:people|persons|visitors?|guests?|participants?|attendees?|fans?|spectators?|students?|\d+)\b/i;

/** What is done for those who come: "how many covers did it serve". */
const SERVED = /\bdid\b.{1,80}\b(?:serve|welcome|host|receive|sell)\b/i;

/** What there is room by, as stems. */
const ROOM = /^(?:seat|capac|place|room|bed|berth|spot)/;
const LIMIT = /^(?:min|minimum|max|maximum)$/;
const LIMITED = /max|min/i;
const HOW_MANY = /\bhow many\b/i;

/** "which hospital has the most people waiting". */
const MOST_PEOPLE = /\b(?:most|fewest) (?:people|persons)\b/i;

/** What those do who are at something, and no record. */
const COMING =
  /\b(?:came|come|comes|attend(?:ed|s)?|went|go|visit(?:ed|s)?|view(?:ed|s)?|looked at|showed up|turned up|took part|participated?|watched|saw|queued)\b/i;

/**
 * "how many farmers bought a bull" of lots, "how many students borrowed a game" of loans: those who did it are fewer than the records of what they did, where one
 * may have several.
 */
function doersOf({ pieces, tokens, profiles, facts, isRecordNoun }: Sentence, plan: StatsPlan): string | null {
  const head = pieces.findIndex((piece) => piece.kind === 'head' && piece.head === 'count');
  const [who, deed] = [pieces[head + 1], pieces[head + 2]];
  if (head < 0 || who?.kind !== 'value' || deed === undefined || plan.groups.length > 0 || !plan.measures.every(({ kind }) => kind === 'count'))
    return null;
  const noun = tokens[who.to - 1]?.lower ?? '';
  if (!DOING.test(tokens[deed.from]?.lower ?? '') || !isPlural(noun) || isRecordNoun(noun)) return null;
  const own = profiles.find(({ field }) => field.type === 'text' && PERSON.test(field.name) && tellsApart(facts, field.name) === false);
  return own === undefined
    ? `One of the ${noun} may be of several records: I cannot tell how many they are`
    : `I cannot tell whether that counts records or different values of ${own.field.name}`;
}

/** What somebody does again and again, in the past. */
const DOING = /^(?:bought|purchased|acquired|borrowed|rented|hired|leased|booked|ordered|bid|took|loaned)$/;
const PERSON =
  /^(?:\w+[ _])?(?:member|customer|buyer|user|borrower|client|person|patron|student|guest|reader|bidder)(?:[ _]?(?:name|id|no|number))?$/i;

/**
 * "who has the most points", "who won the most races" by the one record with the most, or the latest: of records that tell of a person more than once, all of
 * theirs may be meant, and no date is counted.
 */
function mostOfOne(sentence: Sentence, plan: Plan): string | null {
  const { text, facts, profiles } = sentence;
  const [order] = plan.kind === 'records' && plan.limit === 1 ? plan.order : [];
  if (order === undefined || !MOST.test(text)) return null;
  const field = profiles.find((profile) => profile.field.name === order.field)?.field;
  if (field?.type === 'date' && COUNTED.test(text)) return `${order.field} is a date, and nothing that is counted`;
  const isNamed = facts.titleField !== null && tellsApart(facts, facts.titleField) === true;
  const isRepeated = profiles.some(
    (profile) => profile.field.type === 'text' && isOfAgents(sentence, profile) && tellsApart(facts, profile.field.name) === false,
  );
  return WHO.test(text) && !isNamed && isRepeated && field?.type === 'number'
    ? `I cannot tell whether ${order.field} of one record or of all of one person's is meant: ask "by" a field that says who`
    : null;
}

/** "most races", and not "most recently sold". */
const COUNTED = /\b(?:most|fewest) [\p{L}-]{3,}s\b/iu;
const MOST = /\b(?:most|fewest)\b/i;
const WHO = /^\W*(?:and )?who\b/i;

/** "how many bidders are there" of the number of bids: one of them may have made several. */
function doersOfMany({ text, profiles }: Sentence, plan: StatsPlan): string | null {
  const who = DOERS_COUNTED.exec(text)?.groups?.['who']?.toLowerCase();
  if (who === undefined) return null;
  const measured = new Set(plan.measures.flatMap((measure) => measureFields(measure)));
  const done = profiles.find(
    ({ field, words }) =>
      measured.has(field.name) &&
      field.type === 'number' &&
      words.some(({ stem }) => stem.length > 2 && who.startsWith(stem)) &&
      !field.name.toLowerCase().includes(who.replace(/s$/, '')),
  );
  return done === undefined ? null : `${done.field.name} does not say how many ${who} that are: one of them may have done so more than once`;
}

const DOERS_COUNTED = /\bhow many (?:different )?(?<who>bidders|visitors|callers|borrowers|buyers|orderers|bookers)\b/i;

/** "how many patients waited more than 40 weeks" by the longest or the median wait of all those that a record counts. */
function membersByEnd({ profiles, tokens }: Sentence, plan: StatsPlan): string | null {
  const summed = new Set(summedFields(plan));
  const counts = profiles.some(({ field, dimension }) => summed.has(field.name) && dimension === null && field.integer === true);
  const bounded = new Set(predicatesOf(scopeOf(plan)).flatMap((each) => (each.kind === 'compare' || each.kind === 'between' ? [each.field] : [])));
  const isSaid = tokens.some(({ stem }) => STATISTIC.test(stem));
  const end = profiles.find(
    ({ field, dimension, words }) => bounded.has(field.name) && dimension === 'time' && words.some(({ stem }) => STATISTIC.test(stem)),
  );
  return !counts || isSaid || end === undefined ? null : `${end.field.name} is of all of them together, and does not say how many are so`;
}

const STATISTIC = /^(?:max|maximum|min|minimum|med|median|averag|average|avg|mean|longest|shortest)$/;
