import { invalidParameters } from '../../contract/parse.ts';
import type { ParameterIssue } from '../../errors.ts';

/**
 * The named parameters of an address's query string, as text; one given more than once is a list, so that the contract can say so.
 * Parameters that are not named are not looked at. Percent-encoding that is not UTF-8 is `invalid_parameter`.
 */
export function readQuery(url: string, names: readonly string[]): Readonly<Record<string, string | readonly string[]>> {
  const given = new Map<string, string[]>(names.map((name) => [name, []]));
  const issues: ParameterIssue[] = [];
  for (const pair of queryOf(url).split('&')) {
    const [rawName = '', ...rawValue] = pair.split('=');
    const name = decode(rawName);
    const values = name === undefined ? undefined : given.get(name);
    if (name === undefined || values === undefined) continue;
    const value = decode(rawValue.join('='));
    if (value === undefined) issues.push({ parameter: name, message: 'must be percent-encoded UTF-8' });
    else values.push(value);
  }
  if (issues.length > 0) throw invalidParameters(issues);
  const present = [...given].filter(([, values]) => values.length > 0);
  return Object.fromEntries(present.map(([name, [first = '', ...others]]) => [name, others.length === 0 ? first : [first, ...others]]));
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
