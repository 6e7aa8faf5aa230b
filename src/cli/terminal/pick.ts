import { readdir } from 'node:fs/promises';

import type { Scraper } from '../../contract/operations/scrapers.ts';
import { terminalLine } from '../../format/terminal-text.ts';
import type { Io } from './io.ts';
import { ask, canAsk } from './prompts.ts';
import { resolveScraper } from '../resolve-scraper.ts';
import type { PlaceSettings } from '../config/settings.ts';

/** The scraper that the settings mean; where they name none of several, it is asked for on a terminal. */
export async function pickScraper(io: Io, settings: PlaceSettings, scrapers: readonly Scraper[]): Promise<Scraper> {
  if (settings.scraper !== undefined || scrapers.length < 2 || !canAsk(io, settings)) return resolveScraper(scrapers, settings.scraper);
  const choices = scrapers.map((scraper) => ({
    name: terminalLine(scraper.name),
    value: scraper,
    description: `${scraper.latestRun?.records ?? 0} records, ${scraper.fields.length} fields`,
  }));
  return (await pick(io, settings, { message: 'Which scraper?', choices })) ?? resolveScraper(scrapers, undefined);
}

/** A file of the working directory that may hold records; undefined without a terminal to ask on, or with nothing to choose. */
export async function pickFile(io: Io, settings: PlaceSettings): Promise<string | undefined> {
  if (!canAsk(io, settings)) return undefined;
  const entries = await readdir(io.cwd, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && RECORDS.test(entry.name)).map(({ name }) => name);
  if (files.length === 0) return undefined;
  return pick(io, settings, { message: 'Which file?', choices: files.toSorted().map((name) => ({ name: terminalLine(name), value: name })) });
}

const RECORDS = /\.(?:csv|tsv|json|jsonl|ndjson)(?:\.gz)?$/i;

interface Question<Value> {
  readonly message: string;
  readonly choices: readonly { readonly name: string; readonly value: Value; readonly description?: string }[];
}

/** Choices are narrowed down by what is typed. */
function pick<Value>(io: Io, settings: PlaceSettings, { message, choices }: Question<Value>): Promise<Value | undefined> {
  const source = (typed: string | undefined) => {
    const words = typed?.toLowerCase().split(/\s+/) ?? [];
    return choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  };
  return ask(io, settings, ({ prompts, theme, on }) => prompts.search({ message, source, theme }, on));
}
