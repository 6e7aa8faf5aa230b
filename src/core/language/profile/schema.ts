import { deriveRole } from '../../fields/role.ts';
import { periodWords } from '../lexicon/en/periods.ts';
import { stem } from '../stem.ts';
import { createNameReader } from '../gloss/gloss.ts';
import { withBestOf } from './best-of.ts';
import { nameWords, spelledWords } from './field-names.ts';
import { profileField, type FieldProfile, type SpelledOut } from './fields.ts';
import { readKnownTable } from './known-tables.ts';
import { withMainPrice } from './main-price.ts';
import { withWorth } from './worth.ts';
import { withValueClasses } from './value-class.ts';
import type { QueryField } from '../query-field.ts';
import type { Token } from '../tokens.ts';
import { spelledBy } from './written-short.ts';
import type { Dimension } from '../lexicon/dimensions.ts';

/** What the rules know of a scraper's fields before they read a query. */
export interface Schema {
  readonly profiles: readonly FieldProfile[];
  readonly fields: readonly QueryField[];
  /** Fields by each stem that a word of a query may speak of them with. */
  readonly bySaid: ReadonlyMap<string, readonly FieldProfile[]>;
  /** Fields of several words by these words written as one ("windspeed"). */
  readonly byJoined: ReadonlyMap<string, FieldProfile>;
  /** Words in the names of numbers and dates: those that queries shorten. Stems. */
  readonly measured: readonly string[];
  /** Number fields by the last word of their name, where no other number or date has that word: it names them alone ("accuracy"). */
  readonly byHead: ReadonlyMap<string, FieldProfile>;
  readonly dimensions: ReadonlySet<Dimension>;
  /** "m" after digits is metres, and not millions. */
  readonly metres: boolean;
}

const known = new WeakMap<readonly QueryField[], Schema>();

/** The schema of these fields, made once for as long as the same array is asked about. */
export function schemaOf(fields: readonly QueryField[]): Schema {
  const before = known.get(fields);
  if (before !== undefined) return before;
  const profiles = profilesOf(fields);
  const schema = fromProfiles(profiles);
  alone.set(fields, profiles);
  known.set(fields, schema);
  return schema;
}

/** The schema of these fields as a text speaks of them: a word that a name writes short stands in it as the text spells it. */
export function schemaFor(fields: readonly QueryField[], tokens: readonly Token[]): Schema {
  const schema = schemaOf(fields);
  const spelled = spelledBy(tokens, schema);
  return spelled.size === 0 ? schema : fromProfiles(profilesOf(fields, spelled));
}

/** What is known of each field by itself, once for all texts that spell none of its words. */
const alone = new WeakMap<readonly QueryField[], readonly FieldProfile[]>();

function profilesOf(fields: readonly QueryField[], spelled?: SpelledOut): readonly FieldProfile[] {
  const readName = createNameReader(fields.map(({ name }) => name));
  const { columns } = readKnownTable(fields);
  const plain = spelled === undefined ? undefined : alone.get(fields);
  return fields.map((field, at) => {
    const same = nameWords(field.name).some((word) => spelled?.has(word) === true) ? undefined : plain?.[at];
    return same ?? profileField(asSpelled(field, spelled), { readName, column: columns.get(field.name), spelled });
  });
}

function fromProfiles(profiles: readonly FieldProfile[]): Schema {
  return readSchema(withValueClasses(withWorth(withMainPrice(withBestOf(profiles)))));
}

/** The field with its name in full; a number of which that says more than its short form has a role by it: revenues add up, and of `RVN` nothing is known. */
function asSpelled(field: QueryField, said: SpelledOut | undefined): QueryField {
  const written = nameWords(field.name);
  const spelled = spelledWords(
    written.map((word) => said?.get(word)?.[0] ?? word),
    field.type,
  );
  const called = spelled.join(' ');
  if (called === written.join(' ')) return field;
  const isDerived = field.type === 'number' && field.role !== 'key' && (field.role === undefined || field.role === deriveRole(field));
  return { ...field, called, ...(isDerived ? { role: deriveRole({ ...field, name: called }) } : {}) };
}

function readSchema(profiles: readonly FieldProfile[]): Schema {
  const bySaid = new Map<string, FieldProfile[]>();
  for (const profile of profiles) {
    for (const key of new Set([...profile.words.flatMap((word) => spellings(word.stem, profile)), ...profile.says])) {
      const sharing = bySaid.get(key);
      if (sharing === undefined) bySaid.set(key, [profile]);
      else sharing.push(profile);
    }
  }
  return {
    profiles,
    fields: profiles.map(({ field }) => field),
    bySaid,
    // Of those that are called alike but for what each is measured in or for ("GDP", "GDP per capita"), the plainest.
    byJoined: new Map(
      profiles
        .filter(hasSeveralWords)
        .toSorted((a, b) => b.words.length - a.words.length)
        .flatMap((profile) => [wholeName(profile), joinedName(profile)].map((name) => [name, profile])),
    ),
    measured: [...new Set(profiles.flatMap(({ field, words }) => (isMeasured(field) ? words.map((word) => word.stem) : [])))],
    byHead: headsOf(profiles),
    dimensions: new Set(profiles.flatMap((profile) => (profile.dimension === null ? [] : [profile.dimension]))),
    metres: hasMetres(profiles),
  };
}

/** "yearly" and "annual" of a fee per year: a period is said in several ways, where it is not the whole name. */
function spellings(word: string, { words, field }: FieldProfile): readonly string[] {
  if (word === 'from' && field.type === 'number') return ['from', 'start'];
  if (word === 'minimum') return ['minimum', 'min', 'start'];
  return words.length > 1 ? [word, ...periodWords(word)] : [word];
}

function headsOf(profiles: readonly FieldProfile[]): ReadonlyMap<string, FieldProfile> {
  const measured = profiles.filter(({ field }) => isMeasured(field));
  const heads = profiles.flatMap((profile) => {
    const head = profile.words.findLast((word) => word.weight === 1)?.stem ?? '';
    // The hours of "engine_hrs" name it too.
    const unit = profile.dimension === 'time' ? (profile.words.at(-1)?.stem ?? '') : '';
    const isOnly = (said: string) => measured.every((other) => other === profile || other.words.every((word) => word.stem !== said));
    // "less than 300 m from the beach" names no "short break from".
    const isNaming = (said: string) =>
      said !== 'from' && (profile.isUnreadMoney || (profile.field.type === 'number' && said.length > 3)) && isOnly(said);
    return [...new Set([head, unit])].filter(isNaming).map((said) => [said, profile] as const);
  });
  return new Map(heads);
}

function isMeasured({ type }: QueryField): boolean {
  return type === 'number' || type === 'date';
}

function hasSeveralWords({ words }: FieldProfile): boolean {
  return words.length > 1;
}

/** "1.20m" is a length where there is one in metres, or in another unit and nothing that runs into millions. */
function hasMetres(profiles: readonly FieldProfile[]): boolean {
  const lengths = profiles.filter(({ unit }) => unit?.dimension === 'length');
  const isSmall = ({ field }: FieldProfile) => field.type !== 'number' || (field.max !== undefined && field.max < MILLION);
  return lengths.some(({ unit }) => unit?.factor === 1) || (lengths.length > 0 && profiles.every(isSmall));
}

const MILLION = 1e6;

/** The name as it stands, as far as it is typed as one word ("avgHR"). */
function wholeName({ field }: FieldProfile): string {
  return stem(field.name.toLowerCase());
}

/** The name as one word, small words left out. */
function joinedName({ words }: FieldProfile): string {
  return words
    .filter((word) => word.weight === 1)
    .map((word) => word.stem)
    .join('');
}
