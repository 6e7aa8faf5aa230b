import type { Stated } from './conditions.ts';
import type { Scan } from './facts.ts';
import { dateField } from './groupings.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "on Saturdays", "on a Monday", "at weekends": days of the week that recur, and not the next one or the last. */
export function claimRecurringDays(scan: Scan): readonly Stated[] {
  const { ledger } = scan;
  const found = ledger.find(
    /\b(?:(?:on|at|during|over|in) )?(?:the )?(?<days>(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|weekdays)(?: (?:and|or) (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays))*)\b|\b(?:on (?:an? |each |every )|each |every )(?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\b/,
  );
  const said = found?.parts['days']?.text ?? found?.parts['day']?.text;
  const profile = dateField(scan);
  if (
    found === null ||
    said === undefined ||
    profile === null ||
    ledger.lower
      .slice(0, ledger.tokens[found.from]?.start ?? 0)
      .trimEnd()
      .endsWith(' by')
  )
    return [];
  ledger.take(found);
  const days = said.startsWith('weekend')
    ? DAYS.slice(5)
    : said.startsWith('weekday')
      ? DAYS.slice(0, 5)
      : DAYS.filter((day) => said.includes(day.toLowerCase()));
  return [{ from: found.from, to: found.to, where: { kind: 'part', field: profile.field.name, part: 'weekday', negated: false, values: days } }];
}
