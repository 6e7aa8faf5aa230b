import { periodOf } from '../../annotate/dates/calendar.ts';
import { lowerText, type Token } from '../../tokens.ts';
import { isHappening } from '../../annotate/happenings.ts';
import type { Mention } from '../../annotate/mentions.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Finding } from '../binding.ts';
import { conditionsOfDates } from './date-conditions.ts';
import type { DateInput } from './date-input.ts';

/**
 * "have already finished", "haven't started yet", "are already out", "whose deadline has passed": the day on which records end or begin, or the one that is named, lies behind or
 * ahead; where some days lie on either side, and no switch says so.
 */
export function overOrBegun({ tokens, profiles, mentions, now }: DateInput): readonly Finding[] {
  return tokens.flatMap(({ lower, stem }, at): readonly Finding[] => {
    const isRunOut = lower === 'run' && tokens[at + 1]?.lower === 'out';
    const end = isRunOut ? at + 2 : at + 1;
    const said = isRunOut || ENDED.test(lower) ? 'ended' : BEGUN.test(lower) ? 'begun' : PASSED.test(lower) ? 'passed' : null;
    const way = said ?? (lower === 'out' && tokens[at - 1]?.lower !== 'run' ? 'out' : null);
    if (way === null || !isClauseEnd(tokens, end, way)) return [];
    const led = LED.exec(lowerText(tokens, Math.max(0, at - MOST_LEADING), at));
    if (led === null) return [];
    const isSwitch = profiles.some(({ field, words }) => field.type === 'boolean' && words.some((word) => word.stem === stem));
    const start = at - led[0].trim().split(' ').length;
    const named = way === 'passed' ? namedBefore(mentions, start) : undefined;
    const profile = way === 'passed' ? named?.profile : dayOf(way, profiles);
    if (isSwitch || profile === undefined || !(isBefore(profile.field.min, now) && !isBefore(profile.field.max, now))) return [];
    const from = named === undefined ? start : withOwner(tokens, named.from);
    const to = /^(?:already|yet)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end;
    const isDenied = /(?:\bnot\b|n't\b)/.test(led[0]);
    // What ends today is going on, what begins today has begun.
    const op = way === 'begun' || way === 'out' ? (isDenied ? '>' : '<=') : isDenied ? '>=' : '<';
    return [{ from, to, condition: conditionsOfDates(op, periodOf(now, 'day', 0), profile.field), profile }];
  });
}

/** Whether words say by themselves that something is over or has begun: a value that is called so says it of its records. */
export function isSaidOver(words: string): boolean {
  return SAID.test(words);
}

const WORDS = { ended: 'ended|finished|over', begun: 'started|begun|commenced', passed: 'passed|elapsed|past' } as const;
const ENDED = new RegExp(`^(?:${WORDS.ended})$`);
const BEGUN = new RegExp(`^(?:${WORDS.begun})$`);
const PASSED = new RegExp(`^(?:${WORDS.passed})$`);
const SAID = new RegExp(`\\b(?:${Object.values(WORDS).join('|')}|run out)(?: already| yet)?$`);
/** What stands before a state that has come, or has not. */
const LED =
  /(?:^| )(?:(?:that|which|who|all) )*(?:has|have|is|are|hasn't|haven't|isn't|aren't)(?: (?:not|n't|already|now|yet|long|since|just|all))*$/;
const MOST_LEADING = 5;

/** The one date at which records end, or begin. */
function dayOf(way: 'ended' | 'begun' | 'out', profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const named = (stems: RegExp) => profiles.filter(({ field, words }) => field.type === 'date' && words.some(({ stem }) => stems.test(stem)));
  const [plain = [], turns = []] = DAYS[way].map(named);
  // A thing does not end when it was last inspected.
  const own = turns.filter(({ words }) => !words.some(({ stem }) => isHappening(stem)));
  const [only, ...more] = plain.length > 0 ? plain : own;
  return more.length === 0 ? only : undefined;
}

const DAYS = {
  ended: [/^(?:end|finish|until|expir|expiry|expiration)$/, /^(?:last|final)$/],
  begun: [/^(?:start|begin|commenc)$/, /^first$/],
  // Days on which something comes out.
  out: [/^(?:releas|publish|publicat|public|launch)$/],
} as const;

/** Where a date is named right before a place: "next inspection date". */
function namedBefore(mentions: readonly Mention[], at: number): Mention | undefined {
  const named = mentions.filter(({ to, profile }) => profile.field.type === 'date' && to <= at && at - to <= 1);
  return named.toSorted((a, b) => b.score - a.score)[0];
}

/** The start of "have a next inspection", "whose deadline". */
function withOwner(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:a|an|the|their|its|whose|with|have|has|had|having)$/.test(tokens[at - 1]?.lower ?? '')) at -= 1;
  return at;
}

function isBefore(instant: number | undefined, now: number): boolean {
  return instant !== undefined && instant < now;
}

function isClauseEnd(tokens: readonly Token[], at: number, way: string): boolean {
  const next = tokens[/^(?:already|yet|now)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at];
  // "titles that are out have no ratings": the verb of all of it follows.
  if (way === 'out') return next === undefined || next.kind === 'mark' || /^(?:and|but|have|has|had|with|without|cost|costs)$/.test(next.lower);
  return next === undefined || next.kind === 'mark' || /^(?:and|or|by|per|in|at|but)$/.test(next.lower);
}
