import { trigram, trigramsOf } from './text/trigram.ts';

/**
 * True for text that stands for a missing value in a field of numbers, dates or booleans: blank, "N/A", "NaN", "-", "POA", "k. A." (German), "NC" (French), "s/d" (Spanish) and the like.
 * In a text field they stay text, since a person may be called Null.
 */
export function isEmptyMark(trimmed: string): boolean {
  return trimmed.length <= LONGEST && STARTS.has(trigram(trimmed)) && MARKS.has(trimmed.toLowerCase());
}

/** True for a mark that stands for a missing value in a field of text too: "N/A", but neither "NA" nor "None", which may be a code or an answer. */
export function isSureMark(trimmed: string): boolean {
  return SURE.has(trimmed.toLowerCase());
}

const SURE: ReadonlySet<string> = new Set(
  '- -- --- n/a n.a. #n/a <na> nan null (null) <null> undefined \\n #value! #ref! #div/0! #num! #name? #null!'.split(' '),
);

const MARKS: ReadonlySet<string> = new Set(
  String.raw`- -- --- – — . .. ... … ? n/a na n.a. n.a #n/a #na <na> nan nat null (null) <null> nil none undefined \n
    #value! #ref! #div/0! #num! #name? #null! k.a. n.v. n.c. nc n/c s/d n/d n.d. nd`
    .split(/\s+/)
    .concat('', 'k. a.', 'k. a', 'n. v.', 'n. c.', 's. d.', 'n. d.')
    // A price on request, a date that is not fixed.
    .concat('poa', 'p.o.a.', 'tba', 'tbc', 'tbd', 'on request', 'upon request', 'on application', 'price on request', 'price on application')
    .concat(
      'call for price',
      'ask for price',
      'contact us',
      'contact for price',
      'auf anfrage',
      'preis auf anfrage',
      'sur demande',
      'prix sur demande',
    )
    .concat('nous consulter', 'a consultar', 'consultar', 'bajo consulta', 'precio a consultar'),
);

const STARTS = trigramsOf(MARKS);

const LONGEST = 20;
