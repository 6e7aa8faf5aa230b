import type { QueryField } from '../../language/query-field.ts';
import type { FigureBound, PlanResult } from '../result.ts';
import type { Answer } from './answer-parts.ts';
import { answerChanges, answerHistory } from './answer-runs.ts';
import { answerRecords } from './answer-records.ts';
import { answerOverRuns } from './answer-over-runs.ts';
import { answerSeveral } from './answer-several.ts';
import { answerStats } from './answer-stats.ts';
import { showColumn, showRecords } from './show-value.ts';

/** Puts the result of a plan into sentences. The same result always gives the same words. */
export function composeAnswer(result: PlanResult, fields: readonly QueryField[]): Answer {
  const answer = answerOf(result, fields);
  return result.kind === 'stats' || result.kind === 'records' ? withBounds(answer, result.bounds ?? [], fields) : answer;
}

/** With the values that records were compared with: "above the average price" names that average. */
function withBounds(answer: Answer, bounds: readonly FigureBound[], fields: readonly QueryField[]): Answer {
  const known = bounds.flatMap(({ name, field, value, values }) => (value === null ? [] : [{ name, field, value, values }]));
  if (known.length === 0) return answer;
  const stated = known.map(({ name, field, value, values }) => {
    const { type = 'number', unit } = fields.find((each) => each.name === field) ?? {};
    const show = showColumn({ name, type, ...(unit === undefined ? {} : { unit }) }, undefined);
    return `Compared with: ${name} = ${show(value)}, over ${showRecords(values)}.`;
  });
  const figures = known.map(({ name, value }) => ({ name, value }));
  return { ...answer, sentences: [...answer.sentences, ...stated], figures: [...answer.figures, ...figures] };
}

function answerOf(result: PlanResult, fields: readonly QueryField[]): Answer {
  switch (result.kind) {
    case 'stats':
      return answerStats(result, fields);
    case 'records':
      return answerRecords(result, fields);
    case 'history':
      return answerHistory(result);
    case 'changes':
      return answerChanges(result, fields);
    case 'runs':
      return answerOverRuns(result);
    case 'several':
      return answerSeveral(result, fields);
  }
}
