import { describe, expect, it } from 'vitest';

import { canonicalOptions, optionsBelow, storeAccount } from '../../src/text/store-options.ts';

describe('options by their other names', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['s3://b', { aws_endpoint: 'https://a', endpoint_url: 'https://b' }, { aws_endpoint: 'https://b' }],
    ['s3://b', { Region: 'r', access_key_id: 'k', secret_access_key: 's', token: 't' }, regionAndKeys()],
    ['s3://b', { aws_timeout: '5m', aws_allow_http: 'true' }, { timeout: '5m', allow_http: 'true' }],
    ['gs://b', { service_account_path: 'f', base_url: 'u' }, { google_service_account: 'f', google_base_url: 'u' }],
    ['az://b', { endpoint: 'e', account_name: 'n', access_key: 'k' }, azure()],
    ['az://b', { aws_endpoint: 'e', client_max_retries: '1' }, { aws_endpoint: 'e', client_max_retries: '1' }],
  ])('of %s are those that the engine keeps: %j', (uri, options, kept) => {
    expect(canonicalOptions(uri, options, {})).toEqual(kept);
  });

  it('replace the endpoint that the environment has for S3 alone', () => {
    const env = { AWS_ENDPOINT_URL_S3: 'https://a' };
    expect(canonicalOptions('s3://b', { endpoint: 'https://b' }, env)).toEqual({ aws_endpoint: 'https://b', aws_endpoint_url_s3: 'https://b' });
    expect(canonicalOptions('s3://b', {}, env)).toEqual({});
  });
});

function regionAndKeys() {
  return { aws_region: 'r', aws_access_key_id: 'k', aws_secret_access_key: 's', aws_session_token: 't' };
}

function azure() {
  return { azure_storage_endpoint: 'e', azure_storage_account_name: 'n', azure_storage_account_key: 'k' };
}

it('an address goes with another address, and the token of a session with other keys', () => {
  const both = { aws_endpoint: 'https://a', aws_session_token: 't', region: 'r' };
  expect(optionsBelow({ endpoint_url: 'https://b' }, both)).toEqual({ aws_session_token: 't', region: 'r' });
  expect(optionsBelow({ access_key_id: 'k' }, both)).toEqual({ aws_endpoint: 'https://a', region: 'r' });
});

it('the store of a URI is told by its account or endpoint, not by keys', () => {
  expect(storeAccount('az://b', { AZURE_STORAGE_ACCOUNT_NAME: 'north' }, { account_name: 'south', account_key: 'k' })).toEqual([
    'account_name=south',
  ]);
  expect(storeAccount('s3://b', { aws_endpoint: 'https://a/' })).toEqual(['endpoint=https://a']);
});
