import { ScrqError } from '../../../errors.ts';
import { cellText } from '../../../format/write/cell-text.ts';
import { nameHint } from '../../../text/nearest.ts';
import type { Reshaper } from './reshaped-output.ts';

/** A template: text, and in between what stands in double braces. */
type Part = { readonly text: string } | { readonly path: string };

/**
 * Prints each record as a template says, a line each: `{{field}}` is the value of a field, `{{meta.filter}}` of a field within. Backslash n and t are
 * a line feed and a tab, and a backslash before a brace or a backslash makes it plain. Rejects with `invalid_usage` a template that cannot be read, and
 * in `reshape` names that no record has.
 */
export function createTemplate(template: string): Reshaper {
  const parts = readTemplate(template);
  const paths = parts.flatMap((part) => ('path' in part ? [part.path] : []));
  const known = new Set<string>();
  return {
    async reshape(values) {
      const records = values.flatMap(recordsOf);
      for (const path of paths) if (records.some((record) => find(record, path) !== undefined)) known.add(path);
      const unknown = records.length === 0 ? undefined : paths.find((path) => !known.has(path));
      if (unknown !== undefined) return { text: '', failure: noSuchField(unknown, records) };
      return { text: records.map((record) => `${filled(parts, record)}\n`).join('') };
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

const TOKEN = /\\(?<escaped>[\\{}nt])|\{\{(?<path>[^{}]*)\}\}|(?<open>\{\{)/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

function readTemplate(template: string): readonly Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const match of template.matchAll(TOKEN)) {
    const { escaped, path, open } = match.groups ?? {};
    parts.push({ text: template.slice(done, match.index) });
    done = match.index + match[0].length;
    if (escaped !== undefined) parts.push({ text: ESCAPES[escaped] ?? escaped });
    else if (open !== undefined || path?.trim() === '') throw unreadable(template.slice(match.index));
    else parts.push({ path: path?.trim() ?? '' });
  }
  return [...parts, { text: template.slice(done) }];
}

function unreadable(rest: string): ScrqError {
  return new ScrqError('invalid_usage', `--template cannot be read from "${rest.slice(0, 30)}" on`, {
    hint: 'Write fields as {{title}}, and braces that are meant as such as \\{.',
  });
}

/** The items of a list are records of their own. */
function recordsOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch (error) {
    throw new ScrqError('invalid_usage', 'this command prints no JSON that --template could be filled from', {
      cause: error,
      hint: 'Leave out --template.',
    });
  }
}

function filled(parts: readonly Part[], record: unknown): string {
  return parts.map((part) => ('text' in part ? part.text : cellText(find(record, part.path)))).join('');
}

/** The field of that name, which may hold dots itself, else a field within; undefined where there is none. */
function find(record: unknown, path: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  // Whatever it is, its own properties are values of JSON.
  const fields = record as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(fields, path)) return fields[path];
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const head = path.slice(0, dot);
    if (Object.hasOwn(fields, head)) return find(fields[head], path.slice(dot + 1));
  }
  return undefined;
}

function noSuchField(path: string, records: readonly unknown[]): ScrqError {
  const names = [...new Set(records.slice(0, 100).flatMap((record) => (typeof record === 'object' && record !== null ? Object.keys(record) : [])))];
  return new ScrqError('invalid_usage', `--template: no record has a field "${path}"`, { hint: nameHint(path, names, 20) });
}
