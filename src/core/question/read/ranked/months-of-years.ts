import { mainDate, spanMs } from '../fields.ts';
import type { Sentence } from '../../sentence.ts';

/** A month at a place that is one of each year: "calendar month", "which month sees the most storms" of records of several years. */
export function isOfAnyYear(sentence: Sentence, at: number): boolean {
  if (sentence.at(at, 'bucket')?.unit !== 'month') return false;
  return sentence.lower(at).startsWith('calendar') || ANY_YEAR.test(sentence.text) || isHabit(sentence);
}

const ANY_YEAR = /\b(?:(?:over|across|of) all (?:the )?years|regardless of (?:the )?year|any year|all years together)\b/i;

/** What a month does, every time that it comes. */
function isHabit(sentence: Sentence): boolean {
  const date = mainDate(sentence);
  return HABIT.test(sentence.text) && !OF_YEAR.test(sentence.text) && date !== null && spanMs(date) > YEAR_MS;
}

const HABIT =
  /\b(?:which|what) months? (?:usually |typically |normally |generally |tends? to )?(?:sees?|brings?|gets?|draws?|attracts?|do|does)\b|\b(?:which|what) months? (?:usually|typically|normally|generally|tends? to|(?:is|are) (?:usually|typically|normally|generally))\b/i;
/** One year is meant, or what is so now. */
const OF_YEAR = /\b(?:\d{4}|(?:this|last|past|next|current|each|every|per) (?:\d+ )?(?:years?|months?|season)|so far|since|ago)\b/i;

const YEAR_MS = 366 * 86_400_000;
