import { IRREGULAR, type Phrase } from '../../lexicon/en/stems/switch-stems.ts';
import { nameWords, wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';

/** Phrases that state a field by the words of its name. */
export function phrasesOfName(profile: FieldProfile): readonly Phrase[] {
  return [...inAndOut(profile), ...asWritten(profile), ...canBe(profile)];
}

/** "mgr in post": a name in the short forms that it is written in. */
function asWritten({ field }: FieldProfile): readonly Phrase[] {
  const words = nameWords(field.name);
  return field.called === undefined || words.length < 2 ? [] : [{ words, value: true }];
}

/** "can be downloaded" of what is downloadable, and "can't be downloaded"; "can be rung" of what is ringable. */
function canBe({ field }: FieldProfile): readonly Phrase[] {
  const words = wordsOfName(field);
  const verb = /^(\p{L}{4,})able$/u.exec(words.at(-1) ?? '')?.[1];
  if (verb === undefined || words.length > 1) return [];
  const forms = new Set([`${verb}ed`, `${verb}${verb.at(-1) ?? ''}ed`, ...(IRREGULAR.get(verb) ?? [])]);
  return [...forms].flatMap((done) => ['can', "can't", 'cant', 'cannot'].map((can) => ({ words: [can, 'be', done], value: can === 'can' })));
}

/** "out of print" of what is in print, "in service" of what is out of service. */
function inAndOut({ field }: FieldProfile): readonly Phrase[] {
  const words = wordsOfName(field);
  const thing = words.at(-1) ?? '';
  const name = words.slice(0, -1).join(' ');
  if (/^(?:is )?in$/.test(name)) return [{ words: ['out', 'of', thing], value: false }];
  // "off display" of what is on display; what is "off road" or "off grid" is made for it.
  if (/^(?:is )?on$/.test(name)) return /^(?:road|grid|line|site)$/.test(thing) ? [] : [{ words: ['off', thing], value: false }];
  return /^(?:is )?out of$/.test(name) ? [{ words: ['in', thing], value: false }] : [];
}
