import { GENERALLY } from '../lexicon/passed-over.ts';
import type { Sentence } from '../sentence.ts';

/** "do people ask more for A than for B": what there is more of is not said, where no record, value or "there" follows. */
export function isUnclear(sentence: Sentence): boolean {
  const { text, pieces, tokens } = sentence;
  const done = doneMore(sentence);
  if (done >= 0) sentence.use(done);
  if (COUNTED_MORE.test(text) || done >= 0) return false;
  const at = tokens.findIndex(({ lower }) => /^(?:more|less|fewer)$/.test(lower));
  const next = pieces.find(({ from }) => from > at);
  const isThan = tokens.some(({ lower }) => lower === 'than');
  const isChoice = /\b(?:which|who)\b/i.test(text) && tokens.some(({ lower }) => lower === 'or');
  const isGeneral = GENERALLY.test(text);
  if (!isThan && !isChoice && !isGeneral) return false;
  if (/\b(?:is|are|was|were) there\b|\bhow many\b/i.test(text)) return false;
  // "are A pricier than B", "do A charge more than B": nothing says that they are counted.
  const isDoing = /^\W*(?:do|does|did)\b/i.test(text) && !/\b(?:have|has|list|post|offer|sell|publish)\b/i.test(text);
  const isPart = pieces.some(({ from, to }) => from <= at && to > at + 2);
  // "did A or B launch more" of launches.
  const isOwn =
    sentence.at(
      pieces.findIndex(({ to }) => to === at),
      'noun',
    ) !== null;
  if (isOwn && (next === undefined || next.kind === 'mark')) return false;
  return at < 0 || isDoing || isPart || !/^(?:noun|value|condition)$/.test(next?.kind ?? '');
}

/** "A or B, which is reported more", "did A or B have more?": how many records there are. */
const COUNTED_MORE =
  /\b(?:reported|recorded|listed|logged|filed|seen|spotted|found|happens?|happened|occurs?|occurred) more\b(?= often|\W*$)|\bmore (?:often|common|frequent|frequently|numerous)\b|\b(?:have|has|had|got) more\W*$/i;

/** "A or B, which is borrowed more" of loans: the place of a verb of all the records, or -1. */
function doneMore({ tokens, pieces }: Sentence): number {
  const at = tokens.findIndex(({ lower }) => /^(?:more|less)$/.test(lower));
  const isEnd = tokens.slice(at + 1).every(({ kind }) => kind === 'mark');
  return isEnd && tokens[at - 1]?.lower.endsWith('ed') === true ? pieces.findIndex(({ kind, to }) => kind === 'verb' && to === at) : -1;
}
