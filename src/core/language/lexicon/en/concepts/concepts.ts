import type { ConceptWords } from './concept-words.ts';
import { NUMBER_CONCEPTS } from './number-concepts.ts';
import { PEOPLE_CONCEPTS } from './people-concepts.ts';
import { QUALITY_CONCEPTS } from './quality-concepts.ts';
import { TEXT_CONCEPTS } from './text-concepts.ts';

/** All concepts by their name. */
export const CONCEPTS: Readonly<Record<string, ConceptWords>> = {
  ...Object.fromEntries(
    Object.entries({ ...NUMBER_CONCEPTS, ...QUALITY_CONCEPTS }).map(([id, words]) => [id, { ...words, type: 'number' as const }]),
  ),
  ...Object.fromEntries(Object.entries(PEOPLE_CONCEPTS).map(([id, words]) => [id, { ...words, type: 'number' as const, people: true as const }])),
  ...Object.fromEntries(Object.entries(TEXT_CONCEPTS).map(([id, words]) => [id, { ...words, type: 'text' as const }])),
};
