import { afterEach, describe, expect, it, vi } from 'vitest';

import { hideSessionToken } from '../../src/store/engine.ts';
import { locate } from '../../src/store/location.ts';

afterEach(() => void vi.unstubAllEnvs());

const cacheOf = (location: string, storage: Readonly<Record<string, string>> = {}) =>
  locate({ location, storage, cacheDirectory: '/cache' }).keepDirectory;

it('the session token of the environment goes with its keys alone, and is hidden from a store with others', () => {
  vi.stubEnv('AWS_SESSION_TOKEN', 'tok');
  const storageOf = (storage: Readonly<Record<string, string>>) => locate({ location: 's3://boats/data', storage }).storage;
  const own = storageOf({ access_key_id: 'own', secret_access_key: 'own-secret' });
  expect(own).toEqual({ aws_access_key_id: 'own', aws_secret_access_key: 'own-secret' });
  hideSessionToken({});
  expect(process.env['AWS_SESSION_TOKEN']).toBe('tok');
  hideSessionToken(own);
  expect(process.env['AWS_SESSION_TOKEN']).toBeUndefined();
  expect(storageOf({ region: 'r' })).toEqual({ aws_session_token: 'tok', aws_region: 'r' });
});

describe('what is kept on this machine of an object store', () => {
  it('is apart for each address that a bucket of one name is at', () => {
    const one = cacheOf('s3://boats/data', { aws_endpoint: 'http://one:9000' });
    expect(cacheOf('s3://boats/data', { aws_endpoint: 'http://two:9000' })).not.toBe(one);
    expect(cacheOf('s3://boats/data')).not.toBe(one);
    vi.stubEnv('AWS_ENDPOINT', 'http://one:9000/');
    expect(cacheOf('s3://boats/data')).toBe(one);
    expect(cacheOf('s3://boats/data', { endpoint: 'http://two:9000' })).not.toBe(one);
  });

  it('is apart for each account that a container of one name is in', () => {
    vi.stubEnv('AZURE_STORAGE_ACCOUNT_NAME', 'north');
    const north = cacheOf('az://boats/data');
    expect(cacheOf('az://boats/data', { account_name: 'south' })).not.toBe(north);
    expect(cacheOf('az://boats/data', { azure_storage_account_name: 'north' })).toBe(north);
  });

  it('stays when the keys change, and what concerns another kind of store', () => {
    const before = cacheOf('s3://boats/data');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'another');
    vi.stubEnv('AZURE_STORAGE_ACCOUNT_NAME', 'north');
    expect(cacheOf('s3://boats/data', { aws_secret_access_key: 'another', timeout: '5s' })).toBe(before);
  });
});
