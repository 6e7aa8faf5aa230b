import type { QueryField } from '../query-field.ts';
import { CODES, FINDING_CODES, LEADING_CODES, REGION_CODES } from '../lexicon/en/forms/codes.ts';

/** The words of a name with codes of well-known files in full: "JP_Sales" is of Japan, and "st_teff" the temperature of a star. */
export function decodedWords(spelled: readonly string[], { name, type }: Pick<QueryField, 'name' | 'type'>): readonly string[] {
  // "COUNCIL_DIST" is no way to a council.
  const words = spelled.map((word, at) => {
    if (word === 'int' && /^(?:rate|rt|pct|percent|paid|amt)$/.test(spelled[at + 1] ?? '')) return 'interest';
    return /^dist(?:ance)?$/.test(word) && GOVERNING.test(spelled[at - 1] ?? '') ? 'district' : word;
  });
  const leading = words.length > 1 ? leadingWords(words, name, type) : undefined;
  return words.flatMap((word, at) =>
    (at === 0 && leading !== undefined ? leading : (CODES.get(word) ?? word)).split(' ').filter((each) => each !== ''),
  );
}

function leadingWords([first = '', ...rest]: readonly string[], name: string, type: QueryField['type']): string | undefined {
  if (rest.some((word) => FOUND.test(word))) return FINDING_CODES.get(first);
  // What a planet has is what the record has.
  if (first === 'pl' && name.startsWith('pl_')) return '';
  return type === 'number' ? (LEADING_CODES.get(first) ?? REGION_CODES.get(/^\p{Lu}{2}(?=[_ -])/u.exec(name)?.[0] ?? '')) : undefined;
}

/** The words of the region that a number is of, which say the field by themselves: "in Europe" of EU_Sales. */
export function regionOf({ name, type }: Pick<QueryField, 'name' | 'type'>): readonly string[] {
  const code = type === 'number' ? /^\p{Lu}{2}(?=[_ -])/u.exec(name)?.[0] : undefined;
  const whole = type === 'number' ? /^(?:global|worldwide|international|domestic)(?=[_ -])/i.exec(name)?.[0] : undefined;
  return whole === undefined
    ? (REGION_CODES.get(code ?? '')
        ?.split(' ')
        .slice(-1) ?? [])
    : [whole.toLowerCase()];
}

/** What has districts. */
const GOVERNING =
  /^(?:council|school|police|fire|ward|precinct|congress|congressional|senate|house|election|electoral|voting|judicial|tax|zoning|postal)$/;

const FOUND = /^(?:year|yr|date|facility|method|telescope|locale|pubdate)$/;
