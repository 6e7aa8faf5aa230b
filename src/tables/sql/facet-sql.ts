import type { TalliedField } from '../../core/ports/facet-counts.ts';
import { fieldOf, type Compiling } from './condition-sql.ts';
import { itemsSql } from './group-sql.ts';

/** Bytes of the longest text that is told whole. */
const LONGEST_WHOLE = 1000;

/** Whether a value of a tally stands for a longer text: those are longer than any that is whole. */
export function isCutText(value: string): boolean {
  return value.length > LONGEST_WHOLE / 3 && Buffer.byteLength(value) > LONGEST_WHOLE;
}

/** Columns that say for each record what it counts as; for fields of lists, a list. */
export function tallyColumns(fields: readonly TalliedField[], compiling: Compiling): readonly string[] {
  return fields.map((tallied) => {
    const { value, type } = fieldOf(tallied.field, compiling);
    switch (tallied.kind) {
      case 'values':
        return type === 'boolean' ? `CAST(${value} AS VARCHAR)` : wholeOrCut(value);
      case 'items':
        return itemsColumn(itemsSql(tallied.field, compiling));
      case 'joined':
        return itemsColumn(joinedSql(value));
      case 'ranges': {
        const inner = tallied.edges.slice(1, -1).map((edge) => compiling.parameters.add(edge));
        return `(CASE WHEN ${value} IS NOT NULL THEN ${rangeSql(value, inner, 0)} END)`;
      }
    }
  });
}

/** The counts of the column `v<index>` of `scope`: its position, the value, its records, and how many values there are. */
export function tallySql(tallied: TalliedField, index: number): string {
  const cells =
    tallied.kind === 'items' || tallied.kind === 'joined' ? `SELECT unnest(v${index}) AS v FROM scope` : `SELECT v${index} AS v FROM scope`;
  const counted = `SELECT v, count(*) AS n, count(*) OVER () AS d FROM (${cells}) WHERE v IS NOT NULL GROUP BY v`;
  const limit = tallied.kind === 'ranges' ? '' : ` ORDER BY n DESC, v LIMIT ${tallied.limit}`;
  return `(SELECT ${index} AS f, CAST(v AS VARCHAR) AS v, n, d FROM (${counted})${limit})`;
}

function itemsColumn(items: string): string {
  return `[${wholeOrCut('item')} FOR item IN ${items}]`;
}

/** The items that a text joins, each once; of lists as programs print them, without their brackets and quotes. */
function joinedSql(value: string): string {
  return `list_distinct([trim(part, ' []''"') FOR part IN regexp_split_to_array(${value}, '[,;|]') IF trim(part, ' []''"') <> ''])`;
}

/** A text, or of a long one its beginning and a hash of it, so that texts of megabytes are not kept. */
function wholeOrCut(text: string): string {
  return `(CASE WHEN strlen(${text}) > ${LONGEST_WHOLE} THEN concat(left(${text}, ${LONGEST_WHOLE + 1}), hash(${text})) ELSE ${text} END)`;
}

/** The position of the range that holds a number, by halves. */
function rangeSql(value: string, inner: readonly string[], first: number): string {
  const middle = Math.floor(inner.length / 2);
  const edge = inner[middle];
  if (edge === undefined) return String(first);
  const below = rangeSql(value, inner.slice(0, middle), first);
  const beyond = rangeSql(value, inner.slice(middle + 1), first + middle + 1);
  return `(CASE WHEN ${value} < ${edge} THEN ${below} ELSE ${beyond} END)`;
}
