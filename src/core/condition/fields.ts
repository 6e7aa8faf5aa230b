import type { Field } from '../../contract/scrapers.ts';
import { shown } from './filter-error.ts';
import { folded, nearestName } from './nearest-name.ts';
import { planError } from '../plan/plan-error.ts';
import { nameText } from '../plan/tokens.ts';

/** A field that plans can be about. With `json`, values may be lists and objects; with `rawOf` they are those of another field, as the source wrote them. */
export interface PlanField extends Field {
  readonly json?: boolean;
  readonly rawOf?: string;
}

const LISTED_FIELDS = 8;

/**
 * Finds the field a plan names: the very name first, else the only one that differs in case alone. `place` ends the message (" at character 9").
 * Rejects unknown and ambiguous names with `invalid_parameter`.
 */
export function createPlanLookup(fields: readonly PlanField[]): (name: string, place: () => string) => PlanField {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (name, place) => {
    const exact = byName.get(name);
    if (exact !== undefined) return exact;
    const same = fields.filter((field) => folded(field.name) === folded(name));
    const [only] = same;
    if (only !== undefined && same.length === 1) return only;
    const where = `${quoted(name)}${place()}`;
    if (same.length > 1) {
      throw planError(`field ${where} could be ${same.map((each) => quoted(each.name)).join(' or ')}`, 'Write its capitals as the field has them.');
    }
    const near = nearestName(name, [...byName.keys()]) ?? holding(name, [...byName.keys()]);
    throw planError(`no field ${where}`, near === undefined ? listed(fields) : `Did you mean ${shown(nameText(near))}?`);
  };
}

/** The only name that has the wanted one in it, as `pets_allowed` has `pets`. */
function holding(wanted: string, names: readonly string[]): string | undefined {
  const holders = names.filter((name) => folded(name).includes(folded(wanted)));
  return holders.length === 1 ? holders[0] : undefined;
}

function listed(fields: readonly PlanField[]): string {
  if (fields.length === 0) return 'There are no fields before the first completed run.';
  const names = fields.slice(0, LISTED_FIELDS).map(({ name }) => shown(nameText(name)));
  const more = fields.length > LISTED_FIELDS ? ` and ${fields.length - LISTED_FIELDS} more` : '';
  return `The fields are ${names.join(', ')}${more}.`;
}

function quoted(name: string): string {
  return `"${shown(name)}"`;
}
