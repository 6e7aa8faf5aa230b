import type { ComponentChildren } from 'preact';

import type { Rows } from './use-rows.ts';

interface RowButtonProps {
  readonly rows: Rows;
  /** Of the record among those shown, from 0. */
  readonly index: number;
  readonly onOpen: (place: number) => void;
  readonly children: ComponentChildren;
}

/** The button of a row or a card that opens its record, and that the arrows go to. */
export function RowButton({ rows, index, onOpen, children }: RowButtonProps) {
  return (
    <button
      type="button"
      class="row-open"
      data-row={index}
      tabIndex={rows.tabIndexOf(index)}
      onFocus={() => rows.setCurrent(index)}
      onClick={() => onOpen(index + 1)}
    >
      {children}
    </button>
  );
}
