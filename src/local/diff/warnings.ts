import { canonicalCell } from '../../core/fields/content.ts';
import { wireValue } from '../../core/fields/record.ts';
import type { RunDiff } from './compute.ts';
import type { DiffPlan } from './plan.ts';
import type { DiffSide } from './side.ts';
import { counted } from '../../text/counted.ts';

/** What may surprise about how two runs are compared. */
export function planWarnings({ key, fields, parting }: DiffPlan, { skippedRenames }: RunDiff): readonly string[] {
  const warnings: string[] = [];
  for (const { name, from, to } of fields) {
    if (from === undefined || to === undefined || from.stats.values === 0 || to.stats.values === 0) continue;
    if (from.type !== to.type && key.includes(name)) {
      warnings.push(`the key ${name} is ${from.type} in the older run and ${to.type} in the newer one: values of two types are never equal`);
    } else if (from.unit !== to.unit) {
      warnings.push(`the unit of ${name} was ${from.unit ?? 'none'} and is ${to.unit ?? 'none'}: values are compared without it`);
    }
  }
  for (const field of parting) {
    const nulls = (field.to ?? field.from)?.stats.nulls ?? 0;
    const presence = `${field.from === undefined ? 'came' : 'went'} and is null in ${counted(nulls, 'record')}`;
    warnings.push(`the field ${field.name} ${presence}: that counts as a change unless the field is ignored`);
  }
  if (skippedRenames) warnings.push('too many records were removed or added to look for renames among them');
  return warnings;
}

/** Names the first few keys that records share. */
export async function duplicateWarnings({ from, to, key }: DiffPlan, { duplicates }: RunDiff): Promise<readonly string[]> {
  const warnings: string[] = [];
  for (const [side, which, shared] of [[from, 'older', duplicates.from] as const, [to, 'newer', duplicates.to] as const]) {
    if (shared.records === 0) continue;
    const named = await keysOf(side, key, shared.firsts);
    const list = `${named.join('; ')}${shared.groups > named.length ? '; …' : ''}`;
    warnings.push(
      `${shared.records} records of the ${which} run share their key with another (${list}): equal ones are paired, the others in their order`,
    );
  }
  return warnings;
}

async function keysOf({ reader, fields }: DiffSide, key: readonly string[], ordinals: readonly number[]): Promise<readonly string[]> {
  if (reader === null) return [];
  const columns = await reader.cells(key, ordinals);
  return ordinals.map((_, row) =>
    key
      .map((name, part) => {
        const field = fields.find((each) => each.name === name);
        const cell = columns[part]?.[row] ?? null;
        return cut(field === undefined ? canonicalCell(field, cell) : JSON.stringify(wireValue(field, cell)));
      })
      .join(', '),
  );
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

const LONGEST = 60;
