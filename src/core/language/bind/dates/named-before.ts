import type { DateReading } from '../../annotate/dates/date-reading.ts';
import type { Mention } from '../../annotate/mentions.ts';
import { nameWords, wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { lowerText } from '../../tokens.ts';
import type { DateInput } from './date-input.ts';

/** "dob since 1990", "obs date this year": the only date of whose name all stands right before a time; what is but called a date, where nothing stands before that. */
export function dateNamedBefore({ from }: DateReading, { tokens, mentions, profiles }: DateInput): FieldProfile | null {
  const isOnly = profiles.filter(({ field: { type }, role }) => type === 'date' || role === 'year').length === 1;
  const isWhole = ({ profile: { field }, from: start, to, score }: Mention) => {
    const said = lowerText(tokens, start, to);
    const isName = said === wordsOfName(field).join(' ') || said === nameWords(field.name).join(' ');
    const isBare = said === 'date' && !isOnly && (tokens[start - 1]?.kind ?? 'mark') !== 'mark';
    return field.type === 'date' && to === from && score >= WHOLE && !isBare && isName;
  };
  const [only, ...more] = mentions.filter(isWhole);
  return only === undefined || more.length > 0 ? null : only.profile;
}

/** What a name that is spelled as the field's scores at least, however short its words are. */
const WHOLE = 0.7;
