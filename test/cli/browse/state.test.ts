import { describe, expect, test } from 'vitest';

import { initialState, press, type BrowseState, type Key } from '../../../src/cli/commands/browse/state.ts';

const records = Array.from({ length: 10 }, (_, id) => ({ id }));
const pagination = { total: 25, page: 1, take: 10, totalPages: 3, hasMore: true };
const PAGE = 4;

function state(change: Partial<BrowseState> = {}): BrowseState {
  return { ...initialState('', false), records, pagination: { ...pagination, hasMore: false }, answered: '', ...change };
}

const typed = (text: string): Key => ({ name: text, text });
const key = (name: string): Key => ({ name });
const ctrl = (name: string): Key => ({ name, ctrl: true, text: '\u0001' });

describe('keys in the query', () => {
  test.each<[string, string, Key, string]>([
    ['are typed', 'loft', typed('s'), 'lofts'],
    ['are typed though they are commands elsewhere', '', typed('q'), 'q'],
    ['are taken back', 'loft', key('backspace'), 'lof'],
    ['are taken back as a reader sees them', 'a👨‍👩‍👧', key('backspace'), 'a'],
    ['are taken back by the word', 'quiet loft ', ctrl('w'), 'quiet '],
    ['are taken back all', 'quiet loft', ctrl('u'), ''],
    ['that bring control characters are none', 'a', { name: 'x', text: '\u001b[31m' }, 'a'],
    ['with the alt key are none', 'a', { name: 'b', text: '\u001bb', meta: true }, 'a'],
    ['have an end', 'x'.repeat(2000), typed('y'), 'x'.repeat(2000)],
  ])('%s', (_what, query, pressed, expected) => {
    expect(press(state({ query }), pressed, PAGE).state.query).toBe(expected);
  });

  test('search soon, but where it may count', () => {
    expect(press(state(), typed('a'), PAGE).effect).toEqual({ kind: 'search', when: 'soon' });
    expect(press(state({ metered: true }), typed('a'), PAGE).effect).toBeUndefined();
    expect(press(state(), key('backspace'), PAGE).effect).toBeUndefined();
  });
});

describe('the enter key', () => {
  test('opens what is selected', () => {
    expect(press(state({ selected: 3 }), key('return'), PAGE).state).toMatchObject({ focus: 'record', selected: 3 });
  });

  test('first waits for the answer to what was typed, and opens that', () => {
    const { state: next, effect } = press(state({ query: 'loft' }), key('return'), PAGE);
    expect([next.focus, next.opening, effect]).toEqual(['query', true, { kind: 'search', when: 'now' }]);
  });

  test('searches where it may count, once', () => {
    const asking = state({ query: 'loft', metered: true, answered: undefined });
    expect(press(asking, key('return'), PAGE)).toMatchObject({ state: { opening: false }, effect: { kind: 'search', when: 'now' } });
    expect(press({ ...asking, answered: 'loft' }, key('return'), PAGE)).toMatchObject({ state: { focus: 'record' } });
    expect(press(state({ metered: true, answered: undefined, records: [] }), key('return'), PAGE).effect).toBeUndefined();
  });

  test('opens nothing where there is nothing', () => {
    expect(press(state({ records: [] }), key('return'), PAGE).state.focus).toBe('query');
  });
});

describe('keys in the list', () => {
  test.each<[string, Key, number, number]>([
    ['down', key('down'), 3, 4],
    ['up', key('up'), 3, 2],
    ['down at the end', key('down'), 9, 9],
    ['a page down', key('pagedown'), 3, 7],
    ['a page up', key('pageup'), 3, 0],
    ['to the end', key('end'), 3, 9],
    ['to the beginning', key('home'), 3, 0],
  ])('move %s', (_what, pressed, from, to) => {
    expect(press(state({ focus: 'list', selected: from }), pressed, PAGE).state.selected).toBe(to);
  });

  test('lead from the query to the list and back', () => {
    expect(press(state(), key('down'), PAGE).state).toMatchObject({ focus: 'list', selected: 0 });
    expect(press(state({ focus: 'list' }), key('up'), PAGE).state.focus).toBe('query');
    expect(press(state({ focus: 'list' }), typed('/'), PAGE).state.focus).toBe('query');
    expect(press(state({ focus: 'list' }), key('tab'), PAGE).state.focus).toBe('query');
    expect(press(state({ records: [] }), key('down'), PAGE).state).toMatchObject({ focus: 'query', selected: 0 });
  });

  test('ask for more at the end, but where it may count', () => {
    const last = state({ focus: 'list', selected: 8, pagination });
    expect(press(last, key('down'), PAGE).effect).toEqual({ kind: 'more' });
    expect(press({ ...last, metered: true }, key('down'), PAGE).effect).toBeUndefined();
    expect(press({ ...last, busy: true }, key('down'), PAGE).effect).toBeUndefined();
    expect(press({ ...last, selected: 3 }, key('down'), PAGE).effect).toBeUndefined();
  });
});

describe('keys about a record', () => {
  const kinds = { c: 'copy', o: 'open', h: 'history', q: 'leave' } as const;
  test.each(Object.entries(kinds))('%s: %s, in the list and where it is open', (name, kind) => {
    for (const focus of ['list', 'record'] as const) expect(press(state({ focus }), typed(name), PAGE).effect).toEqual({ kind });
  });

  test('scroll, go on to others, and back', () => {
    const open = state({ focus: 'record', selected: 3, scroll: 5 });
    expect(press(open, key('down'), PAGE).state.scroll).toBe(6);
    expect(press(open, key('pageup'), PAGE).state.scroll).toBe(1);
    expect(press({ ...open, scroll: 0 }, key('up'), PAGE).state.scroll).toBe(0);
    expect(press(open, typed('n'), PAGE).state).toMatchObject({ selected: 4, scroll: 0 });
    expect(press(open, typed('p'), PAGE).state).toMatchObject({ selected: 2, scroll: 0 });
    expect(press(open, key('escape'), PAGE)).toMatchObject({ state: { focus: 'list' } });
    expect(press({ ...open, focus: 'history' }, key('escape'), PAGE)).toMatchObject({ state: { focus: 'record' } });
  });
});

test.each(['query', 'list', 'record', 'history'] as const)('Ctrl-C leaves from everywhere: %s', (focus) => {
  expect(press(state({ focus }), ctrl('c'), PAGE).effect).toEqual({ kind: 'leave' });
});

test.each(['query', 'list'] as const)('escape leaves from the %s', (focus) => {
  expect(press(state({ focus }), key('escape'), PAGE).effect).toEqual({ kind: 'leave' });
});
