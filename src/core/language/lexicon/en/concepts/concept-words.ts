import type { Dimension } from '../../dimensions.ts';

/** A concept that fields are named after, with the words by which people speak of it without the name. Lists hold words parted by spaces; `_` joins phrases. */
export interface ConceptWords {
  readonly type: 'number' | 'text';
  /** Words of field names. */
  readonly names: string;
  /** What such fields are measured in: the only field of it is meant where none has the name. */
  readonly dimension?: Dimension;
  /** It counts people, of whom its verbs are said ("how many people died"). Default: no. */
  readonly people?: true;
  /** Nouns that are said for the field. Default: the names. */
  readonly nouns?: string;
  /** Verbs whose subject has the value ("weighs"), or whose doer it names ("wrote"). */
  readonly verbs?: string;
  /** Adjectives that say that there is much of it, and little; comparatives and superlatives are formed of them. */
  readonly more?: string;
  readonly less?: string;
  /** Superlatives that no adjective makes. */
  readonly top?: string;
  /** The end that people call the best. Default: not known. */
  readonly best?: 'more' | 'less';
}
