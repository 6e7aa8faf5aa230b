/** Which side of a value is meant, and whether the value itself is. */
export type Direction = '<' | '<=' | '>' | '>=';

/** What a comparing phrase says. `between` and `outside` await two values; `approx` a neighbourhood; `!=` excludes. */
export type Comparison = Direction | '=' | '!=' | 'approx' | 'between' | 'outside';
