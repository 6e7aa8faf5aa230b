import type { Plan } from '../../../plan/plan.ts';
import { isVocabulary } from '../../annotate/values/value-parts.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldsOfPlan } from '../unused.ts';

/** Why a plan answers in another form than the words ask for, or takes a word in another sense; null when nothing speaks against it. */
export function otherForm(sentence: Sentence, plan: Plan): string | null {
  return totalOfTotals(sentence, plan) ?? endOfWhich(sentence, plan);
}

/** "best graduation rate, which school": the highest value alone does not say whose it is. */
function endOfWhich({ pieces, profiles }: Sentence, plan: Plan): string | null {
  const isNumber = (name: unknown) => profiles.some(({ field }) => field.name === name && field.type === 'number');
  const isAsked = pieces.some((piece) => piece.kind === 'head' && /^(?:which|who|when)$/.test(piece.head));
  const isEnd =
    plan.kind === 'stats' &&
    plan.groups.length === 0 &&
    plan.measures.every((measure) => (measure.kind === 'min' || measure.kind === 'max') && isNumber(measure.field));
  return isAsked && isEnd ? 'I do not see of which record that value is' : null;
}

/** "deaths in 1931" of records for each kind of disaster, and for all of them: a total would count what is in both twice. */
function totalOfTotals({ profiles, facts }: Sentence, plan: Plan): string | null {
  if (plan.kind !== 'stats' || !plan.measures.some(({ kind }) => kind === 'sum' || kind === 'shareOf')) return null;
  const used = fieldsOfPlan(plan);
  for (const { field } of profiles) {
    if (field.type !== 'text' || used.includes(field.name) || !isVocabulary(field.name, facts)) continue;
    const total = ['all', 'total', 'overall']
      .flatMap((word) => facts.findValues(word))
      .flatMap((hit) => (hit.field === field.name ? (hit.kind === 'whole' ? hit.spellings : (hit.holders?.spellings ?? [])) : []))
      .find((value) => TOTAL.test(value));
    if (total !== undefined) return `Some records are totals of others (${field.name} "${total}"), so a sum would count twice`;
  }
  return null;
}

/** "All levels" of a course is what it suits, and no sum of courses; damage "all over" is everywhere. */
const TOTAL =
  /^(?:(?:grand )?totals?|overall|all (?!levels\b|ages\b|seasons\b|days\b|years\b|weathers\b|abilities\b|audiences\b|sizes\b|grades\b|weeks\b)(?:\p{L}{2,}s|people|men|women|children|persons?)\b.*)$/iu;
