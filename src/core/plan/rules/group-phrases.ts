import { stem } from '../../language/stem.ts';
import { type Phrasing, replaceParts } from './phrasing.ts';

/** "breakdown of jobs by city", "busiest month", "which venue hosts the most events", "in which city is rent lowest": groups, and what they are ranked by. */
export function groupsAsked(text: string, { entityOf, profiles, facts }: Phrasing): string {
  const isRepeated = (word: string) =>
    profiles.some(
      ({ field, words }) =>
        field.type === 'text' &&
        (facts.distinct(field.name) ?? facts.records) <= facts.records / 2 &&
        words.some(({ stem: own }) => own === stem(word.toLowerCase())),
    );
  const isRecords = (word: string) => entityOf(word.toLowerCase()) === 'certain';
  const hasTraffic = profiles.some(({ words }) => words.some(({ stem: own }) => /^(?:passenger|visitor|attendance|traffic)$/.test(own)));
  const isGroup = (word: string) => profiles.some(({ words, field }) => field.type !== 'number' && words.some(({ stem: own }) => own === stem(word)));
  const slashed = text.replace(/ ?\/ ?(\p{L}{3,})(?=\W*$)/u, (said, word: string) => (isGroup(word.toLowerCase()) ? ` by ${word}` : said));
  const spread = slashed
    .replace(
      /\b(average|avg|mean|median) (.{3,40}?) (?:per|for each|in each|for every) (\p{L}+)\b/iu,
      (said, figure: string, field: string, noun: string) => (isRecords(noun) && !isRepeated(noun) ? `${figure} ${field}` : said),
    )
    .replace(
      /\b(?:an? |the )?(?:breakdown|split|distribution|overview) of (?:the |all |our )?(\p{L}+) (?=(?:by|per|across)\b)/iu,
      (said, noun: string) => (isRecords(noun) ? `number of ${noun} ` : said),
    )
    .replace(
      /^(?:please )?(?:list|show|give|rank|order|sort)(?: me)?(?: all)?(?: the)? (\p{L}+) (?:with|and|by) (?:their |the |its )?(?:number|count|amount) of (\p{L}+)\W*$/iu,
      (said, group: string, noun: string) => (isRecords(noun) ? `number of ${noun} by ${group}` : said),
    );
  const ranked = replaceParts(
    spread,
    /^(?<ask>(?:average|avg|mean|median|total)\b.+) (?:by|per) (?<group>[\p{L}_ ]+?),? (?<way>highest|lowest) first(?:,? (?:the )?(?:top|first) (?<most>\d+))?\W*$/giu,
    ({ part }) =>
      `${part('way').toLowerCase() === 'highest' ? 'top' : 'bottom'} ${part('most') === '' ? '100' : part('most')} ${part('group')} by ${part('ask')}`,
  );
  const busy = hasTraffic
    ? ranked
    : ranked.replace(
        /(?:\b(?:what|which)(?: is| was|'s| are)? )?\b(?:the )?(busiest|quietest) (\p{L}+)/iu,
        (_said, way: string, group: string) => `which ${group} has the ${way.toLowerCase() === 'busiest' ? 'most' : 'fewest'} records`,
      );
  const verbed = replaceParts(
    busy,
    /\b(?<which>which|what) (?<group>[\p{L}_]+(?: [\p{L}_]+)?) (?:\p{L}+s|\p{L}+ed|(?:is|are) \p{L}+ing|(?:has|have) \p{L}+(?:ed|en)) the (?<most>most|fewest|least) (?<rest>\p{L}+(?: \p{L}+){0,2})/giu,
    ({ said, part }) =>
      part('rest').split(' ').some(isRecords) ? `${part('which')} ${part('group')} has the ${part('most')} ${part('rest')}` : said,
  );
  return replaceParts(
    verbed,
    /\b(?:in |for |at )?(?<which>which|what) (?<group>[\p{L}_ ]+?) (?:is|are) (?:the )?(?<field>[\p{L}_]+(?: [\p{L}_]+)?) (?:the )?(?<way>lowest|highest|largest|smallest)(?<average> on average)?\W*$/giu,
    ({ part }) => `${part('which')} ${part('group')} has the ${part('way')} ${part('average') === '' ? '' : 'average '}${part('field')}`,
  );
}

const ROLES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:ordered|bought|purchased|placed|buys|orders|spent|spends)$/, /^(?:customer|client|buyer|user)/],
  [/^(?:wrote|written|writes|authored)$/, /^(?:author|writer)/],
  [/^(?:published|publishes)$/, /^publisher/],
  [/^(?:directed|directs)$/, /^director/],
  [/^(?:hiring|hires|hired|posted|recruiting)$/, /^(?:compan|employer|firm)/],
  [/^(?:organi[sz]e[sd]?|organi[sz]ing|hosts|hosted|hosting|puts)$/, /^(?:organi[sz]er|host|promoter)/],
  [/^(?:sells|sold|selling|offers|lists)$/, /^(?:seller|vendor|shop|store|host|agent)/],
  [/^(?:makes|made|manufactures|produces|produced)$/, /^(?:manufactur|maker|brand|producer|compan)/],
];

/** "who ordered the most", "who has written the most books": the verb tells which field names them. */
export function peopleAsked(text: string, { profiles, entityOf }: Phrasing): string {
  const found =
    /^who (?:(?:is|are|has|have) )?(?<verb>\p{L}+) (?:the )?(?<most>most|fewest|least)\b(?: (?<noun>(?!(?:in|at|from|on|by|this|last|during|since|of|for|and|per)\b)\p{L}+))?/iu.exec(
      text,
    );
  const { verb = '', most = '', noun } = found?.groups ?? {};
  const role = ROLES.find(([said]) => said.test(verb.toLowerCase()))?.[1];
  const named =
    role === undefined ? [] : profiles.filter(({ field, words }) => field.type === 'text' && words.some(({ stem: own }) => role.test(own)));
  const person =
    named.find(({ words }) => words.length === 1) ?? named.find(({ words }) => words.some(({ stem: own }) => own === 'name')) ?? named[0];
  if (found === null || person === undefined || /^(?:money|expensive)$/i.test(noun ?? '')) return text;
  const isCounted = profiles.some(
    ({ field, words }) => field.type === 'number' && words.some(({ stem: own }) => own === stem((noun ?? '').toLowerCase())),
  );
  const rest = text.slice(found[0].length);
  // What was spent is money, which is said elsewhere.
  if (/^spen/i.test(verb)) return `which ${person.field.name} spent the ${most}${rest}`;
  if (isCounted) return `which ${person.field.name} has the ${most === 'most' ? 'highest' : 'lowest'} total ${noun}${rest}`;
  const isRecords = noun === undefined || entityOf(noun.toLowerCase()) === 'certain';
  return `which ${person.field.name} has the ${most} ${isRecords ? 'records' : `records of ${noun}`}${rest}`;
}
