import type { ConceptWords } from '../../language/lexicon/en/concepts/concept-words.ts';
import { CONCEPTS } from '../../language/lexicon/en/concepts/concepts.ts';
import { formsOf } from '../../language/lexicon/en/forms/adjectives.ts';
import { stem } from '../../language/stem.ts';

/** A concept with the stems that fields of it are named with. */
export interface Concept {
  readonly id: string;
  readonly type: ConceptWords['type'];
  readonly names: ReadonlySet<string>;
  readonly dimension: ConceptWords['dimension'];
  readonly best: ConceptWords['best'];
  readonly people: boolean;
}

/** Words that are said for a concept; the first is a stem where a table says so. */
interface Phrase {
  readonly words: readonly string[];
  readonly concept: Concept;
}

export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

export const concepts: readonly Concept[] = Object.entries(CONCEPTS).map(([id, { type, names, dimension, best, people = false }]) => ({
  id,
  type,
  names: namesOf(names),
  dimension,
  best,
  people,
}));

/** Stems of words, and of phrases with `_` between them. */
function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map((name) => name.split('_').map(stem).join('_')));
}

/** Stems that texts of some concept are called by. */
export const textConceptStems: ReadonlySet<string> = new Set(concepts.flatMap(({ type, names }) => (type === 'text' ? [...names] : [])));

/** By the stem of their first word. */
export const nouns = phrasesBy(({ nouns: said, names }) => said ?? names, stem);
export const verbs = phrasesBy((words) => words.verbs ?? '', stem);
/** By their first word as it is written. */
export const adjectives = { more: adjectivesOf('more'), less: adjectivesOf('less') };
export const superlatives = { more: superlativesOf('more'), less: superlativesOf('less') };
export const comparatives = { more: comparativesOf('more'), less: comparativesOf('less') };

/** Whether a word compares by one concept and no other: "cheaper" by a price. */
export function comparesOnly(word: string, id: string): boolean {
  const said = [comparatives.more, comparatives.less].flatMap((table) => table.get(word) ?? []);
  return said.length > 0 && said.every(({ words, concept }) => words.length === 1 && concept.id === id);
}

/** Phrases by their first word. */
function phrasesBy(wordsOf: (words: ConceptWords) => string, form: (word: string) => string): PhraseTable {
  const entries = concepts.flatMap((concept) => {
    const words = CONCEPTS[concept.id];
    return words === undefined ? [] : splitOf(wordsOf(words)).map((phrase) => ({ words: [form(phrase[0] ?? ''), ...phrase.slice(1)], concept }));
  });
  return byFirst(entries);
}

function byFirst(phrases: readonly Phrase[]): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.words;
    const known = table.get(first) ?? [];
    // Forms of one word are one phrase: "teach" and "taught".
    const isKnown = known.some(({ words, concept }) => concept === phrase.concept && words.join(' ') === phrase.words.join(' '));
    if (!isKnown) table.set(first, [...known, phrase]);
  }
  return table;
}

function splitOf(list: string): readonly (readonly string[])[] {
  return list
    .split(' ')
    .filter((phrase) => phrase !== '')
    .map((phrase) =>
      phrase
        .replaceAll('-', '_-_')
        .split('_')
        .filter((word) => word !== ''),
    );
}

function adjectivesOf(way: 'more' | 'less'): PhraseTable {
  return phrasesBy(
    (words) => words[way] ?? '',
    (word) => word,
  );
}

function superlativesOf(way: 'more' | 'less'): PhraseTable {
  const other = way === 'more' ? 'less' : 'more';
  const formed = concepts.flatMap((concept) => {
    const words = CONCEPTS[concept.id];
    const own = splitOf(words?.[way] ?? '');
    const opposite = splitOf(words?.[other] ?? '');
    const top = way === 'more' ? splitOf(words?.top ?? '') : [];
    return [
      ...top,
      ...own.flatMap((phrase) => [['most', ...phrase], ...(phrase.length === 1 ? formsOf(phrase[0] ?? '', 'est').map((form) => [form]) : [])]),
      ...opposite.map((phrase) => ['least', ...phrase]),
    ].map((phrase) => ({ words: phrase, concept }));
  });
  return byFirst(formed);
}

function comparativesOf(way: 'more' | 'less'): PhraseTable {
  const formed = concepts.flatMap((concept) =>
    splitOf(CONCEPTS[concept.id]?.[way] ?? '').flatMap((phrase) =>
      phrase.length > 1 ? [] : formsOf(phrase[0] ?? '', 'er').map((form) => ({ words: [form], concept })),
    ),
  );
  return byFirst(formed);
}
