import { DOMAINS, RECORD_NOUNS } from '../records.ts';
import { stemSet } from '../../../stem.ts';

/** Nouns for any record. */
export const GENERIC = stemSet(RECORD_NOUNS);

/** The nouns for records of each domain, and what fields say that they are of it. */
export const DOMAIN_STEMS = DOMAINS.map(({ nouns, cues }) => ({ nouns: stemSet(nouns), cues: stemSet(cues) }));
