import type { Scraper } from '../../../contract/operations/scrapers.ts';
import { ScrqError } from '../../../errors.ts';
import { keyFilter } from '../../../format/key-filter.ts';
import { listedNames } from '../../../text/name-list.ts';
import { knownScraper, openTarget, type Target } from '../../target.ts';
import { fieldNamed } from '../../output/select-fields.ts';
import { showForeign } from '../../output/show-foreign.ts';
import { outputFormat, showRecords, type Page } from '../../output/show-records.ts';
import { writeNote, writeWarning } from '../../terminal/io.ts';
import type { CliContext } from '../../context.ts';
import type { Settings } from '../../config/settings.ts';
import { shellWord } from '../../shell-word.ts';
import { counted } from '../../../text/counted.ts';
import type { OutputFlags } from '../../output/options.ts';

/** The options of `scrq show` as they were typed. */
export interface ShowFlags extends OutputFlags {
  readonly by?: string;
  readonly fields?: string;
  readonly run?: string;
}

export interface ShowOrder {
  readonly key: string;
  readonly flags: ShowFlags;
}

/** Prints the record, or the records, with a key: field by field on a terminal. Rejects with `record_not_found` when the run has none. */
export async function runShow(context: CliContext, settings: Settings, order: ShowOrder): Promise<void> {
  const { io } = context;
  await using target = await openTarget(context, settings);
  await showForeign(context, async () => {
    const scraper = await knownScraper(target, io.signal, order.flags.run);
    if (scraper === undefined) throw unknownFields();
    if (scraper.latestRun === null) throw noRun(scraper);
    const page = await findRecords(target, scraper, order, io.signal);
    const { total } = page.pagination;
    if (total > 1)
      writeWarning(
        io,
        `warning: ${counted(total, 'record')} have this key${total > page.data.length ? `; the first ${page.data.length} are shown` : ''}`,
      );
    const format = settings.format ?? (outputFormat(context, settings) === 'table' ? 'record' : undefined);
    await showRecords(context, onePage(page), {
      settings: { ...settings, format },
      announce: () => undefined,
      scraper: () => Promise.resolve(scraper),
      empty: 'named',
      ...(order.flags.fields === undefined ? {} : { fields: listedNames(order.flags.fields) }),
    });
    if (format !== 'json' && total === 1 && scraper.key.length > 0 && order.flags.by === undefined) {
      writeNote(io, `over all runs: scrq history ${shellWord(order.key)}`);
    }
  });
}

async function* onePage(page: Page): AsyncIterable<Page> {
  yield await Promise.resolve(page);
}

const MOST_SHOWN = 100;

async function findRecords({ api, scraperId }: Target, scraper: Scraper, { key, flags }: ShowOrder, signal: AbortSignal): Promise<Page> {
  const fields = keyFields(scraper, flags.by);
  const filter = keyFilter(fields, key);
  const { run } = flags;
  const page = filter === undefined ? undefined : await api.results({ scraperId, filter, run, fields: flags.fields, take: MOST_SHOWN }, { signal });
  if (page !== undefined && page.data.length > 0) return page;
  // It knows of all runs, and which keys are near to one that none of them has.
  const { meta } = await api.history({ scraperId, key, by: flags.by, take: 1 }, { signal });
  throw new ScrqError('record_not_found', `the ${run === undefined ? 'latest' : 'requested'} run has no record with this key`, {
    hint: `Run ${meta.last.id} of ${meta.last.runAt.slice(0, 10)} was the last to have it: add --run ${meta.last.id}.`,
  });
}

function keyFields({ name, key, fields }: Scraper, by: string | undefined): readonly Scraper['fields'][number][] {
  const names = by === undefined ? key : listedNames(by);
  if (names.length === 0) {
    throw new ScrqError('invalid_usage', `no field of ${name} is known to identify a record`, {
      hint: 'Name the fields to find it by, as in --by url, or import with --key.',
    });
  }
  return names.map((wanted) => fieldNamed(fields, wanted));
}

function noRun({ name }: Scraper): ScrqError {
  return new ScrqError('record_not_found', `${name} has no completed run yet`, { hint: `Import one: scrq import FILE --scraper ${shellWord(name)}` });
}

function unknownFields(): ScrqError {
  return new ScrqError('bad_response', 'the server does not say which field identifies a record', {
    hint: '`scrq pull` brings its records here, where `scrq show --local` finds one.',
  });
}
