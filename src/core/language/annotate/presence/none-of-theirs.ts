import type { Finding } from '../../bind/binding.ts';
import type { SaidFields } from '../mentions.ts';

/** "the loser got no legs" of a loser's legs: the name on both sides of the words that say that there were none. */
export function noneOfTheirs({ tokens, mentions }: Pick<SaidFields, 'tokens' | 'mentions'>): readonly Finding[] {
  return mentions.flatMap(({ profile, from, to }): readonly Finding[] => {
    const { field, words, dimension } = profile;
    const denial = /^(?:no|zero)$/.test(tokens[from - 1]?.lower ?? '') ? from - 1 : -1;
    const owner = denial - 2;
    const said = owner < 0 ? [] : [tokens[owner], ...tokens.slice(from, to)];
    const isWhole = said.length === words.length && words.length > 1 && words.every(({ stem }) => said.some((token) => token?.stem === stem));
    const isCount = field.type === 'number' && field.integer !== false && field.min === 0 && dimension === null;
    if (!isWhole || !isCount || !HAVING.test(tokens[denial - 1]?.lower ?? '')) return [];
    return [{ from: owner, to, condition: { kind: 'compare', field: field.name, op: '=', value: 0 }, profile }];
  });
}

const HAVING = /^(?:got|gets?|had|has|have|won|wins?|scored|scores?|took|takes?|made|left|received|earned)$/;
