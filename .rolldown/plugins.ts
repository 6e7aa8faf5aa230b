import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Plugin } from 'rolldown';

import type * as SaidTables from '../src/core/language/gloss/said-tables.ts';

/** Phrases of other languages than English as the compiled modules make them, in place of their texts: every search looks some words up, and took 10 ms to make the tables. */
export function tablesOfLexicons(): Plugin {
  const texts = /[\\/]lexicon[\\/](?:de|es|fr)[\\/](?:adjectives|everyday|nouns|phrases|values|verbs)\.ts$/;
  return {
    name: 'tables-of-lexicons',
    async load(id) {
      if (!/[\\/]gloss[\\/]said-tables\.ts$/.test(id)) return undefined;
      // What the compiler has just made of that module.
      const { saidTables } = (await import(pathToFileURL(resolve('dist/core/language/gloss/said-tables.js')).href)) as typeof SaidTables;
      const tables = Object.entries(saidTables).map(([code, table]) => `${code}: () => (${JSON.stringify(table())})`);
      return `export const saidTables = { ${tables.join(',\n')} };`;
    },
    // All that a lexicon says stands in its table.
    transform: (code, id) => (texts.test(id) ? code.replaceAll(/^((?:export )?const \w+ = )`[^`]*`/gm, "$1''") : undefined),
  };
}

/** A pattern that a module keeps to itself. */
const PATTERN = /^const (\w+) =\s+(\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*);$/gm;

/** Patterns of classes of letters are made when they are first asked for: the engine looks each class up by its name, which takes up to half a millisecond, and most commands ask for a few. */
export function latePatterns(): Plugin {
  return {
    name: 'late-patterns',
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.ts$/.test(id)) return undefined;
      const patterns = [...code.matchAll(PATTERN)].filter(([, , pattern = '']) => pattern.includes(String.raw`\p{`));
      if (patterns.length === 0) return undefined;
      return patterns.reduce((changed, [whole, name = '', pattern = '']) => {
        const [before = '', after = ''] = changed.split(whole);
        const asked = (part: string) => part.replaceAll(new RegExp(String.raw`(?<![.\w$])${name}(?![\w$])`, 'g'), `${name}$late()`);
        return `${asked(before)}let ${name}$made: RegExp | undefined;\nconst ${name}$late = () => (${name}$made ??= ${pattern});${asked(after)}`;
      }, code);
    },
  };
}

/** Modules of nothing but what is made of the words of a lexicon. */
const MADE_OF_WORDS =
  /[\\/]src[\\/](core[\\/]language[\\/](?:profile[\\/]lexicon|lexicon[\\/]en[\\/](?:known-words|superlatives|concepts[\\/](?:concepts|degrees)|stems[\\/][\w-]+)))\.ts$/;

/** What these modules make, in place of how: every search took 20 ms to make the same sets of stems. */
export function madeOfWords(): Plugin {
  return {
    name: 'made-of-words',
    async load(id) {
      const path = MADE_OF_WORDS.exec(id)?.[1];
      if (path === undefined) return undefined;
      // What the compiler has just made of that module.
      const made = (await import(pathToFileURL(resolve('dist', `${path}.js`)).href)) as Readonly<Record<string, unknown>>;
      const exported = Object.entries(made).map(([name, value]) => `export const ${name} = ${written(value)};`);
      return `const words = (text) => new Set(text.split(' '));\n${exported.join('\n')}`;
    },
  };
}

/** More JSON than this is read faster than code is run. */
const LONG_JSON = 1000;

/** Code that makes a value of texts, numbers, lists, objects, maps and sets. */
function written(value: unknown): string {
  if (value instanceof Set) {
    const items = [...(value as ReadonlySet<unknown>)];
    const isWords = items.length > 0 && items.every((item) => typeof item === 'string' && !item.includes(' '));
    return isWords ? `/* @__PURE__ */ words(${JSON.stringify(items.join(' '))})` : `/* @__PURE__ */ new Set(${written(items)})`;
  }
  if (value instanceof Map) return `/* @__PURE__ */ new Map(${written([...(value as ReadonlyMap<unknown, unknown>)])})`;
  if (isPlain(value)) {
    const json = JSON.stringify(value);
    return json.length < LONG_JSON ? json : `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
  }
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object' || value === null) throw new TypeError(`no ${typeof value} can be written as code`);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${written(item)}`);
  return `{${members.join(',')}}`;
}

/** Whether a value is the same after it was written as JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    const isData = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    return isData && Object.values(value).every(isPlain);
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Writes all that is not ASCII as escapes: of a file with one other letter, the engine keeps each letter in two bytes, and it decodes the file before. In a template
 * that is read raw an escape would stay one, and the letter is a value that is put in.
 */
export function plainLetters(): Plugin {
  const escaped = (text: string) => text.replaceAll(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const putIn = (text: string) => text.replaceAll(/[^\x00-\x7f]+/g, (letters) => `\${"${escaped(letters)}"}`);
  return {
    name: 'plain-letters',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !/[^\x00-\x7f]/.test(file.code) || /(?<!\\)(?:\\\\)*\\[^\x00-\x7f]/.test(file.code)) continue;
        let [code, at] = ['', 0];
        for (const { start, end } of rawTexts(this.parse(file.code))) {
          code += escaped(file.code.slice(at, start)) + putIn(file.code.slice(start, end));
          at = end;
        }
        file.code = code + escaped(file.code.slice(at));
      }
    },
  };
}

/** Makes each file the function of a module that it is run as: to put its text into one when it is read takes another copy of it. */
export function moduleFunctions(): Plugin {
  return {
    name: 'module-functions',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `(function (exports, require, module, __filename, __dirname) {${file.code}\n})`;
      }
    },
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the texts of tagged templates are, in their order. */
function rawTexts(tree: object): readonly Place[] {
  const found: Place[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    // A tree of nodes as ESTree has them.
    const { type, quasi } = node as { readonly type?: string; readonly quasi?: { readonly quasis: readonly Place[] } };
    if (type === 'TaggedTemplateExpression' && quasi !== undefined) found.push(...quasi.quasis);
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Files that need each other at once start with half of what they need, in some commands alone. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const imports = new Map(Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]));
      const ended = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) throw new Error(`Files of the bundle need each other: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
        if (ended.has(file)) return;
        for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
        ended.add(file);
      };
      for (const file of imports.keys()) visit(file, []);
    },
  };
}

/** What a file gives to others, as the bundler writes it: a function for each, which gives a name, or a number or text that stands for it. */
const EXPORT = /Object\.defineProperty\(exports,("[\w$]+"),\{enumerable:!0,get:function\(\)\{return ?([-!\w$.]+|`(?:[^`$\\]|\\.)*`)\}\}\)[,;]/g;
const EXPORTS = new RegExp(`(?:${EXPORT.source})+\\s*$`);

/** Makes what a file gives to others an object of values: when a file is asked for, it has run, and what is never assigned again is the same from then on. */
export function valueExports(): Plugin {
  return {
    name: 'value-exports',
    generateBundle(_options, bundle) {
      let made = 0;
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? EXPORTS.exec(file.code) : null;
        if (file.type !== 'chunk' || found === null) continue;
        const given = [...found[0].matchAll(EXPORT)];
        if (given.length !== file.exports.length) throw new Error(`${file.fileName} gives more than it gives at its end: see valueExports`);
        const assigned = assignedNames(this.parse(file.code));
        const members = given.map(([, name, value = '']) => (assigned.has(value) ? `get ${name}(){return ${value}}` : `${name}:${value}`));
        file.code = `${file.code.slice(0, found.index).replace(/,$/, ';')}module.exports={${members.join(',')}};`;
        made += given.length;
      }
      if (made === 0) throw new Error('Files are given to others otherwise now: see valueExports');
    },
  };
}

/** All names that something is assigned to after they were declared, in whatever scope. */
function assignedNames(tree: object): ReadonlySet<string> {
  const names = new Set<string>();
  const addNames = (target: unknown): void => {
    if (typeof target !== 'object' || target === null) return;
    // A tree of nodes as ESTree has them.
    const { type, name } = target as { readonly type?: string; readonly name?: string };
    if (type === 'Identifier' && name !== undefined) names.add(name);
    else if (type !== 'MemberExpression') Object.values(target).forEach(addNames);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, left, argument } = node as { readonly type?: string; readonly left?: unknown; readonly argument?: unknown };
    if (type === 'AssignmentExpression' || type === 'ForInStatement' || type === 'ForOfStatement') addNames(left);
    if (type === 'UpdateExpression') addNames(argument);
    Object.values(node).forEach(visit);
  };
  visit(tree);
  return names;
}
