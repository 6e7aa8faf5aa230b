import type { FieldProfile } from '../../language/profile/fields.ts';
import { happeningsSaidOf } from '../../language/annotate/happenings.ts';
import { readNumber } from '../../language/annotate/numbers.ts';
import type { DateBucket, Grouping } from '../plan.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import { isGroupable, isMeasurable, nameAt } from './naming.ts';

/** A stretch that says by what records are sorted into groups. */
export interface GroupFound extends Stretch {
  readonly grouping: Grouping;
  readonly profile: FieldProfile;
}

const BUCKETS: Readonly<Record<string, DateBucket | undefined>> = {
  year: 'year',
  years: 'year',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  quarter: 'quarter',
  quarters: 'quarter',
  quarterly: 'quarter',
  month: 'month',
  months: 'month',
  monthly: 'month',
  week: 'week',
  weeks: 'week',
  weekly: 'week',
  day: 'day',
  days: 'day',
  daily: 'day',
  weekday: 'weekday',
  weekdays: 'weekday',
  hour: 'hour',
  hours: 'hour',
};

/** What the words from a place on sort records by: a calendar stretch, steps of a number, or a field; null when they name none of these. */
export function groupingAt(scan: Scan, at: number): GroupFound | null {
  const steps = stepsAt(scan, at);
  if (steps !== null) return steps;
  const naming = namedGroup(scan, at);
  const bucket = bucketAt(scan, at);
  if (bucket !== null && (naming === null || naming.to - naming.from <= bucket.to - bucket.from)) return bucket;
  if (naming === null) return bucket;
  const { field } = naming.profile;
  if (field.type === 'date') return datedGroup(scan, naming);
  return { ...naming, grouping: { kind: 'value', field: field.name } };
}

function namedGroup(scan: Scan, at: number) {
  const groupable = isGroupable(scan);
  const isId = ({ words }: FieldProfile) => words.some((word) => /^(?:id|url|link|picture|thumbnail|image)$/.test(word.stem));
  const accepts = (profile: FieldProfile) => groupable(profile) || profile.field.type === 'date';
  const plain = nameAt(scan, at, (profile) => accepts(profile) && !isId(profile));
  const any = nameAt(scan, at, accepts);
  const named = plain !== null && (any === null || any.to <= plain.to) ? plain : any;
  if (named === null) return null;
  return { ...named, profile: calledSo(named, scan) ?? fuller(named.profile, scan) };
}

/** Of "host_name", "host_about" and "host_listings_count", a "host" is the name. */
function calledSo({ from, to, said }: Stretch & { readonly said: number }, { ledger, schema }: Scan): FieldProfile | null {
  const root = ledger.tokens[from]?.stem ?? '';
  if (to - from !== 1 || said >= 0.99) return null;
  const isNameOf = ({ field, words }: FieldProfile) =>
    field.type === 'text' && words.length === 2 && words[0]?.stem === root && words[1]?.stem === 'name';
  return schema.profiles.find(isNameOf) ?? null;
}

/** Of fields that say the same, one that has hardly any gaps where the plain one has many ("neighbourhood", "neighbourhood_cleansed"). */
function fuller(profile: FieldProfile, { schema, facts }: Scan): FieldProfile {
  const { field, words } = profile;
  if (field.type !== 'text' || (field.values ?? facts.records) >= facts.records * 0.7) return profile;
  const isSame = (other: FieldProfile) =>
    words.every(({ stem }) => other.words.some((word) => word.stem === stem)) && other.words.length === words.length + 1;
  return (
    schema.profiles.find((other) => other.field.type === 'text' && (other.field.values ?? 0) >= facts.records * 0.95 && isSame(other)) ?? profile
  );
}

/** "flight date by month", "month of flight date", "release year": a date is grouped by the calendar; by the day where no stretch is named. */
function datedGroup({ ledger }: Scan, naming: Stretch & { readonly profile: FieldProfile }): GroupFound {
  const { from, to, profile } = naming;
  const after = BUCKETS[ledger.word(to)];
  const bucket = after ?? (/\byear$/.test(ledger.said(naming).toLowerCase()) ? 'year' : 'day');
  return { from, to: after === undefined ? to : to + 1, profile, grouping: { kind: 'date', field: profile.field.name, bucket } };
}

/** "month", "day of the week", "calendar year", "year of release", "decade". */
function bucketAt(scan: Scan, at: number): GroupFound | null {
  const { ledger } = scan;
  const start = /^(?:calendar|each|every|the)$/.test(ledger.word(at)) ? at + 1 : at;
  if (ledger.isTaken(start)) return null;
  const folded = /^(?:day|days) of (?:the )?week$/.exec(
    `${ledger.word(start)} ${ledger.word(start + 1)} ${ledger.word(start + 2)}${ledger.word(start + 2) === 'the' ? ` ${ledger.word(start + 3)}` : ''}`,
  );
  const foldedTo = folded === null ? null : start + (folded[0].includes('the') ? 4 : 3);
  const word = ledger.word(start);
  const isDecade = /^(?:decade|decades)$/.test(word);
  const bucket = foldedTo === null ? BUCKETS[word] : 'weekday';
  if (bucket === undefined && !isDecade) return null;
  const to = foldedTo ?? start + 1;
  const named = ownDate(scan, to);
  const end = named?.to ?? to;
  if (bucket === 'year' || isDecade) {
    const year = yearField(scan, named);
    if (year !== null) {
      const grouping: Grouping = isDecade ? { kind: 'number', field: year.field.name, width: 10 } : { kind: 'value', field: year.field.name };
      return { from: at, to: named?.profile === year ? end : to, profile: year, grouping };
    }
  }
  const profile = named?.profile ?? dateField(scan);
  if (profile === null || bucket === undefined) return null;
  return { from: at, to: end, profile, grouping: { kind: 'date', field: profile.field.name, bucket } };
}

/** "… of the flight date", "… added": the date that a calendar stretch is said of. */
function ownDate(scan: Scan, at: number): (Stretch & { readonly profile: FieldProfile }) | null {
  let index = at;
  while (/^(?:of|the|they|it|were|was|in|which)$/.test(scan.ledger.word(index)) && index < at + 3) index += 1;
  return nameAt(scan, index, (profile) => profile.field.type === 'date' || profile.role === 'year');
}

/** The field of years that is meant; null when there is none, or when the question rather speaks of a date. */
function yearField(scan: Scan, named: { readonly profile: FieldProfile } | null): FieldProfile | null {
  if (named !== null) return named.profile.role === 'year' ? named.profile : null;
  const years = scan.schema.profiles.filter((profile) => profile.role === 'year');
  const cued = scan.schema.profiles.some(
    (profile) => profile.field.type === 'date' && isCued(profile, scan) && !years.some((year) => isCued(year, scan)),
  );
  if (cued) return null;
  return years.find((profile) => isCued(profile, scan)) ?? years[0] ?? null;
}

/** The date field that the question speaks of: one whose name or happening it tells, else the first that most records have. */
export function dateField(scan: Scan): FieldProfile | null {
  const dates = scan.schema.profiles.filter((profile) => profile.field.type === 'date');
  const cued = dates.find((profile) => isCued(profile, scan));
  if (cued !== undefined) return cued;
  const most = Math.max(0, ...dates.map(({ field }) => field.values ?? 0));
  return dates.find(({ field }) => (field.values ?? 0) >= most * 0.9) ?? dates[0] ?? null;
}

function isCued(profile: FieldProfile, { ledger }: Scan): boolean {
  const own = profile.words
    .map((word) => word.stem)
    .filter((word) => !/^(?:date|time|year|yr|day|month|at|on|utc|first|last|latest|next)$/.test(word));
  const says = happeningsSaidOf(profile);
  return ledger.tokens.some(
    (token) =>
      token.kind === 'word' && (own.some((word) => word === token.stem || word === `${token.stem}e`) || says.some((said) => said.test(token.stem))),
  );
}

/** "price range of 100", "price in steps of 50", "bucket of 10 years". */
function stepsAt(scan: Scan, at: number): GroupFound | null {
  const { ledger } = scan;
  const naming = nameAt(scan, at, isMeasurable);
  if (naming === null) return null;
  let index = naming.to;
  while (/^(?:in|of|by|the|with|a|an|using|into)$/.test(ledger.word(index)) && index < naming.to + 2) index += 1;
  if (!/^(?:ranges?|buckets?|bands?|bins?|brackets?|steps?|intervals?|groups?|tiers?|increments?)$/.test(ledger.word(index))) return null;
  index += 1;
  while (/^(?:of|by|with|a|width|size|in|each|[$€£₹])$/u.test(ledger.word(index))) index += 1;
  const number = readNumber(ledger.tokens, index);
  const { field } = naming.profile;
  if (number === null || number.value <= 0 || !ledger.isFree({ from: naming.from, to: number.to })) {
    return { from: naming.from, to: index, profile: naming.profile, grouping: { kind: 'number', field: field.name, width: niceWidth(field) } };
  }
  return { from: naming.from, to: number.to, profile: naming.profile, grouping: { kind: 'number', field: field.name, width: number.value } };
}

const ABOUT_BUCKETS = 10;

/** A round width of steps that makes about ten of a field's range. */
export function niceWidth({ min = 0, max = 0, integer }: { readonly min?: number; readonly max?: number; readonly integer?: boolean }): number {
  const rough = (max - min) / ABOUT_BUCKETS;
  if (!(rough > 0) || !Number.isFinite(rough)) return 1;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 5, 10].map((step) => step * scale).find((step) => step >= rough) ?? 10 * scale;
  const tidy = Number(width.toPrecision(3));
  return integer === true ? Math.max(1, tidy) : tidy;
}

/** "by city", "per month", "for each genre", "in every state", "broken down by fuel and owner": all that is explained so. */
export function claimGroupings(scan: Scan): readonly GroupFound[] {
  const { ledger } = scan;
  const groups: GroupFound[] = [...claimPeriods(scan)];
  const lead =
    /\b(?:(?:broken down|grouped|split|divided|aggregated|separated|breakdown|segmented|categori[sz]ed|distributed|distribution|histogram|by) (?:by|across|over|per) (?:the |each |every )?|(?:for|in|of|at|on|from|by|per|within|across|to|with) (?:each|every|the different|the various|different|all the different) (?:of the )?|(?:by|per|across|each|every) (?:the )?(?:number of )?)/g;
  for (const match of ledger.lower.matchAll(lead)) {
    const stretch = ledger.stretchOf(match.index, match.index + match[0].trimEnd().length);
    if (!ledger.isFree(stretch)) continue;
    let found = groupingAt(scan, stretch.to);
    if (
      found === null ||
      (found.profile.field.type === 'boolean' && scan.entityOf(ledger.word(found.to)) === 'certain') ||
      isOrder(scan, stretch) ||
      isInName(scan, stretch) ||
      isRatio(match[0], found)
    )
      continue;
    ledger.take({ from: stretch.from, to: found.to });
    groups.push(found);
    for (let next = joint(scan, found.to); next !== null; next = joint(scan, found.to)) {
      const more = groupingAt(scan, next);
      if (more === null) break;
      ledger.take({ from: found.to, to: more.to });
      groups.push(more);
      found = more;
    }
  }
  return groups.slice(0, 3);
}

/** "monthly number of orders", "yearly revenue". */
function claimPeriods(scan: Scan): readonly GroupFound[] {
  const { ledger } = scan;
  const found = ledger.find(/\b(?:monthly|yearly|annual|weekly|daily|quarterly)\b(?= \p{L})/u);
  if (found === null) return [];
  const naming = nameAt(scan, found.from, () => true);
  const group = naming !== null && naming.to > found.to ? null : groupingAt(scan, found.from);
  if (group === null) return [];
  ledger.take({ from: found.from, to: found.to });
  return [{ ...group, from: found.from, to: found.to }];
}

/** "by price" of "sorted by price" and "top 5 by price" orders, it does not group. */
function isOrder(scan: Scan, { from, to }: Stretch): boolean {
  const { ledger } = scan;
  const before = `${ledger.word(from - 2)} ${ledger.word(from - 1)}`;
  const earlier = ledger.lower.slice(0, ledger.tokens[from]?.start ?? 0);
  const isRanked =
    /\b(?:top|best|bottom|worst|first|highest|largest|biggest|lowest|smallest) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b/.test(earlier);
  if (isRanked && nameAt(scan, to, isMeasurable) !== null) return true;
  return /(?:^| )(?:sort|sorted|order|ordered|rank|ranked|ordering|sorting)$/.test(before) || /^(?:top|best|first|bottom) \d+$/.test(before);
}

/** "reviews per month" may be the name of a field. */
function isInName(scan: Scan, { from, to }: Stretch): boolean {
  return [from - 3, from - 2, from - 1].some((start) => {
    const naming = start < 0 ? null : nameAt(scan, start, () => true);
    return naming !== null && naming.from < from && naming.to > to && naming.said >= 0.9;
  });
}

/** "price per bedroom" of a number is a ratio of two fields; "per number of bedrooms" is a group. */
function isRatio(lead: string, { profile, grouping }: GroupFound): boolean {
  if (!lead.startsWith('per') || lead.includes('number of') || grouping.kind !== 'value') return false;
  if (profile.field.type !== 'number' || profile.role !== 'measure') return false;
  return true;
}

function joint({ ledger }: Scan, at: number): number | null {
  if (!/^(?:and|,|then|&)$/.test(ledger.word(at)) || ledger.isTaken(at)) return null;
  return /^(?:by|per|each)$/.test(ledger.word(at + 1)) ? at + 2 : at + 1;
}
