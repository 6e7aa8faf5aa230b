import { describe, expect, it, test } from 'vitest';

import { isScrqError } from '../../src/errors.ts';
import { isBriefFailure, objectStoreFailure, plainText } from '../../src/store/object-store/failures.ts';
import { locate } from '../../src/store/location.ts';
import { isMissingTable, storeError } from '../../src/store/store-error.ts';

/** As the engine words them. */
function answered(status: number, body: string, store = 'S3'): Error {
  return new Error(
    `Invalid input, Failed to connect to namespace: IO { source: Generic { store: "${store}", source: ListRequest { source: RetryError(RetryErrorImpl { method: GET, uri: Some(http://127.0.0.1:7171/b?list-type=2), retries: 0, inner: Status { status: ${status}, body: Some("${body}") } }) } }, location: Location { file: "/x/object_store.rs", line: 905 } }`,
  );
}

describe('failures of object stores', () => {
  it.each([
    ['data_unusable', 'the bucket flats-b does not exist', 404, '<Error><Code>NoSuchBucket</Code><BucketName>flats-b</BucketName></Error>'],
    ['data_unusable', 'the object store does not accept the access keys', 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'],
    ['data_unusable', 'the object store does not accept the access keys', 404, '<Error><Code>XAdminUserNotFound</Code></Error>'],
    ['data_unusable', 'the credentials have expired', 403, '<Error><Code>ExpiredToken</Code></Error>'],
    ['data_unusable', 'the clock of this machine differs too much', 403, '<Error><Code>RequestTimeTooSkewed</Code></Error>'],
    ['data_unusable', 'the bucket is in eu-west-1', 400, 'the region &#34;us-east-1&#34; is wrong; expecting &#34;eu-west-1&#34;'],
    ['data_unusable', 'the access keys do not allow it', 403, '<Error><Code>AccessDenied</Code></Error>'],
    ['data_unusable', 'the object store is full', 507, ''],
    ['unavailable', 'asks for fewer requests', 503, '<Error><Code>SlowDown</Code></Error>'],
    ['unavailable', 'does not answer as it should', 500, '<Error><Code>InternalError</Code></Error>'],
  ])('are %s: %s', (code, words, status, body) => {
    const failure = storeError(answered(status, body), 'open the dataset');
    expect(isScrqError(failure) && failure.code).toBe(code);
    expect(String(failure)).toContain(words);
    expect(isMissingTable(failure)).toBe(false);
  });

  it.each([
    [
      'the bucket is in another region',
      'Generic N/A error: LanceError(IO): ListRequest { source: RetryError(RetryErrorImpl { method: GET, inner: BareRedirect }) }',
    ],
    [
      'the bucket is in another region',
      'Generic S3 error: Error performing GET http://a.example/b in 2ms - Received redirect without LOCATION, this normally …',
    ],
    [
      'the profile that gives the access keys cannot be read',
      'IO { source: Generic { store: "N/A", source: Internal { message: "Failed to get AWS credentials: Unhandled(Unhandled { source: \\"profile file credentials provider initialization error already taken\\" })" } } }',
    ],
    [
      'there are no access keys',
      'IO { source: Generic { store: "N/A", source: Internal { message: "Failed to get AWS credentials: Unhandled(Unhandled)" } } }',
    ],
    ['the object store answered in a way that scrq does not know', 'Generic N/A error: LanceError(IO): a new word of the bucket'],
  ])('are told in words of their own: %s', (words, text) => {
    const failure = storeError(new Error(text), 'open the dataset');
    expect(failure).toMatchObject({ message: `cannot open the dataset: ${words}` });
  });

  it('are to be tried again where an answer broke off', () => {
    const error = new Error(
      'Failed to get next batch from stream: lance error: LanceError(IO): Generic S3 error: HTTP error: request or response body error',
    );
    expect(storeError(error, 'read the run')).toMatchObject({ code: 'unavailable' });
    expect(isBriefFailure(error)).toBe(true);
  });

  it('name the keys of the kind of store', () => {
    expect(objectStoreFailure(answered(403, '<Error><Code>InvalidToken</Code></Error>', 'GCS'), 'read')?.hint).toMatch(/GOOGLE_SERVICE_ACCOUNT/);
    expect(objectStoreFailure(answered(401, 'AuthenticationFailed: InvalidToken', 'MicrosoftAzure'), 'read')?.hint).toMatch(/AZURE_STORAGE/);
  });

  it('are no failures of object stores where a disk fails', () => {
    expect(objectStoreFailure(new Error('No space left on device (os error 28)'), 'write')).toBeUndefined();
  });

  it('repeat neither keys nor signatures', () => {
    const text =
      '<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>AKIASECRET</AWSAccessKeyId><StringToSign>AWS4 SECRETSIGN</StringToSign></Error> at https://a.example/b?sv=1&sig=SECRETSIG&se=2 and X-Amz-Security-Token=SECRETTOKEN';
    expect(plainText(text)).toContain('SignatureDoesNotMatch');
    expect(plainText(text)).not.toMatch(/SECRET/);
    expect(plainText(text.slice(0, 120))).not.toMatch(/SECRET/);
  });

  it('show of an answer in XML what is known to hold no secret, also of what caused them', () => {
    const body =
      '<?xml version=\\"1.0\\"?><Error><Code>ExpiredToken</Code><Message>The token has expired.</Message><Token-0>SECRET/+0</Token-0><Other a=\\"1\\">SECRET1</Other></Error>';
    const failure = storeError(new Error(answered(400, body).message, { cause: answered(400, body) }), 'open the dataset');
    const texts: string[] = [];
    for (let next = failure; next instanceof Error; next = next.cause) texts.push(next.message);
    expect(texts).toHaveLength(3);
    expect(texts.slice(1).join()).toMatch(/<Code>ExpiredToken<\/Code><Message>The token has expired.<\/Message>.*,/);
    expect(texts.join()).not.toMatch(/SECRET/);
    expect(storeError(new Error('permission denied: <Error><Token-0>SECRET</Token-0></Error>'), 'read')).toMatchObject({
      cause: { message: 'permission denied:' },
    });
    expect(plainText('expected List<Utf8> of the column')).toBe('expected List<Utf8> of the column');
  });
});

test.each(['db://flats', 'ftp://host/path', 'https://bucket.example'])('a dataset cannot be in %s', (location) => {
  expect(() => locate({ location })).toThrow('a dataset cannot be in');
});

test.each(['s3://', 's3:///q', 's3://b//q', 's3://b/q//', 's3://b/a/../q', 's3://b/..', 'gs://b/./q', 'az://b/%2E./q', 's3://b/q?x', 's3://b/q#h?x'])(
  'a dataset is in no place that is read as another one: %s',
  (location) => {
    expect(() => locate({ location })).toThrow('a dataset cannot be in');
  },
);

test.each(['s3://b', 's3://b/', 's3://b/q/', 's3://b/a.b/..c', 'abfss://c@account.dfs.core.windows.net/q'])('a dataset can be in %s', (location) => {
  expect(locate({ location }).uri).toBe(location);
});
