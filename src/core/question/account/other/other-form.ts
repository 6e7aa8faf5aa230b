import type { FieldProfile } from '../../../language/profile/fields.ts';
import { measureFields } from '../../../plan/measure-fields.ts';
import type { Plan } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why a plan answers in another form than the words ask for, or takes a word in another sense; null when nothing speaks against it. */
export function otherForm(sentence: Sentence, plan: Plan): string | null {
  return (
    shareOfEach(sentence, plan) ??
    endOfWhich(sentence, plan) ??
    otherAge(sentence, plan) ??
    otherKind(sentence, plan) ??
    otherMargin(sentence, plan) ??
    summedParts(sentence, plan)
  );
}

/** "what share of games were won by the home team": one percentage, and not one for each team. */
function shareOfEach(sentence: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || plan.groups.length === 0 || !sentence.pieces.some((piece) => piece.kind === 'head' && piece.head === 'share'))
    return null;
  const isOfNumber = plan.measures.every((measure) => measure.kind !== 'share' || measure.of === null);
  return isOfNumber && DONE_BY.test(sentence.text) ? 'I do not see which of the records those are' : null;
}

const DONE_BY = /\b(?:is|are|was|were|been) \p{L}+(?:ed|en|on|ld|de|nt) by (?:the|an?) \p{L}+(?: \p{L}+)?\W*$/iu;

/** "best graduation rate, which school": the highest value alone does not say whose it is. */
function endOfWhich({ pieces }: Sentence, plan: Plan): string | null {
  const isAsked = pieces.some((piece) => piece.kind === 'head' && (piece.head === 'which' || piece.head === 'who'));
  const isEnd = plan.kind === 'stats' && plan.groups.length === 0 && plan.measures.every(({ kind }) => kind === 'min' || kind === 'max');
  return isAsked && isEnd ? 'I do not see whose value that is' : null;
}

/** "how old was he" of the year of a race: only a birth, a making or an age says so. */
function otherAge({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/\bhow old\b/i.test(text)) return null;
  const names = fieldsOfPlan(plan);
  const isAge = ({ field, words }: FieldProfile) => names.includes(field.name) && words.some(({ stem }) => OF_AGE.test(stem));
  return profiles.some(isAge) ? null : 'No field of these records says how old that is';
}

const OF_AGE = /^(?:age|born|birth|birthday|dob|built|build|found|establish|construct|made|manufactur)/;

/** "calls per vessel type" by the vessels of records that know a type of them. */
function otherKind(sentence: Sentence, plan: Plan): string | null {
  const groups = plan.kind === 'stats' ? plan.groups.map(({ field }) => field) : [];
  const at = sentence.pieces.findIndex(
    (piece, place) =>
      KINDS.test(sentence.lower(place)) &&
      sentence.isOpen(place) &&
      sentence.at(place - 1, 'field')?.choices.some(({ profile }) => groups.includes(profile.field.name)) === true &&
      piece.kind !== 'field',
  );
  const isKind = ({ field, words }: FieldProfile) =>
    field.type === 'text' && !groups.includes(field.name) && KINDS.test(words.at(-1)?.stem ?? '') && words.length > 1;
  return at > 0 && sentence.profiles.some(isKind) ? `I do not see which field holds the "${sentence.words(at - 1)} ${sentence.words(at)}"` : null;
}

const KINDS = /^(?:types?|kinds?|class|classes|categor(?:y|i|ies))$/;

/** "profit margin" of profits in money: a margin is what they are of something. */
function otherMargin({ text, profiles }: Sentence, plan: Plan): string | null {
  if (!/\bmargins?\b/i.test(text)) return null;
  const measured =
    plan.kind === 'stats' ? plan.measures.flatMap((measure) => (measure.kind === 'ratio' ? [] : measureFields(measure))) : fieldsOfPlan(plan);
  const other = profiles.find(
    ({ field, words }) =>
      measured.includes(field.name) && words.some(({ stem }) => stem === 'profit') && words.every(({ stem }) => stem !== 'margin'),
  );
  return other === undefined ? null : `${other.field.name} is an amount, and no margin`;
}

/** "which model has the most seats" from all planes of a model together: what each of one kind has is no sum over them. */
function summedParts({ profiles, text }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !/\bmost\b/i.test(text) || /\b(?:total|sum|altogether|combined|together)\b/i.test(text)) return null;
  const isOfKind = plan.groups.some(({ field }) => /(?:model|type|version|variant|class|breed|species)$/i.test(field));
  const summed = new Set(plan.measures.flatMap((measure) => (measure.kind === 'sum' ? measureFields(measure) : [])));
  const part = profiles.find(({ field, words }) => summed.has(field.name) && words.some(({ stem }) => PARTS.test(stem)));
  return !isOfKind || part === undefined ? null : `I cannot tell whether ${part.field.name} add up over the records of each`;
}

const PARTS = /^(?:seat|engin|door|cylind|gear|bed|bedroom|room|bathroom|wheel|port|core|page|floor|capac)/;
