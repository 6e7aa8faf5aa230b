import type { Command } from 'commander';

/** Options of `scrq serve` that hold text, each with the variable that is looked at when it is not typed, and what help says of it. */
export const serveTexts = {
  port: ['--port <n>', 'SCRQ_PORT', 'port to listen on; 0 takes any free one (default: 7311)'],
  host: ['--host <address>', 'SCRQ_HOST', 'address to listen on; another than loopback needs tokens (default: 127.0.0.1)'],
  allowHost: ['--allow-host <names>', 'SCRQ_ALLOW_HOST', 'host names that requests may name, joined by commas'],
  corsOrigin: [
    '--cors-origin <origins>',
    'SCRQ_CORS_ORIGIN',
    'origins whose pages may call this server, joined by commas: "https://app.example" (default: none)',
  ],
  maxBody: ['--max-body <size>', 'SCRQ_MAX_BODY', 'largest run that may be pushed, as sent and decompressed (default: 256MiB)'],
  memory: ['--memory <size>', 'SCRQ_MEMORY', 'memory for what is kept between answers: vectors, words, orders (default: a quarter of the machine)'],
  searchAllowance: ['--search-allowance <n>', 'SCRQ_SEARCH_ALLOWANCE', 'searches allowed a calendar month, in UTC (default: any number)'],
  resultsAllowance: ['--results-allowance <n>', 'SCRQ_RESULTS_ALLOWANCE', 'pages of results allowed a calendar month (default: any number)'],
  exportAllowance: ['--export-allowance <n>', 'SCRQ_EXPORT_ALLOWANCE', 'exports allowed a calendar month (default: any number, not counted)'],
  diffAllowance: ['--diff-allowance <n>', 'SCRQ_DIFF_ALLOWANCE', 'diffs allowed a calendar month (default: any number, not counted)'],
  chatAllowance: ['--chat-allowance <n>', 'SCRQ_CHAT_ALLOWANCE', 'chat messages allowed a calendar month (default: any number, not counted)'],
  statsAllowance: ['--stats-allowance <n>', 'SCRQ_STATS_ALLOWANCE', 'stats calls allowed a calendar month (default: any number, not counted)'],
  allowancePer: ['--allowance-per <whom>', 'SCRQ_ALLOWANCE_PER', 'whom the allowances are for: server or token (default: server)'],
  deadline: ['--deadline <seconds>', 'SCRQ_DEADLINE', 'how long one answer may take; exports may take longer (default: 30)'],
  drain: ['--drain <seconds>', 'SCRQ_DRAIN', 'how long running requests may take once it is asked to end (default: 10)'],
  limit: ['--limit <kinds>', 'SCRQ_LIMIT', 'how many requests run and wait at once, by kind: "search=16:256,export=8:8"'],
  tlsCert: ['--tls-cert <file>', 'SCRQ_TLS_CERT', 'certificate chain in PEM, to serve https'],
  tlsKey: ['--tls-key <file>', 'SCRQ_TLS_KEY', 'key of the certificate, in PEM'],
  log: ['--log <style>', 'SCRQ_LOG', 'json, pretty, failures or none (default: pretty on a terminal, else failures as JSON)'],
} as const;

/** Name of an option that holds text. */
export type ServeText = keyof typeof serveTexts;

/** The options of `scrq serve`, as they are typed. */
export interface ServeFlags extends Partial<Readonly<Record<ServeText, string>>> {
  /** False with `--no-auth`. */
  readonly auth: boolean;
  readonly allowWrites?: boolean;
  readonly listScrapers?: boolean;
  /** False with `--no-page`. */
  readonly page: boolean;
}

/** Adds the options of `scrq serve`. */
export function addServeOptions(command: Command): Command {
  for (const [flags, variable, description] of Object.values(serveTexts)) command.option(flags, withVariable(description, variable));
  return command
    .option('--no-auth', 'require no token: anyone who knows an id may read, even where there are tokens (or SCRQ_AUTH=none)')
    .option('--no-page', 'show no page to search with at / (or SCRQ_PAGE=none)')
    .option('--list-scrapers', 'list all scrapers at /v1/scrapers to all who are let in; on loopback only (or SCRQ_LIST_SCRAPERS=true)')
    .option('--allow-writes', 'let runs be pushed without a token; on loopback only (or SCRQ_ALLOW_WRITES=true)');
}

/** The variable stands before the default, as with the options of every command. */
function withVariable(description: string, variable: string): string {
  const [, text = description, fallback = ''] = /^(.*) \((default: .*)\)$/.exec(description) ?? [];
  return `${text} (or ${[variable, fallback].filter((part) => part !== '').join('; ')})`;
}
