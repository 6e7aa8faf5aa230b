import { counted, countText } from '../../text/counted.ts';

/** Work that goes on. */
export interface Work {
  /** What is done: `reading flats.csv`. */
  readonly doing: string;
  readonly done: number;
  /** All there is to do, where that is known. */
  readonly total?: number | undefined;
  readonly unit: 'records' | 'bytes';
}

/** Puts work in words: how much is done, how fast it goes, and how long it will still take. `now` in milliseconds. */
export function createPace(now: () => number): (work: Work) => string {
  let began = { doing: '', at: 0, done: 0 };
  return (work) => {
    if (work.doing !== began.doing || work.done < began.done) began = { doing: work.doing, at: now(), done: work.done };
    const seconds = (now() - began.at) / 1000;
    const rate = seconds < SETTLING_SECONDS ? 0 : (work.done - began.done) / seconds;
    return [`${work.doing}: ${amountText(work)}`, ...rateText(work, rate)].join(', ');
  };
}

/** Before that, a rate says nothing. */
const SETTLING_SECONDS = 1;

function amountText({ done, total, unit }: Work): string {
  if (unit === 'bytes') return total === undefined ? bytesText(done) : `${bytesText(done)} of ${bytesText(total)}`;
  return total === undefined ? counted(done, 'record') : `${countText(done)} of ${counted(total, 'record')}`;
}

function rateText({ done, total, unit }: Work, rate: number): readonly string[] {
  if (rate <= 0) return [];
  const speed = unit === 'bytes' ? `${bytesText(rate)}/s` : `${rate < 10 ? rate.toFixed(1) : countText(Math.round(rate))} a second`;
  return total === undefined || total <= done ? [speed] : [speed, `${timeText((total - done) / rate)} left`];
}

/** A size in decimal megabytes, or in bytes below that. */
export function bytesText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes)} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function timeText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
