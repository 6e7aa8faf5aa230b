import { randomBytes } from 'node:crypto';

import { ScrqError } from '../../errors.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new scraper id. It is a shared secret: 80 random bits, so it cannot be guessed. */
export function newScraperId(): string {
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
