/** What is used up and measured, word by word. */
export const CONSUMED = 'water electricity power gas energy fuel heat';

/** "used the most water", "used over 200 m3": what was done, said as "use" is; a "used car" was owned before. */
export function withDeeds<Word extends { readonly lower: string; readonly stem: string }>(tokens: readonly Word[]): readonly Word[] {
  if (tokens.every(({ lower }) => lower !== 'used')) return tokens;
  const said = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ lower }) => lower)
      .join(' ');
  return tokens.map((token, at) => {
    const isDeed = token.lower === 'used' && (GOES_ON.test(said(at + 1, at + REACH)) || LED.test(said(at - REACH, at)));
    return isDeed ? { ...token, stem: 'use' } : token;
  });
}

const REACH = 9;
const STUFF = `(?:${CONSUMED.replaceAll(' ', '|')})`;
const BOUND = '(?:more than|less than|no more than|at least|at most|over|under|up to|above|below|between|about|around|exactly)';
const UNIT = '(?:m3|m³|m 3|cubic|litres?|liters?|l|kwh|mwh|gwh|gallons?|kilowatt|kw)';
const GOES_ON = new RegExp(
  `^(?:(?:the|most|least|more|less|much|any|no) )+${STUFF}\\b|^(?:the )?(?:most|least)\\W*$|^(?:${BOUND} )?[\\d.,]+(?: (?:and|to) [\\d.,]+)? ${UNIT}(?= |$)`,
);
const LED = new RegExp(
  `(?:\\bhow much(?: ${STUFF})?|^${STUFF}|(?:total|average|mean|median|amount of) ${STUFF})(?: (?:was|is|were|has been|have been|got))?$`,
);
