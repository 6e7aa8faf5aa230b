import { countText } from '../../text/counted.ts';
import type { Pagination } from '../../contract/envelope.ts';
import { Icon } from './icon.tsx';

interface PagerProps {
  readonly pagination: Pagination;
  readonly noun: string;
  readonly onPage: (page: number) => void;
}

/** Says which of all are shown, and leads to the pages around. */
export function Pager({ pagination: { page, take, total, totalPages, hasMore }, noun, onPage }: PagerProps) {
  if (totalPages <= 1 && page === 1) return null;
  const first = Math.min((page - 1) * take + 1, total);
  const last = Math.min(page * take, total);
  return (
    <nav class="pager" aria-label="Pages">
      <button type="button" class="button" disabled={page <= 1} onClick={() => onPage(Math.max(1, Math.min(page - 1, totalPages)))}>
        <Icon name="left" /> Previous
      </button>
      <span class="pager-place">
        {countText(first)} – {countText(last)} of {countText(total)} {noun}
      </span>
      <button type="button" class="button" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Next <Icon name="right" />
      </button>
    </nav>
  );
}
