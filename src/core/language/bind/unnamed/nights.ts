import type { Bound } from '../../annotate/bounds.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token } from '../../tokens.ts';

/** The fields, and places where they are named, without those that are paid for three nights or a week, where a bound is of one: "under 100 a night". */
export function ofOneNight<Look extends NightsLook>({ numbersTo, to }: Bound, look: Look): Look {
  const isOfNight = look.tokens.slice(numbersTo, to).some(({ lower }) => lower === 'night');
  if (!isOfNight) return look;
  return {
    ...look,
    profiles: look.profiles.filter((profile) => !isOfMore(profile)),
    mentions: look.mentions.filter(({ profile }) => !isOfMore(profile)),
  };
}

interface NightsLook {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly { readonly profile: FieldProfile }[];
}

function isOfMore({ field, dimension }: FieldProfile): boolean {
  return dimension === 'money' && MORE_NIGHTS.test(field.name);
}

const MORE_NIGHTS = /(?<!\d)(?:[2-9]|\d{2,})[ _-]?n(?:ts?|ights?)?(?![a-z])/i;
