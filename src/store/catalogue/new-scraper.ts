import { randomBytes } from 'node:crypto';

import type { ScraperEntry } from '../../core/ports/catalogue.ts';
import type { CopiedRun, NewScraper } from '../../core/ports/run-writer.ts';
import { ScrqError } from '../../errors.ts';
import { nameTaken, type CatalogueState } from './catalogue-events.ts';

/** The scraper that a run is written for: one that is there, or is to be made with it. */
export function scraperOf(state: CatalogueState, wanted: string | NewScraper | CopiedRun, at: number): ScraperEntry | undefined {
  if (typeof wanted === 'string') return state.scrapers.get(wanted);
  if ('newName' in wanted) return newScraper(state, wanted.newName, at);
  const { id, name, createdAt } = wanted.scraper;
  const existing = state.scrapers.get(id);
  if (existing === undefined) refuseTaken(state, name);
  return existing ?? { id, name, createdAt };
}

/** A scraper that is to be made. */
export function newScraper(state: CatalogueState, name: string, createdAt: number): ScraperEntry {
  const scraper: ScraperEntry = { id: newScraperId(), name: acceptableName(name), createdAt };
  refuseTaken(state, scraper.name);
  return scraper;
}

/** Rejects when another scraper has the name. */
export function refuseTaken({ scrapers }: Pick<CatalogueState, 'scrapers'>, name: string): void {
  if (!nameTaken(scrapers, name)) return;
  throw new ScrqError('invalid_usage', `there is a scraper named ${JSON.stringify(name)} already`, {
    hint: 'Choose another name, or import into that one.',
  });
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new scraper id. It is a shared secret: 80 random bits, so it cannot be guessed. */
function newScraperId(): string {
  return `scr_${Array.from(randomBytes(16), (byte) => BASE32[byte & 31]).join('')}`;
}

const MAX_NAME = 100;

/** A scraper's name without the white space around it; rejects one that could not be shown or typed. */
export function acceptableName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= MAX_NAME && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(trimmed)) return trimmed;
  throw new ScrqError('invalid_usage', `a scraper cannot be named ${JSON.stringify(trimmed.slice(0, 40))}`, {
    hint: `Give it a name of 1 to ${MAX_NAME} visible characters.`,
  });
}
