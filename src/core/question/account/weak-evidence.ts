import { untoldValues } from '../absent-values.ts';
import { fieldsOf, predicatesOf } from '../../condition/transform.ts';
import { isParticiple } from '../../language/annotate/happenings.ts';
import { wordsOfName } from '../../language/profile/field-names.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { shareRoot, stem as stemOf } from '../../language/stem.ts';
import type { Token } from '../../language/tokens.ts';
import type { Plan } from '../../plan/plan.ts';
import { summedFields } from '../../plan/measure-fields.ts';
import { saysOutcome } from '../annotate/values/value-parts.ts';
import { tellsApart } from '../facts.ts';
import type { Sentence } from '../sentence.ts';
import { rankedFields } from './plan-features.ts';
import { fieldsOfPlan } from './unused.ts';
import { scopeOf } from '../../plan/known-groups.ts';

/** Why what a plan goes by does not bear what is concluded from it, though the words were used; null when it does. */
export function weakEvidence(sentence: Sentence, plan: Plan): string | null {
  return (
    lackedByNone(sentence, plan) ??
    shareOfAll(sentence, plan) ??
    summedRate(sentence, plan) ??
    otherAmount(sentence, plan) ??
    ownThings(sentence) ??
    kindsOfAnswers(sentence, plan) ??
    nameOfNameless(sentence, plan) ??
    otherEnd(sentence, plan) ??
    meanOfTotal(sentence, plan) ??
    boundedTwice(sentence, plan) ??
    paidFor(sentence, plan)
  );
}

/** "how many never smoked" of a text that every record has: what is denied is one of its values, and not that there is one. */
function lackedByNone(sentence: Sentence, plan: Plan): string | null {
  const lacked = predicatesOf(scopeOf(plan));
  const denied = new Set(lacked.flatMap((each) => (each.kind === 'null' && !each.negated ? [each.field] : [])));
  const full = sentence.profiles.find(
    ({ field }) =>
      field.type === 'text' &&
      denied.has(field.name) &&
      (field.values ?? 0) >= sentence.facts.records &&
      untoldValues(field, sentence.facts).length === 0,
  );
  return full === undefined || !DENIES_VERB.test(sentence.text)
    ? null
    : `Every record has a value of ${full.field.name}: I cannot tell which one is meant`;
}

const DENIES_VERB = /\b(?:never|not|(?:do|does|did|is|are|was|were|has|have|had)n['’]?t)\b/i;

/** "how many smokers" of texts such as "no" and "former": those of whom it is true are counted, and not the different answers. */
function kindsOfAnswers({ pieces, profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate === 'distinct')) return null;
  const counted = new Set(plan.measures.flatMap((measure) => (measure.kind === 'distinct' ? [measure.field] : [])));
  const answered = profiles.find(
    ({ field }) =>
      counted.has(field.name) &&
      (field.type === 'boolean' ||
        ANSWERS.some((answer) => facts.findValues(answer).some((hit) => hit.field === field.name && hit.kind === 'whole'))),
  );
  return answered === undefined ? null : `I cannot tell which values of ${answered.field.name} are meant`;
}

const ANSWERS = ['no', 'yes', 'never', 'none', 'false'];

/** "the name of the oldest employee" of records that nothing names. */
function nameOfNameless({ text, profiles, facts }: Sentence, plan: Plan): string | null {
  const isShown = ({ field }: FieldProfile) => field.type === 'text' && plan.kind === 'records' && plan.fields.includes(field.name);
  if (plan.kind !== 'records' || !NAME_OF.test(text) || profiles.some(isShown)) return null;
  const isName = ({ field }: (typeof profiles)[number]) =>
    field.type === 'text' && (/name|title/i.test(field.name) || tellsApart(facts, field.name) !== false);
  return profiles.some(isName) ? null : 'No field of these records holds a name';
}

const NAME_OF = /\bnames? (?:of|for)\b|\bwhat(?:'s| is| are) (?:his|her|its|their) names?\b/i;

/** "the most expensive stay" from the longest one: a superlative that speaks of one field, and an order by another that is no such thing. */
function otherEnd(sentence: Sentence, plan: Plan): string | null {
  const { pieces, profiles } = sentence;
  const ranked = rankedFields(plan);
  const ends = pieces.flatMap((piece) => (piece.kind === 'extreme' && piece.idea !== null ? [{ piece, idea: piece.idea.profile }] : []));
  const [only, more] = ends;
  if (only === undefined || more !== undefined || ranked.length === 0) return null;
  const isOf = (name: string) => profiles.some(({ field, dimension }) => field.name === name && dimension === only.idea.dimension);
  return only.idea.dimension !== 'money' || ranked.some(isOf) ? null : `I do not see what is the "${sentence.said(only.piece)}" there`;
}

/** "percentage of students with free lunch" as the share of records that know a percentage: all do, whoever has lunch. */
function shareOfAll({ profiles, facts }: Sentence, plan: Plan): string | null {
  const of =
    plan.kind === 'stats'
      ? plan.measures.flatMap((measure) => (measure.kind === 'share' && measure.of?.kind === 'null' ? [measure.of.field] : []))
      : [];
  const full = profiles.find(({ field }) => of.includes(field.name) && (field.values ?? 0) >= facts.records);
  return full === undefined ? null : `Every record has a value of ${full.field.name}, so its share says nothing`;
}

/** "how much has been paid" of the fines that are paid, next to a payment: an amount that is called by the very word may be meant as well. */
function otherAmount(sentence: Sentence, plan: Plan): string | null {
  if (!/\b(?:how much|what (?:was|is|has been)|total|sum|average)\b/i.test(sentence.text)) return null;
  const used = fieldsOfPlan(plan);
  const said = sentence.pieces.flatMap((piece) => {
    const token = sentence.tokens[piece.from];
    return piece.kind === 'value' && piece.to === piece.from + 1 && token !== undefined && isParticiple(token) ? [token] : [];
  });
  const isCalled = ({ field }: FieldProfile, { lower, stem }: Token) =>
    wordsOfName(field).some((word) => word !== lower && (stemOf(word) === stem || shareRoot(stemOf(word), stem) || word === `${stem}ment`));
  const rival = sentence.profiles.find(
    (profile) => profile.dimension === 'money' && !used.includes(profile.field.name) && said.some((token) => isCalled(profile, token)),
  );
  return rival === undefined ? null : `${rival.field.name} may be meant as well`;
}

/** "how many own goals": whose they are narrows the goals, and is no verb. */
function ownThings({ tokens, pieces }: Sentence): string | null {
  const at = tokens.findIndex(({ lower }, index) => lower === 'own' && /^(?:many|of|most|the)$/.test(tokens[index - 1]?.lower ?? ''));
  const isNoun = pieces.some((piece) => piece.from === at + 1 && piece.kind === 'field');
  return at > 0 && isNoun ? 'I do not see whose are meant by "own"' : null;
}

/** "total spending" of a spending per pupil, "total wait" of an average wait, the sum of a "P/E": such numbers add up to nothing. */
export function summedRate({ text, profiles }: Sentence, plan: Plan): string | null {
  const summed = summedFields(plan);
  const rate = profiles.find(
    ({ field, dimension }) =>
      summed.includes(field.name) &&
      (dimension === 'percent' ||
        (/\b(?:per|capita)\b/i.test(field.name.replaceAll('_', ' ')) && !isOfPeriodSaid(field.name, text)) ||
        /^\p{L}+\/\p{L}+$/u.test(field.name) ||
        wordsOfName(field).some((word) => /^(?:rates?|ratio|averaged?|avg|mean|percentage)$/.test(word.toLowerCase()))),
  );
  return rate === undefined ? null : `${rate.field.name} does not add up to a total`;
}

/** "total feed cost per day", "the daily feed bill of all" of a cost per day: what all of them cost in that time. */
function isOfPeriodSaid(name: string, text: string): boolean {
  const period = /\bper (?<period>day|week|month|year)$/i.exec(name.replaceAll('_', ' '))?.groups?.['period']?.toLowerCase() ?? '';
  return period !== '' && new RegExp(`\\b(?:(?:per|a|each|every) ${period}|${period === 'day' ? 'dai' : period}ly)\\b`, 'i').test(text);
}

/** "total payments" of records that know the average of each, "highest earnings" of a highest yearly amount: a mean is neither. */
function meanOfTotal({ text, pieces }: Sentence, plan: Plan): string | null {
  const isMean = plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'avg');
  const isSaid = pieces.some((piece) => piece.kind === 'aggregate' && piece.aggregate !== 'sum');
  const asked = isMean && !isSaid ? OTHER_THAN_MEAN.exec(text)?.groups?.['asked'] : undefined;
  return asked === undefined ? null : `I do not see of which numbers the "${asked}" is asked for`;
}

const OTHER_THAN_MEAN =
  /^\W*(?:(?:what|how much) (?:is|are|was|were) )?(?:the )?(?<asked>total|sum|highest|lowest|maximum|minimum|max|min|largest|smallest)\b/i;

/** "less than 20% charge" next to a value "charging": another form of it right behind a bound says what was bounded. */
function boundedTwice(sentence: Sentence, plan: Plan): string | null {
  const { pieces } = sentence;
  const where = fieldsOf(scopeOf(plan));
  const said = pieces.find((piece, at) => {
    const before = pieces[at - 1];
    if (piece.kind !== 'value' || piece.to - piece.from > 1 || before?.kind !== 'condition' || before.source !== 'bound') return false;
    const word = sentence.lower(at);
    const isPlural = (spelling: string) => word.startsWith(spelling.toLowerCase().slice(0, -1)) && word.endsWith('s');
    return (
      where.includes(before.profile.field.name) &&
      piece.hits.some(({ field }) => where.includes(field)) &&
      !(word.endsWith('ed') && piece.hits.every(saysOutcome)) &&
      piece.hits.every(({ spellings }) => spellings.every((spelling) => spelling.toLowerCase() !== word && !isPlural(spelling)))
    );
  });
  return said === undefined ? null : `I cannot tell whether "${sentence.said(said)}" is a value or what the number before it is said of`;
}

/** "the ones you have to pay for": some of the records, though no condition of the plan says which. */
function paidFor({ text, profiles }: Sentence, plan: Plan): string | null {
  const where = plan.kind === 'stats' || plan.kind === 'records' ? fieldsOf(plan.where) : null;
  const isChosen = where === null || profiles.some(({ field, dimension }) => where.includes(field.name) && dimension !== null);
  return isChosen || !HAVING_TO.test(text) ? null : 'I do not see which of the records have to be paid for';
}

const HAVING_TO = /\b(?:you|we|they|one|people) (?:have|need|has|got) to (?:pay|buy|book|wait|queue)\b/i;
