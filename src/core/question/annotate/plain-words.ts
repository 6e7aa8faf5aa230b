import type { Mention } from '../../language/annotate/mentions.ts';
import type { Schema } from '../../language/profile/schema.ts';
import type { Token } from '../../language/tokens.ts';
import { isExtent } from './extent.ts';

interface PlainLook {
  readonly tokens: readonly Token[];
  readonly schema: Schema;
  readonly mentions: readonly Mention[];
}

/** Words and marks that mean something else to numbers: the "about" of "what about 5", the colon of "2018: how many". */
export function plainly(token: Token, { tokens, schema, mentions }: PlainLook, at: number): Token {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (isExtent(at, { tokens, profiles: schema.profiles, mentions })) return { ...token, lower: ',', stem: ',', text: ',' };
  if (token.lower === 'about' && /^(?:what|how)$/.test(before?.lower ?? '')) return { ...token, lower: ',', stem: ',', text: ',' };
  // "by month this year": what to group by, and no deadline.
  if (token.lower === 'by' && /^(?:day|week|month|quarter|year|decade)$/.test(after?.lower ?? ''))
    return { ...token, lower: ',', stem: ',', text: ',' };
  return token.text === ':' && after?.kind !== 'number' ? { ...token, lower: ',', stem: ',', text: ',' } : token;
}

/** "what are they used for today": as things are now, and no day of a date. */
export function isOfNow(tokens: readonly Token[], at: number): boolean {
  const [before, verb] = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.lower ?? ''];
  // "within 30 days of today".
  const isFromNow =
    /^(?:of|from)$/.test(before) &&
    /^(?:hour|day|week|month|year)s?$/.test(verb) &&
    tokens.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'within');
  if (isFromNow && /^(?:today|now)$/.test(tokens[at]?.lower ?? '')) return true;
  return NOW.test(tokens[at]?.lower ?? '') && (before === 'used' || (verb === 'used' && /^(?:for|as|by)$/.test(before)));
}

const NOW = /^(?:today|nowadays)$/;
