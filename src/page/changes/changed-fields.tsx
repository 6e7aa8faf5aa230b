import { countText } from '../../text/counted.ts';
import type { DiffMeta, FieldChangeStatistics } from '../../contract/operations/diff.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';
import { percentText, signedText } from '../show/number-text.ts';
import { usePage } from '../state/page-context.ts';

/** The fields that changed, and how: one that is chosen leaves only the records in which it did. */
export function ChangedFields({ meta }: { readonly meta: DiffMeta }) {
  const { route, go, scraper } = usePage();
  const stats = meta.stats ?? [];
  const known = new Set(stats.map(({ field }) => field));
  const gone = route.changed.filter((name) => !known.has(name));
  if (stats.length === 0 && gone.length === 0) return null;
  const toggle = (name: string): void => {
    const changed = route.changed.includes(name) ? route.changed.filter((each) => each !== name) : [...route.changed, name];
    go({ changed, page: 1, record: undefined });
  };
  return (
    <fieldset class="changed-fields">
      <legend class="hidden">Only records in which these fields changed</legend>
      {[...stats, ...gone.map((field) => ({ field, changes: 0, appeared: 0, vanished: 0 }))].map((each: FieldChangeStatistics) => (
        <label key={each.field} class="changed-field">
          <input type="checkbox" checked={route.changed.includes(each.field)} onChange={() => toggle(each.field)} />
          <span>
            <bdi>{fieldLabel(each.field)}</bdi> <span class="muted">{countText(each.changes)}</span>
            <span class="changed-how muted">
              {howText(
                each,
                scraper.fields.find(({ name }) => name === each.field),
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function howText({ up, down, delta, pct, unit, appeared, vanished }: FieldChangeStatistics, field: Field | undefined): string {
  const parts = [
    ...(up === undefined || down === undefined ? [] : [`↑ ${countText(up)} ↓ ${countText(down)}`]),
    ...(delta === undefined
      ? []
      : [
          `median ${unit === 'days' ? signedText(Number(delta.median.toFixed(1)), unit) : signedText(delta.median, field?.unit)}${pct === undefined ? '' : ` (${percentText(pct.median)})`}`,
        ]),
    ...(appeared === 0 ? [] : [`${countText(appeared)} got a value`]),
    ...(vanished === 0 ? [] : [`${countText(vanished)} lost it`]),
  ];
  return parts.join(', ');
}
