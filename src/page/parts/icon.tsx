/** Paths in a box of 16 by 16. */
const PATHS = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14',
  close: 'm4 4 8 8M12 4l-8 8',
  up: 'M8 13V3.5M4 7l4-3.8L12 7',
  down: 'M8 3v9.5M4 9l4 3.8L12 9',
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  table: 'M2 3.5h12v9H2zM2 6.7h12M6.3 6.7v5.8',
  cards: 'M2.5 2.5h4.6v4.6H2.5zM8.9 2.5h4.6v4.6H8.9zM2.5 8.9h4.6v4.6H2.5zM8.9 8.9h4.6v4.6H8.9z',
  columns: 'M2 3h3v10H2zM6.5 3h3v10h-3zM11 3h3v10h-3z',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  filter: 'M2 3.5h12M4.5 8h7M6.5 12.5h3',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.2 2.8 7.5 8.5',
  theme: 'M8 2.5a5.5 5.5 0 1 0 0 11zM8 2.5a5.5 5.5 0 0 1 0 11',
  check: 'm3 8.5 3.2 3.2L13 4.5',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2A2.6 2.6 0 0 0 9 3.3l-.8.8M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.8-.8',
  send: 'M2.5 8h10M8.5 3.8 12.8 8l-4.3 4.2',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture that only goes with words. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
