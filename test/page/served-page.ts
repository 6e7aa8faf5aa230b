import type { Token, TokenDoor } from '../../src/contract/operations/tokens.ts';
import { startServer, type ServeOptions } from '../../src/server/serve.ts';
import { openLocalBackend, type Backend } from '../contract/backend.ts';

/** A dataset and the server of its page. */
export interface ServedPage extends AsyncDisposable {
  readonly backend: Backend;
  readonly url: string;
  /** Secrets that are let in; while there are none, everybody is. */
  readonly secrets: Set<string>;
  /** The ids of the scrapers that a secret was made for; those that are not here may read all. */
  readonly scopes: Map<string, string[]>;
  /** The address of a view: `at('s/ID/chat')`. */
  at(fragment: string): string;
}

/** Serves a new dataset with its page on a free port. */
export async function servePage(options: Partial<ServeOptions> = {}): Promise<ServedPage> {
  const backend = await openLocalBackend();
  const secrets = new Set<string>();
  const scopes = new Map<string, string[]>();
  const server = await startServer(backend.api, { port: 0, drainMs: 0, page: 'shown', tokens: doorOf(secrets, scopes), ...options });
  return {
    backend,
    url: server.url,
    secrets,
    scopes,
    at: (fragment) => `${server.url}/#/${fragment}`,
    async [Symbol.asyncDispose]() {
      await server.close();
      await backend[Symbol.asyncDispose]();
    },
  };
}

function doorOf(secrets: ReadonlySet<string>, scopes: ReadonlyMap<string, string[]>): TokenDoor {
  const token = (id: string): Token => ({
    id,
    name: id,
    access: 'read',
    scrapers: scopes.get(id) ?? null,
    createdAt: '2026-11-01T00:00:00.000Z',
    expiresAt: null,
    revokedAt: null,
  });
  return {
    required: async () => secrets.size > 0,
    find: async (secret) => (secrets.has(secret) ? token(secret) : undefined),
  };
}
