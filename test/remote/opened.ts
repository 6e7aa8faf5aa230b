import type { ScrapersApi } from '../../src/contract/api.ts';
import { createRemoteApi, type RemoteOptions } from '../../src/remote/remote-api.ts';
import { untilTestEnds } from '../temporary.ts';
import { scriptedServer, type ScriptedServer } from './scripted-server.ts';

/** A server that answers as the test says, up to its end. */
export async function serve(script: (...request: Parameters<Parameters<typeof scriptedServer>[0]>) => unknown): Promise<ScriptedServer> {
  return untilTestEnds(await scriptedServer((request, response) => void script(request, response)));
}

/** The API through a server, up to the end of the test. */
export function remote(baseUrl: string, options: Partial<RemoteOptions> = {}): ScrapersApi {
  return untilTestEnds(createRemoteApi({ baseUrl, ...options }));
}
