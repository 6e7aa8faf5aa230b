import type { Field } from '../../contract/operations/scrapers.ts';
import { conditionError, type Dialect } from './dialect.ts';
import { nameText } from './lexer.ts';
import { folded, nearestName } from './nearest-name.ts';
import { shown } from './source-text.ts';

/** A field that conditions can be about. With `json`, values may be lists and objects; with `rawOf` they are those of another field, as the source wrote them. */
export interface ConditionField extends Field {
  readonly json?: boolean;
  readonly rawOf?: string;
}

/** Finds the field of a name; `place` ends the message of a failure (" at character 9"). */
export type FieldLookup = (name: string, place: () => string) => ConditionField;

const LISTED_FIELDS = 8;

/**
 * Finds fields by the names that conditions give: the very name first, else the only one that differs in case alone.
 * Rejects unknown and ambiguous names with `invalid_parameter`.
 */
export function createFieldLookup(fields: readonly ConditionField[], dialect: Dialect): FieldLookup {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const byFolded = groupFolded(fields);
  return (name, place) => {
    const exact = byName.get(name);
    if (exact !== undefined) return exact;
    const same = byFolded.get(folded(name)) ?? [];
    const [only] = same;
    if (only !== undefined && same.length === 1) return only;
    const where = `${quoted(name)}${place()}`;
    if (same.length > 1) {
      const hint = 'Write its capitals as the field has them.';
      throw conditionError(dialect, `field ${where} could be ${same.map((each) => quoted(each.name)).join(' or ')}`, hint);
    }
    const near = nearestName(name, [...byName.keys()]) ?? holding(name, [...byName.keys()]);
    throw conditionError(
      dialect,
      `no field ${where}`,
      near === undefined ? listed(fields, dialect) : `Did you mean ${shown(nameText(near, dialect))}?`,
    );
  };
}

function groupFolded(fields: readonly ConditionField[]): ReadonlyMap<string, readonly ConditionField[]> {
  const groups = new Map<string, ConditionField[]>();
  for (const field of fields) {
    const group = groups.get(folded(field.name));
    if (group === undefined) groups.set(folded(field.name), [field]);
    else group.push(field);
  }
  return groups;
}

/** The only name that has the wanted one in it, as `pets_allowed` has `pets`. */
function holding(wanted: string, names: readonly string[]): string | undefined {
  const holders = names.filter((name) => folded(name).includes(folded(wanted)));
  return holders.length === 1 ? holders[0] : undefined;
}

function listed(fields: readonly ConditionField[], dialect: Dialect): string {
  if (fields.length === 0) return 'There are no fields: the scraper has no run, or one without records.';
  const names = fields.slice(0, LISTED_FIELDS).map(({ name }) => shown(nameText(name, dialect)));
  const more = fields.length > LISTED_FIELDS ? ` and ${fields.length - LISTED_FIELDS} more` : '';
  return `The fields are ${names.join(', ')}${more}.`;
}

function quoted(name: string): string {
  return `"${shown(name)}"`;
}
