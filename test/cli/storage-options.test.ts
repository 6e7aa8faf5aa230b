import { expect, test } from 'vitest';

import { hideBareNames, readStorageOptions, withStorageOptions } from '../../src/cli/config/storage-options.ts';

test('what other programs keep by a bare name is not for an object store', () => {
  const env: Record<string, string | undefined> = {
    TOKEN: 'a',
    token: 'b',
    Session_Token: 'c',
    REGION: 'd',
    AWS_SESSION_TOKEN: 'e',
    SCRQ_TOKEN: 'f',
    TOKENS: 'g',
  };
  hideBareNames(env);
  expect(Object.keys(env)).toEqual(['AWS_SESSION_TOKEN', 'SCRQ_TOKEN', 'TOKENS']);
});

const io = (env: Readonly<Record<string, string>> = {}) => ({ env });

test('the endpoint of an option goes before that of the environment, with the way to it', () => {
  const env = { AWS_ENDPOINT: 'http://one:9000' };
  expect(readStorageOptions(io(env), [])).toEqual({ aws_endpoint: 'http://one:9000', allow_http: 'true' });
  expect(readStorageOptions(io(env), ['endpoint=http://two:9000', 'region=r'])).toEqual({
    endpoint: 'http://two:9000',
    region: 'r',
    allow_http: 'true',
  });
  expect(readStorageOptions(io({ AWS_ENDPOINT_URL_S3: 'https://one' }), ['aws_endpoint=https://two'])).toEqual({
    aws_endpoint: 'https://two',
  });
});

test('options of one store of two go over those of both', () => {
  const both = readStorageOptions(io(), ['aws_endpoint=https://one', 'aws_region=r']);
  expect(withStorageOptions(io(), both, [], '--to-storage-option')).toEqual(both);
  expect(withStorageOptions(io(), both, ['aws_region=s'], '--to-storage-option')).toEqual({ aws_endpoint: 'https://one', aws_region: 's' });
  expect(withStorageOptions(io(), both, ['aws_endpoint=http://two'], '--to-storage-option')).toEqual({
    aws_endpoint: 'http://two',
    aws_region: 'r',
    allow_http: 'true',
  });
});

test('the option that is wrong is named, without its value', () => {
  expect(() => withStorageOptions(io(), {}, ['secret'], '--from-storage-option')).toThrow('`--from-storage-option` takes KEY=VALUE');
});
