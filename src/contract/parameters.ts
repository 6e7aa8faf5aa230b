import { z } from 'zod';

import { listParts, nameOf } from '../text/name-list.ts';

/**
 * Parameters arrive as text from a query string and from flags, as numbers or booleans from code:
 * one schema takes both, so both entry points give the same message.
 */
const once = (accepts: string) => (issue: { readonly input?: unknown }) =>
  Array.isArray(issue.input) ? `is given more than once; give it once, ${accepts}` : `must be ${accepts}`;

/** What a parameter looks like on the way, as JSON Schema, where that does not follow from how it is checked. */
export const shapes = z.registry<Readonly<Record<string, unknown>>>();

/** White space as `trim` knows it, inside of a class of characters: other languages have other definitions of it. */
const BLANK = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
const ANY = String.raw`[\s\S]`;

const WHOLE = /^[+-]?\d+$/;

/** Half of a surrogate pair: no character, and nothing that a query string can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A whole number in [min, max], as a number or as decimal text. */
export function wholeNumber(min: number, max: number, fallback: number) {
  const accepts = max === Number.MAX_SAFE_INTEGER ? `a whole number of at least ${min}` : `a whole number from ${min} to ${max}`;
  return z
    .union([z.number(), z.string().trim().regex(WHOLE).transform(Number)], { error: once(accepts) })
    .refine((value) => Number.isSafeInteger(value) && value >= min && value <= max, { error: `must be ${accepts}` })
    .register(shapes, { type: 'integer', minimum: min, maximum: max, default: fallback })
    .default(fallback);
}

/** A switch: `true` or `false`, as a boolean or as text. */
export function flag() {
  return z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], { error: once('true or false') })
    .register(shapes, { type: 'boolean', default: false })
    .default(false);
}

/** Text of `min` to `max` characters after trimming. */
export function text(min: number, max: number) {
  const accepts = `text of ${min} to ${max} characters`;
  return z
    .string({ error: once(accepts) })
    .trim()
    .refine((value) => value.length >= min && isWithin(value, max) && !LONE_SURROGATE.test(value), { error: `must be ${accepts}` })
    .register(shapes, { type: 'string', pattern: `^[${BLANK}]*[^${BLANK}](?:${ANY}{0,${max - 2}}[^${BLANK}])?[${BLANK}]*$` });
}

/** Whether a text has at most `most` characters, however many units of UTF-16 these take. */
function isWithin(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && Array.from(value).length <= most);
}

/** Names joined by commas, a name with a comma in backticks: at most 10,000 characters in all. */
export function names() {
  return parts()
    .transform((list) => list.map(nameOf))
    .register(shapes, { type: 'string', maxLength: LONGEST_LIST, pattern: `[^,${BLANK}]` });
}

const LONGEST_LIST = 10_000;

function parts() {
  const accepts = 'names joined by commas';
  return z
    .string({ error: once(accepts) })
    .refine((joined) => isWithin(joined, LONGEST_LIST) && !LONE_SURROGATE.test(joined), {
      error: `must be ${accepts}, at most ${LONGEST_LIST} characters`,
    })
    .transform(listParts)
    .refine((list) => list.length > 0, { error: `must be ${accepts}` });
}

/** One word out of several. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: once(`one of ${words.join(', ')}`) });
}

/** A percentage, above 0 and at most 100, with or without the sign. */
export function percentage() {
  const accepts = 'a percentage above 0 and at most 100';
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,3}(?:\.\d{1,9})? ?%?$/)
          .transform(Number.parseFloat),
      ],
      { error: once(accepts) },
    )
    .refine((value) => value > 0 && value <= 100, { error: `must be ${accepts}` })
    .register(shapes, { type: 'string', pattern: PERCENTAGE });
}

/** Digits as `percentage` takes them, of a number above 0 and at most 100. */
const PERCENTAGE = String.raw`^[${BLANK}]*(?:(?:0{0,2}[1-9]|0?[1-9]\d)(?:\.\d{1,9})?|100(?:\.0{1,9})?|0{1,3}\.\d{0,8}[1-9])(?: ?%)?[${BLANK}]*$`;

/** How far a number may move without having changed: by `amount`, or by that many percent of its older value. */
export interface Tolerance {
  readonly field: string;
  readonly amount: number;
  readonly relative: boolean;
}

const AMOUNT = /^(\d+(?:\.\d+)?|\.\d+) ?(%?)$/;

/** `price=1%,rating=0.1`: a tolerance for each of some fields. */
export function tolerances() {
  const accepts = 'fields with a tolerance, joined by commas: price=1%,rating=0.1';
  return parts()
    .transform((list, context): readonly Tolerance[] => {
      const read = list.flatMap((part) => readTolerance(part) ?? []);
      if (read.length < list.length) context.addIssue({ code: 'custom', message: `must be ${accepts}` });
      else if (new Set(read.map(({ field }) => field)).size < read.length) context.addIssue({ code: 'custom', message: 'must name each field once' });
      return read;
    })
    .register(shapes, { type: 'string', maxLength: LONGEST_LIST, pattern: TOLERANCES });
}

/** One field or more, each with an amount. Names that a list has in backticks are left out of it. */
const TOLERANCES = String.raw`^[^,=\x60${BLANK}]+=\d{1,9}(?:\.\d{1,9})?%?$`;

function readTolerance(part: string): Tolerance | undefined {
  // A field may have the mark in its name, an amount never has.
  const mark = part.lastIndexOf('=');
  const field = nameOf(part.slice(0, Math.max(0, mark)).trim());
  const [, number, percent] = AMOUNT.exec(part.slice(mark + 1).trim()) ?? [];
  const amount = Number(number);
  if (field === '' || !Number.isFinite(amount)) return undefined;
  return { field, amount, relative: percent === '%' };
}

/** Opaque id of a scraper; it is a shared secret, so it is never echoed by a message. */
export const scraperId = z
  .string({ error: 'must be a scraper id' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, { error: 'must be 1 to 64 letters, digits, "_" or "-", starting with a letter or digit' });

/** Highest `take` of one page. */
const MAX_TAKE = 1000;

/** `page` and `take`, as every paged request has them. */
export const paging = {
  page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 1),
  take: wholeNumber(1, MAX_TAKE, 10),
};

/** An explicit filter in the filter language; checked against the scraper's fields when the request is carried out. */
export const filterText = text(1, 10_000);
