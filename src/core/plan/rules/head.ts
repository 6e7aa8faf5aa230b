/** What a question wants, by the words it begins with. */
export type Head = 'count' | 'exists' | 'list' | 'when' | 'who' | 'share' | 'none';
