import type { ApiMethod, CallOptions, ScrapersApi } from '../../src/contract/api.ts';
import { operations } from '../../src/contract/operations/table.ts';
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
  const methods = Object.keys(operations) as ApiMethod[];
  // Every operation of the table, which are the methods of the API.
  const api = Object.fromEntries(methods.map((name) => [name, method(name)])) as unknown as ScrapersApi;
  return { ...api, calls, [Symbol.asyncDispose]: async () => {} };
}
