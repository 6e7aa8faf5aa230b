import { useState } from 'preact/hooks';

export interface Rows {
  /** One row of all is where the Tab key stops. */
  readonly tabIndexOf: (row: number) => 0 | -1;
  readonly setCurrent: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_row, last) => last,
};

/** Moves the focus among rows whose buttons carry `data-row`, by arrows, Home and End. */
export function useRows(count: number): Rows {
  const [chosen, setCurrent] = useState(0);
  const current = Math.min(chosen, Math.max(0, count - 1));
  return {
    tabIndexOf: (row) => (row === current ? 0 : -1),
    setCurrent,
    onKeyDown(event) {
      const step = STEPS[event.key];
      const { target, currentTarget } = event;
      if (step === undefined || !(target instanceof HTMLElement) || target.dataset['row'] === undefined || !(currentTarget instanceof HTMLElement))
        return;
      event.preventDefault();
      const next = step(Number(target.dataset['row']), count - 1);
      currentTarget.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
    },
  };
}
