import type { FieldProfile } from '../language/profile/fields.ts';
import type { Condition } from '../condition/condition.ts';

import type { ValueHit } from '../language/values/value-index.ts';
import type { AggregateWord, DateUnit, ExtremeWord, HeadKind, LinkWord } from './lexicon/lexicon.ts';
import type { TokenSpan } from '../language/tokens.ts';

export type Op = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A field that a mention may mean, with how much of its name was said. */
export interface FieldChoice {
  readonly profile: FieldProfile;
  readonly score: number;
}

/**
 * What a span of the question may be. Pieces overlap until a cover of the whole question is chosen; `score` is the evidence for this one, and the
 * cover with the highest sum is read.
 */
export type Piece = TokenSpan & { readonly score: number } & PieceContent;

export type PieceContent =
  | { readonly kind: 'head'; readonly head: HeadKind }
  | { readonly kind: 'aggregate'; readonly aggregate: AggregateWord }
  | { readonly kind: 'percentile'; readonly p: number }
  | { readonly kind: 'field'; readonly choices: readonly FieldChoice[] }
  | { readonly kind: 'grouper' }
  | { readonly kind: 'sorter' }
  | { readonly kind: 'direction'; readonly descending: boolean }
  | { readonly kind: 'bucket'; readonly unit: DateUnit }
  | { readonly kind: 'rhythm'; readonly unit: DateUnit }
  /** `idea`: what the superlative speaks of by itself, as "cheap" does of a price. */
  | { readonly kind: 'extreme'; readonly word: ExtremeWord; readonly idea: FieldChoice | null; readonly descending: boolean }
  | { readonly kind: 'ordinal'; readonly place: number }
  | { readonly kind: 'limit'; readonly limit: number; readonly end: 'top' | 'bottom' | 'first' | 'last' | null }
  | { readonly kind: 'condition'; readonly where: Condition; readonly profile: FieldProfile; readonly source: 'bound' | 'time' | 'flag' | 'absence' }
  /** A number with a comparison that no field takes. */
  | { readonly kind: 'bound'; readonly op: Op; readonly value: number }
  /** `isPart`: only a part of the values was said. */
  | { readonly kind: 'value'; readonly hits: readonly ValueHit[]; readonly isPart?: true }
  /**
   * `inField`: words that this text is said to contain, or any text where it is null; missing for words in quotation marks. `isParaphrase`: the text may say
   * it in other words.
   */
  | { readonly kind: 'quote'; readonly text: string; readonly inField?: FieldProfile | null; readonly isParaphrase?: true }
  | { readonly kind: 'noun' }
  | { readonly kind: 'link'; readonly link: LinkWord }
  | { readonly kind: 'verb'; readonly earning: boolean }
  | { readonly kind: 'harmless' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'unknown' };

export type PieceKind = Piece['kind'];
export type PieceOf<Kind extends PieceKind> = Extract<Piece, { readonly kind: Kind }>;
