import { z } from 'zod';

import { choice, filterText, flag, paging, scraperId, text } from '../parameters.ts';

/** What ranks: both legs, or one of them alone. */
export const SearchMode = choice(['hybrid', 'keyword', 'vector']);
export type SearchMode = z.infer<typeof SearchMode>;

/** Who reads a query: rules; rules and then a model, where `auto` means the one that is configured, if any; or nothing. */
const InterpreterChoice = choice(['auto', 'rules', 'model', 'none']);

/**
 * GET hybrid: natural language search. The parameters other than `search` and those of pages are extensions.
 * `interpreter: none` takes the words as they are; `dryRun` interprets and counts, and gives no records.
 */
export const HybridRequest = z.object({
  scraperId,
  search: text(1, 2000),
  ...paging,
  filter: filterText.optional(),
  sort: text(1, 2000).optional(),
  run: text(1, 64).optional(),
  mode: SearchMode.default('hybrid'),
  interpreter: InterpreterChoice.default('auto'),
  dryRun: flag(),
  explain: flag(),
});
export type HybridRequest = z.output<typeof HybridRequest>;
export type HybridInput = z.input<typeof HybridRequest>;
