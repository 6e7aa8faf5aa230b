import type { Operation } from '../contract/operations/table.ts';
import { ScrqError } from '../errors.ts';

/**
 * The address all endpoints stand under, without a final slash or `/v1`. Rejects with `invalid_usage` what is no http(s) address,
 * and what holds credentials, which belong in a header and would end up in messages.
 */
export function parseBaseUrl(text: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw refusal('the base URL is not an http or https address');
  }
  if (url.username !== '' || url.password !== '') throw refusal('the base URL holds a user name or a password');
  if (url.search !== '' || url.hash !== '') throw refusal('the base URL holds a query or a fragment');
  if (url.pathname.includes('/v1/scrapers')) {
    throw new ScrqError('invalid_usage', 'the base URL is the address of one scraper, and all endpoints stand under it', {
      hint: 'End it before /v1/scrapers, and give the id of the scraper with --scraper.',
    });
  }
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '').replace(/\/+$/, '');
  return url;
}

function refusal(message: string): ScrqError {
  return new ScrqError('invalid_usage', message, {
    hint: 'Write it like https://example.com or http://localhost:3000; a token is given separately.',
  });
}

type Value = string | number | boolean | undefined;

/** Where one call goes, and what it carries. */
export interface Addressed {
  readonly url: URL;
  /** JSON text of a POST. */
  readonly body: string | undefined;
}

/** The address of one call: path parameters in the path, every other parameter that was given in the query, or in the body of a POST. */
export function addressOf(baseUrl: URL, operation: Operation, input: unknown): Addressed {
  // A checked input is an object of texts, numbers and booleans, or nothing at all.
  const given = new Map(Object.entries((input ?? {}) as Readonly<Record<string, Value>>));
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/$/, '') + operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encode(given.get(name)));
  const others = Object.keys(operation.request.shape).filter((name) => given.get(name) !== undefined && !operation.path.includes(`{${name}}`));
  if (operation.method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(others.map((name) => [name, given.get(name)]))) };
  url.search = others.map((name) => `${name}=${encode(given.get(name))}`).join('&');
  return { url, body: undefined };
}

function encode(value: Value): string {
  return encodeURIComponent(String(value ?? ''));
}
