import { normalForm } from './normal-form.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** What people say for a country that is not its name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'america', 'the states'],
  GB: ['uk', 'britain', 'great britain'],
  NL: ['holland'],
  CZ: ['czech republic'],
  AE: ['emirates', 'uae'],
};

let written: readonly Intl.DisplayNames[] | undefined;

/**
 * The forms of codes by those of the names of their countries, for values that are all codes of ISO 3166-1 (alpha-2, upper case); empty for any other
 * values, as those of states are: some of them are codes of countries too, never all.
 */
export function countryNames(values: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (values.length < 2 || !values.every((value) => /^[A-Z]{2}$/.test(value))) return names;
  written ??= LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const code of values) {
    const known = written.flatMap((language) => language.of(code) ?? []);
    if (known.length === 0) return new Map();
    for (const name of [...known, ...(OTHER_NAMES[code] ?? [])]) names.set(normalForm(name), normalForm(code));
  }
  return names;
}
