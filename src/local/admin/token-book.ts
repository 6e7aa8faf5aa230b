import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import type { NewToken, Token, TokenBook } from '../../contract/operations/tokens.ts';
import type { TokenEvent } from '../../core/ports/token-log.ts';
import { ScrqError } from '../../errors.ts';
import type { Services } from '../services.ts';

/** How long what is known of tokens holds without a look at the dataset: what another process revokes ends within this time. */
const FRESH_MS = 1000;
const LONGEST_NAME = 100;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A token with what only its keeper knows. */
interface KeptToken {
  readonly token: Token;
  readonly hash: Buffer;
  /** Epoch milliseconds; null for never. */
  readonly expiresAt: number | null;
}

/** The tokens of a dataset. Only hashes of them are stored, so they cannot be read there. */
export function createTokenBook({ store, now }: Services): TokenBook {
  const log = store.tokens;
  let known: { readonly at: number; readonly tokens: Promise<readonly KeptToken[]> } | undefined;
  const read = async () => foldTokens(await log.read());
  const fresh = (): Promise<readonly KeptToken[]> => {
    const at = now();
    if (known !== undefined && at >= known.at && at - known.at < FRESH_MS) return known.tokens;
    const tokens = read();
    known = { at, tokens };
    // What failed is tried again by the next.
    tokens.catch(() => (known = undefined));
    return tokens;
  };
  const append = async (event: TokenEvent): Promise<void> => {
    await log.append(event);
    known = undefined;
  };
  return {
    async list() {
      return (await read()).map(({ token }) => token);
    },
    async required() {
      return (await fresh()).length > 0;
    },
    async find(secret) {
      const hash = sha256(secret);
      let found: KeptToken | undefined;
      // All of them are compared, each in the same time, whichever it is.
      for (const kept of await fresh()) if (timingSafeEqual(kept.hash, hash)) found = kept;
      if (found === undefined || found.token.revokedAt !== null) return undefined;
      return found.expiresAt !== null && found.expiresAt <= now() ? undefined : found.token;
    },
    async create(wanted) {
      const event = newEvent(wanted, await read(), now());
      const secret = `scrq_${randomWord(40)}`;
      await append({ ...event, hash: sha256(secret).toString('hex') });
      return { token: shownToken(event), secret };
    },
    async revoke(reference) {
      const tokens = await read();
      const first = tokens.find(({ token }) => token.id === reference || (token.name === reference && token.revokedAt === null));
      if (first === undefined) throw noToken(reference);
      if (first.token.revokedAt !== null) return first.token;
      const at = now();
      await append({ kind: 'token_revoked', at, id: first.token.id });
      return { ...first.token, revokedAt: new Date(at).toISOString() };
    },
  };
}

type Created = Extract<TokenEvent, { readonly kind: 'token_created' }>;

function newEvent({ name, access, scrapers, expiresAt }: NewToken, tokens: readonly KeptToken[], at: number): Omit<Created, 'hash'> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME || /[\p{Cc}\p{Cf}\p{Cs}]/u.test(trimmed)) {
    throw new ScrqError('invalid_usage', `a token cannot be named ${JSON.stringify(trimmed.slice(0, 40))}`, {
      hint: `Give it a name of 1 to ${LONGEST_NAME} visible characters.`,
    });
  }
  if (tokens.some(({ token }) => token.name === trimmed && token.revokedAt === null)) {
    throw new ScrqError('invalid_usage', `there is a token named ${JSON.stringify(trimmed)} already`, {
      hint: 'Choose another name, or revoke that one.',
    });
  }
  return { kind: 'token_created', at, id: `tok_${randomWord(10)}`, name: trimmed, access, scrapers, expiresAt };
}

function foldTokens(events: readonly TokenEvent[]): readonly KeptToken[] {
  const tokens = new Map<string, KeptToken>();
  for (const event of events) {
    if (event.kind === 'token_created') {
      // A line whose answer was lost is there twice, and may have been revoked in between.
      if (tokens.has(event.id)) continue;
      tokens.set(event.id, { token: shownToken(event), hash: Buffer.from(event.hash, 'hex'), expiresAt: event.expiresAt });
      continue;
    }
    const kept = tokens.get(event.id);
    if (kept === undefined || kept.token.revokedAt !== null) continue;
    tokens.set(event.id, { ...kept, token: { ...kept.token, revokedAt: new Date(event.at).toISOString() } });
  }
  return [...tokens.values()];
}

function shownToken({ id, name, access, scrapers, at, expiresAt }: Omit<Created, 'hash'>): Token {
  return {
    id,
    name,
    access,
    scrapers: scrapers === null ? null : [...scrapers],
    createdAt: new Date(at).toISOString(),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    revokedAt: null,
  };
}

/** A token holds 200 random bits: nothing slower than this hash is needed to keep it from being guessed. */
function sha256(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function randomWord(length: number): string {
  return Array.from(randomBytes(length), (byte) => BASE32[byte & 31]).join('');
}

function noToken(reference: string): ScrqError {
  // It may be a token itself, typed where its name belongs.
  const shown = reference.startsWith('scrq_') ? 'that' : JSON.stringify(reference.slice(0, 40));
  return new ScrqError('invalid_usage', `no token is named ${shown}`, { hint: '`scrq tokens` lists them.' });
}
