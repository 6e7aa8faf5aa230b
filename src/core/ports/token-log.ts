import type { TokenAccess } from '../../contract/operations/tokens.ts';

/** What became of a token; the token itself is stored nowhere, only its hash. Times in epoch milliseconds. */
export type TokenEvent =
  | {
      readonly kind: 'token_created';
      readonly at: number;
      readonly id: string;
      readonly name: string;
      /** SHA-256, in hexadecimal digits. */
      readonly hash: string;
      readonly access: TokenAccess;
      readonly scrapers: readonly string[] | null;
      readonly expiresAt: number | null;
    }
  | { readonly kind: 'token_revoked'; readonly at: number; readonly id: string };

/** All that was done with tokens; shared by all processes on the dataset. */
export interface TokenLog {
  /** The same array while nothing was appended. */
  read(): Promise<readonly TokenEvent[]>;
  append(event: TokenEvent): Promise<void>;
}
