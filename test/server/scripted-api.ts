import type { ApiMethod, CallOptions, ScrapersApi } from '../../src/contract/api.ts';
import { operations } from '../../src/contract/operations.ts';
import { parseRequest } from '../../src/contract/parse.ts';

/** One call as the API saw it. */
interface SeenCall {
  readonly method: ApiMethod;
  readonly input: unknown;
}

export interface ScriptedApi extends ScrapersApi {
  readonly calls: readonly SeenCall[];
}

/** An API that checks its inputs as every API does, notes the call, and then answers what the script says. */
export function scriptedApi(script: (call: SeenCall, options: CallOptions) => unknown): ScriptedApi {
  const calls: SeenCall[] = [];
  const method =
    (name: ApiMethod) =>
    async (input: unknown, options: CallOptions = {}) => {
      parseRequest(operations[name].request, input);
      const call = { method: name, input };
      calls.push(call);
      // A script answers whatever the test is about, also what no API would.
      return (await script(call, options)) as never;
    };
  return {
    calls,
    hybrid: method('hybrid'),
    results: method('results'),
    export: method('export'),
    diff: method('diff'),
    history: method('history'),
    scraper: method('scraper'),
    runs: method('runs'),
    health: method('health'),
    ready: method('ready'),
    [Symbol.asyncDispose]: async () => {},
  };
}
