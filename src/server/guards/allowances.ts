import type { Request, Response } from 'express';

import { alwaysCounted, type Allowance, type MeteredCall, type MeteredKind, type UsageBook } from '../../contract/operations/usage.ts';
import { ScrqError } from '../../errors.ts';
import { requestContextOf } from '../http/request-context.ts';

/** Calls allowed a calendar month (UTC), by kind; without one, searches and pages of results are only counted, and other calls are not. */
export type AllowedCalls = Partial<Readonly<Record<MeteredKind, Allowance>>>;

export interface AllowanceOptions {
  readonly usage: UsageBook | undefined;
  readonly allowed: AllowedCalls;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Hears why calls cannot be counted where they need not be. */
  readonly onFailure: (error: unknown) => void;
  /** Hears how many calls of an allowance that all callers share are used. */
  readonly onTaken: (kind: MeteredKind, used: number, calls: number) => void;
}

/** Counts calls against what is allowed. */
export interface Allowances {
  /** Counts a call and reports to its client how many are left; rejects with `allowance_exceeded`. */
  take(request: Request, response: Response, kind: MeteredKind): Promise<MeteredCall | undefined>;
  /** The call has failed: it does not count. */
  giveBack(call: MeteredCall): void;
}

/** Counts calls in the dataset. */
export function createAllowances({ usage, allowed, now, onFailure, onTaken }: AllowanceOptions): Allowances {
  return {
    async take(request, response, kind) {
      const allowance = allowed[kind];
      if (usage === undefined || (allowance === undefined && !alwaysCounted.has(kind))) return undefined;
      const at = now();
      const call: MeteredCall = { month: new Date(at).toISOString().slice(0, 7), kind, token: requestContextOf(request).token?.id ?? null };
      const taken = await usage.take(call, allowance).catch((error: unknown) => {
        // Without an allowance no wrong number is sent, so the answer need not wait for a dataset that can be written.
        if (allowance !== undefined) throw error;
        onFailure(error);
        return undefined;
      });
      if (taken === undefined || allowance === undefined) return taken === undefined ? undefined : call;
      const month = monthOf(at);
      if (allowance.per === 'server') onTaken(kind, taken.used, allowance.calls);
      tell(response, { kind, allowance, used: taken.used, month });
      if (!taken.refused) return call;
      throw new ScrqError('allowance_exceeded', `the ${allowance.calls} ${kind} calls of this month are used up`, {
        hint: `The next month begins on ${new Date(month.end).toISOString().slice(0, 10)} (UTC).`,
        retryAfterSeconds: (month.end - at) / 1000,
      });
    },
    giveBack(call) {
      usage?.giveBack(call);
    },
  };
}

interface Month {
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

/** The calendar month in UTC that holds a time, from its first millisecond to the first of the next. */
function monthOf(at: number): Month {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1), at };
}

interface Told {
  readonly kind: MeteredKind;
  readonly allowance: Allowance;
  readonly used: number;
  readonly month: Month;
}

/** The fields of the IETF draft on rate limits: the quota and its window, and what is left of both. */
function tell(response: Response, { kind, allowance, used, month }: Told): void {
  const window = (month.end - month.start) / 1000;
  response.set({
    'RateLimit-Policy': `"${kind}";q=${allowance.calls};w=${window}`,
    RateLimit: `"${kind}";r=${Math.max(0, allowance.calls - used)};t=${Math.ceil((month.end - month.at) / 1000)}`,
  });
}
