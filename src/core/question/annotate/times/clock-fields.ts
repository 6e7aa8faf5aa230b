import type { Mention } from '../../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { TokenSpan } from '../../../language/tokens.ts';
import type { AnnotateLook } from '../look.ts';
import { onlyOne } from '../../../language/bind/prices.ts';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A text of times such as "07:30", each with two digits: their order is that of the times. */
export function isClock({ field }: FieldProfile): boolean {
  const { type, samples = [], signs } = field;
  return type === 'text' && samples.length > 0 && samples.every((sample) => CLOCK.test(sample)) && (signs === undefined || signs.length === 5);
}

/** A date that says the time of day too. */
function isTimed({ field }: FieldProfile): boolean {
  return field.type === 'date' && field.precision !== 'day';
}

/** Times to the second: hardly one is on a full hour. */
export function isOfSeconds({ field: { min, max } }: FieldProfile): boolean {
  return min !== undefined && max !== undefined && min % MINUTE_MS !== 0 && max % MINUTE_MS !== 0;
}

const MINUTE_MS = 60_000;

/** Which time is spoken of: what happens, by the verb, and what names of such fields say. */
const HAPPENINGS: readonly (readonly [verbs: RegExp, names: RegExp, isEnd: boolean])[] = [
  [
    /^(?:depart|departs|departed|departing|leave|leaves|left|leaving|sail|sails|sailing|go|goes|going|off|out)$/,
    /^(?:dep|depart|departur|leav|left|set|start|sail)/,
    false,
  ],
  [/^(?:arrive|arrives|arrived|arriving|arrival|land|lands|landed|in|back)$/, /^(?:arr|arriv|land|end)/, true],
  [/^(?:start|starts|started|starting|begin|begins|began|beginning|on|commence|commences|off)$/, /^(?:start|begin|began|commenc)/, false],
  [/^(?:open|opens|opened|opening|up)$/, /^(?:open)/, false],
  [
    /^(?:close|closes|closed|closing|shut|shuts|shutting|end|ends|ended|ending|finish|finishes|finished|finishing|stop|stops)$/,
    /^(?:clos|shut|end|finish|until|til)/,
    true,
  ],
];
/** "stay open past 7", "open until 7 or later", "let the music go on until 11 or later". */
const STAYING =
  /\b(?:stay|stays|staying|keep|keeps|remain|remains|still|is|are|go|goes|carry|play|plays)\b[^,.]* (?:open|on|music|up|playing)\b|\bopen (?:until|till|past|after|beyond)\b|\b(?:until|till)\b/i;
const UNTIL = /^(?:clos|shut|until|til|end)/;
/** How far before the time its verb may stand. */
const NEAR = 4;

/** The field that a time of day is of: one that is named before it, else the one whose name says what the verb does; null where none or several may be it. */
export function fieldOfTime(
  look: AnnotateLook,
  mentions: readonly Mention[],
  { from, op }: Pick<TokenSpan, 'from'> & { readonly op: string },
): FieldProfile | null {
  const all = look.schema.profiles.filter((profile) => isClock(profile) || isTimed(profile));
  const clocks = all.filter(isClock);
  const fields = clocks.length > 0 ? clocks : all;
  const before = look.tokens.slice(Math.max(0, from - NEAR), from).map(({ lower }) => lower);
  const isLasting = STAYING.test(look.text) && op.startsWith('>');
  if (isLasting) return onlyOne(fields.filter((profile) => isCalled(profile, UNTIL) && !isOfOneDay(profile)));
  const named = mentions
    .filter(({ profile, to, score }) => fields.includes(profile) && to <= from && from - to < NEAR && score >= SURE)
    .map(({ profile }) => profile);
  const [first] = named;
  if (first !== undefined && named.every((profile) => profile === first)) return first;
  const said = HAPPENINGS.filter(([verbs]) => before.some((word) => verbs.test(word)));
  const meant = fields.filter((profile) => said.some(([, names]) => isCalled(profile, names)) && !isOfOneDay(profile));
  return onlyOne([...new Set(meant)]);
}

const SURE = 0.8;

function isCalled({ words }: FieldProfile, names: RegExp): boolean {
  return words.some(({ stem }) => names.test(stem));
}

/** "sat_until": of Saturdays only. */
function isOfOneDay({ words }: FieldProfile): boolean {
  return words.some(({ stem }) => /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(stem));
}

/** Whether a time at which something ends is some time after midnight, and so of the day after. */
export function hasEarly({ facts }: AnnotateLook, profile: FieldProfile): boolean {
  if (!HAPPENINGS.some(([, names, isEnd]) => isEnd && isCalled(profile, names))) return false;
  return EARLY.some((time) => facts.findValues(time).some(({ field, kind }) => field === profile.field.name && kind !== 'words'));
}

/** Quarters of the hours in which nothing has closed that is open in the evening. */
const EARLY: readonly string[] = ['00', '01', '02', '03', '04'].flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`));
