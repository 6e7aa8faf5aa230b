import { DAY_MS, epochDay } from '../fields/date/calendar.ts';
import { edgesOf, type Extent, type FindEdges, type RoundOut } from './edges.ts';

/** A way to divide time: the number of the part in which an instant lies, and where a part begins. */
interface Calendar {
  readonly indexOf: (at: number) => number;
  readonly startOf: (index: number) => number;
}

const HOUR_MS = 3_600_000;
/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * DAY_MS;
/** Where filters end: the years 0000 to 9999. */
const FIRST_MS = epochDay(0, 1, 1) * DAY_MS;
const LAST_MS = epochDay(9999, 12, 31) * DAY_MS + DAY_MS - 1;
/** Where time ends, for JavaScript. */
const END_MS = 8.64e15;

const hours: Calendar = evenly(HOUR_MS, 0);
const days: readonly Calendar[] = [evenly(DAY_MS, 0), evenly(7 * DAY_MS, MONDAY_MS)];
const months: readonly Calendar[] = [1, 3, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000, 60_000, 120_000].map(inMonths);
/** Edges of at most `most` hours, days, weeks, months, quarters, years or round numbers of years (UTC), whichever is the finest, as epoch milliseconds. */
export function dateEdges(extent: Extent, most: number, precision: 'day' | undefined): readonly number[] {
  const calendars = [...(precision === 'day' ? [] : [hours]), ...days, ...months];
  let chosen: Calendar | undefined;
  const find: FindEdges = (from, to, parts) => {
    chosen = calendars.find(({ indexOf }) => indexOf(to) - indexOf(from) < parts);
    if (chosen === undefined) return [];
    const { indexOf, startOf } = chosen;
    const first = indexOf(from);
    return Array.from({ length: indexOf(to) - first + 2 }, (_, index) => startOf(first + index));
  };
  const roundOut: RoundOut = (at, direction) => chosen?.startOf(chosen.indexOf(at) + (direction === 'up' ? 1 : 0)) ?? at;
  const edges = edgesOf(extent, most, find, roundOut);
  const [least, greatest] = [extent.min < FIRST_MS ? -END_MS : FIRST_MS, extent.max > LAST_MS ? END_MS : LAST_MS];
  return edges.map((edge) => Math.min(Math.max(edge, least), greatest));
}

/** An edge as filters name it: a day of the calendar by its date, else the instant. */
export function dateEdgeText(at: number): string {
  const text = new Date(at).toISOString();
  return at % DAY_MS === 0 ? text.slice(0, text.indexOf('T')) : text;
}

function evenly(size: number, offset: number): Calendar {
  return { indexOf: (at) => Math.floor((at - offset) / size), startOf: (index) => index * size + offset };
}

function inMonths(size: number): Calendar {
  const startOf = (index: number): number => {
    const year = Math.floor((index * size) / 12);
    return epochDay(year, index * size - year * 12 + 1, 1) * DAY_MS;
  };
  const indexOf = (at: number): number => {
    const date = new Date(at);
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / size);
  };
  return { indexOf, startOf };
}
