import { z } from 'zod';

/** What a token lets its holder do: read records, or also push runs. */
export const TokenAccess = z.enum(['read', 'write']);
export type TokenAccess = z.infer<typeof TokenAccess>;

/** A token as its owner sees it; the token itself is returned once, when it is made. Times are ISO 8601 in UTC. `scrapers`: ids it is limited to, null for all. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  access: TokenAccess,
  scrapers: z.array(z.string()).nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type Token = z.infer<typeof Token>;

/** What a token is made with. */
export interface NewToken {
  readonly name: string;
  readonly access: TokenAccess;
  /** Ids of scrapers; null for all. */
  readonly scrapers: readonly string[] | null;
  /** Epoch milliseconds; null for never. */
  readonly expiresAt: number | null;
}

/** Returns whose a token is. One that is revoked or expired belongs to no user, within a second or two of its revocation by any process. */
export interface TokenDoor {
  /** Whether requests need a token: any was ever made, also when all are revoked by now. */
  required(): Promise<boolean>;
  find(secret: string): Promise<Token | undefined>;
}

/** The tokens of a dataset, for its owner. */
export interface TokenBook extends TokenDoor {
  /** In the order they were made, also those that hold no longer. */
  list(): Promise<readonly Token[]>;
  /** `secret` is what its holder sends; it is stored nowhere. */
  create(token: NewToken): Promise<{ readonly token: Token; readonly secret: string }>;
  /** By its id or name; rejects with `invalid_usage` when there is no such token. */
  revoke(reference: string): Promise<Token>;
}
