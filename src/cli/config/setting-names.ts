/** Settings that are one text each, with the option and the variable that say the same. */
export const settingSources = {
  baseUrl: { option: '--base-url', variable: 'SCRQ_BASE_URL' },
  scraper: { option: '--scraper', variable: 'SCRQ_SCRAPER' },
  data: { option: '--data', variable: 'SCRQ_DATA' },
  cache: { option: '--cache', variable: 'SCRQ_CACHE' },
  cacheSize: { option: '--cache-size', variable: 'SCRQ_CACHE_SIZE' },
  format: { option: '--format', variable: 'SCRQ_FORMAT' },
  model: { option: '--model', variable: 'SCRQ_MODEL' },
  embedder: { option: '--embedder', variable: 'SCRQ_EMBEDDER' },
  ollamaUrl: { option: '--ollama-url', variable: 'OLLAMA_HOST' },
  interpreter: { option: '--interpreter', variable: 'SCRQ_INTERPRETER' },
  caCert: { option: '--ca-cert', variable: 'SCRQ_CA_CERT' },
  tokenFile: { option: '--token-file', variable: 'SCRQ_TOKEN_FILE' },
} as const;

export type SettingName = keyof typeof settingSources;

/** All of them, in the order in which they are listed. */
export const settingNames = Object.keys(settingSources) as readonly SettingName[];

/**
 * What a project file cannot say. It comes with a directory that a stranger may have made, and must not decide which of the user's
 * secrets go where, whom to trust, or who else gets to read records.
 */
export const ownSettings: ReadonlySet<string> = new Set<SettingName>(['caCert', 'tokenFile', 'ollamaUrl', 'cache']);
