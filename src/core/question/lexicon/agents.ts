import { wordSet } from '../../../text/word-set.ts';

/** Verbs of whoever the records come from, whatever these are. */
export const POSTING: ReadonlySet<string> = wordSet(
  'has have had post posts posted list lists listed offer offers offered advertise advertises advertised publish publishes published submit submits submitted upload uploads uploaded',
);

/** Nouns that end as those of people who do something, and are none. */
export const NO_AGENTS: ReadonlySet<string> = wordSet(
  'number order color colour floor door error water power paper cover letter chapter quarter tower weather river border folder header footer layer filter motor flavor flavour harbor harbour sector factor vector center meter liter timber rubber leather copper silver winter summer october november december september server router computer printer scanner monitor processor container register paper poster fiber fibre character parameter identifier marker answer offer fever cancer tumor humor rumor',
);
