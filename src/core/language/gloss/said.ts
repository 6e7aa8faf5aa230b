import { DEGREES } from '../lexicon/degrees.ts';
import type { ForeignLexicon } from '../lexicon/foreign.ts';
import { foldedBy } from './comparable.ts';

/**
 * What a phrase is: a noun and a value give way to the values of the data, a comparative is one before an amount only, a modifier stands before its noun in English
 * where it may follow it, and a predicate always follows it.
 */
export type PhraseKind = 'word' | 'adjective' | 'comparative' | 'noun' | 'value' | 'modifier' | 'predicate';

/** A phrase as the lexicon has it. */
export interface Said {
  readonly said: string;
  readonly left: string;
  readonly kind: PhraseKind;
}

/**
 * The phrases of a language in one text, a line each, behind lines with how their first words begin: there are thousands of them, and a text looks up few. What
 * is one text costs the next process next to nothing.
 */
export type SaidTable = string;

const BEGINNING = '\u0001';

/** All phrases of a lexicon. */
export function saidTable(lexicon: ForeignLexicon): SaidTable {
  const allSaid = [
    ...phrasesOf(lexicon.phrases, 'word'),
    ...phrasesOf(lexicon.verbs, 'adjective'),
    ...degreesOf(lexicon),
    ...phrasesOf(lexicon.nouns, 'noun'),
    ...phrasesOf(lexicon.values, 'value'),
  ];
  const groups = grouped(allSaid, ({ said }) => beginningOf(foldedBy(lexicon, said.slice(0, LONGEST_BEGINNING))));
  const texts = [...groups].map(([beginning, group]) => [
    `${BEGINNING}${beginning}`,
    ...group.map(({ said, left, kind }) => `${kind}\t${left}\t${said}`),
    '',
  ]);
  return texts.map((lines) => lines.join('\n')).join('');
}

/** The phrases of one beginning. */
export function saidOf(table: SaidTable, beginning: string): readonly Said[] {
  const start = table.indexOf(`${BEGINNING}${beginning}\n`);
  if (start === -1) return [];
  const end = table.indexOf(BEGINNING, start + 1);
  return saidIn(table.slice(start, end === -1 ? table.length : end));
}

/** The phrases of lines, in their order. */
export function saidIn(lines: string): readonly Said[] {
  return lines.split('\n').flatMap((line) => {
    const [kind = '', left = '', said] = line.split('\t');
    // `saidTable` wrote it.
    return said === undefined ? [] : [{ kind: kind as PhraseKind, left, said }];
  });
}

/** Two letters of the first word; of numbers, which end where letters begin, one digit. */
export function beginningOf(folded: string): string {
  return /^(?:\d|[^ '.-]{0,2})/.exec(folded)?.[0] ?? '';
}

/** So many letters may be written for two. */
const LONGEST_BEGINNING = 4;

/** Items by a key, in their order. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function phrasesOf(text: string, kind: PhraseKind): readonly Said[] {
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    if (at === -1) return [];
    const left = line.slice(0, at).trim();
    const kindOf = kind !== 'noun' && kind !== 'value' && MODIFIERS.test(left) ? 'modifier' : kind;
    return line
      .slice(at + 1)
      .split(' | ')
      .map((phrase) => ({ said: phrase.trim(), left, kind: kindOf }));
  });
}

/** What follows its noun in the Romance languages. */
const MODIFIERS = /^(?:average|median|total|different|free|best rated|best selling|highest paid|new|used)$/;

/** Every phrase that compares by an adjective of the lexicon. */
function degreesOf({ adjectives, degrees }: ForeignLexicon): readonly Said[] {
  return adjectives.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    const forms = DEGREES.get(line.slice(0, at).trim());
    if (at === -1 || forms === undefined) return [];
    return line
      .slice(at + 1)
      .split('|')
      .flatMap((words): readonly Said[] => {
        const [positive = '', comparative = positive, superlative = positive] = words
          .trim()
          .split(' ')
          .map((word) => word.replaceAll('_', ' '));
        const make = (patterns: readonly string[], form: string, left: string, kind: PhraseKind) =>
          patterns.map((pattern) => ({ said: pattern.replace('{}', form), left, kind }));
        return [
          ...make(degrees.comparative, comparative, forms.comparative, 'comparative'),
          ...make(degrees.superlative, superlative, forms.superlative, 'modifier'),
          ...make(degrees.predicative, superlative, forms.superlative, 'predicate'),
          ...make(degrees.lessThan, positive, forms.less, 'comparative'),
          ...make(degrees.least, positive, forms.least, 'modifier'),
          ...make(['{}'], positive, forms.positive, 'adjective'),
        ];
      });
  });
}
