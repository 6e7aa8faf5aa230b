import type { ScrapersApi } from '../contract/api.ts';
import { readAuthorities } from './config/authorities.ts';
import { aliasesOf } from './config/configuration.ts';
import { fromEnvironment } from './config/directories.ts';
import type { CliContext, ConnectOptions } from './context.ts';
import { writeWarning, type Io } from './terminal/io.ts';
import { redactIds } from './report-failure.ts';
import { isTrustedServer, readToken } from './config/server-token.ts';
import type { PlaceSettings } from './config/settings.ts';

export interface ServerChoice {
  readonly baseUrl: string;
  /** Instead of what the settings say of it. */
  readonly token?: string | undefined;
}

/** Connects to the server of the settings: through the proxies of the environment, with the certificates and the token that are meant for it. */
export async function connectServer(context: CliContext, settings: PlaceSettings, { baseUrl, token: given }: ServerChoice): Promise<ScrapersApi> {
  const { io, secrets } = context;
  const token = given ?? (await readToken(context, settings, baseUrl));
  const authorities = await readAuthorities(io, settings.caCert);
  const options: ConnectOptions = {
    baseUrl,
    proxies: proxiesOf(io),
    ...(token === undefined ? {} : { token }),
    ...(authorities === undefined ? {} : { authorities }),
    onWait: ({ seconds, status }) => writeWarning(io, `the server answers ${status} and asks to wait ${seconds} s: waiting`),
    ...(settings.verbose ? { onCall: (call) => writeWarning(io, redactIds(callLine(call), secrets)) } : {}),
  };
  return context.backends.connect(options);
}

/** Only what typed text, the environment or the project says of the scraper goes to a server that only the project names. */
export function scraperForServer(settings: PlaceSettings, baseUrl: string): string | undefined {
  const { scraper, scraperFound, configuration } = settings;
  const trusted = isTrustedServer(settings, baseUrl);
  const aliases = aliasesOf(configuration, trusted ? ['project', 'user'] : ['project']);
  const named = scraperFound?.kind === 'user' && scraperFound.value === scraper && !trusted ? undefined : scraper;
  if (named !== undefined) return aliases.get(named) ?? named;
  const ids = new Set(aliases.values());
  const [only] = ids;
  return ids.size === 1 ? only : undefined;
}

type Call = Parameters<NonNullable<ConnectOptions['onCall']>>[0];

function callLine({ method, address, status, durationMs, bytes, failure }: Call): string {
  const outcome = failure === undefined ? `${status ?? 'no answer'}` : `${status ?? 'no answer'} (${failure})`;
  return `${method} ${address}: ${outcome}, ${Math.round(durationMs)} ms, ${sizeText(bytes)}`;
}

function sizeText(bytes: number): string {
  return bytes < 10_000 ? `${bytes} bytes` : bytes < 10_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(0)} MB`;
}

/** As curl reads them: the lower case goes before, and HTTP_PROXY in upper case too, since no server hands it to this program. */
function proxiesOf(io: Io): NonNullable<ConnectOptions['proxies']> {
  const named = (name: string): string | undefined => fromEnvironment(io, name.toLowerCase()) ?? fromEnvironment(io, name);
  const all = named('ALL_PROXY');
  const [http, https, none] = [named('HTTP_PROXY') ?? all, named('HTTPS_PROXY') ?? all, named('NO_PROXY')];
  return {
    ...(http === undefined ? {} : { http }),
    ...(https === undefined ? {} : { https }),
    ...(none === undefined ? {} : { none }),
  };
}
