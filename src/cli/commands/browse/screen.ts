import type { RecordData } from '../../../contract/envelope.ts';
import { createFieldTexts } from '../../../format/field-texts.ts';
import { cutText, padText, textWidth } from '../../../format/fit-text.ts';
import { orderColumns } from '../../../format/order-columns.ts';
import { recordView } from '../../../format/record-view.ts';
import { createTable } from '../../../format/table.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import type { Paint } from '../../terminal/style.ts';
import type { BrowseState } from './state.ts';
import { counted } from '../../../text/counted.ts';
import { fieldNames } from '../../output/field-names.ts';

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

export interface Screen {
  /** As many as there are rows, none wider than the terminal. */
  readonly lines: readonly string[];
  /** Where the cursor stands: columns from the left on the first line; undefined where nothing is typed. */
  readonly cursor: number | undefined;
}

/** Lines above and below the records. */
const FRAME_ROWS = 4;
const PROMPT = '> ';

/** Lines that a page of the list has. */
export function pageRows({ rows }: ScreenSize): number {
  return Math.max(1, rows - FRAME_ROWS);
}

/** What the terminal shows for a state. Nothing in a record can bring anything but characters to it. */
export function drawScreen(state: BrowseState, size: ScreenSize, paint: Paint): Screen {
  const { columns, rows } = size;
  const room = Math.max(1, columns - textWidth(PROMPT) - 1);
  const query = endOf(terminalLine(state.query), room);
  const body = state.focus === 'record' || state.focus === 'history' ? openedLines(state, size) : listLines(state, size, paint);
  const height = Math.max(0, rows - FRAME_ROWS + 1);
  const shown = Array.from({ length: height }, (_, index) => body[index] ?? '');
  const lines = [
    cutText(`${PROMPT}${query}`, columns),
    paint('dim', cutText(aboutText(state), columns)),
    ...shown,
    paint('dim', cutText(KEYS[state.focus], columns)),
  ];
  return { lines: lines.slice(0, Math.max(1, rows)), cursor: state.focus === 'query' ? textWidth(PROMPT + query) : undefined };
}

const KEYS: Readonly<Record<BrowseState['focus'], string>> = {
  query: 'type to search · ↓ to the list · enter opens · esc leaves',
  list: '↑↓ pgup pgdn move · enter opens · c copies · o opens its link · h history · / query · q leaves',
  record: '↑↓ scroll · n p next, previous · c copies · o opens its link · h history · esc back · q leaves',
  history: '↑↓ scroll · esc back · q leaves',
};

/** What is longer than the line shows its end, where one types. */
function endOf(text: string, width: number): string {
  let kept = '';
  for (const { segment } of [...segmenter.segment(text)].toReversed()) {
    if (textWidth(segment + kept) > width) break;
    kept = segment + kept;
  }
  return kept;
}

const segmenter = new Intl.Segmenter();

function aboutText({ status, busy, meaning, pagination, records, metered, query, answered }: BrowseState): string {
  if (status !== '') return terminalLine(status);
  if (busy) return 'searching…';
  if (metered && query.trim() !== (answered ?? '')) return 'enter searches (it may count against an allowance)';
  if (pagination === undefined) return '';
  const { total } = pagination;
  const count = total === 0 ? 'no records' : records.length < total ? `${records.length} of ${total} records` : counted(total, 'record');
  return terminalLine(meaning === '' ? count : `${count} · ${meaning}`);
}

function listLines(state: BrowseState, size: ScreenSize, paint: Paint): readonly string[] {
  const { records, selected, focus } = state;
  if (records.length === 0) return [];
  const height = pageRows(size);
  const width = Math.max(1, size.columns - MARK_WIDTH);
  const top = Math.max(0, Math.min(selected - Math.floor(height / 2), records.length - height));
  const visible = records.slice(top, top + height);
  const sample = records.slice(0, SAMPLE);
  const table = createTable(sample, {
    ...orderColumns(fieldNames(sample), sample, { about: state.meaning }),
    width,
    write: TEXTS,
    heading: (text) => paint('bold', text),
  });
  const rows = table.rows(visible).split('\n').slice(0, -1);
  const [header = ''] = table.header.split('\n');
  return [
    `  ${header}`,
    ...rows.map((row, index) => {
      if (top + index !== selected) return `  ${row}`;
      const marked = padText(`${focus === 'list' ? '›' : ' '} ${row}`, size.columns, 'left');
      return focus === 'list' ? paint('inverse', marked) : marked.trimEnd();
    }),
  ];
}

const TEXTS = createFieldTexts([]);
const MARK_WIDTH = 2;
/** Enough to know how wide columns are. */
const SAMPLE = 100;

function openedLines(state: BrowseState, { columns, rows }: ScreenSize): readonly string[] {
  const { focus, records, selected, history, scroll } = state;
  const text = focus === 'history' ? historyText(history, columns) : recordText(records[selected] ?? {}, selected, columns);
  const all = text.split('\n').slice(0, -1);
  const height = Math.max(1, rows - FRAME_ROWS + 1);
  const from = Math.min(scroll, Math.max(0, all.length - height));
  return all.slice(from, from + height).map((line) => cutText(line, columns));
}

function recordText(record: RecordData, index: number, width: number): string {
  return recordView([record], { fields: Object.keys(record), first: index + 1, width });
}

function historyText(entries: readonly RecordData[], width: number): string {
  if (entries.length === 0) return 'no history\n';
  return recordView(entries, { fields: Object.keys(entries[0] ?? {}), first: 1, width });
}
