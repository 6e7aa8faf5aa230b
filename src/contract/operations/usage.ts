import { z } from 'zod';

/** Calls that are counted apart, each with an allowance of its own. */
export const MeteredKind = z.enum(['search', 'results', 'export', 'diff', 'chat', 'stats']);
export type MeteredKind = z.infer<typeof MeteredKind>;

/** Calls that are counted in any case; the others only where the owner of the server sets an allowance for them. */
export const alwaysCounted: ReadonlySet<MeteredKind> = new Set(['search', 'results']);

/** Calls of one calendar month (UTC, `2026-11`), of one kind, by the holder of one token; null for calls without any. */
export const Usage = z.object({ month: z.string(), kind: MeteredKind, token: z.string().nullable(), calls: z.number() });
export type Usage = z.infer<typeof Usage>;

/** One call to be counted. */
export interface MeteredCall {
  readonly month: string;
  readonly kind: MeteredKind;
  readonly token: string | null;
}

/** How many calls are allowed, of all callers together or of each token. */
export interface Allowance {
  readonly calls: number;
  readonly per: 'server' | 'token';
}

/** Calls counted in the dataset: they outlive processes and add up over all of them, but for those of the last second of a killed one. */
export interface UsageBook extends AsyncDisposable {
  /** Counts a call; gives how many are used with it, or `refused` when the allowance has no room for it, which counts nothing. */
  take(call: MeteredCall, allowance: Allowance | undefined): Promise<{ readonly used: number; readonly refused: boolean }>;
  /** Takes back a call that was counted. */
  giveBack(call: MeteredCall): void;
  /** All there is to tell, by month, kind and token. */
  list(): Promise<readonly Usage[]>;
}
