import type { DateBucket } from '../../plan/plan.ts';

/** The words of questions in one language: each list holds phrases parted by `|`, in lower case, with single spaces between words. */
export interface QuestionWords {
  /** How a question begins, by what it asks for. */
  readonly heads: Readonly<Record<HeadKind, string>>;
  readonly aggregates: Readonly<Record<AggregateWord, string>>;
  /** What comes before a thing to group by. */
  readonly groupers: string;
  /** What comes before the field that records or groups are sorted by. */
  readonly sorters: string;
  readonly ascending: string;
  readonly descending: string;
  /** Calendar units as nouns ("per month"). */
  readonly buckets: Readonly<Record<DateUnit, string>>;
  /** Calendar units that group by themselves ("monthly"). */
  readonly rhythms: Readonly<Record<DateUnit, string>>;
  /** Which end of an order: "most", "fewest", "worst". */
  readonly extremes: Readonly<Record<ExtremeWord, string>>;
  readonly limits: Readonly<Record<'top' | 'bottom' | 'first' | 'last', string>>;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly numerals: Readonly<Record<string, number>>;
  readonly links: Readonly<Record<LinkWord, string>>;
  /** Words for the records of any set. */
  readonly records: string;
  /** Words for the runs of a scraper. */
  readonly runs: string;
  /** Words that hold a question together and never say which records are meant. */
  readonly harmless: string;
  /** Phrases of speaking that change nothing, though words in them may elsewhere. */
  readonly asides: string;
  /** Verbs that say that a record has, is or costs something: harmless next to what they say it of. */
  readonly verbs: string;
  /** Verbs that speak of money that something brings. */
  readonly earning: string;
  /** Words of people and firms, which "who" asks for. */
  readonly people: string;
}

export type HeadKind = 'count' | 'amount' | 'share' | 'list' | 'which' | 'exists' | 'when' | 'where' | 'who' | 'compare' | 'what';

export type AggregateWord =
  | 'avg'
  | 'median'
  | 'sum'
  | 'min'
  | 'max'
  | 'stddev'
  | 'distinct'
  | 'range'
  | 'correlation'
  | 'difference'
  | 'ratio'
  | 'growth'
  | 'running'
  | 'distribution'
  | 'breakdown'
  | 'rate';

export type DateUnit = DateBucket | 'decade';

export type ExtremeWord = 'most' | 'least' | 'highest' | 'lowest' | 'best' | 'worst' | 'common' | 'rare';

export type LinkWord =
  | 'and'
  | 'or'
  | 'of'
  | 'in'
  | 'with'
  | 'without'
  | 'not'
  | 'except'
  | 'than'
  | 'versus'
  | 'between'
  | 'to'
  | 'from'
  | 'has'
  | 'is'
  | 'that'
  | 'above'
  | 'below'
  | 'missing'
  | 'present'
  | 'only'
  | 'others'
  | 'also'
  | 'them'
  | 'about'
  | 'instead'
  | 'divided'
  | 'minus'
  | 'plus'
  | 'times'
  | 'steps';

/** The phrases of a list, each as its words. */
export function phrasesOf(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(' '));
}
