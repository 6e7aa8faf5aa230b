import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The program of the S3 server that the environment names (`.ci/object-store` builds it); undefined where it names none. */
export const gatewayProgram = process.env['VERSITYGW']?.trim() || undefined;

export const BUCKET = 'datasets';
export const ACCESS_KEY = 'scrqtests';
export const SECRET_KEY = 'a-secret-that-nobody-may-ever-see';
export const REGION = 'us-east-1';

/** An S3 server of its own, which keeps the objects of one bucket in a directory. */
export interface Gateway extends AsyncDisposable {
  readonly url: string;
  /** Where the objects are, as files. */
  readonly bucketDirectory: string;
}

/** Brings up the S3 server on a free port, with an empty bucket. */
export async function startGateway({ access = ACCESS_KEY, secret = SECRET_KEY } = {}): Promise<Gateway> {
  if (gatewayProgram === undefined) throw new Error('VERSITYGW names no S3 server');
  const directory = await mkdtemp(join(tmpdir(), 'scrq-gateway-'));
  const bucketDirectory = join(directory, 'objects', BUCKET);
  const sidecar = join(directory, 'attributes');
  await mkdir(bucketDirectory, { recursive: true });
  await mkdir(sidecar);
  const port = await freePort();
  const server = ['--port', `127.0.0.1:${port}`, '--access', access, '--secret', secret, '--region', REGION, '--quiet', '--keep-alive'];
  const child = spawn(gatewayProgram, [...server, 'posix', '--sidecar', sidecar, join(directory, 'objects')], { stdio: 'ignore' });
  // Without a process there is no port that answers.
  child.once('error', () => undefined);
  const url = `http://127.0.0.1:${port}`;
  // A server that wants a signature has answered.
  const answers = () => fetch(url).then(Boolean, () => false);
  while (!(await answers())) {
    if (child.pid === undefined || child.exitCode !== null) throw new Error('the S3 server did not start');
    await pause(20);
  }
  return {
    url,
    bucketDirectory,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What the environment of a process says of the way to an S3 server. */
export function environmentFor(url: string): Readonly<Record<string, string>> {
  return {
    AWS_ACCESS_KEY_ID: ACCESS_KEY,
    AWS_SECRET_ACCESS_KEY: SECRET_KEY,
    AWS_REGION: REGION,
    AWS_ENDPOINT: url,
    AWS_ALLOW_HTTP: 'true',
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
