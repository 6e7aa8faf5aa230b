import type { FieldProfile } from './fields.ts';

/** A number of places, seats or tickets that are left, which is none for some. */
export function isOfPlacesLeft({ field, role, words, unit }: FieldProfile): boolean {
  const isCount = field.type === 'number' && field.integer !== false && field.min === 0 && role === 'measure' && unit === null;
  const has = (stems: RegExp) => words.some((word) => stems.test(word.stem));
  return isCount && ((has(LEFT) && has(PLACES)) || words.some((word) => VACANCY.test(word.stem)));
}

const VACANCY = /^vacanc/;

/** Stems for what is left of some number. */
export const LEFT_STEMS = 'leave|left|remain|availabl|avail|free|vacant|unsold';
const LEFT = new RegExp(`^(?:${LEFT_STEMS}|open)$`);
const PLACES = /^(?:plac|seat|spot|spac|slot|room|ticket|vacanc|bed|berth|pitch)$/;
