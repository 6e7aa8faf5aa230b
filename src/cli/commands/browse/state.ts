import type { Pagination, RecordData } from '../../../contract/envelope.ts';

/** All that the screen shows. */
export interface BrowseState {
  readonly query: string;
  /** Where keys go: into the query, to the list, or to what was opened. */
  readonly focus: 'query' | 'list' | 'record' | 'history';
  readonly records: readonly RecordData[];
  readonly pagination: Pagination | undefined;
  /** What the query was taken to mean, and what else there is to say of the answer. */
  readonly meaning: string;
  readonly selected: number;
  /** First line shown of what was opened. */
  readonly scroll: number;
  readonly history: readonly RecordData[];
  /** What just happened. */
  readonly status: string;
  readonly busy: boolean;
  /** True where every search may count: then it waits for the enter key. */
  readonly metered: boolean;
  /** True when the first record of the answer that is awaited is to be opened. */
  readonly opening: boolean;
  /** The query of the records that are shown; undefined before the first. */
  readonly answered: string | undefined;
}

/** What a key requests in addition to another state. */
export type Effect = { readonly kind: 'leave' | 'copy' | 'open' | 'history' | 'more' } | { readonly kind: 'search'; readonly when: 'soon' | 'now' };

export interface Step {
  readonly state: BrowseState;
  readonly effect?: Effect;
}

/** A key as the terminal reports it. */
export interface Key {
  readonly name?: string | undefined;
  /** What it types. */
  readonly text?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
}

export function initialState(query: string, metered: boolean): BrowseState {
  return {
    query,
    focus: 'query',
    records: [],
    pagination: undefined,
    meaning: '',
    selected: 0,
    scroll: 0,
    history: [],
    status: '',
    busy: false,
    metered,
    opening: false,
    answered: undefined,
  };
}

/** What becomes of the state when a key is pressed; `page` is how many lines a page has. */
export function press(before: BrowseState, key: Key, page: number): Step {
  const state = { ...before, status: '', opening: false };
  if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) return { state, effect: { kind: 'leave' } };
  if (state.focus === 'record' || state.focus === 'history') return pressOpened(state, key, page);
  return moved(state, key, page) ?? (state.focus === 'query' ? pressQuery(state, key) : pressList(state, key));
}

function pressOpened(state: BrowseState, key: Key, page: number): Step {
  const scrolled = (by: number): Step => ({ state: { ...state, scroll: Math.max(0, state.scroll + by) } });
  switch (key.name) {
    case 'escape':
    case 'backspace':
    case 'left':
      return { state: { ...state, focus: state.focus === 'history' ? 'record' : 'list', scroll: 0 } };
    case 'up':
      return scrolled(-1);
    case 'down':
      return scrolled(1);
    case 'pageup':
      return scrolled(-page);
    case 'pagedown':
    case 'space':
      return scrolled(page);
    case 'home':
      return { state: { ...state, scroll: 0 } };
    case 'n':
    case 'right':
      return select({ ...state, scroll: 0, focus: 'record' }, state.selected + 1);
    case 'p':
      return select({ ...state, scroll: 0, focus: 'record' }, state.selected - 1);
    default:
      return act(state, key);
  }
}

/** Keys that move through the list, whatever else is typed. */
function moved(state: BrowseState, key: Key, page: number): Step | undefined {
  const toList: BrowseState = state.records.length > 0 ? { ...state, focus: 'list' } : state;
  switch (key.name) {
    case 'up':
      return state.focus === 'list' && state.selected === 0 ? { state: { ...state, focus: 'query' } } : select(toList, state.selected - 1);
    case 'down':
      return select(toList, state.focus === 'query' && state.selected === 0 ? 0 : state.selected + 1);
    case 'pageup':
      return select(toList, state.selected - page);
    case 'pagedown':
      return select(toList, state.selected + page);
    case 'tab':
      return { state: state.focus === 'list' ? { ...state, focus: 'query' } : toList };
    case 'escape':
      return { state, effect: { kind: 'leave' } };
    case 'return':
    case 'enter':
      return opened(state);
    default:
      return undefined;
  }
}

/** The enter key: the record, or first the answer to what was typed; one that may count is only shown. */
function opened(state: BrowseState): Step {
  const query = state.query.trim();
  const asks = state.focus === 'query' && query !== state.answered && !(state.metered && query === '');
  if (asks) return { state: { ...state, opening: !state.metered }, effect: { kind: 'search', when: 'now' } };
  if (state.records[state.selected] === undefined) return { state };
  return { state: { ...state, focus: 'record', scroll: 0 } };
}

/** Near the end of what is there, more is asked for. */
function select(state: BrowseState, wanted: number): Step {
  const selected = Math.max(0, Math.min(wanted, state.records.length - 1));
  const next = { ...state, selected };
  const more = state.pagination?.hasMore === true && !state.metered && !state.busy && selected >= state.records.length - 1;
  return more ? { state: next, effect: { kind: 'more' } } : { state: next };
}

function pressQuery(state: BrowseState, key: Key): Step {
  const query = edited(state.query, key);
  if (query === state.query) return { state };
  const next = { ...state, query };
  return state.metered ? { state: next } : { state: next, effect: { kind: 'search', when: 'soon' } };
}

const LONGEST_QUERY = 2000;
const segmenter = new Intl.Segmenter();

function edited(query: string, { name, text, ctrl, meta }: Key): string {
  if (name === 'backspace')
    return [...segmenter.segment(query)]
      .slice(0, -1)
      .map(({ segment }) => segment)
      .join('');
  if (ctrl === true && name === 'u') return '';
  if (ctrl === true && name === 'w') return query.replace(/\S+\s*$/u, '');
  const types = ctrl !== true && meta !== true && text !== undefined && !/[\p{Cc}\p{Cs}]/u.test(text);
  return types ? (query + text).slice(0, LONGEST_QUERY) : query;
}

function pressList(state: BrowseState, key: Key): Step {
  switch (key.name) {
    case 'home':
      return select(state, 0);
    case 'end':
      return select(state, state.records.length - 1);
    case 'backspace':
      return { state: { ...state, focus: 'query' } };
    default:
      return key.text === '/' ? { state: { ...state, focus: 'query' } } : act(state, key);
  }
}

/** Keys about the record that is selected. */
function act(state: BrowseState, { name, ctrl, meta }: Key): Step {
  if (ctrl === true || meta === true) return { state };
  switch (name) {
    case 'q':
      return { state, effect: { kind: 'leave' } };
    case 'c':
      return { state, effect: { kind: 'copy' } };
    case 'o':
      return { state, effect: { kind: 'open' } };
    case 'h':
      return { state, effect: { kind: 'history' } };
    default:
      return { state };
  }
}
