import type { Finding } from '../bind/binding.ts';
import { nameWords } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Token } from '../tokens.ts';

/** "below freezing", "above freezing (32 F)", "subzero": the only temperature, on its own scale; none where several are known. */
export function findFreezing(tokens: readonly Token[], profiles: readonly FieldProfile[]): readonly Finding[] {
  const [only, other] = profiles.filter(({ role, concepts }) => role === 'measure' && concepts.some(({ id }) => id === 'temperature'));
  if (only === undefined || other !== undefined) return [];
  return tokens.flatMap(({ lower }, at): readonly Finding[] => {
    const isAlone = /^sub-?zero$/.test(lower);
    const side = tokens[at - 1]?.lower ?? '';
    if (!isAlone && !(lower === 'freezing' && /^(?:below|under|above|over)$/.test(side))) return [];
    const condition = {
      kind: 'compare',
      field: only.field.name,
      op: /^(?:above|over)$/.test(side) ? '>' : '<',
      value: freezingOn(only, isAlone),
    } as const;
    return [{ from: isAlone ? at : at - 1, to: pastBrackets(tokens, at + 1), condition, profile: only }];
  });
}

/** Water freezes at 32 degrees Fahrenheit. A scale that nothing names is told by its values: no weather is at 60 degrees Celsius. */
function freezingOn({ field: { name, unit = '', max = 0 } }: FieldProfile, isZero: boolean): number {
  const words = [...nameWords(name), ...nameWords(unit)];
  const isCelsius = words.some((word) => /^(?:c|celsius|centigrade)$/.test(word));
  const isFahrenheit = words.some((word) => /^(?:f|fahrenheit)$/.test(word)) || (!isCelsius && max > WARMEST);
  return isFahrenheit && !isZero ? FREEZING_F : 0;
}

const WARMEST = 60;
const FREEZING_F = 32;

/** Past "(32 F)", which says the same again. */
function pastBrackets(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '(' || !/^(?:32|0)$/.test(tokens[at + 1]?.text ?? '')) return at;
  const end = tokens.slice(at, at + MOST_BRACKETED).findIndex(({ text }) => text === ')');
  return end < 0 ? at : at + end + 1;
}

const MOST_BRACKETED = 6;
