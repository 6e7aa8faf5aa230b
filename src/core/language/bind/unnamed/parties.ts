import type { Bound } from '../../annotate/bounds.ts';
import type { Mention } from '../../annotate/mentions.ts';
import { isOfPlacesLeft } from '../../profile/places-left.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { onlyOne } from '../prices.ts';
import { lowerText, type Token } from '../../tokens.ts';

/** "for 4", "we're 6", "a party of 8": how many people there has to be room for. "for 4 nights" counts nights. */
export function isParty({ explicit, comparison, from, to, unit, values, multiplied }: Bound, tokens: readonly Token[]): boolean {
  const [value = 0] = values;
  if (explicit || comparison !== '=' || unit !== null || multiplied || !Number.isInteger(value) || value < 1) return false;
  if (value > (PEOPLE_WORDS.test(tokens[to]?.lower ?? '') ? MOST_GUESTS : MOST)) return false;
  // "six of us".
  return (LED.test(lowerText(tokens, Math.max(0, from - 5), from)) && isEnd(tokens, to)) || /^of us\b/.test(lowerText(tokens, to, to + 2));
}

/** "6 of us", "we're 4", "3 people": so many come, and not so many records are asked for. `areRecords`: the noun behind it stands for the records. */
export function isOfPeople(tokens: readonly Token[], at: number, areRecords: boolean): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  return (
    lowerText(tokens, at + 1, at + 3) === 'of us' ||
    (!areRecords && /^(?:people|persons|adults)$/.test(next)) ||
    (OUR.test(lowerText(tokens, Math.max(0, at - 3), at)) && isEnd(tokens, at + 1))
  );
}

const OUR = /(?:^| )(?:we're|we are)$/;
const MOST = 100;
/** Where people are said, so many may come to a feast. */
const MOST_GUESTS = 5000;
const PEOPLE_WORDS = /^(?:people|persons|guests|adults|pax)$/;

const PARTIES = '(?:part(?:y|ies)|groups?|famil(?:y|ies)|teams?|crews?|class(?:es)?)';
const LED = new RegExp(
  `(?:^|\\s)(?:for|we're|(?:we|there) are|(?:for|we're|we are|allows?|takes?|accepts?|fits?|suits?) (?:an? |our |my |the )?(?:\\p{L}+ )?${PARTIES} of)$`,
  'u',
);
const PARTIES_OF = new RegExp(`(?:^|\\s)${PARTIES} of$`);

/** People, or no more of the same clause. */
function isEnd(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (next === undefined || next.kind === 'mark') return next?.text !== '-' && next?.text !== '/' && next?.text !== '%';
  return /^(?:people|persons|guests|adults|pax|players|friends|of|and|with|in|on|at|near|under|below|no|that|please|or)$/.test(next.lower);
}

/** "groups of no more than 8": the size of what people come in. */
export function isOfParties({ explicit, from, unit, multiplied }: Bound, tokens: readonly Token[]): boolean {
  // "teams of up to 6" may be as large, or are at most.
  const isUpTo = lowerText(tokens, from, from + 2) === 'up to';
  return explicit && !isUpTo && unit === null && !multiplied && PARTIES_OF.test(lowerText(tokens, Math.max(0, from - 2), from));
}

/** The one field of how many people there is room for. */
export function roomFor({ values }: Bound, profiles: readonly FieldProfile[]): FieldProfile | null {
  const [only, ...more] = roomsFor(values, profiles);
  return only === undefined || more.length > 0 || !values.every((value) => isHeldBy(only, value)) ? null : only;
}

/** "with room for 4" of spots that are left: the one number of places that are free now, where none says how many there are in all. */
export function placesFor({ from, values }: Bound, { tokens, profiles }: RoomLook): FieldProfile | null {
  if (!/(?:^| )(?:room|space|spaces|spots|places) for$/.test(lowerText(tokens, Math.max(0, from - 2), from))) return null;
  const only = onlyOne(profiles.filter(isOfPlacesLeft));
  return only !== null && values.every((value) => isHeldBy(only, value)) ? only : null;
}

/**
 * Fields that have room for so many, be it that all of the records have room for more. Where some have beds for nobody and each has seats, the beds are an
 * extra, and the seats are the room.
 */
function roomsFor(values: readonly number[], profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  const rooms = profiles.filter((profile) => isRoom(profile) && values.every((value) => value <= (profile.field.max ?? 0)));
  const every = rooms.filter(({ field }) => (field.min ?? 0) > 0);
  return every.length > 0 ? every : rooms;
}

/** "we are 100 people" of halls with seats and beds: for which of the two there has to be room, only a word of the name says. */
export function isOneOfRooms(bound: Bound, { profile, from, to }: Mention, { tokens, profiles }: RoomLook): boolean {
  const rooms = isParty(bound, tokens) ? roomsFor(bound.values, profiles) : [];
  // "for 20 guests" is none of the fewest that may come.
  if (rooms.length > 0 && profile.words.some(({ stem }) => /^(?:min|minimum|least)$/.test(stem))) return true;
  if (rooms.length === 0 || (rooms.length === 1 && rooms[0] === profile)) return false;
  return !tokens.slice(from, to).some(({ stem }) => profile.words.some((word) => word.stem === stem));
}

/** "for two tickets" of tickets that are left: so many are wanted, and no such number is left. */
export function isOfRest({ explicit, comparison }: Bound, { profile, from, to }: Mention, tokens: readonly Token[]): boolean {
  if (explicit || comparison !== '=' || !profile.words.some(({ stem }) => REST.test(stem))) return false;
  return !tokens.slice(Math.max(0, from - 2), to + 2).some(({ stem }) => REST.test(stem));
}

const REST = /^(?:left|leav|leave|remain|unsold)$/;

interface RoomLook {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
}

function isHeldBy({ field: { min = 0, max = 0 } }: FieldProfile, value: number): boolean {
  return value >= min && value <= max;
}

/** A field of the most people that may come, and not of those who do. */
export function isRoom({ field, role, dimension, words, concepts }: FieldProfile): boolean {
  if (field.type !== 'number' || role !== 'measure' || dimension !== null || field.integer === false) return false;
  const has = (names: RegExp) => words.some(({ stem }) => names.test(stem));
  if (has(/^(?:min|minimum|least|left|leave|free|avail|availabl|remain|book|bkd|sold|sell|current|averag|avg|mean)$/)) return false;
  return (
    (concepts.some(({ id }) => id === 'guests') && !has(/^(?:peopl|person|player|passeng|attende|cover)$/)) ||
    (has(/^(?:max|maximum|most)$/) && has(PEOPLE))
  );
}

const PEOPLE =
  /^(?:seat|stand|group|grp|team|parti|party|person|peopl|pax|player|student|pupil|particip|participant|attende|child|adult|occup|occupant|size)$/;

/** "a room for 12 or more": of people rather than of money. */
export function isForPeople({ from, numbersFrom, multiplied }: Bound, tokens: readonly Token[]): boolean {
  return from === numbersFrom && !multiplied && tokens[from - 1]?.lower === 'for';
}

/** "fewer than 30", "5 or fewer": things are counted, and no money. */
export function isOfMany({ from, to }: Bound, tokens: readonly Token[]): boolean {
  return tokens.slice(from, to).some(({ lower }) => lower === 'fewer' || lower === 'many');
}
