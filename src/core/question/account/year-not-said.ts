import { isOpen } from '../../language/annotate/dates/day-ranges.ts';
import { readDates } from '../../language/annotate/dates/dates.ts';
import { settle } from '../../language/bind/dates/settle.ts';
import { lowerText } from '../../language/tokens.ts';
import type { Sentence } from '../sentence.ts';

/** Why a month or a day without a year was not understood: the records have it in several years, none of them near today. Null where that is no reason. */
export function yearNotSaid({ text, tokens, now, schema }: Sentence, unread: readonly string[]): string | null {
  const words = new Set(unread.flatMap((each) => each.toLowerCase().split(' ')));
  const open = readDates({ text, tokens, now }).find(
    ({ first, from, to }) => isOpen(first) && tokens.slice(from, to).some(({ lower }) => words.has(lower)),
  );
  if (open === undefined) return null;
  const held = schema.profiles.find((profile) => profile.field.type === 'date' && settle(open, profile, now) === null);
  const { min, max, name } = held?.field ?? {};
  if (min === undefined || max === undefined) return null;
  const year = (at: number) => new Date(at).getUTCFullYear();
  return `${name} goes from ${year(min)} to ${year(max)}: say the year of "${lowerText(tokens, open.first.from, open.first.to)}"`;
}
