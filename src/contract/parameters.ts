import { z } from 'zod';

/**
 * Parameters arrive as text from a query string and from flags, as numbers or booleans from code:
 * one schema takes both, so both doors give the same message.
 */
const once = (accepts: string) => (issue: { readonly input?: unknown }) =>
  Array.isArray(issue.input) ? `is given more than once; give it once, ${accepts}` : `must be ${accepts}`;

const WHOLE = /^[+-]?\d+$/;

/** Half of a surrogate pair: no character, and nothing that a query string can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A whole number in [min, max], as a number or as decimal text. */
function wholeNumber(min: number, max: number, fallback: number) {
  const accepts = max === Number.MAX_SAFE_INTEGER ? `a whole number of at least ${min}` : `a whole number from ${min} to ${max}`;
  return z
    .union([z.number(), z.string().trim().regex(WHOLE).transform(Number)], { error: once(accepts) })
    .refine((value) => Number.isSafeInteger(value) && value >= min && value <= max, { error: `must be ${accepts}` })
    .default(fallback);
}

/** A switch: `true` or `false`, as a boolean or as text. */
export function flag() {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], { error: once('true or false') }).default(false);
}

/** Text of `min` to `max` characters after trimming. */
export function text(min: number, max: number) {
  const accepts = `text of ${min} to ${max} characters`;
  return z
    .string({ error: once(accepts) })
    .trim()
    .refine((value) => value.length >= min && value.length <= max && !LONE_SURROGATE.test(value), { error: `must be ${accepts}` });
}

/** Names joined by commas, at most 10,000 characters in all. */
export function names() {
  const accepts = 'names joined by commas';
  const split = (joined: string) =>
    joined
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  return z
    .string({ error: once(accepts) })
    .refine((joined) => joined.length <= 10_000 && !LONE_SURROGATE.test(joined), { error: `must be ${accepts}, at most 10000 characters` })
    .transform(split)
    .refine((list) => list.length > 0, { error: `must be ${accepts}` });
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
