const any = (list: string): RegExp => new RegExp(String.raw`\b(?:${list})\b`);

/** Nouns of moving, which name their field behind them: "the steepest drop in rent". */
const FALLS = 'drops?|falls?|cuts?|decreases?|reductions?|declines?';
const RISES = 'rises?|jumps?|increases?|gains?|growth';

/** "put their fee up". */
const PUT = '(?:put|puts|brought|bring|pushed|moved|marked) (?:its|their|the) (?:\\w+ ){1,3}';

/** True for such a noun. */
export const isMove = (word: string): boolean => new RegExp(`^(?:${FALLS}|${RISES})$`).test(word);

/** Words of going down and up that are said of much else too: of a field only next to a run or a day to compare with. */
export const MOVING = {
  down: any(
    `sank|sunk|sink|slid|slide|slipped|slumped|plunged|plunge|tumbled|tumble|plummeted|shrank|shrunk|shrink|(?:go|goes|going|come|came) down|brought forward|(?:${FALLS}) (?:in|of)|did (?:\\S+ ){1,4}(?:fall|drop|decrease|decline)|${PUT}down`,
  ),
  up: any(
    `jumped|jump|climbed|climb|soared|soar|surged|surge|rocketed|shot up|grew|grown|(?:go|goes|going) up|pushed back|put back|put off|postponed|(?:${RISES}) (?:in|of)|did (?:\\S+ ){1,4}(?:rise|increase)|${PUT}up`,
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
