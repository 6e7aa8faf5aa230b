const any = (list: string): RegExp => new RegExp(String.raw`\b(?:${list})\b`);

/** Nouns of moving, which name their field behind them: "the steepest drop in rent". */
const FALLS = 'drops?|falls?|cuts?|decreases?|reductions?|declines?';
const RISES = 'rises?|jumps?|increases?|gains?|growth';

/** "put their fee up". */
const PUT = '(?:put|puts|brought|bring|pushed|moved|marked) (?:its|their|the) (?:\\w+ ){1,3}';

/** Words that ask how far something went on average. */
export const MEAN_OF = {
  mean: /\b(?:average|avg|mean|typical|typically|on average)\b/,
  far: new RegExp(`\\b(?:${FALLS}|${RISES}|discounts?|hikes?|savings?|changes?|differences?|moves?|by how much|how much|how far)\\b`),
  /** Said in one breath with the comparison: "the average price cut since the last run". */
  whole: new RegExp(`\\b(?:average|avg|mean|typical) (?:\\w+ ){0,2}(?:${FALLS}|${RISES}|discounts?|hikes?)\\b`),
  percent: /%|\bper ?cent(?:age)?s?\b|\brelative\b/,
  holding:
    /^(?:and|what|what's|how|much|far|did|do|does|have|has|was|were|is|are|it|they|them|those|these|that|their|its|by|on|for|in|ones?|average|avg|mean|typical|typically|fall|rise|go|goes|discounts?|hikes?|savings?|moves?|pounds?|quid|percent|percentage|per|cent|terms|all|each|other|ads?|adverts?|listings?)$/,
} as const;

/** Whether a text speaks of going one way, by a noun or a verb. */
export function isMoveOf(way: 'down' | 'up', text: string): boolean {
  return way === 'down'
    ? new RegExp(`\\b(?:${FALLS}|discounts?|savings?|cheaper|fell|fallen|dropped|went down|go down|decreased)\\b`).test(text)
    : new RegExp(`\\b(?:${RISES}|hikes?|dearer|pricier|more expensive|rose|risen|went up|go up|increased)\\b`).test(text);
}

/** True for such a noun. */
export const isMove = (word: string): boolean => new RegExp(`^(?:${FALLS}|${RISES})$`).test(word);

/** Words of going down and up that are said of much else too: of a field only next to a run or a day to compare with. */
export const MOVING = {
  down: any(
    `sank|sunk|sink|slid|slide|slipped|slumped|plunged|plunge|tumbled|tumble|plummeted|shrank|shrunk|shrink|(?:go|goes|going|come|came) down|brought forward|(?:moved|shifted|changed|put) (?:to an )?earlier|(?:${FALLS}) (?:in|of)|did (?:\\S+ ){1,4}(?:fall|drop|decrease|decline)|${PUT}down`,
  ),
  up: any(
    `jumped|jump|climbed|climb|soared|soar|surged|surge|rocketed|shot up|grew|grown|(?:go|goes|going) up|pushed back|(?:moved|shifted|changed|put) (?:to a )?later|put back|put off|postponed|extended|prolonged|lengthened|(?:put|puts) up (?:its|their|the)|(?:${RISES}) (?:in|of)|did (?:\\S+ ){1,4}(?:rise|increase)|${PUT}up`,
  ),
} as const;

/** Words of climbing and falling in a ranking. */
export const OF_PLACES = {
  up: any(
    'climb(?:ed|s|ing|ers?)?|rose|risen|rise|risers?|jump(?:ed)?|shot up|soared|surged|(?:went|gone|go|moved|came|come) up|advanced|(?:gained|won) (?:the most |\\w+ )?(?:places?|spots?|positions?)',
  ),
  down: any(
    'fell|fallen|fall|fallers?|dropped|drop|slid|slide|slipped|sank|sunk|plunged|tumbled|plummeted|(?:went|gone|go|moved|came|come) down|declined|lost (?:the most |\\w+ )?(?:places?|spots?|positions?)',
  ),
} as const;

/** What is moved in a ranking. */
export const IN_PLACES: RegExp = any('places?|spots?|positions?|ranks?|rankings?|charts?|leaderboard');

/** Words that ask for what moved farthest. */
export const FARTHEST: RegExp = any('the most|most|biggest|largest|greatest|steepest|sharpest|deepest|furthest|farthest|hardest');

const MOVING_BY =
  /^(?:up|down|drop(?:s|ped)?|f[ae]lls?|fallen|cuts?|reductions?|reduced|decreased?s?|declined?s?|sank|slid|plunged|plummeted|slashed|lowered|r[io]ses?|risen|increased?s?|jump(?:s|ed)?|climb(?:s|ed)?|soared|gain(?:s|ed)?|los[et]|grew|hike[sd]?|raised|cheaper|dearer|pricier|expensive|discounts?|discounted|changes?|changed|prices?)$/;

/** True for a word that leads to how far something went: "dropped by more than 10 %", "price cuts of at least £50". */
export const isMoving = (word: string): boolean => MOVING_BY.test(word);
