import type { Request, RequestHandler } from 'express';

import { operations } from '../../contract/operations/table.ts';
import { PushRequest, type PushInput, type RunReceiver } from '../../contract/operations/push.ts';
import type { SetRolesInput } from '../../contract/operations/roles.ts';
import { ScrqError } from '../../errors.ts';
import { checkScraper } from '../guards/access.ts';
import { requestContextOf } from '../http/request-context.ts';
import { readJsonBody } from '../http/json-body.ts';
import { readQuery } from '../http/query.ts';
import { runBody, type RunBodyLimits } from './run-body.ts';
import type { RunTask } from '../guards/work.ts';

/** Where runs are listed, they are pushed. */
export const PUSH_PATH = operations.runs.path;

/** However slowly it arrives, a run keeps others of its scraper from being written no longer than this. */
const LONGEST_MS = 60 * 60_000;

export interface PushOptions extends RunBodyLimits {
  readonly receiver: RunReceiver;
  /** Whether callers without any token may write. */
  readonly withoutToken: 'allowed' | 'refused';
}

/** Takes a run: its records are stored while they arrive, and become visible all at once. */
export function pushRuns({ receiver, withoutToken, ...limits }: PushOptions, runTask: RunTask): RequestHandler {
  return async (request, response) => {
    requireWriter(request, withoutToken);
    const { scraperId } = request.params;
    checkScraper(request, String(scraperId));
    const body = { ...runBody(request, limits), idempotencyKey: idempotencyKey(request.get('Idempotency-Key')) };
    // The receiver checks the text of the query.
    const query = readQuery(
      request.originalUrl,
      Object.keys(PushRequest.shape).filter((name) => name !== 'scraperId'),
    );
    const input = { ...query, scraperId } as PushInput;
    const run = async (signal: AbortSignal): Promise<void> => {
      const pushed = await receiver.push(input, body, { signal });
      response.set('Cache-Control', 'no-store');
      response.status(201).json(pushed);
    };
    await runTask(request, response, { kind: 'write', metered: undefined, deadlineMs: LONGEST_MS, run });
  };
}

/** Where a scraper is shown, roles of its fields are set. */
export const ROLES_PATH = operations.scraper.path;

/** Largest request that sets roles. */
const MAX_ROLES_BYTES = 256 * 1024;

/** Sets roles of fields, with the rights of one who may push. */
export function setRolesOfFields({ receiver, withoutToken }: Pick<PushOptions, 'receiver' | 'withoutToken'>, runTask: RunTask): RequestHandler {
  return async (request, response) => {
    requireWriter(request, withoutToken);
    const { scraperId } = request.params;
    checkScraper(request, String(scraperId));
    // The body is checked by the entry point itself.
    const input = { ...(await readJsonBody(request, MAX_ROLES_BYTES)), scraperId } as SetRolesInput;
    const run = async (): Promise<void> => {
      response.set('Cache-Control', 'no-store');
      response.json(await receiver.setRoles(input));
    };
    await runTask(request, response, { kind: 'write', metered: undefined, deadlineMs: ROLES_DEADLINE_MS, run });
  };
}

const ROLES_DEADLINE_MS = 30_000;

function requireWriter(request: Request, withoutToken: PushOptions['withoutToken']): void {
  const token = requestContextOf(request).token;
  if (token === null ? withoutToken !== 'refused' : token.access === 'write') return;
  throw new ScrqError('forbidden', 'writing needs a token that may write', {
    hint: 'The owner of the server makes one with `scrq tokens create NAME --access write`.',
  });
}

/** A key of any client's making: 1 to 255 visible characters, in quotes or without. */
function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = /^"(.*)"$/.exec(header.trim())?.[1] ?? header.trim();
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ScrqError('invalid_parameter', 'Idempotency-Key must be 1 to 255 visible ASCII characters', {
    issues: [{ parameter: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' }],
  });
}
