import { holdsValue, type DataFacts } from '../facts.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { nameWords } from '../../language/profile/field-names.ts';
import type { OtherWording } from './other-words.ts';

/** What a name of a scraper says of all of its records, and how else that is said. */
const SAYS: readonly { readonly names: RegExp; readonly said: RegExp }[] = [
  { names: /^(?:used|second_?hand|pre_?owned|pre_?loved|resale|thrift)/i, said: /\b(?:second[ -]?hand|pre-?owned|pre-?loved) /iu },
  { names: /^(?:dead|disused|abandoned)/i, said: /\b(?:disused|abandoned|defunct|derelict) /iu },
  { names: /^refurb/i, said: /\b(?:refurbished|reconditioned) /iu },
];
const SECOND_HAND = /(?:^|\s)(?:,? ?)(?:second[ -]?hand|pre-?owned|pre-?loved)(?=\W|$)/iu;

/** "disused stations" of dead stations, "second hand" of ads that say what condition things are in: the question without what all of the records are; null where it says no such thing. */
export function withoutWhatAllAre(text: string, facts: DataFacts, profiles: readonly FieldProfile[]): OtherWording | null {
  const named = SAYS.find(({ names, said }) => names.test(facts.name) && said.test(text));
  const words = named?.said.exec(text)?.[0] ?? (areUsed(profiles) ? SECOND_HAND.exec(text)?.[0] : undefined);
  const said = words?.replaceAll(/^[\s,]+|\s+$/g, '');
  if (words === undefined || said === undefined || holdsValue(facts, said)) return null;
  return { text: text.replace(words, ''), note: `taking all of the records as "${said}"` };
}

/** Things whose condition is told, none of which is new. */
function areUsed(profiles: readonly FieldProfile[]): boolean {
  return profiles.some(({ field: { name, type, samples = [] } }) => {
    const isCondition = type === 'text' && /^condition$/i.test(nameWords(name).at(-1) ?? '');
    return (
      isCondition &&
      samples.some((value) => /^(?:like new|as new|used|worn|fair|good|very good)$/i.test(value)) &&
      !samples.some((value) => /^(?:brand |unused|new\b(?! with))/i.test(value))
    );
  });
}
