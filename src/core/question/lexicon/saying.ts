import { wordSet } from '../../../text/word-set.ts';

/** What a text says, or who wrote it: "says that", "warns that", "promises". */
export const SAYING: ReadonlySet<string> = wordSet(
  `say says said saying write writes wrote writing state states stating note notes noting claim claims claiming promise promises promising mention mentions
  mentioning warn warns warned warning tell tells told telling advise advises advising explain explains explaining stress stresses stressing insist insists
  boast boasts boasting complain complains complained complaining admit admits admitting remark remarks remarking report reports point points suggest suggests
  describe describes describing praise praises praising`,
);

/** What is said about something: "talks about", "warns of". */
export const SAYING_ABOUT: ReadonlySet<string> = wordSet(
  `talk talks talked talking speak speaks spoke speaking write writes wrote writing say says said saying warn warns warned warning tell tells told telling
  complain complains complained complaining rave raves raved raving boast boasts boasting moan moans moaning`,
);

/** Verbs of saying that are hardly anything else: where no text is named, the records are said to say so in theirs. */
export const PLAINLY_SAYING: ReadonlySet<string> = wordSet(
  'say says said saying write writes wrote writing warn warns warned warning claim claims claiming state states stating complain complains complained complaining',
);

/** What a text is called that records hold, whatever the name of its field. */
export const TEXT_NOUNS: ReadonlySet<string> = wordSet(
  `note notes remark remarks comment comments description descriptions text texts blurb blurbs writeup writeups advert adverts ad ads advertisement
  advertisements briefing briefings summary summaries`,
);

/** Words at the head of a clause that say nothing of what is so: "it is", "there are", "you can get". */
export const CLAUSE_LEADS: ReadonlySet<string> = wordSet(
  `that about of there there's theres it it's its they they're you you'll you're we he she who is are was were be been being has have had having can will must may
  get gets getting got do does a an the any some your their his her our very quite rather really always often usually also still gone go goes come comes with something
  anything`,
);

/** Words behind what is said that only say when or how much. */
export const CLAUSE_ENDS: ReadonlySet<string> = wordSet(
  'afterwards afterward later too also anyway already sometimes often again please altogether somewhere',
);
