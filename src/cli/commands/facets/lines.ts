import type { Facet } from '../../../contract/operations/facets.ts';
import { bar } from '../../charts/bar-chart.ts';
import { countSparkline } from '../../charts/sparkline.ts';
import { cutText, padText, textWidth } from '../../../format/fit-text.ts';
import { terminalLine } from '../../../format/terminal-text.ts';
import { shownNumber } from '../../../format/field-texts.ts';
import { countText } from '../../../text/counted.ts';
import type { Paint } from '../../terminal/style.ts';

/** How facets look on a terminal. */
export interface FacetLook {
  /** Columns of the terminal. */
  readonly width: number;
  readonly paint: Paint;
}

type ValuesFacet = Extract<Facet, { readonly kind: 'values' }>;
type RangesFacet = Extract<Facet, { readonly kind: 'ranges' }>;

const LONGEST_LABEL = 40;
const LONGEST_BAR = 40;

/** A facet for people: a heading, then values with their counts and bars, or ranges as a small histogram. Safe on a terminal. */
export function facetLines(facet: Facet, look: FacetLook): readonly string[] {
  const missing = facet.nulls === 0 ? '' : `, ${countText(facet.nulls)} without`;
  const name = terminalLine(facet.field);
  const about = `${facet.kind === 'values' ? valuesHeading(facet) : rangesHeading(facet)}${missing}`;
  const heading = cutText(name, Math.max(1, look.width - textWidth(about) - 2));
  const lines = facet.kind === 'values' ? valueLines(facet, look) : rangeLines(facet, look);
  return [`${look.paint('bold', heading)}  ${look.paint('dim', about)}`, ...lines];
}

function valuesHeading({ distinct }: ValuesFacet): string {
  return distinct === 1 ? '1 value' : `${distinct === 0 ? 'no' : countText(distinct)} values`;
}

function rangesHeading(facet: RangesFacet): string {
  const { min, max, unit } = facet;
  if (min === null || max === null) return 'no values';
  return `${shownEdge(facet, min)} to ${shownEdge(facet, max)}${unit === undefined ? '' : ` ${terminalLine(unit)}`}`;
}

function valueLines({ values, more }: ValuesFacet, { width, paint }: FacetLook): readonly string[] {
  const most = Math.max(...values.map(({ count }) => count));
  const counts = values.map(({ count }) => countText(count));
  const digits = Math.max(0, ...counts.map((text) => text.length));
  const room = Math.min(LONGEST_LABEL, Math.max(4, width - digits - 10));
  const labels = values.map(({ value, cut }) => cutText(value === '' ? '""' : terminalLine(`${value}${cut === true ? '…' : ''}`), room));
  const widest = Math.max(0, ...labels.map(textWidth));
  const longest = Math.min(LONGEST_BAR, width - widest - digits - 6);
  const lines = values.map(({ count }, index) => {
    const line = `  ${padText(labels[index] ?? '', widest, 'left')}  ${padText(counts[index] ?? '', digits, 'right')}`;
    return longest < 2 ? line : `${line}  ${paint('cyan', bar(count / most, longest))}`;
  });
  return more === 0 ? lines : [...lines, paint('dim', `  and ${countText(more)} more`)];
}

function rangeLines(facet: RangesFacet, { width, paint }: FacetLook): readonly string[] {
  const { bins } = facet;
  const most = Math.max(...bins.map(({ count }) => count));
  const fullest = bins.find(({ count }) => count === most);
  if (fullest === undefined) return [];
  const each = bins.length * 2 + 2 <= Math.min(width, LONGEST_BAR + 2) ? 2 : 1;
  const columns = Array.from(countSparkline(bins.map(({ count }) => count)), (column) => column.repeat(each));
  const peak = `most ${rangeText(facet, fullest)}: ${countText(most)}`;
  const histogram = columns.join('').slice(0, Math.max(1, width - 2));
  const isBeside = textWidth(histogram) + textWidth(peak) + 5 <= width;
  const drawn = `  ${paint('cyan', histogram)}`;
  return isBeside ? [`${drawn}   ${paint('dim', peak)}`] : [drawn, `  ${paint('dim', cutText(peak, Math.max(1, width - 2)))}`];
}

/** A range of one number has a filter that names it alone. */
function rangeText(facet: RangesFacet, { from, to, filter }: RangesFacet['bins'][number]): string {
  const isOne = from === to || (typeof from === 'number' && filter?.endsWith(` = ${from}`) === true);
  return isOne ? shownEdge(facet, from) : `${shownEdge(facet, from)} to ${shownEdge(facet, to)}`;
}

/** Years, and ids, as they are. */
function shownEdge({ role }: RangesFacet, edge: number | string): string {
  if (typeof edge === 'number') return role === 'year' || role === 'key' ? String(edge) : shownNumber(edge);
  return terminalLine(edge.replace('.000Z', 'Z'));
}
