import { readBounds, type Bound } from '../../language/annotate/bounds.ts';
import { readDates } from '../../language/annotate/dates/dates.ts';
import type { DateReading } from '../../language/annotate/dates/date-reading.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { findMentions, type Mention } from '../../language/annotate/mentions.ts';
import type { Neighbors } from './neighbors.ts';
import { knownNames } from '../../language/annotate/names.ts';
import type { RulesReading } from '../read-query.ts';
import { isCovered, overlaps, type Token } from '../../language/tokens.ts';
import { fieldsOf } from '../../condition/transform.ts';

/** What the rules left of a query: numbers and times that became nothing, and the fields of which nothing was said yet. */
export interface Leftovers {
  readonly reading: RulesReading;
  readonly tokens: readonly Token[];
  readonly neighbors: Neighbors;
  readonly constraints: readonly Bound[];
  readonly times: readonly DateReading[];
  /** Fields without a condition of the rules; no keys and no text. */
  readonly open: readonly FieldProfile[];
  /** Places where the words left speak of a field. */
  readonly mentions: readonly Mention[];
  /** True for a token that says something already. */
  readonly isTaken: (index: number) => boolean;
}

/** Numbers and times that are looked at: no query asks for more. */
const MOST = 12;

/** Gathers what the rules left; `neighbors` as far as they are known. */
export function leftoversOf(reading: RulesReading, neighbors: Neighbors): Leftovers {
  const { query, tokens, schema, fields, now, consumed, explained, interpretation } = reading;
  const isConsumed = (index: number) => isCovered(index, consumed);
  const all = findMentions(tokens, schema);
  const mentions = all.filter((mention) => !overlaps(mention, (index) => explained.has(index)));
  const spoken = new Set(all.filter(({ from }) => tokens[from]?.kind === 'number').map(({ from }) => from));
  const isNoAmount = (index: number) => explained.has(index) || spoken.has(index);
  const names = knownNames({ query, tokens, fields, mentions: all });
  const isNoTime = (index: number) => isConsumed(index) || names.has(index);
  const bound = fieldsOf(interpretation.filter);
  return {
    reading,
    tokens,
    neighbors,
    constraints: readBounds(tokens, { mentions, metres: schema.metres, dimensions: schema.dimensions, isTaken: isNoAmount }).slice(0, MOST),
    times: readDates({ text: query, tokens, now })
      .filter((time) => !overlaps(time, isNoTime))
      .slice(0, MOST),
    open: schema.profiles.filter(({ field, role }) => field.type !== 'text' && role !== 'key' && !bound.includes(field.name)),
    mentions,
    isTaken: isConsumed,
  };
}
