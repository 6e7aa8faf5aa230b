/** Options of an object store: names and values. */
type StoreOptions = Readonly<Record<string, string>>;

interface StoreKind {
  readonly scheme: RegExp;
  /** Each option's names, and the one that the engine keeps it by. */
  readonly names: readonly (readonly [RegExp, string])[];
  /** What says which store a bucket or a container is in: names of options, and of the environment. */
  readonly account: RegExp;
}

/** Of the requests themselves, whatever the store. */
const OF_REQUESTS: readonly [RegExp, string] = [
  /^(?:aws|google|azure)_(allow_\w+|(?:connect_)?timeout|proxy_\w+|user_agent|http[12]_\w+|pool_\w+)$/,
  '$1',
];

const KINDS: readonly StoreKind[] = [
  {
    scheme: /^s3:/i,
    names: [
      [/^(?:aws_)?endpoint(?:_url)?(?:_s3)?$/, 'aws_endpoint'],
      [/^(?:aws_)?(?:default_)?region$/, 'aws_region'],
      [/^(?:aws_)?(?:session_)?token$/, 'aws_session_token'],
      [
        /^(?:aws_)?(access_key_id|secret_access_key|virtual_hosted_style_request|s3_express|skip_signature|request_payer|unsigned_payload)$/,
        'aws_$1',
      ],
    ],
    account: /^(?:aws_)?(endpoint(?:_url)?(?:_s3)?)$/i,
  },
  {
    scheme: /^gs:/i,
    names: [
      [/^(?:google_)?service_account(?:_path)?$/, 'google_service_account'],
      [/^(?:google_)?(base_url|service_account_key|application_credentials|bearer_token|skip_signature)$/, 'google_$1'],
    ],
    account: /^(?:google_|gcs_)?(base_url|endpoint)$/i,
  },
  {
    scheme: /^(?:az|abfss):/i,
    names: [
      [/^(?:azure_(?:storage_)?)?endpoint$/, 'azure_storage_endpoint'],
      [/^(?:azure_storage_)?(?:account|access|master)_key$/, 'azure_storage_account_key'],
      [/^(?:azure_storage_)?sas_(?:key|token)$/, 'azure_storage_sas_key'],
      [/^(?:azure_storage_token|bearer_token|token)$/, 'azure_storage_token'],
      [/^(?:azure_(?:storage_)?)?(?:tenant|authority)_id$/, 'azure_storage_tenant_id'],
      [/^(?:azure_(?:storage_)?)?(account_name|client_id|client_secret|authority_host|use_emulator)$/, 'azure_storage_$1'],
    ],
    account: /^(?:azure_)?(?:storage_)?(account_name|endpoint|use_emulator)$/i,
  },
];

/** Whether an option says where a store is, of whatever kind. */
export function isEndpoint(name: string): boolean {
  return isKeptAs(/_endpoint$/, name);
}

/** What is left of options below others: an address goes with another address, and the token of a session with other keys. */
export function optionsBelow(own: StoreOptions, options: StoreOptions): StoreOptions {
  const names = Object.keys(own);
  const [hasEndpoint, hasKeys] = [names.some(isEndpoint), names.some((name) => isKeptAs(/^aws_access_key_id$/, name))];
  const goes = (name: string) => own[name] !== undefined || (hasEndpoint && isEndpoint(name)) || (hasKeys && isKeptAs(/^aws_session_token$/, name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !goes(name)));
}

function isKeptAs(wanted: RegExp, name: string): boolean {
  return KINDS.some(({ names }) => names.some(([pattern, kept]) => pattern.test(name) && wanted.test(name.replace(pattern, kept))));
}

/** Whether a store has keys of its own without a token, which the session token of the environment does not belong to. */
export function hasPlainKeys(options: StoreOptions): boolean {
  return options['aws_access_key_id'] !== undefined && options['aws_session_token'] === undefined;
}

/**
 * Options by the names that the engine keeps them by: to one under another of its names it adds what the environment has, and either of both counts, by
 * chance. Of an option that is given by several names, the last one counts.
 */
export function canonicalOptions(uri: string, options: StoreOptions, env: Readonly<Record<string, string | undefined>>): StoreOptions {
  const kind = KINDS.find(({ scheme }) => scheme.test(uri));
  const patterns = [...(kind?.names ?? []), OF_REQUESTS];
  const named = Object.fromEntries(
    Object.entries(options).map(([given, value]) => {
      const name = given.toLowerCase();
      const [pattern, kept] = patterns.find(([names]) => names.test(name)) ?? [name, name];
      return [name.replace(pattern, kept), value];
    }),
  );
  const { aws_endpoint: endpoint } = named;
  // What the environment has for S3 alone would go before it.
  return endpoint === undefined || (env['AWS_ENDPOINT_URL_S3'] ?? '') === '' ? named : { ...named, aws_endpoint_url_s3: endpoint };
}

/** Which store a URI means, by these options, the last ones the strongest: keys are no part of it. */
export function storeAccount(uri: string, ...layers: readonly Readonly<Record<string, string | undefined>>[]): readonly string[] {
  const pattern = KINDS.find(({ scheme }) => scheme.test(uri))?.account;
  const account = new Map<string, string>();
  for (const [option, value = ''] of layers.flatMap((layer) => Object.entries(layer))) {
    const name = pattern?.exec(option)?.[1]?.toLowerCase();
    if (name !== undefined && value !== '') account.set(name, value.replace(/\/+$/, ''));
  }
  return [...account].map((pair) => pair.join('=')).toSorted();
}
