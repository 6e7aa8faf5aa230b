import { Command } from 'commander';

import type { CliContext } from '../../context.ts';
import { writeNote } from '../../terminal/io.ts';
import { addServeOptions, type ServeFlags } from './options.ts';
import { readSettings } from '../../config/settings.ts';

const EXAMPLES = `
Examples:
  scrq serve
  scrq serve --port 8080 --log json
  curl "http://127.0.0.1:7311/v1/scrapers/$SCRAPER_ID/hybrid?search=2+bed+flats"
  scrq tokens create laptop && scrq serve --host 0.0.0.0 --allow-host data.example --tls-cert cert.pem --tls-key key.pem
  scrq serve --search-allowance 10000 --results-allowance 50000 --allowance-per token
  SCRQ_PORT=8080 SCRQ_LOG=json scrq serve
  scrq tokens create scraper --access write
  curl -H "Authorization: Bearer $TOKEN" -H 'Content-Type: text/csv' --data-binary @flats.csv "$URL/v1/scrapers/$SCRAPER_ID/runs"

A page to search and look with is at /, open in a browser; it asks for the id of a scraper or for a token, and has no right of its own.
\`scrq scrapers show NAME --format json\` prints the id of a scraper. Tokens made with --for get the list of their scrapers at /v1/scrapers. The specification is at /openapi.json, and as a page at /docs; /healthz,
/readyz and /metrics are for monitoring. It ends when interrupted, once running requests are answered.`;

/** `scrq serve`: the local dataset over HTTP. */
export function serveCommand(context: CliContext): Command {
  return addServeOptions(new Command('serve').description('answer the same questions over HTTP'))
    .addHelpText('after', EXAMPLES)
    .action(async (flags: ServeFlags, self: Command) => {
      const { runServe } = await import('./run.ts');
      await runServe(context, readSettings(self, context.io), flags, (url, _dataset, page) => {
        if (page === 'shown') writeNote(context.io, `to look at records, open ${url} in a browser; Ctrl-C ends it`);
        return Promise.resolve();
      });
    });
}
