import type { Finding } from '../bind/binding.ts';
import { nameWords } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Token } from '../tokens.ts';
import type { Mention, SaidFields } from './mentions.ts';
import { readNumber } from './numbers.ts';
import { bareSuperlatives } from './superlatives.ts';

/** "top 20 crime", "outside the top ten": places of the field by which records are ranked, where no words say by what else. */
export function findPlaces({ tokens, profiles, mentions }: SaidFields): readonly Finding[] {
  return tokens.flatMap(({ lower }, top): readonly Finding[] => {
    const number = lower === 'top' ? readNumber(tokens, top + 1) : null;
    if (number === null || number.multiplier !== 1 || !Number.isInteger(number.value) || isRankedOtherwise({ tokens, mentions }, number.to))
      return [];
    const named = mentions.find(({ from, to, profile }) => isRank(profile) && to >= top - NAME_REACH && from <= number.to + 1);
    const profile = named?.profile ?? mainRank(profiles);
    if (profile === undefined) return [];
    const from = startOf(tokens, top);
    const isOutside = /^(?:outside|not|below)$/.test(tokens[from]?.lower ?? '');
    return [
      {
        from: Math.min(from, named?.from ?? from),
        to: Math.max(number.to, named?.to ?? number.to),
        condition: { kind: 'compare', field: profile.field.name, op: isOutside ? '>' : '<=', value: number.value },
        profile,
      },
    ];
  });
}

const NAME_REACH = 3;

/** "top 5 cheapest", "top 5 laptops by weight": so many of an order. */
function isRankedOtherwise({ tokens, mentions }: Omit<SaidFields, 'profiles'>, to: number): boolean {
  const isBy = ({ from, profile }: Mention) => from > to && !isRank(profile) && /^(?:by|of)$/.test(tokens[from - 1]?.lower ?? '');
  return bareSuperlatives(tokens).some(({ from }) => from === to) || mentions.some(isBy);
}

/** The words that lead in to "top 20": "in the", "outside of the", "not in the". */
function startOf(tokens: readonly Token[], top: number): number {
  let from = top;
  while (/^(?:in|within|among|of|the|our|this|outside|not|below)$/.test(tokens[from - 1]?.lower ?? '')) from -= 1;
  return from;
}

/** The one field that says which place a record has, and not which it had at another time. */
function mainRank(profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const ranks = profiles.filter(
    (profile) => isRank(profile) && profile.field.min === 1 && !nameWords(profile.field.name).some((word) => OF_OTHER_TIME.test(word)),
  );
  const plain = ranks.filter(({ words }) => words.length === 1);
  const [only, ...others] = plain.length > 0 ? plain : ranks;
  return others.length === 0 ? only : undefined;
}

const OF_OTHER_TIME = /^(?:peak|best|highest|lowest|worst|prev|previous|last|old|former|entry|start|starting|first|year)$/;

function isRank({ field, role }: FieldProfile): boolean {
  return field.type === 'number' && field.integer !== false && role !== 'year' && RANK.test(nameWords(field.name).at(-1) ?? '');
}

const RANK = /^(?:rank|ranking|position|standing)$/;
