/** What the page can show of a scraper. */
export const VIEWS = ['search', 'fields', 'changes', 'chat'] as const;
export type View = (typeof VIEWS)[number];

/** What became of a record between two runs. */
export const KINDS = ['changed', 'added', 'removed'] as const;
export type ChangeKind = (typeof KINDS)[number];

const LAYOUTS = ['table', 'cards'] as const;

/** All that the page shows, as the fragment of its address says it. Empty text: none. */
export interface Route {
  readonly scraper: string;
  readonly view: View;
  /** Words that are searched. */
  readonly query: string;
  /** `as they are`: words become no condition, since their conditions were changed by hand and stand in `filter`. */
  readonly words: 'read' | 'as they are';
  /** Conditions beyond those of the words. */
  readonly filter: string;
  readonly sort: string;
  readonly page: number;
  readonly take: number;
  /** The run that is read; the latest by default. In changes: the newer one. */
  readonly run: string;
  /** By the width of the screen, when it is not chosen. */
  readonly layout: 'table' | 'cards' | undefined;
  /** Names of the columns, in their order; chosen by the page when there are none. */
  readonly columns: readonly string[];
  /** The record that is open, by its place on the page. */
  readonly record: number | undefined;
  /** Of changes: the older run, the kind of change, and the fields that are looked at. */
  readonly from: string;
  readonly change: ChangeKind | undefined;
  readonly changed: readonly string[];
}

const DEFAULT_TAKE = 25;

const START: Route = {
  scraper: '',
  view: 'search',
  query: '',
  words: 'read',
  filter: '',
  sort: '',
  page: 1,
  take: DEFAULT_TAKE,
  run: '',
  layout: undefined,
  columns: [],
  record: undefined,
  from: '',
  change: undefined,
  changed: [],
};

/** The route of a scraper with nothing asked yet. */
export function startOf(scraper: string): Route {
  return { ...START, scraper };
}

/** Reads a fragment, with or without its `#`. What it does not understand is as by default; without a scraper it is the start. */
export function readRoute(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const [mark, scraper = '', view] = path.split('/').map(decoded);
  if (mark !== 's' || scraper === '') return START;
  const given = new URLSearchParams(query);
  const text = (name: string): string => given.get(name) ?? '';
  return {
    scraper,
    view: VIEWS.find((each) => each === view) ?? 'search',
    query: text('q'),
    words: text('words') === 'plain' ? 'as they are' : 'read',
    filter: text('filter'),
    sort: text('sort'),
    page: wholeNumber(text('page'), 1, 1_000_000) ?? 1,
    take: wholeNumber(text('take'), 1, 200) ?? DEFAULT_TAKE,
    run: text('run'),
    layout: LAYOUTS.find((layout) => layout === text('as')),
    columns: names(text('columns')),
    record: wholeNumber(text('record'), 1, 1000),
    from: text('from'),
    change: KINDS.find((kind) => kind === text('change')),
    changed: names(text('changed')),
  };
}

/** The fragment of a route, from `#` on; it holds only what is not as by default. */
export function writeRoute(route: Route): string {
  if (route.scraper === '') return '#/';
  const parts: readonly (readonly [string, string])[] = [
    ['q', route.query],
    ['words', route.words === 'as they are' ? 'plain' : ''],
    ['filter', route.filter],
    ['sort', route.sort],
    ['page', route.page === 1 ? '' : String(route.page)],
    ['take', route.take === DEFAULT_TAKE ? '' : String(route.take)],
    ['as', route.layout ?? ''],
    ['columns', route.columns.map(encodeURIComponent).join(',')],
    ['from', route.from],
    ['change', route.change ?? ''],
    ['changed', route.changed.map(encodeURIComponent).join(',')],
    ['run', route.run],
    ['record', route.record === undefined ? '' : String(route.record)],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of parts) if (value !== '') query.set(name, value);
  const view = route.view === 'search' ? '' : `/${route.view}`;
  return `#/s/${encodeURIComponent(route.scraper)}${view}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}

/** Names are encoded once more, so that one with a comma stays one. */
function names(text: string): readonly string[] {
  return text === '' ? [] : text.split(',').map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
