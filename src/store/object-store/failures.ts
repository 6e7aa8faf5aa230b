import { ScrqError, type ErrorCode } from '../../errors.ts';
import { SilentStore } from './silence.ts';

/** What a failure of an object store means to a user. */
interface Meaning {
  readonly code: ErrorCode;
  readonly reason: string;
  readonly hint: string;
}

/** What to do about a store of one kind. */
interface Hints {
  readonly keys: string;
  readonly address: string;
}

interface KnownFailure {
  readonly pattern: RegExp;
  readonly meaning: (found: readonly string[], hints: Hints) => Meaning;
}

/** What gives access to a store, and what its address is, by the names that the engine has for stores. */
const KEYS: Readonly<Record<string, string>> = {
  GCS: 'Name a service account in GOOGLE_SERVICE_ACCOUNT, or give the storage option google_service_account.',
  MicrosoftAzure: 'Check AZURE_STORAGE_ACCOUNT_NAME and AZURE_STORAGE_ACCOUNT_KEY, or give the storage options account_name and account_key.',
  S3: 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or what --storage-option gives in their place.',
};
const ADDRESSES: Readonly<Record<string, string>> = {
  GCS: 'Check the way to storage.googleapis.com.',
  MicrosoftAzure: 'Check the name of the account, and the way to its blob.core.windows.net.',
  S3: 'Check AWS_ENDPOINT, or the storage option aws_endpoint; unset, it is that of the cloud.',
};
const AGAIN = 'Try again in a moment; --verbose shows the answer of the object store.';

/** By what the answers of object stores and the ways to them say, the most specific first. */
const FAILURES: readonly KnownFailure[] = [
  {
    pattern: /^object_store: nothing came for (\d+) s$/,
    meaning: ([, seconds]) => ({
      code: 'unavailable',
      reason: `the object store did not answer for ${seconds} seconds`,
      hint: 'Try again; where the line is slow, give requests more time: --storage-option timeout=300s.',
    }),
  },
  {
    pattern: /NoSuchBucket(?:[\s\S]*?<BucketName>([\w.-]+)<)?/,
    meaning: ([, bucket]) => ({
      code: 'data_unusable',
      reason: `the bucket${bucket === undefined ? '' : ` ${bucket}`} does not exist`,
      hint: 'Check the name in --data, and AWS_ENDPOINT: scrq makes datasets, not buckets.',
    }),
  },
  {
    pattern: /InvalidBucketName|NotImplementedBucket/,
    meaning: () => ({ code: 'data_unusable', reason: 'the name of the bucket is not valid', hint: 'Check the name in --data: s3://BUCKET/PREFIX.' }),
  },
  {
    pattern: /RequestTimeTooSkewed|RequestExpired|Request has expired/,
    meaning: () => ({
      code: 'data_unusable',
      reason: 'the clock of this machine differs too much from that of the object store',
      hint: 'Set the clock, for example by turning on its synchronization, and run the command again.',
    }),
  },
  {
    pattern: /region (?:&#34;|&quot;|'|")([\w-]+)(?:&#34;|&quot;|'|") is wrong; expecting (?:&#34;|&quot;|'|")([\w-]+)/,
    meaning: ([, set, expected]) => ({
      code: 'data_unusable',
      reason: `the region is set to ${set}, but the bucket is in ${expected}`,
      hint: `Set AWS_REGION=${expected}, or --storage-option aws_region=${expected}.`,
    }),
  },
  {
    // A redirection without an address is how S3 answers for a bucket of another region that the path names.
    pattern: /PermanentRedirect|BareRedirect|redirect without LOCATION|AuthorizationHeaderMalformed|IllegalLocationConstraint|missing region/i,
    meaning: () => ({
      code: 'data_unusable',
      reason: 'the bucket is in another region',
      hint: 'Set AWS_REGION to that of the bucket, or --storage-option aws_region=REGION.',
    }),
  },
  {
    pattern: /ExpiredToken|TokenRefreshRequired/,
    meaning: () => ({ code: 'data_unusable', reason: 'the credentials have expired', hint: 'Renew them, and run the command again.' }),
  },
  {
    pattern: /ProfileFile|profile file credentials|InvalidConfiguration/,
    meaning: () => ({
      code: 'data_unusable',
      reason: 'the profile that gives the access keys cannot be read',
      hint: 'Check that AWS_PROFILE is a profile of ~/.aws/config or ~/.aws/credentials, and that these files can be read.',
    }),
  },
  {
    pattern:
      /169\.254\.169\.254|169\.254\.170\.2|metadata\.google|CredentialsNotLoaded|ProviderError|no credentials|credential provider|no storage account configured|InstanceCredential/i,
    meaning: (_found, { keys }) => ({ code: 'data_unusable', reason: 'there are no access keys', hint: keys }),
  },
  {
    pattern: /InvalidAccessKeyId|UserNotFound|SignatureDoesNotMatch|InvalidToken|InvalidSecurity|InvalidClientTokenId/,
    meaning: (_found, { keys }) => ({ code: 'data_unusable', reason: 'the object store does not accept the access keys', hint: keys }),
  },
  {
    pattern: /AccessDenied|AllAccessDisabled|status: 40[13]\b|PermissionDenied|Unauthenticated/,
    meaning: () => ({
      code: 'data_unusable',
      reason: 'the access keys do not allow it',
      hint: 'Grant them reading, writing, listing and removing of objects below that prefix.',
    }),
  },
  {
    pattern: /BadScheme/,
    meaning: () => ({
      code: 'unreachable',
      reason: 'the address of the object store is not an https address',
      hint: 'Use https, or set AWS_ALLOW_HTTP=true where the way to it is safe without.',
    }),
  },
  {
    pattern: /InvalidContentType|InvalidCertificate|certificate|UnknownIssuer|tls/i,
    meaning: (_found, { address }) => ({
      code: 'unreachable',
      reason: 'no secure connection to the object store can be made',
      hint: `${address} If its certificate comes from your own authority, name it with --ca-cert FILE.`,
    }),
  },
  {
    pattern: /dns error|failed to lookup|connect error|ConnectionRefused|kind: Connect\b|unreachable/i,
    meaning: (_found, { address }) => ({ code: 'unreachable', reason: 'the object store cannot be reached', hint: address }),
  },
  {
    pattern: /EntityTooLarge|QuotaExceeded|InsufficientStorage|status: 507|StorageFull|XMinioStorageFull/,
    meaning: () => ({
      code: 'data_unusable',
      reason: 'the object store is full',
      hint: 'Free some space, for example with `scrq runs prune --keep 1`, and run the command again.',
    }),
  },
  {
    pattern: /SlowDown|ServiceUnavailable|TooManyRequests|status: (?:429|503)\b/,
    meaning: () => ({ code: 'unavailable', reason: 'the object store asks for fewer requests', hint: AGAIN }),
  },
  {
    pattern:
      /status: 5\d\d\b|InternalError|kind: (?:Timeout|Request|Decode|Interrupted)|timed? ?out|ConnectionReset|connection (?:closed|reset)|IncompleteMessage|error (?:decoding|reading) .*body|response body error|end of file before/i,
    meaning: () => ({ code: 'unavailable', reason: 'the object store does not answer as it should', hint: AGAIN }),
  },
  {
    pattern: /Failed to get AWS credentials/,
    meaning: (_found, { keys }) => ({ code: 'data_unusable', reason: 'there are no access keys', hint: keys }),
  },
];

const ABOUT_OBJECT_STORES =
  /store: "(?:S3|GCS|MicrosoftAzure)"|Generic (?:GCS|MicrosoftAzure) error|redirect without LOCATION|Failed to get AWS credentials|object store prefix|\bS3\b|RetryError|<Error>|reqwest|object_store|169\.254\./;

/** The failure that a native error of an object store means; undefined for one of another kind. `doing` completes "cannot …". */
export function objectStoreFailure(error: Error, doing: string): ScrqError | undefined {
  const { message } = error;
  if (!ABOUT_OBJECT_STORES.test(message)) return undefined;
  for (const { pattern, meaning } of FAILURES) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const { code, reason, hint } = meaning([...found], hintsFor(message));
    return new ScrqError(code, `cannot ${doing}: ${reason}`, { cause: plainError(error), hint });
  }
  return undefined;
}

/** Whether a request failed in a way that may pass at once, and was not sent again: the engine repeats what it knows to be safe, and says so when it gives up. */
export function isBriefFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    !(error instanceof SilentStore) &&
    !/after \d+ retries/.test(error.message) &&
    objectStoreFailure(error, '')?.code === 'unavailable'
  );
}

function hintsFor(message: string): Hints {
  const kind = /"(GCS|MicrosoftAzure)"|Azure/.exec(message)?.[1] ?? (message.includes('Azure') ? 'MicrosoftAzure' : 'S3');
  return { keys: KEYS[kind] ?? '', address: ADDRESSES[kind] ?? '' };
}

const MOST_CHARACTERS = 600;

/** An element of XML with all that is in it; one that breaks off, up to the end. What follows a letter, as in List<Utf8>, is the type of a column. */
const XML = /<([A-Za-z][\w:.-]*)(?:\s[^<>]*)?>[\s\S]*?<\/\1\s*>|(?<!\w)<[A-Za-z][\w:.-]*(?:\s[^<>]*)?>[\s\S]*$/g;
/** What is shown of an answer in XML: stores repeat keys, tokens and signatures in elements of many names. */
const SHOWN = /<(Code|Message|BucketName|Region|Endpoint)>[^<]*<\/\1>/g;

/** Without what object stores repeat of keys and signatures, and without the places in source files that native errors end with. */
export function plainText(message: string): string {
  const plain = message
    .replaceAll(XML, (xml) => xml.match(SHOWN)?.join('') ?? '')
    .replaceAll(/\b(sig|X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token|token)=[^&\s")]+/gi, '$1=…')
    .replaceAll(/, (?:location|backtrace): [^}]*\}?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS - 1)}…` : plain;
}

/** A native error, and what caused it, in plain text. */
export function plainError({ message, cause }: Error): Error {
  return new Error(plainText(message), cause instanceof Error ? { cause: plainError(cause) } : {});
}
