import { wordSet } from '../../../text/word-set.ts';

/** Words that say that a thing costs less than it did, without saying since when. */
export const REDUCED: ReadonlySet<string> = new Set(['reduced', 'discounted', 'marked down', 'price reduced']);

/** Stems of the names of what a thing cost before. */
export const BEFORE_NOW: ReadonlySet<string> = wordSet('compar old was original originally former previou previous prev befor before');

/** Words that say that a day has passed by which something had to be done. */
export const OVERDUE: ReadonlySet<string> = wordSet('overdue');

/** Words that say that the last day of a thing has passed. */
export const EXPIRED: ReadonlySet<string> = wordSet('expired lapsed');

/** Words behind "still" for what nobody has ended. */
export const OPEN: ReadonlySet<string> = wordSet('open outstanding unresolved unsolved pending ongoing active running unfinished incomplete');

/** Stems of the names of dates at which something was ended. */
export const CLOSED: ReadonlySet<string> = wordSet('clos close resolv resolution complet completion finish end fix settl restor solv');

/** Stems of the names of dates at which something came back. */
export const RETURNED: ReadonlySet<string> = wordSet('return');

/** Stems of the names of dates at which what was due was done. */
export const DONE: ReadonlySet<string> = wordSet('paid pay payment submit submission deliver deliveri delivery');

/** Endings by which words of one root differ that say in what state a thing is. */
export const STATE_ENDINGS: readonly string[] = 'e ed d ing ion ation lation ment ure al ful y ance ive ly'.split(' ');

/** Stems of one state that share no beginning, or lose a letter. */
export const STATE_FORMS: readonly (readonly string[])[] = [
  ['succeed', 'success', 'succes'],
  ['cancel', 'cancell'],
  ['sell', 'sold'],
  ['win', 'won'],
  ['lose', 'los', 'lost', 'loss'],
  ['pass', 'passag'],
  ['deny', 'denied', 'denial'],
  ['expir', 'expiry'],
  ['di', 'die', 'dead', 'died'],
  ['clos', 'closed'],
];

/** Last words of the names of fields that say what became of a record, or where it stands. */
export const STATE_FIELDS = /^(?:state|status|outcome|result|verdict|decision|stage|phase)$/;

/** Values that say how a thing came out: a verb in the past is one of them where they are written as verbs. */
export const OUTCOME_VALUES: ReadonlySet<string> = wordSet(
  'pass fail win loss lose draw tie complete cancel return refund approve reject deny accept decline',
);
