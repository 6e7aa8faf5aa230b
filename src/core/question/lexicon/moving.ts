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

/** Words that ask for what moved farthest. */
export const FARTHEST: RegExp = any('the most|most|biggest|largest|greatest|steepest|sharpest|deepest|furthest|farthest|hardest');
