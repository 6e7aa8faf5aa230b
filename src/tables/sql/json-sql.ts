import type { ConditionField } from '../../core/condition/fields.ts';
import type { JsonShape } from '../../core/ports/tables.ts';
import type { CopyField } from '../copy/copy-fields.ts';
import { dateSql, numberSql } from './csv-sql.ts';
import type { Parameters } from './sql.ts';

/**
 * The bytes of a record's JSON, those of `createJsonColumns` but for two things: a comma stands before the first record of an array, too, and codes of
 * control characters have capital letters (see `withSmallCodes`). Names of fields become parameters.
 */
export function jsonLineSql(fields: readonly (CopyField & ConditionField)[], shape: JsonShape, parameters: Parameters): string {
  const [open, close] = shape === 'array' ? [',\n{', `'}'`] : ['{', `'}', chr(10)`];
  const cells = fields.flatMap((field, index) => [
    parameters.add(`${index === 0 ? open : ','}${JSON.stringify(field.name)}:`),
    `coalesce(${cellSql(field)}, 'null')`,
  ]);
  return `encode(concat(${[...(fields.length === 0 ? [parameters.add(open)] : cells), close].join(', ')}))`;
}

/** The JSON of a cell; null where its value is missing. */
function cellSql(field: CopyField & ConditionField): string {
  switch (field.type) {
    case 'boolean':
      return `CAST(${field.value} AS VARCHAR)`;
    case 'number':
      return numberSql(field);
    case 'date':
      return `('"' || ${dateSql(field, undefined)} || '"')`;
    case 'text':
      // A value that is JSON already was written by JSON.stringify.
      return field.json === true ? field.value : `CAST(to_json(${field.value}) AS VARCHAR)`;
  }
}

/** JSON as `JSON.stringify` writes it, of the engine's: the letters in codes of control characters are small. */
export function withSmallCodes(json: Buffer): Buffer {
  if (!json.includes('\\u00')) return json;
  return Buffer.from(json.toString().replace(/\\(?:\\|u00[01][A-F])/g, (code) => code.toLowerCase()));
}
