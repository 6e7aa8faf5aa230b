import { fieldsOf, predicatesOf } from '../../../condition/transform.ts';
import { isPlural } from '../../../../text/plural.ts';
import { wordsOfName } from '../../../language/profile/field-names.ts';
import { isSaidBy } from '../../../language/bind/dates/date-fields.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Token } from '../../../language/tokens.ts';
import { headStem } from '../../../language/profile/field-head.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import { saysOutcome } from '../../annotate/values/value-parts.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';
import { scopeOf } from '../../../plan/known-groups.ts';

/** Why words that a plan took in one way are rather meant in another one, which the records do not tell; null when there are none. */
export function unclearWords(sentence: Sentence, plan: Plan): string | null {
  return (
    openList(sentence, plan) ??
    verbAsValue(sentence, plan) ??
    averagedVerdict(sentence, plan) ??
    flagOfAmount(sentence, plan) ??
    halfOfAmount(sentence, plan) ??
    outOfPlace(sentence, plan) ??
    whoOfNobody(sentence, plan) ??
    cheapestOfKind(sentence, plan) ??
    otherTime(sentence, plan) ??
    untold(sentence, plan) ??
    endInName(sentence, plan) ??
    firstOfLast(sentence, plan) ??
    withinOfEvent(sentence) ??
    takingsCounted(sentence, plan)
  );
}

/** "A, B, C and so on": what the list only begins is not named. */
function openList({ text }: Sentence, plan: Plan): string | null {
  const said = OPEN_LIST.exec(text)?.groups?.['said'];
  const where = predicatesOf(scopeOf(plan));
  return said === undefined || !where.some(({ kind }) => kind === 'in' || kind === 'compare' || kind === 'has')
    ? null
    : `I cannot tell what else "${said}" stands for: ask for groups ("by …"), or name all that are meant`;
}

const OPEN_LIST = /\b(?<said>and so (?:on|forth)|et ?cetera|etc|and the like|and others|and such)\b/i;

/** "performances that Wolfsong played" where a type is called "Play": a verb in the past is no such value, unless it says what became of a record. */
function verbAsValue({ pieces, tokens }: Sentence, plan: Plan): string | null {
  const used = fieldsOfPlan(plan);
  const taken = pieces.flatMap((piece) => {
    const token = tokens[piece.from];
    const isVerb = piece.kind === 'value' && piece.to === piece.from + 1 && token !== undefined && isParticiple(token);
    const hits = isVerb ? piece.hits.filter((hit) => used.includes(hit.field) && !saysOutcome(hit)) : [];
    const isOther = hits.every(({ spellings }) => spellings.every((spelling) => PLAIN.test(spelling) && spelling.toLowerCase() !== token?.lower));
    return hits.length > 0 && isOther && pieces.some((other) => other !== piece && other.kind === 'value') ? [token?.text ?? ''] : [];
  })[0];
  return taken === undefined ? null : `I cannot tell whether "${taken}" is a verb or one of the values`;
}

/** A value of one word that is itself no participle: "Play", but not "Cancelled". */
const PLAIN = /^\p{L}+(?<!ed|en|ing|t)$/u;

/** "did Delgado win": neither yes nor no is an average. */
function averagedVerdict({ text }: Sentence, plan: Plan): string | null {
  const isMean = plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'avg' || kind === 'sum');
  return isMean && VERDICT.test(text.trim()) ? 'I do not see what would decide that' : null;
}

const VERDICT =
  /^(?:and )?(?:did|does|has|have|will|is) (?!(?:it|they|that|this|there)\b)(?:\S+ ){1,4}(?:win|won|winning|lose|lost|losing|pass|passed|fail|failed|succeed|lead|leading)\W*$/i;

/** "average delivery charge" of records with a yes or no for delivery, a price and a delivery fee: what stands before the amount says which one. */
function flagOfAmount({ pieces, tokens, profiles }: Sentence, plan: Plan): string | null {
  const used = fieldsOfPlan(plan);
  const isPaid = profiles.some(({ field, dimension }) => used.includes(field.name) && dimension === 'money');
  const meant = pieces.flatMap((piece) => {
    const isFlag =
      piece.kind === 'condition' ? piece.source === 'flag' : piece.kind === 'field' && piece.choices[0]?.profile.field.type === 'boolean';
    if (!isFlag || !CHARGED.test(tokens[piece.to]?.lower ?? '')) return [];
    // "the shipping costs" of records that only know whether there is shipping.
    if (plan.kind === 'records' && !isPaid) return [null];
    const said = new Set(tokens.slice(piece.from, piece.to).map(({ stem }) => stem));
    return profiles.filter(({ field, words }) => field.type === 'number' && !used.includes(field.name) && words.some(({ stem }) => said.has(stem)));
  })[0];
  if (meant === null) return 'I do not see which field holds that amount';
  return meant === undefined ? null : `${meant.field.name} may be meant as well`;
}

const CHARGED = /^(?:charge|fee|cost|price|surcharge|rate)s?$/;

/** "registrations per county" of a registration fee: what is paid for is no amount of it, where nothing asks for one. */
function halfOfAmount(sentence: Sentence, plan: Plan): string | null {
  const { pieces, tokens } = sentence;
  if (plan.kind !== 'stats' || plan.groups.length === 0 || pieces.some(({ kind }) => /^(?:aggregate|extreme|percentile|head|limit)$/.test(kind)))
    return null;
  const measured = new Set(plan.measures.flatMap(measureFields));
  const half = pieces.flatMap((piece) => {
    const said = tokens.slice(piece.from, piece.to);
    const isHalf = (profile: FieldProfile) =>
      profile.dimension === 'money' &&
      measured.has(profile.field.name) &&
      profile.words.some(({ stem }) => said.some((token) => token.stem === stem || token.stem.startsWith(stem))) &&
      said.every(({ stem }) => stem !== headStem(profile) && !profile.says.has(stem));
    const chosen = piece.kind === 'field' && isPlural(said.at(-1)?.lower ?? '') ? piece.choices.find(({ profile }) => isHalf(profile)) : undefined;
    return chosen === undefined ? [] : [{ words: sentence.said(piece), name: chosen.profile.field.name }];
  })[0];
  return half === undefined ? null : `I cannot tell whether "${half.words}" are the records or ${half.name}`;
}

/** "owners from out of state": from any place but one, which is not said. */
function outOfPlace({ text }: Sentence, plan: Plan): string | null {
  const said = OUT_OF.exec(text)?.[0];
  return said === undefined || JSON.stringify(plan).includes('"!="') ? null : `I do not see what is "${said}"`;
}

const OUT_OF = /\bout[ -]of[ -](?:state|town|county|country|province|district|area|region|city)\b/i;

/** "who won the Harbour Cup" of a cup with a name and a prize: neither of them is somebody. */
function whoOfNobody({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/^\W*(?:and )?who\b/i.test(text)) return null;
  // "who teaches yoga" by the mean of how long they have taught.
  if (plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'avg' || kind === 'sum')) return NO_DOER;
  if (plan.kind !== 'records' || plan.order.length > 0) return null;
  const chosen = fieldsOf(plan.where);
  // "who feeds the dragons" of animals: a list of them says nothing of whoever does it.
  const isDone = /^\W*(?:and )?who (?:is \p{L}+ing|(?!is|are|was|were|has|have|had|can|could|does|did|do|will|\p{L}+['’])\p{L}+)\b/iu.test(text);
  const shown = profiles.filter(({ field }) => plan.fields.includes(field.name) && !chosen.includes(field.name) && field.type === 'text');
  const isOfAnimals = profiles.some(({ field }) => /species|breed/i.test(field.name));
  if (isDone && isOfAnimals && chosen.length > 0 && !shown.some(({ field }) => DOERS.test(field.name))) return NO_DOER;
  if (plan.fields.length === 0) return null;
  const says = profiles.some(({ field }) => plan.fields.includes(field.name) && !chosen.includes(field.name) && field.type === 'text');
  return says || chosen.length === 0 ? null : NO_DOER;
}

const NO_DOER = 'I do not see which field says who';
const DOERS = /owner|keeper|breeder|trainer|seller|vet\b|handler|judge|rider|jockey|farmer|buyer|vendor|groom|(?:^|[ _])by$/i;

/** "cheapest car" of offers of cars, by the mean of each kind of car: the cheapest offer may be meant. */
function cheapestOfKind({ pieces, tokens, facts, profiles }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.limit !== 1 || plan.groups.length !== 1 || plan.measures[0]?.kind !== 'avg') return null;
  const [group] = plan.groups;
  const own = profiles.find(({ field }) => field.name === group?.field)?.words ?? [];
  const isRecord = ({ stem }: Token) => own.some((word) => word.stem === stem) && stemOf(facts.name.toLowerCase()).endsWith(stem);
  const said = pieces.flatMap((piece) => {
    const next = tokens[piece.to];
    return piece.kind === 'extreme' && piece.idea?.profile.dimension === 'money' && next?.kind === 'word' && isRecord(next) ? [next.text] : [];
  })[0];
  return said === undefined || pieces.some(({ kind }) => kind === 'aggregate')
    ? null
    : `I cannot tell whether that is one of the records or the mean of each ${said}`;
}

/** "average waiting time" of a length of stay: who stays waits no longer. */
function otherTime({ text, profiles }: Sentence, plan: Plan): string | null {
  const measured = new Set(plan.kind === 'stats' ? plan.measures.flatMap(measureFields) : []);
  const other = /\bwait(?:s|ing|ed)?\b/i.test(text)
    ? profiles.find(
        ({ field, words }) =>
          measured.has(field.name) && words.some(({ stem }) => LASTING.test(stem)) && words.every(({ stem }) => !WAITING.test(stem)),
      )
    : undefined;
  return other === undefined ? null : `${other.field.name} is not how long somebody waits`;
}

/** "what time is check-in", "which beach is closest" of how far the beach is: a time of day, or a thing, that no shown field names. */
function untold({ text, pieces, profiles, tokens }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'records') return null;
  const used = fieldsOfPlan(plan);
  const isShown = (isSo: (profile: FieldProfile) => boolean) => profiles.some((profile) => used.includes(profile.field.name) && isSo(profile));
  const isTimed = isShown(({ field, words }) => field.type === 'date' || words.some(({ stem }) => /^(?:time|hour|open|close|start|end)/.test(stem)));
  if (/^\W*(?:and )?(?:at )?what times?\b/i.test(text) && !isTimed) return 'I do not see which field tells a time';
  const asked = pieces.findIndex(
    (piece, at) => piece.kind === 'field' && pieces[at - 1]?.kind === 'head' && WHICH.test(tokens[pieces[at - 1]?.from ?? -1]?.lower ?? ''),
  );
  const piece = pieces[asked];
  if (piece?.kind !== 'field' || piece.to > piece.from + 1) return null;
  const said = tokens[piece.from];
  const [best] = piece.choices;
  const isAnchor = best !== undefined && best.score < NAMED && best.profile.field.type === 'number' && headStem(best.profile) === said?.stem;
  return isAnchor ? `I do not see which field names a ${said?.lower ?? ''}` : null;
}

const WHICH = /^(?:which|what)$/;
/** Below this, a mention says a part of the name. */
const NAMED = 0.75;

const LASTING = /^(?:stay|durat|duration|length|runtim|run|travel|trip|servic|day|week|month|year|suppli|supply|term|warranti|warranty|valid)$/;
const WAITING = /^(?:wait|queue|queu|delay|respons|lead)$/;

/** "the fastest lap" of a number called `fastestLap`: which number it is of what was fastest, the name does not say. */
function endInName({ tokens, profiles }: Sentence, plan: Plan): string | null {
  const used = fieldsOfPlan(plan);
  const isEnd = (word: string) => ENDS.test(word) && tokens.some(({ lower }) => lower === word);
  const named = profiles.find(
    ({ field, dimension, unit }) =>
      used.includes(field.name) &&
      field.type === 'number' &&
      dimension === null &&
      unit === null &&
      field.unit === undefined &&
      wordsOfName(field).some((word) => isEnd(word.toLowerCase())),
  );
  return named === undefined ? null : `I cannot tell what ${named.field.name} counts: ask for it by its name`;
}

const ENDS = /^(?:fast|slow|quick|high|low|long|short|young|old|earli|lat|bigg|small|great|larg|new|strong|heavi|light|b)est$/;

/** "the first stop that was put in" by the date of a last inspection. */
function firstOfLast({ text, tokens, profiles }: Sentence, plan: Plan): string | null {
  const [order] = plan.kind === 'records' && /\bfirst\b/i.test(text) && !/\blast\b/i.test(text) ? plan.order : [];
  const date = profiles.find(({ field }) => field.name === order?.field && field.type === 'date');
  const isLast = date !== undefined && wordsOfName(date.field).some((word) => /^(?:last|latest)$/i.test(word));
  // "which was inspected first?" is said of that date.
  const isSaid = date !== undefined && tokens.some((token) => token.lower !== 'last' && isSaidBy(token, date));
  return isLast && !isSaid ? `${date.field.name} is the last time, and does not say which was first` : null;
}

/** "complications within 30 days": of what is only taken for the records, a time after something else. */
function withinOfEvent({ text, assumedNouns }: Sentence): string | null {
  return assumedNouns.length > 0 && /\bwithin (?:\d+|a|an|one|two|three) (?:hour|day|week|month|year)s?\b/i.test(text)
    ? 'I cannot tell within which time of what that is meant'
    : null;
}

/** "what do the adverts bring in per year" by the number of records. */
function takingsCounted({ text }: Sentence, plan: Plan): string | null {
  const isCounted = plan.kind === 'stats' && plan.measures.every(({ kind }) => kind === 'count');
  return isCounted && /^\W*(?:and )?what (?:do|does|did) .+ (?:bring in|earn|cost|fetch|make|raise)\b/i.test(text)
    ? 'I do not see which field says how much that is'
    : null;
}
