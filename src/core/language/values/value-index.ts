import { countryNames } from './country-names.ts';
import { normalForm, writtenForm } from './normal-form.ts';

/** Where a phrase stands in the values of a text field. */
export interface ValueHit {
  readonly field: string;
  /** It is a whole value, one item of a list, or some words of a value. */
  readonly kind: 'whole' | 'item' | 'words';
  /** The value as it is written, in each of its spellings; for words and items, the words. */
  readonly spellings: readonly string[];
  /** How many records hold it so. */
  readonly records: number;
  /** Of an item of what the source wrote as a list: other items hold it too, as "pool table" holds "pool". Default: none does. */
  readonly isPartOfOthers?: true;
  /** Of words: how many of these records hold them behind each other. */
  readonly together?: number;
  /** Of words: the values or items that hold them, where they are few. */
  readonly holders?: Pick<ValueHit, 'kind' | 'spellings' | 'records'>;
}

/** Phrase to where text fields hold it. */
export interface ValueIndex {
  /** Of values that differ in marks or number only, the one that is written so; a code of up to three letters only as it is written, never as a plural. */
  readonly find: (phrase: string) => readonly ValueHit[];
  /** How many different values there are; null for a field of prose, or with too many. */
  readonly distinct: (field: string) => number | null;
  /** Whether values of a field hold several things. */
  readonly isList: (field: string) => boolean;
  /** Whether items of a field hold this one beside other words. */
  readonly isPartOfItems: (field: string, item: string) => boolean;
  /** Makes the tables that else the first `find` makes at once, which may take a twentieth of a second; `turn` is awaited between them. */
  readonly prepare: (turn: () => Promise<void>) => Promise<void>;
}

/** A value by its normal form: how many records hold it, and its spellings, one at least. Plain data: it is stored as JSON. */
export type IndexedValue = readonly [form: string, records: number, ...spellings: string[]];

/** What is kept of the values of one text field. Plain data: it is stored as JSON. */
export interface IndexedField {
  readonly name: string;
  /** Values hold several things, which are the `items`. */
  readonly isList: boolean;
  readonly isProse: boolean;
  readonly distinct: number | null;
  /** In the order of their forms, by UTF-16 code units; `items` too. */
  readonly values: readonly IndexedValue[];
  readonly items: readonly IndexedValue[];
}

const FIND_KEPT = 500;
const MOST_COUNTRIES = 250;

/** An index over collected values; its tables are made when they are first needed. */
export function createValueIndex(fields: readonly IndexedField[]): ValueIndex {
  const searched = fields.map((field) => ({
    field,
    values: createPhrases(field.values),
    items: createPhrases(field.items),
    countries: field.values.length > MOST_COUNTRIES ? new Map<string, string>() : countryNames(field.values.map(spellingOf)),
    hasCodes: !field.values.some((value) => /^\p{Lu}{5,}\b/u.test(spellingOf(value))),
  }));
  const recent = new Map<string, readonly ValueHit[]>();
  return {
    find(phrase) {
      const before = recent.get(phrase);
      if (before !== undefined) return before;
      const form = normalForm(phrase);
      const found = form === '' ? [] : searched.flatMap((field) => hitIn(field, form, phrase));
      const hits = (found.length > 0 ? found : withSigns(searched, form, phrase)).toSorted(byLikelihood);
      if (recent.size >= FIND_KEPT) recent.clear();
      recent.set(phrase, hits);
      return hits;
    },
    distinct: (name) => fields.find((field) => field.name === name)?.distinct ?? null,
    isList: (name) => fields.find((field) => field.name === name)?.isList === true,
    isPartOfItems(name, item) {
      const form = normalForm(item);
      const others = searched.find(({ field }) => field.name === name)?.items.holding(form.split(' ')) ?? [];
      return others.some((other) => other[0] !== form && ` ${other[0]} `.includes(` ${form} `) && !liesIn(other, form));
    },
    async prepare(turn) {
      for (const phrases of searched.flatMap(({ values, items }) => [values, items])) {
        phrases.prepare();
        await turn();
      }
    },
  };
}

/** "parent and baby" of a value that is written "Parent & Baby". */
function withSigns(searched: readonly SearchedField[], form: string, phrase: string): readonly ValueHit[] {
  if (!/\p{L} and \p{L}/u.test(form)) return [];
  const hits = searched.flatMap((field) => hitIn(field, form.replaceAll(' and ', ' '), phrase));
  return hits.filter(({ kind, spellings }) => kind !== 'words' && spellings.every((spelling) => /[&+]/.test(spelling)));
}

interface SearchedField {
  readonly field: IndexedField;
  readonly values: Phrases;
  readonly items: Phrases;
  /** The forms of values that are codes of countries, by the forms of the names of those. */
  readonly countries: ReadonlyMap<string, string>;
  /** Values are not all in capitals: what is short and in capitals is a code. */
  readonly hasCodes: boolean;
}

function hitIn({ field, values, items, countries, hasCodes }: SearchedField, form: string, phrase: string): readonly ValueHit[] {
  const { name, isList, isProse } = field;
  const isWritten = ([, , ...spellings]: IndexedValue) => !hasCodes || spellings.some((each) => !isCode(each) || isCodeAsWritten(each, phrase));
  const written = (value: IndexedValue | undefined) => (value === undefined || isWritten(value) ? value : undefined);
  const exact = values.get(form);
  // "ipas" of IPAs and Double IPAs: what would be found in the others is the whole of this one.
  const isOfKinds = exact !== undefined && form.length > 2 && values.holding([form]).some((other) => other !== exact && isWritten(other));
  const whole = isOfKinds ? exact : (written(exact) ?? values.get(countries.get(form) ?? ''));
  const item = written(items.get(form));
  if (isList && (item !== undefined || whole !== undefined)) {
    return [
      { field: name, kind: 'item', spellings: spellingsAsWritten(item ?? whole, phrase).slice(0, 1), records: (item?.[1] ?? 0) + (whole?.[1] ?? 0) },
    ];
  }
  // A first name that a few records have as their whole value, and many more as a part of it.
  const isName = whole !== undefined && !form.includes(' ') && whole[1] <= 2 && field.values.length > 200;
  const isPart = isName && values.holding([form]).length > 10;
  const others =
    whole === undefined || isPart ? [] : values.holding(form.split(' ')).filter((other) => other !== whole && ` ${other[0]} `.includes(` ${form} `));
  if (whole !== undefined && others.length > 0 && others.every((other) => isBehindComma(other, form))) {
    const records = others.reduce((sum, [, each]) => sum + each, whole[1]);
    return [{ field: name, kind: 'item', spellings: spellingsAsWritten(whole, phrase), records }];
  }
  if (whole !== undefined && !isPart) return [{ field: name, kind: 'whole', spellings: spellingsAsWritten(whole, phrase), records: whole[1] }];
  if (isProse && !isList) return [];
  const words = form.split(' ');
  let [records, together] = [0, 0];
  const spellings = new Set<string>();
  const [inItems, inValues] = [isList ? items.holding(words).filter(isWritten) : [], values.holding(words).filter(isWritten)];
  for (const entry of [...inItems, ...inValues]) {
    records += entry[1];
    if (` ${entry[0]} `.includes(` ${form} `)) together += entry[1];
    if (spellings.size < MOST_SPELLINGS) spellings.add(asSpelled(spellingOf(entry), words));
  }
  if (records === 0) return [];
  const holders = holdersOf(isList ? 'item' : 'whole', isList ? inItems : inValues);
  return [{ field: name, kind: 'words', spellings: [...spellings], records, together, ...holders }];
}

/** "PL", "IT", "XL", and "de" of a field of languages. */
function isCode(value: string): boolean {
  return /^(?:\p{Lu}{1,3}|\p{Ll}{1,2})$/u.test(value);
}

/** Whatever its case; "SUVs" is a code in the plural, "pls" and "cans" are words. */
function isCodeAsWritten(code: string, phrase: string): boolean {
  return phrase.toLowerCase() === code.toLowerCase() || phrase === `${code}s`;
}

function spellingsAsWritten(value: IndexedValue | undefined, phrase: string): readonly string[] {
  const spellings = value === undefined ? [] : value.slice(2).map(String);
  if (spellings.length < 2) return spellings;
  const form = writtenForm(phrase);
  const written = (as: string) => spellings.filter((spelling) => writtenForm(spelling) === as);
  const [exact, singular] = [written(form), written(form.replace(/s$/, ''))];
  return exact.length > 0 ? exact : singular.length > 0 ? singular : spellings;
}

const MOST_SPELLINGS = 6;

function holdersOf(kind: ValueHit['kind'], entries: readonly IndexedValue[]): Pick<ValueHit, 'holders'> {
  if (entries.length === 0 || entries.length > MOST_SPELLINGS) return {};
  const spellings = kind === 'item' ? entries.map(spellingOf) : entries.flatMap(([, , ...written]) => written);
  return { holders: { kind, spellings, records: entries.reduce((sum, [, records]) => sum + records, 0) } };
}

/** The words of a value that a phrase was found by, as they stand there, in lower case. */
function asSpelled(value: string, words: readonly string[]): string {
  const held = value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => held.find((own) => normalForm(own) === word) ?? word).join(' ');
}

function spellingOf(value: IndexedValue | undefined): string {
  return value?.[2] ?? '';
}

/** Values by their form and by the words in it. */
interface Phrases {
  readonly get: (form: string) => IndexedValue | undefined;
  /** The values that hold all the words. */
  readonly holding: (words: readonly string[]) => readonly IndexedValue[];
  /** Makes what `holding` reads. */
  readonly prepare: () => void;
}

/** "Antwerp, Belgium" next to "Belgium": who asks for what is in Belgium asks for both. */
function isBehindComma(other: IndexedValue, form: string): boolean {
  const [, ...wider] = spellingOf(other).split(/,\s*/);
  return normalForm(wider.at(-1) ?? '') === form;
}

/** "Toronto, Canada" of Canada, "Remote in USA" of what is remote: one of what the value says. */
function liesIn(other: IndexedValue, form: string): boolean {
  const [place, ...wider] = spellingOf(other).split(/,\s*|\s+\(|\s+in\s+/);
  return normalForm(place ?? '') === form || wider.some((part) => normalForm(part) === form);
}

const WORDS_KEPT = 500;

/** A process that answers one question would spend more on tables of all forms and words than on looking for the few that it asks for. */
function createPhrases(values: readonly IndexedValue[]): Phrases {
  const recent = new Map<string, readonly IndexedValue[]>();
  let text: JoinedForms | undefined;
  const joined = () => (text ??= joinForms(values));
  const withWord = (word: string): readonly IndexedValue[] => {
    const before = recent.get(word);
    if (before !== undefined) return before;
    const found = valuesWithWord(joined(), values, word);
    if (recent.size >= WORDS_KEPT) recent.clear();
    recent.set(word, found);
    return found;
  };
  return {
    get: (form) => valueOfForm(values, form),
    prepare: () => void joined(),
    holding(words) {
      const longest = words.reduce((long, word) => (word.length > long.length ? word : long), '');
      const found = withWord(longest);
      return words.length === 1 ? found : found.filter(([form]) => holdsAll(form, words));
    },
  };
}

/** Values are in the order of their forms. */
function valueOfForm(values: readonly IndexedValue[], form: string): IndexedValue | undefined {
  let [low, high] = [0, values.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = values[middle];
    if (value === undefined || value[0] === form) return value;
    if (value[0] < form) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** All forms in one text, each with a line end before and behind it; `starts` says where each begins. */
interface JoinedForms {
  readonly text: string;
  readonly starts: Uint32Array;
}

function joinForms(values: readonly IndexedValue[]): JoinedForms {
  const starts = new Uint32Array(values.length);
  let start = 1;
  for (const [index, [form]] of values.entries()) {
    starts[index] = start;
    start += form.length + 1;
  }
  return { text: `\n${values.map(([form]) => form).join('\n')}\n`, starts };
}

function valuesWithWord({ text, starts }: JoinedForms, values: readonly IndexedValue[], word: string): readonly IndexedValue[] {
  const found: IndexedValue[] = [];
  let index = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isEdge(text[at - 1]) || !isEdge(text[at + word.length])) continue;
    while ((starts[index + 1] ?? Infinity) <= at) index += 1;
    const value = values[index];
    if (value !== undefined && found.at(-1) !== value) found.push(value);
  }
  return found;
}

function isEdge(character: string | undefined): boolean {
  return character === ' ' || character === '\n';
}

function holdsAll(form: string, words: readonly string[]): boolean {
  const held = form.split(' ');
  return words.every((word) => held.includes(word));
}

const RANK = { whole: 0, item: 0, words: 1 } as const;

/** Whole values before words of values; of equals, what most records hold. */
function byLikelihood(a: ValueHit, b: ValueHit): number {
  return RANK[a.kind] - RANK[b.kind] || b.records - a.records;
}
