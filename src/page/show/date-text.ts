const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** A date of a record for people: a calendar day as `1 Dec 2026`, a time as `1 Dec 2026, 14:05 UTC`. What is no date stays as it is. */
export function dateText(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const day = dayFormat.format(date);
  return DAY.test(value) || value.endsWith('T00:00:00.000Z') ? day : `${day}, ${timeFormat.format(date)} UTC`;
}

/** The calendar day alone, in UTC. */
export function dayText(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : dayFormat.format(date);
}

/** The day as an input of dates takes it; empty for what is no date. */
export function dayInput(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** The day after this one, as an input of dates takes it. */
export function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : new Date(date.getTime() + 86_400_000).toISOString().slice(0, 10);
}
