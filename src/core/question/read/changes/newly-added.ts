import { happeningsSaidOf } from '../../../language/annotate/happenings.ts';
import { lowerText } from '../../../language/tokens.ts';
import { ADDED, ENTERED, OF_RUNS } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';

/** "anything new", "new ads since last week" of several runs: what is new to the list, whenever it was posted. */
export function isNews({ runs, pieces, tokens }: Sentence, text: string): boolean {
  if (/\bwhat(?:'s| is) new\b|\banything new\b/.test(text)) return ADDED.test(text);
  // "Like New" is what no word "new" alone says.
  const isState = pieces.some((piece) => {
    const said = lowerText(tokens, piece.from, piece.to);
    const isValue = piece.kind === 'value' && piece.hits.some(({ spellings }) => spellings.some((spelling) => spelling.toLowerCase() === said));
    return (piece.kind === 'field' || isValue) && said.split(' ').includes('new');
  });
  return runs.length > 1 && (NEWS.test(text) || NEW_ONES.test(text)) && !isState && !/\b(?:posted|listed|published|built|registered)\b/.test(text);
}

/** "average price of the new ones". */
const NEW_ONES = /(?:\b(?:the|any|those|of)|^\W*(?:and)?) new ones\b|^new ones\b/;
const NEWS = /\bnew (?:\w+ )?(?:since|this week|this month|in the (?:last|past) (?:\w+ )?(?:days?|weeks?|months?))\b/;

/** "new on the chart"; of records that know when they came, "came on the market in May" is rather said of that date. */
export function isEntered(sentence: Sentence, text: string): boolean {
  return ENTERED.test(text) && (OF_RUNS.test(text) || !knowsAdding(sentence) || /\bnew/.test(text));
}

/** What is done to records when they come to be. */
export const RECORDED = /^(?:added|listed|posted)$/;

/** Records that know a date at which they came to be are not meant by their first run. */
export function knowsAdding({ profiles, tokens }: Sentence): boolean {
  // When a price list was made says nothing of when what it lists came.
  const dates = profiles.filter(({ field, words }) => field.type === 'date' && words.every(({ stem }) => stem !== 'price'));
  return dates.some((profile) => {
    const says = happeningsSaidOf(profile);
    return (
      profile.words.some(({ stem }) => /^(?:add|list|post|publish)$/.test(stem)) ||
      tokens.some(({ stem, lower }) => lower.endsWith('ed') && says.some((said) => said.has(stem)))
    );
  });
}
