import { wordSet } from '../../../text/word-set.ts';

/** What is said of kinds that records name, where nothing else counts how often: "the most requested skill". */
export const NAMED: ReadonlySet<string> = wordSet(
  'common frequent prevalent popular widespread used requested required needed wanted mentioned featured represented found seen spotted listed reported recorded cited tagged chosen picked offered named assigned given applied stocked advertised encountered observed covered taught included occurring recurring',
);
