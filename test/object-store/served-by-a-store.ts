import { afterAll, beforeAll, describe } from 'vitest';

import { BUCKET, gatewayProgram, startGateway, type Gateway } from './gateway.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** Tests that need the S3 server: without one they are skipped, in words. */
export const describeWithObjectStore: typeof describe | typeof describe.skip = gatewayProgram === undefined ? describe.skip : describe;

if (gatewayProgram === undefined) console.warn('SKIPPED: VERSITYGW names no S3 server (.ci/object-store builds one where Go is)');

export interface ObjectStore {
  readonly gateway: Gateway;
  readonly proxy: Proxy;
  /** A dataset that was never used before. */
  newUri(): string;
}

/** An S3 server for the tests of a file, with a proxy before it. */
export function objectStore(): () => ObjectStore {
  let store: ObjectStore | undefined;
  let datasets = 0;
  beforeAll(async () => {
    if (gatewayProgram === undefined) return;
    const gateway = await startGateway();
    const proxy = await startProxy(gateway.url);
    store = { gateway, proxy, newUri: () => `s3://${BUCKET}/dataset-${(datasets += 1)}` };
  });
  afterAll(async () => {
    await store?.proxy[Symbol.asyncDispose]();
    await store?.gateway[Symbol.asyncDispose]();
  });
  return () => {
    if (store === undefined) throw new Error('the S3 server was not started');
    return store;
  };
}
