import { wordSet } from '../../../text/word-set.ts';

/** Participles of what is done with each of the records by those who keep them: "how many dams are registered", "the heaviest ever logged". */
export const RECORDED: ReadonlySet<string> = wordSet(
  'recorded registered logged noted listed catalogued cataloged documented tracked entered indexed stored advertised archived filed measured observed',
);

/** Of these, the ones that say what was done with a value rather than with a record: "the strongest wind noted", "the most ever measured". */
export const MEASURED: ReadonlySet<string> = wordSet('recorded logged noted documented measured observed registered reported seen');

/** Phrases that say no more than that a record is one of all. */
export const ON_RECORD: readonly string[] = [
  'on record',
  'on file',
  'on the books',
  'on offer',
  'on the list',
  'on our list',
  'on our books',
  'on the register',
  'on the market',
];

/** Phrases that say so too, but where some records may be so no longer. */
export const TO_BE_HAD: readonly string[] = ['for sale', 'up for sale', 'up for grabs', 'up for auction', 'to be had'];

/** Words of names and values that tell which records can be had no longer, or are to let. */
export const GONE: ReadonlySet<string> = wordSet(
  'sold unsold availability available withdrawn removed discontinued rent rental let rented auctioned',
);
