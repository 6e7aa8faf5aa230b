import { isPlural } from '../../../text/plural.ts';
import { nameWords } from '../profile/field-names.ts';
import { readKnownTable } from '../profile/known-tables.ts';
import type { QueryField } from '../query-field.ts';
import { stem, stemSet } from '../stem.ts';
import type { Token, TokenSpan } from '../tokens.ts';
import { DOMAIN_STEMS, GENERIC } from '../lexicon/en/stems/record-noun-stems.ts';

/** The noun for the records themselves ("flats", "records"). */
export interface RecordNoun extends TokenSpan {
  /** By the name of the scraper, or a noun for any record; not what records of such fields may be called, all or some of them. */
  readonly isNamed: boolean;
}

/** What record nouns are found by. `recordNames`: words for the records, as the name of the scraper gives them. Default: none. */
export interface NounContext {
  /** The same array for the same run, so that what is derived from it is kept. */
  readonly fields: readonly QueryField[];
  readonly recordNames?: readonly string[];
}

/** Two words of a domain among the names of fields decide what the records are. */
const CUES_NEEDED = 2;

const derived = new WeakMap<readonly QueryField[], ReadonlySet<string>>();

/** The stems of the words by which the records are called. */
export function stemsOfNames(recordNames: readonly string[] = []): ReadonlySet<string> {
  return stemSet(recordNames.flatMap(nameWords).join(' ') || '-');
}

/** Every place where the text names the records themselves: generic nouns, those of the scraper's name, and those of the domain its fields are of. */
export function findRecordNouns(tokens: readonly Token[], { fields, recordNames = [] }: NounContext): readonly RecordNoun[] {
  const own = stemsOfNames(recordNames);
  const isEndOfName = endsOfNames(recordNames, fields);
  const plausible = domainNouns(fields);
  return tokens.flatMap((token, at): RecordNoun[] => {
    if (token.kind !== 'word') return [];
    const isNamed = GENERIC.has(token.stem) || own.has(token.stem) || isEndOfName(token.lower);
    const isCounted = tokens[at - 1]?.lower === 'many' && tokens[at - 2]?.lower === 'how' && /[^s]s$/.test(token.lower);
    return isNamed || isCounted || plausible.has(token.stem) ? [{ from: at, to: at + 1, isNamed }] : [];
  });
}

/** "talks" of a scraper called booktalks, where no field is called so. */
function endsOfNames(recordNames: readonly string[], fields: readonly QueryField[]): (word: string) => boolean {
  const names = recordNames.flatMap(nameWords).filter((name) => name.length >= LONG_NAME);
  const isOfField = (word: string) => fields.some(({ name }) => nameWords(name).some((part) => stem(part) === stem(word)));
  return (word) => word.length >= LONG_END && isPlural(word) && names.some((name) => name !== word && name.endsWith(word)) && !isOfField(word);
}

const LONG_NAME = 8;
const LONG_END = 5;

function domainNouns(fields: readonly QueryField[]): ReadonlySet<string> {
  const known = derived.get(fields);
  if (known !== undefined) return known;
  const names = new Set(fields.flatMap(({ name }) => nameWords(name).map(stem)));
  const cued = DOMAIN_STEMS.filter(({ cues }) => [...cues].filter((cue) => names.has(cue)).length >= CUES_NEEDED);
  const nouns = new Set([...cued.flatMap((domain) => [...domain.nouns]), ...readKnownTable(fields).nouns.map(stem)]);
  derived.set(fields, nouns);
  return nouns;
}
