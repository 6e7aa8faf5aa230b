import { DEGREES } from '../lexicon/degrees.ts';
import type { ForeignLexicon } from '../lexicon/foreign.ts';
import { comparable } from './comparable.ts';

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
 * The phrases of a language in one text, a line each, behind lines with the roots of their first words: there are thousands of them, and a text looks up few. What
 * is one text costs the next process next to nothing.
 */
export type SaidTable = string;

const ROOT = '\u0001';

/** What parts the words of a phrase, as it parts those of a text. */
export const BETWEEN_PIECES = / |(?<=['-])|(?=[.-])|(?<=\d)(?=\p{L})/u;

/** All phrases of a lexicon. */
export function saidTable(lexicon: ForeignLexicon): SaidTable {
  const allSaid = [
    ...phrasesOf(lexicon.phrases, 'word'),
    ...phrasesOf(lexicon.verbs, 'adjective'),
    ...degreesOf(lexicon),
    ...phrasesOf(lexicon.nouns, 'noun'),
    ...phrasesOf(lexicon.values, 'value'),
  ];
  const groups = grouped(allSaid, ({ said }) => comparable(said.split(BETWEEN_PIECES, 1)[0] ?? '', lexicon).root);
  const texts = [...groups].map(([root, group]) => [`${ROOT}${root}`, ...group.map(({ said, left, kind }) => `${kind}\t${left}\t${said}`), '']);
  return texts.map((lines) => lines.join('\n')).join('');
}

/** The phrases whose first word has a root. */
export function saidOf(table: SaidTable, root: string): readonly Said[] {
  const start = table.indexOf(`${ROOT}${root}\n`);
  if (start === -1) return [];
  const end = table.indexOf(ROOT, start + 1);
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

/** Items by a key, in their order. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
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
