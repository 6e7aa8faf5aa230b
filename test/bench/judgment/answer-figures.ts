import type { QueryReading } from '../../../dist/local/search/interpret.js';

/** How often a model was asked, and what became of its answers, as lines of text; none when it never was. */
export function answerFigures(readings: readonly QueryReading[]): readonly string[] {
  const asked = readings.flatMap(({ answer }) => answer ?? []);
  if (asked.length === 0) return [];
  const given = asked.reduce((sum, answer) => sum + answer.given, 0);
  const kept = asked.reduce((sum, answer) => sum + answer.kept, 0);
  const refused = asked.flatMap((answer) => answer.refused);
  const checks = [...new Set(refused)].map((check) => `${check} ${refused.filter((other) => other === check).length}`);
  const warned = readings.filter(({ warnings }) => warnings.length > 0).length;
  return [
    `  model asked about ${asked.length} of ${readings.length}: conditions given ${given}, kept ${kept}, dropped ${refused.length}`,
    ...(checks.length === 0 ? [] : [`  dropped by check: ${checks.join(', ')}`]),
    `  with a warning: ${warned}`,
  ];
}
