/** A date as a filter compares it: its instant in epoch milliseconds, and the one way to write it. */
interface DateLiteral {
  readonly epochMs: number;
  /** `YYYY-MM-DD` for a calendar day, else the UTC instant with milliseconds. */
  readonly text: string;
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})0*)?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
const MINUTE_MS = 60_000;
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Reads ISO 8601 of the years 0000 to 9999: a calendar day (its first instant, UTC), or a time to the minute, second or millisecond
 * with `Z`, an offset, or neither (UTC). Undefined for anything else, days that no calendar has included.
 */
export function readDate(text: string): DateLiteral | undefined {
  const match = DATE.exec(text);
  const day = match?.[1];
  if (match === null || day === undefined) return undefined;
  const dayMs = dayStart(day);
  if (dayMs === undefined) return undefined;
  if (match[2] === undefined) return { epochMs: dayMs, text: day };
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  const offsetMs = offsetOf(match[6]);
  if (hours > 23 || minutes > 59 || seconds > 59 || offsetMs === undefined) return undefined;
  const milliseconds = Number((match[5] ?? '').padEnd(3, '0'));
  const epochMs = dayMs + (hours * 60 + minutes) * MINUTE_MS + seconds * 1000 + milliseconds - offsetMs;
  if (epochMs < FIRST_MS || epochMs > LAST_MS) return undefined;
  return { epochMs, text: new Date(epochMs).toISOString() };
}

function dayStart(day: string): number | undefined {
  const date = new Date(`${day}T00:00:00.000Z`);
  // Engines may roll 30 February over into March instead of rejecting it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date.getTime() : undefined;
}

/** Milliseconds ahead of UTC. */
function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined || zone === 'Z' || zone === 'z') return 0;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
