import type { FieldProfile } from '../../language/profile/fields.ts';
import { stem } from '../../language/stem.ts';
import type { Phrasing } from './phrasing.ts';

/** Superlatives and verbs that speak of one certain field. */
export function measuresAsked(text: string, { profiles }: Phrasing): string {
  const numbers = profiles.filter(({ field, role }) => field.type === 'number' && role !== 'key');
  const named = (pattern: RegExp) => numbers.find(({ words }) => words.some(({ stem: own }) => pattern.test(own)))?.field.name;
  const coordinate = (pattern: RegExp) =>
    profiles.find(({ field, words }) => field.type === 'number' && words.some(({ stem: own }) => pattern.test(own)))?.field.name;
  let said = text;
  const put = (pattern: RegExp, to: string, field: string | undefined) => {
    if (field !== undefined) said = said.replaceAll(pattern, to.replace('@', field));
  };
  put(/\bnorthernmost\b(?! lat)/gi, 'highest @', coordinate(/^lat/));
  put(/\bsouthernmost\b(?! lat)/gi, 'lowest @', coordinate(/^lat/));
  put(/\beasternmost\b(?! lon)/gi, 'highest @', coordinate(/^(?:lon|lng)/));
  put(/\bwesternmost\b(?! lon)/gi, 'lowest @', coordinate(/^(?:lon|lng)/));
  said = said.replaceAll(/\b(?:northernmost|easternmost)\b/gi, 'highest').replaceAll(/\b(?:southernmost|westernmost)\b/gi, 'lowest');
  put(/\b(?:longest|thickest)(?= books?\b)/gi, 'highest @', named(/^page/));
  put(/\b(?:shortest|thinnest)(?= books?\b)/gi, 'lowest @', named(/^page/));
  put(/\bmost reviewed\b/gi, 'highest @', named(/^review/));
  put(/\bleast reviewed\b/gi, 'lowest @', named(/^review/));
  said = said
    .replaceAll(/\bbest (?=(?:[\p{L}_]+ )?(?:scores?|ratings?|grades?|points)\b)/giu, 'highest ')
    .replaceAll(/\bworst (?=(?:[\p{L}_]+ )?(?:scores?|ratings?|grades?|points)\b)/giu, 'lowest ')
    .replaceAll(/\b(pays?|earns?|costs?) (?:the )?best\b/gi, '$1 the most')
    .replaceAll(/\b(pays?|earns?|costs?) (?:the )?worst\b/gi, '$1 the least')
    .replace(/^(?:the )?most popular (\p{L}+) by ([\p{L}_ ]+)$/iu, '$1 with the highest $2')
    .replace(
      /^which (\p{L}+) (?:was |were )?(\p{L}+ed) (first|earliest|last|latest|most recently)\W*$/iu,
      (whole, noun: string, verb: string, end: string) => {
        const date = profiles.find(
          ({ field, words, role }) => (field.type === 'date' || role === 'year') && words.some(({ stem: own }) => own === stem(verb.toLowerCase())),
        );
        return date === undefined ? whole : `${noun} with the ${/^(?:first|earliest)$/i.test(end) ? 'earliest' : 'latest'} ${date.field.name}`;
      },
    )
    .replace(/^how many (?:days|hours|minutes|weeks) (?:does|do|did) (.+?) take\b/i, 'how long does $1 take on average');
  const money = numbers.filter(({ dimension }) => dimension === 'money');
  const [only] = money;
  if (only === undefined) return percents(said, numbers);
  const asked = /^what (?:does|do|did) (?:the |an? )?(average |typical )?(.+?) (cost|make|earn|pay)\b(.*?)( on average)?\W*$/iu.exec(said);
  if (asked !== null && (asked[1] !== undefined || asked[5] !== undefined)) said = `average ${only.field.name} of ${asked[2]}${asked[4] ?? ''}`;
  const sold = profiles.find(({ field, words }) => field.type === 'boolean' && words.map(({ stem: own }) => own).join(' ') === 'sell out')?.field
    .name;
  put(/\bstill (?:have|has|got) (?:any )?(?:tickets|seats|places)(?: left| available)?/gi, '@ is false', sold);
  const ticket = money.find(({ words }) => words.some(({ stem: own }) => own === 'ticket'))?.field.name;
  put(/\bhow many tickets (?:cost|are) (?=(?:over|under|above|below|less|more|at)\b)/gi, 'how many records with @ ', ticket);
  put(/\btickets? (?:for |at |costing |priced )?(?=(?:below|under|over|above|less than|more than|cheaper than|up to) ?[$€£₹]?\d)/gi, '@ ', ticket);
  return percents(said, numbers);
}

/** "50 percent contained", "at 0%", of a field of percentages that is called so. */
function percents(text: string, numbers: readonly FieldProfile[]): string {
  const percent = numbers.find(({ words, field }) => words.some(({ stem: own }) => /^(?:percent|pct|percentage)$/.test(own)) || field.unit === '%');
  const own = percent?.words.find(({ stem: word }) => !/^(?:percent|pct|percentage)$/.test(word))?.stem;
  if (percent === undefined || own === undefined) return text;
  const op = '(?:(?:less|more|fewer|greater) than|under|over|below|above|at least|at most|exactly|at)';
  return text.replaceAll(
    new RegExp(`\\b(${op} )?(\\d+(?:\\.\\d+)?) ?(?:%|percent) ${own}\\p{L}*`, 'giu'),
    (_said, bound: string | undefined, number: string) =>
      `with ${percent.field.name} ${bound === undefined || /^at $/i.test(bound) ? '= ' : bound}${number}`,
  );
}
