import type { Sentence } from '../../sentence.ts';

/** "how many sellers have cut their price": whoever is behind a record does what becomes of it. */
export function useOwners(sentence: Sentence, text: string): void {
  const isTheirs =
    /\b(?:sellers?|owners?|people|advertisers?|vendors?|landlords?) (?:who |that )?(?:have |has |had )?(?:now |since |already |recently )?\p{L}+ (?:down |up )?(?:their|the)\b/u.test(
      text,
    );
  if (isTheirs) sentence.use(...sentence.all('unknown').filter((at) => /^(?:seller|owner|advertiser|vendor|landlord)s?$/.test(sentence.lower(at))));
}
