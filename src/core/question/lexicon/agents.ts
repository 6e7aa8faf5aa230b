import { wordSet } from '../../../text/word-set.ts';

/** Verbs of whoever the records come from, whatever these are. */
export const POSTING: ReadonlySet<string> = wordSet(
  'has have had got get gets log logs logged record records recorded report reports reported post posts posted list lists listed offer offers offered advertise advertises advertised publish publishes published submit submits submitted send sends sent hand hands handed upload uploads uploaded',
);

/** Nouns that end as those of people who do something, and are none. */
export const NO_AGENTS: ReadonlySet<string> = wordSet(
  'number order color colour floor door error water power paper cover letter chapter quarter tower weather river border folder header footer layer filter motor flavor flavour harbor harbour sector factor vector center meter liter timber rubber leather copper silver winter summer october november december september server router computer printer scanner monitor processor container register paper poster fiber fibre character parameter identifier marker answer offer fever cancer tumor humor rumor',
);

/** Verbs of happening, which hold of each of the records at its time. */
export const HAPPENING: ReadonlySet<string> = wordSet(
  'happen happens happened occur occurs occurred fall falls fell come comes came go goes went run runs ran appear appears appeared operate operates operated',
);

/** Verbs of being somewhere or of some kind, which hold of each of the records. */
export const BELONGING: ReadonlySet<string> = wordSet(
  'live lives lived lie lies lay sit sits sat stand stands stood grow grows grew fly flies flew sail sails sailed belong belongs belonged originate originates originated land lands landed use uses used work works worked have has get carry carries carried face faces faced feature features ship ships shipped',
);

/** Verbs that hold of some records only, so that all of them are another number: who won the most matches did not play the most. */
export const OUTCOMES: ReadonlySet<string> = wordSet(
  'win wins won lose loses lost approve approves approved pass passes passed finish finishes finished complete completes completed deliver delivers delivered answer answers answered respond responds responded achieve achieves achieved reach reaches reached hit adopt adopts adopted foster fosters fostered end ends ended cancel cancels cancelled accept accepts accepted',
);

/** Verbs of what is done with things of a kind, or of how they turn up, which as many records tell of as there are. */
export const COUNTING: ReadonlySet<string> = wordSet(
  'use uses used make makes made produce produces produced play plays played need needs needed turn turns turned crop crops cropped show shows showed see sees seen find finds found serve serves served ship ships shipped supply supplies supplied visit visits visited choose chose chosen pick picked picks stock stocks stocked live lives lived grow grows grew fly flies flew host hosts hosted',
);
