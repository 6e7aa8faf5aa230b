import type { Change } from '../../contract/operations/diff.ts';
import { titleOf } from '../columns/choose-columns.ts';
import { FieldChangeLine } from '../parts/field-change.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { valueText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';

const KINDS: Readonly<Record<Change['change'], string>> = { added: 'Added', removed: 'Removed', changed: 'Changed', renamed: 'Renamed' };

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** Opens the record at this place of the list, counted from 1. */
  readonly onOpen: (place: number) => void;
}

/** Changes one by one: what the record is, and field by field what was and what is. */
export function ChangeList({ changes, onOpen }: ChangeListProps) {
  const { scraper, route } = usePage();
  const { fields } = scraper;
  const title = titleOf(fields);
  if (changes.length === 0) {
    return (
      <div class="empty">
        <h2>No changes</h2>
        <p>Between these runs, nothing of this kind changed.</p>
      </div>
    );
  }
  const facts = fields.filter(({ role }) => role === 'price' || role === 'category').slice(0, 3);
  return (
    <ol class="change-list">
      {changes.map((change, index) => {
        const key = Object.entries(change.key).filter(([name]) => name !== title?.name);
        return (
          <li key={index} class={`change change-${change.change}`}>
            <p class="change-head">
              <span class="change-kind">{KINDS[change.change]}</span>
              <button type="button" class="row-open" onClick={() => onOpen(index + 1)}>
                <bdi>{title === undefined ? `Record ${index + 1}` : valueText(change.record[title.name], title, 160)}</bdi>
              </button>
              {key.map(([name, value]) => (
                <bdi key={name} class="muted small change-key">
                  {valueText(value, undefined, 60)}
                </bdi>
              ))}
            </p>
            {'fields' in change ? (
              <ul class="field-changes">
                {Object.entries(change.fields)
                  .toSorted(([one], [other]) => Number(route.changed.includes(other)) - Number(route.changed.includes(one)))
                  .map(([name, { from, to }]) => (
                    <FieldChangeLine key={name} name={name} from={from} to={to} field={fields.find((field) => field.name === name)} />
                  ))}
              </ul>
            ) : (
              <p class="change-facts muted">
                {facts
                  .filter(({ name }) => (change.record[name] ?? '') !== '')
                  .map((field) => (
                    <span key={field.name}>
                      <bdi>{fieldLabel(field.name)}</bdi> <bdi>{valueText(change.record[field.name], field, 60)}</bdi>
                    </span>
                  ))}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
