import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

import { backends } from '../../../src/cli/context.ts';
import { createRemoteApi, type RemoteOptions } from '../../../src/remote/remote-api.ts';
import { answer, scriptedServer } from '../../remote/scripted-server.ts';
import { runScrq, type World } from '../run-scrq.ts';
import { temporaryDirectory, type Temporary } from '../../temporary.ts';

export const SCRAPER = 'scr_p4q8r2s6t1u5v9w3';
export const TOKEN = 'tok_n3v3r_t0_b3_s33n';

/** What a command told of a fault; `rest` is what it should not have said. */
export interface Told {
  readonly message: string;
  readonly hint: string;
  readonly exit: number;
  readonly rest: readonly string[];
}

type Script = Parameters<typeof scriptedServer>[0];

/** Where a fault is arranged: files, servers that go away with it, and the command that meets it. */
export interface Stage {
  readonly directory: Temporary;
  /** Asks a server for results, unless told otherwise. */
  ask(baseUrl: string, world?: World & { readonly limits?: RemoteOptions['limits']; readonly argv?: readonly string[] }): Run;
  http(script: Script): Promise<string>;
  /** A server that gives this answer to everything. */
  answering(status: number, body: string | Buffer, headers?: Readonly<Record<string, string>>): Promise<string>;
  tls(certificate: string): Promise<string>;
  tcp(onSocket: (socket: Socket) => void): Promise<string>;
}

export interface Run {
  readonly argv: readonly string[];
  readonly world?: World;
}

/** Arranges a fault, runs the command that meets it, and gives what was told with what changes from run to run replaced. */
export async function withStage(arrange: (stage: Stage) => Run | Promise<Run>): Promise<Told> {
  await using directory = await temporaryDirectory();
  const open: (() => unknown)[] = [];
  try {
    return await onStage(directory, open, arrange);
  } finally {
    for (const close of open.toReversed()) await close();
  }
}

async function onStage(directory: Temporary, open: (() => unknown)[], arrange: (stage: Stage) => Run | Promise<Run>): Promise<Told> {
  const stage: Stage = {
    directory,
    ask: (baseUrl, { limits, argv = ['results'], ...world } = {}) => ({
      argv: [...argv, '--base-url', baseUrl, '--scraper', SCRAPER],
      world: { ...world, ...(limits === undefined ? {} : { backends: { ...backends, connect: async (o) => createRemoteApi({ ...o, limits }) } }) },
    }),
    async http(script) {
      const server = await scriptedServer(script);
      open.push(() => server[Symbol.asyncDispose]());
      return server.url;
    },
    async answering(status, body, headers) {
      return stage.http((_request, response) => answer(response, body, status, headers));
    },
    async tls(certificate) {
      const pem = readFileSync(join(import.meta.dirname, '../../remote/certificates', `${certificate}.pem`), 'utf8');
      const server = createTlsServer({ key: pem, cert: pem }, (_request, response) => answer(response, '{"data":[]}'));
      server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
      await once(server, 'listening');
      open.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async tcp(onSocket) {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => socket.destroy()));
        onSocket(socket);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      open.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
  const { argv, world } = await arrange(stage);
  const env = { HOME: `${directory.path}/home`, SCRQ_TOKEN: TOKEN, SCRQ_DATA: `${directory.path}/data`, ...world?.env };
  const { exit, out, err } = await runScrq(argv, { cwd: directory.path, ...world, env });
  if (`${out}${err}`.includes(SCRAPER) || `${out}${err}`.includes(TOKEN)) throw new Error(`an id or a token is shown whole: ${err}`);
  const lines = err.trimEnd().split('\n');
  const [message = '', hint = '', ...rest] = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith('scrq: ')),
    ),
  );
  const plain = (line: string) =>
    line
      .replaceAll(directory.path, 'DIR')
      .replaceAll(/(127\.0\.0\.1|localhost):\d{2,}/g, '$1:PORT')
      .trim();
  return { message: plain(message), hint: plain(hint), exit, rest: [...rest, ...(out === '' ? [] : [out])] };
}
