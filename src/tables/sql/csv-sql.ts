import type { ConditionField } from '../../core/condition/fields.ts';
import type { CsvEscape } from '../../core/ports/tables.ts';
import { formulaPattern } from '../../text/formula-starts.ts';
import type { CopyField } from '../copy/copy-fields.ts';
import { nameOfText } from './sql.ts';

/** The bytes of a record's line of CSV, to the byte those of `createCsvColumns`. */
export function csvLineSql(fields: readonly (CopyField & ConditionField)[], escape: CsvEscape): string {
  const cells = fields.map((field) => cellSql(field, escape));
  // A line that is empty would be taken for no record.
  const line =
    cells.length === 1 ? [`coalesce(nullif(${cells[0]}, ''), '""')`] : cells.flatMap((cell, index) => (index === 0 ? [cell] : ["','", cell]));
  return `encode(concat(${[...line, 'chr(13)', 'chr(10)'].join(', ')}))`;
}

/** The text of a cell; null or nothing where its value is missing. */
function cellSql(field: CopyField & ConditionField, escape: CsvEscape): string {
  const { value, canonical } = field;
  switch (field.type) {
    case 'boolean':
      return `CASE ${value} WHEN true THEN 'true' WHEN false THEN 'false' END`;
    case 'number':
      return numberSql(field);
    case 'date':
      return dateSql(field, escape);
    case 'text': {
      if (field.json !== true) return textSql(value, escape);
      // Numbers, lists and objects among the values of a text field are no text that could be run.
      return `CASE WHEN starts_with(${value}, '"') THEN ${textSql(`substr(${canonical}, 2)`, escape)} ELSE ${textSql(value, undefined)} END`;
    }
  }
}

function textSql(text: string, escape: CsvEscape): string {
  const guard = escape === 'formulas' ? `${guardSql(text)}, ` : '';
  const signs = [`'"'`, `','`, 'chr(13)', 'chr(10)'].map((sign) => `contains(${text}, ${sign})`);
  const plain = escape === 'formulas' ? `concat(${guard}${text})` : text;
  return `CASE WHEN ${signs.join(' OR ')} THEN concat('"', ${guard}replace(${text}, '"', '""'), '"') ELSE ${plain} END`;
}

const FORMULA = nameOfText(formulaPattern((hex) => `\\x{${hex}}`));

/** What stands before a text that a spreadsheet would run. Most texts begin with a letter or a digit, which is seen in a tenth of the time. */
function guardSql(text: string): string {
  const plain = ['0:', 'A[', 'a{'].map((range) => `(${text} >= '${range.charAt(0)}' AND ${text} < '${range.charAt(1)}')`);
  return `CASE WHEN ${plain.join(' OR ')} THEN '' WHEN regexp_matches(${text}, ${FORMULA}) THEN '''' ELSE '' END`;
}

/** Numbers as JavaScript writes them: both write the fewest digits that make the number, but part ways over whole numbers and exponents. */
export function numberSql({ value, decimals }: CopyField): string {
  const whole = `CAST(CAST(${value} AS BIGINT) AS VARCHAR)`;
  if (decimals === 0) return whole;
  const text = `CAST(${value} AS VARCHAR)`;
  const size = `abs(${value})`;
  const exact = `WHEN ${size} < 1e16 AND ${value} = trunc(${value}) THEN ${whole} WHEN ${size} >= 1e-4 AND ${size} < 1e16 THEN ${text}`;
  if (decimals !== null && decimals <= 4) return `CASE ${exact} END`;
  const [sign, digits] = [`(CASE WHEN ${value} < 0 THEN '-' ELSE '' END)`, `replace(regexp_extract(${text}, '([0-9.]+)e', 1), '.', '')`];
  const power = `CAST(regexp_extract(${text}, 'e(.*)$', 1) AS INTEGER)`;
  const large = `concat(${sign}, rpad(${digits}, ${power} + 1, '0'))`;
  const small = `concat(${sign}, '0.', repeat('0', -${power} - 1), ${digits})`;
  const far = `WHEN ${size} >= 1e21 OR ${size} < 1e-6 THEN replace(${text}, 'e-0', 'e-') WHEN ${size} >= 1 THEN ${large} WHEN ${size} > 0 THEN ${small}`;
  return `CASE ${exact} ${far} END`;
}

/** ISO 8601, in UTC; years of more than four digits have a sign, which could begin a formula. */
export function dateSql({ value, precision }: CopyField & ConditionField, escape: CsvEscape): string {
  const time = `epoch_ms(CAST(${value} AS BIGINT))`;
  const rest = precision === 'day' ? '-%m-%d' : '-%m-%dT%H:%M:%S.%gZ';
  const year = `year(${time})`;
  const guard = escape === 'formulas' ? "''" : '';
  const sign = `CASE WHEN ${year} < 0 THEN '${guard}-' WHEN ${year} > 9999 THEN '${guard}+' END`;
  const far = `concat(${sign}, lpad(CAST(abs(${year}) AS VARCHAR), CASE WHEN ${year} BETWEEN 0 AND 9999 THEN 4 ELSE 6 END, '0'), strftime(${time}, '${rest}'))`;
  const isNear = `${value} >= ${Date.UTC(1000, 0, 1)} AND ${value} < ${Date.UTC(10_000, 0, 1)}`;
  const near = precision === 'day' ? `CAST(CAST(${time} AS DATE) AS VARCHAR)` : `strftime(${time}, '%Y${rest}')`;
  return `CASE WHEN ${isNear} THEN ${near} WHEN ${value} IS NOT NULL THEN ${far} END`;
}
