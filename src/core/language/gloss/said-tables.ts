import { french } from '../lexicon/fr/phrases.ts';
import { german } from '../lexicon/de/phrases.ts';
import { spanish } from '../lexicon/es/phrases.ts';
import type { ForeignLexicon } from '../lexicon/foreign.ts';
import { saidTable, type SaidTable } from './said.ts';

/** What is said in each language. The build of the command line puts the tables themselves in the place of this module. */
export const saidTables: Readonly<Record<ForeignLexicon['code'], () => SaidTable>> = {
  de: () => saidTable(german),
  fr: () => saidTable(french),
  es: () => saidTable(spanish),
};
