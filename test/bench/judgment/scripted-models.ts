import type { LanguageModel } from '../../../dist/core/ports/language-model.js';
import type { FilterCase } from './filter-cases.ts';

/** A model that needs no server: `perfect` knows the right answer, `liar` gives in good form whatever the words could be twisted into. */
export type Script = 'perfect' | 'liar';

/** The scripted model for one case. */
export function scriptedModel(script: Script, entry: FilterCase): LanguageModel {
  return {
    name: script,
    json: ({ prompt }) => Promise.resolve({ conditions: (script === 'perfect' ? rightConditions : lies)(prompt, entry), order: null }),
    words: () => {
      throw new Error('a scripted model only answers with JSON');
    },
  };
}

/** The conditions of the known answer on fields that it was told of, each with all words of the query as its quote. */
function rightConditions(prompt: string, { gold, query }: FilterCase): readonly Given[] {
  const told = fieldsTold(prompt);
  return gold.and
    .filter(({ field }) => told.has(field))
    .map(({ field, op, value }) => {
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return { quote: query.slice(0, LONGEST_QUOTE), field, op: op === 'nin' ? '!=' : op === '==' ? '=' : op, values };
    });
}

function fieldsTold(prompt: string): ReadonlySet<string> {
  const lines = /<fields>\n([\s\S]*)\n<\/fields>/.exec(prompt)?.[1]?.split('\n') ?? [];
  return new Set(lines.map((line): string => JSON.parse(line).name));
}

const LONGEST_QUOTE = 100;

interface Given {
  readonly quote: string;
  readonly field: string;
  readonly op: string;
  readonly values: readonly unknown[];
}

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** For every part that is left open and every field: a condition with the very numbers of the part, or that it is so. */
function lies(prompt: string, { fields }: FilterCase): readonly Given[] {
  const open = /<open>\n([\s\S]*)\n<\/open>/.exec(prompt)?.[1]?.split('\n') ?? [];
  const parts = open.map((line): string => JSON.parse(line));
  const names = fieldsTold(prompt);
  const told = fields.filter(({ name }) => names.has(name));
  return parts.flatMap((quote) =>
    told.flatMap(({ name, type }): readonly Given[] => {
      const numbers = (quote.match(NUMBER) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
      if (type === 'boolean') return [{ quote, field: name, op: '=', values: [!/\b(?:no|not|without)\b/i.test(quote)] }];
      return numbers.length === 0 || type === 'date' ? [] : [{ quote, field: name, op: opOf(quote), values: numbers }];
    }),
  );
}

function opOf(quote: string): string {
  if (/\b(?:under|below|less|most|max|fewer)\b/i.test(quote)) return '<';
  return /\b(?:over|above|more|least|min)\b/i.test(quote) ? '>' : '=';
}
