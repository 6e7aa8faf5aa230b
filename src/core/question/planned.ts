import type { Condition } from '../condition/condition.ts';
import type { Meanings } from '../language/near/meanings.ts';
import type { QueryField } from '../language/query-field.ts';
import { checkPlan } from '../plan/check.ts';
import type { Plan } from '../plan/plan.ts';
import { withAbsentValues } from './absent-values.ts';
import type { OtherRun } from './asked/other-run.ts';
import type { DataFacts } from './facts.ts';
import type { SaidText } from './said-texts.ts';

/** A question with all that may be known for planning it. */
export interface PlanQuestion {
  readonly text: string;
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
  /** The plan of the answer before, which the question may go on from. */
  readonly last: Plan | null;
  /** The one group that the answer before named, as a condition; not given when it named none, or several. */
  readonly named?: Condition | undefined;
  /** The question before got no answer: what points back points at nothing. */
  readonly isUnanswered?: boolean;
  /** The answer before was of another run, so that the same plan is another question. Default: false. */
  readonly isOfOtherRun?: boolean;
  /** What words mean that name nothing in the data. Default: not known. */
  readonly meanings?: Meanings;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Times of the completed runs, the newest first. Default: not known. */
  readonly runs?: readonly number[];
}

/**
 * A plan that was checked against the fields, with what had to be assumed; or why the question cannot be planned. `unknown`: its words that were not
 * understood. `final`: no plan can answer it, neither of rules nor of a model.
 */
export type Planned =
  | {
      readonly kind: 'plan';
      readonly plan: Plan;
      readonly notes: readonly string[];
      /** What texts are said to say, which they may say in other words. Default: nothing. */
      readonly said?: readonly SaidText[];
      /** Where no record matches the plan: the same of what the question says alone, not of the records before it as well. Default: nothing. */
      readonly alone?: Plan;
    }
  | {
      readonly kind: 'cannot';
      readonly reason: string;
      readonly unknown: readonly string[];
      readonly final: boolean;
      /** It asks nothing of the records, such as a greeting: the conversation goes on from where it was. Default: false. */
      readonly isTalk?: true;
      /** It is asked of another run than the latest: plan this text by the fields of that one. Default: it is not. */
      readonly otherRun?: OtherRun;
      /** Plans that can be carried out instead: without the words that were not understood, or one for each meaning. Default: none. */
      readonly choices?: readonly Plan[];
    };

/** Those of the plans that the fields allow, each once, the likeliest first. */
export function choicesOf(plans: readonly Plan[], question: PlanQuestion): readonly Plan[] {
  const allowed = plans.flatMap((plan) => {
    const planned = checked(plan, question, []);
    return planned.kind === 'plan' ? [[JSON.stringify(planned.plan), planned.plan] as const] : [];
  });
  return [...new Map(allowed).values()];
}

/** No plan, and why. */
export function cannot(reason: string): Planned & { readonly kind: 'cannot' } {
  return { kind: 'cannot', reason, unknown: [], final: false };
}

/** A plan that the fields allow; of one that they do not allow, why. */
export function checked(plan: Plan, { fields, facts }: PlanQuestion, notes: readonly string[]): Planned {
  try {
    return { kind: 'plan', plan: checkPlan(withAbsentValues(plan, { fields, facts }), fields), notes };
  } catch (error) {
    // What the fields do not allow, such as the sum of dates, is no fault of the program.
    return cannot(error instanceof Error ? error.message : 'the fields do not allow it');
  }
}
