import { isPlural } from '../../../text/plural.ts';
import { wordsOfName } from './field-names.ts';
import type { FieldProfile } from './fields.ts';

/** The stem of what a field is of by its name: the last word that says something, and of "units_collected" the units. */
export function headStem({ field, words }: FieldProfile): string | undefined {
  const own = words.filter(({ weight }) => weight === 1);
  const [things = '', done = ''] = wordsOfName(field).slice(-2);
  const isDone = field.type === 'number' && (isPlural(things) || things === 'people') && /\p{L}{2}(?:ed|ing)$/u.test(done);
  return (isDone ? (own.at(-2) ?? own.at(-1)) : own.at(-1))?.stem;
}
