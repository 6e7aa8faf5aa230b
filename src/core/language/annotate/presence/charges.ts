import type { FieldProfile } from '../../profile/fields.ts';
import { shareRoot } from '../../stem.ts';
import type { Token } from '../../tokens.ts';
import { GAIN_IDS, onlyOne, SIDE_STEMS } from '../../bind/prices.ts';
import { OF_SOME_STEMS } from '../../profile/main-price.ts';
import type { SaidFields } from '../mentions.ts';

/** An amount of money that is nothing for some. */
export function isCharge({ field, dimension, role }: FieldProfile): boolean {
  return field.type === 'number' && role === 'measure' && dimension === 'money' && field.min === 0;
}

/** What is charged for what is done "for free": the delivery fee of "delivered for free"; null where no field is called so, or several are. */
export function chargeOf(deed: Token | undefined, profiles: readonly FieldProfile[]): FieldProfile | null {
  if (deed?.kind !== 'word') return null;
  return onlyOne(
    profiles.filter((profile) => isCharge(profile) && profile.words.some(({ stem }) => stem === deed.stem || shareRoot(stem, deed.stem))),
  );
}

/** What is said to cost nothing behind it: the delivery fee of "delivery costs nothing"; null where no charge is called so. */
export function chargedBefore(
  tokens: readonly Token[],
  at: number,
  { mentions, profiles }: Pick<SaidFields, 'mentions' | 'profiles'>,
): { readonly from: number; readonly profile: FieldProfile } | null {
  const named = onlyOne(mentions.flatMap(({ to, profile }) => (to === at && isCharge(profile) ? [profile] : [])));
  const profile = named ?? chargeOf(tokens[at - 1], profiles);
  if (profile === null) return null;
  return { from: mentions.find((mention) => mention.profile === profile && mention.to === at)?.from ?? at - 1, profile };
}

/** Money that comes in, or is given, costs no one anything. */
function isGained({ concepts, field }: FieldProfile): boolean {
  return field.role === 'additive' || concepts.some(({ id }) => GAIN_IDS.has(id));
}

/** The one field that says what a thing costs and is nothing for some. */
export function mainCharge(profiles: readonly FieldProfile[]): FieldProfile | null {
  // What always costs something is never free, though its shipping may be.
  const isNeverFree = ({ concepts, role, words: own, field }: FieldProfile) =>
    role === 'measure' && (field.min ?? 0) > 0 && concepts.some(({ id }) => id === 'price') && own.filter(({ weight }) => weight === 1).length <= 1;
  if (profiles.some(isNeverFree)) return null;
  const charges = profiles.filter(
    (profile) => isCharge(profile) && !isGained(profile) && !profile.words.some(({ stem: word }) => SIDE_STEMS.has(word) || OF_SOME_STEMS.has(word)),
  );
  const named = charges.filter(({ concepts, words: own, unit }) => concepts.some(({ id }) => id === 'price') || (own.length === 1 && unit !== null));
  const prices = named.length > 0 ? named : charges;
  const plain = prices.filter(({ words: own }) => own.filter(({ weight }) => weight === 1).length <= 1);
  const all = plain.length > 0 ? plain : prices;
  // What prices start from is what something can be had for.
  const least = all.filter(({ words: own }) => own.some(({ stem: word }) => /^(?:minimum|from|lowest)$/.test(word)));
  const [only, other] = least.length === 1 ? least : all;
  return other === undefined ? (only ?? null) : null;
}
