import { answer, scriptedServer, type ScriptedServer } from '../remote/scripted-server.ts';

/** Id of the one scraper that the server below has. */
export const HOSTED_SCRAPER = 'scr_h7k2m9q4w8e3r6t1';

type Script = Parameters<typeof scriptedServer>[0];

interface Hosted {
  readonly records: readonly object[];
  /** Refuses requests without it. */
  readonly token?: string;
}

/**
 * A server of the published API that is not ours: hybrid, results and export of the latest run and nothing else, no filter where there is
 * none, and errors of its own shape. `hosted` may be changed between requests.
 */
export function hostedServer(hosted: Hosted): Promise<ScriptedServer> {
  return scriptedServer(hostedScript(hosted));
}

function hostedScript(hosted: Hosted): Script {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://hosted.invalid');
    const fail = (status: number, message: string) => answer(response, JSON.stringify({ error: { message } }), status);
    if (hosted.token !== undefined && request.headers.authorization !== `Bearer ${hosted.token}`) return fail(401, 'Missing or wrong key.');
    const operation = url.pathname.replace(`/v1/scrapers/${HOSTED_SCRAPER}/`, '');
    const take = Number(url.searchParams.get('take') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const { records } = hosted;
    const totalPages = Math.ceil(records.length / take);
    const pagination = { total: records.length, page, take, totalPages, hasMore: page < totalPages };
    const data = records.slice((page - 1) * take, page * take);
    if (operation === 'hybrid') return answer(response, JSON.stringify({ data, pagination, meta: {} }));
    if (operation === 'results') return answer(response, JSON.stringify({ data, pagination }));
    if (operation === 'export') return answer(response, JSON.stringify(records));
    return fail(404, `Cannot GET ${url.pathname}`);
  };
}
