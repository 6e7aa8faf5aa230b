import { Option, type Command } from 'commander';

import type { Pagination } from '../contract/envelope.ts';

/** Records a page at most. */
export const LARGEST_TAKE = 1000;

/** `--page`, `--take` and `--all`, as text: the API says what it accepts. */
export interface PagingOptions {
  readonly page?: string;
  readonly take?: string;
  readonly all?: boolean;
}

/** Adds the options of commands that show pages of records. */
export function addPagingOptions(command: Command): Command {
  return command
    .option('--page <n>', 'page to show (default: 1)')
    .option('--take <n>', 'records a page, at most 1000 (default: 10)')
    .addOption(new Option('--all', 'all pages, to the last').conflicts(['page', 'take']));
}

interface Paged {
  readonly data: readonly unknown[];
  readonly pagination: Pagination;
}

/** The pages of an answer from its first on, by their numbers. A server that says there is more and then gives nothing would be asked for ever. */
export async function* pagesFrom<Page extends Paged>(first: Page, ask: (page: number) => Promise<Page>): AsyncGenerator<Page> {
  let page = first;
  yield page;
  for (let number = 2; page.pagination.hasMore && page.data.length > 0; number += 1) {
    page = await ask(number);
    yield page;
  }
}

/** Several pages read as one. */
export function wholePage(total: number): Pagination {
  return { total, page: 1, take: total, totalPages: 1, hasMore: false };
}
