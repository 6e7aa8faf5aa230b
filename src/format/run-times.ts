import { basename } from 'node:path';

import { readDate } from '../core/condition/date-literal.ts';
import { timeInName } from '../core/run-time.ts';

/** Reads ISO 8601 (a day is its first instant, a time without a zone is UTC) as epoch milliseconds; undefined for anything else. */
export function readRunTime(text: string): number | undefined {
  return readDate(text.trim())?.epochMs;
}

/** When the records of files were collected, in epoch milliseconds, by their names; undefined unless all of them tell a time up to `now`. */
export function timesOfFiles(paths: readonly string[], now: number): readonly number[] | undefined {
  const times = paths.flatMap((path) => {
    const time = timeInName(basename(path));
    return time === undefined || time > now ? [] : [time];
  });
  return times.length === paths.length ? times : undefined;
}
