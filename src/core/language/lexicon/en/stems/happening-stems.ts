import { BEGINNINGS, EDGES_OF_PERIODS, HAPPENINGS, OF_EVENTS, PERIODS, TAKING_PLACE } from '../dates/happenings.ts';
import { stem } from '../../../stem.ts';

/** What happens at dates: the words of names of dates that speak of it, and those that say it. */
export const WORDS = HAPPENINGS.map(({ names, says, leaning }) => ({ names: stemsOf(names), says: stemsOf(says), leaning }));

/** Words for a beginning. */
export const BEGINNING = stemsOf(BEGINNINGS);

/** Words for taking place, of which records are. */
export const OF_RECORD = stemsOf(TAKING_PLACE);

/** Words of events. */
export const OF_EVENT = stemsOf(OF_EVENTS);

/** "est_delivery" is an estimate, and "last_service" the latest of them: before what takes place, these say nothing of another event. */
export const LEADING = stemsOf('est last');

/** Periods of the calendar, their edges, and all that names of fields for them hold. */
export const PERIOD = stemsOf(PERIODS);

export const EDGE = stemsOf(EDGES_OF_PERIODS);

export const OF_PERIOD: ReadonlySet<string> = new Set([...PERIOD, ...EDGE, ...stemsOf('date day on of at the')]);

/** Stems as they are written, and of irregular forms. */
function stemsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap((word) => [word, stem(word)]));
}
