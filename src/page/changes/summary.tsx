import { countText } from '../../text/counted.ts';
import type { DiffMeta } from '../../contract/operations/diff.ts';
import { fieldLabel } from '../show/field-label.ts';
import { usePage } from '../state/page-context.ts';
import { KINDS, type ChangeKind } from '../state/route.ts';

/** How many records each kind of change befell; a kind can be looked at alone. */
export function Summary({ meta: { summary, schema } }: { readonly meta: DiffMeta }) {
  const { route, go } = usePage();
  const all = summary.added + summary.removed + summary.changed;
  const choice = (change: ChangeKind | undefined, label: string, value: number) => (
    <button
      key={change ?? ''}
      type="button"
      class={`summary-kind change-${change ?? 'any'}`}
      aria-pressed={route.change === change}
      onClick={() => go({ change, page: 1, record: undefined })}
    >
      <strong>{countText(value)}</strong> <span>{label}</span>
    </button>
  );
  const fields = [
    ...schema.added.map((name) => `${fieldLabel(name)} is new`),
    ...schema.removed.map((name) => `${fieldLabel(name)} is gone`),
    ...schema.changed.map(({ field, from, to }) => `${fieldLabel(field)} was ${from} and is ${to}`),
  ];
  return (
    <>
      <div class="summary" role="group" aria-label="Kind of change">
        {choice(undefined, 'all changes', all)}
        {KINDS.map((kind) => choice(kind, kind, summary[kind]))}
        <p class="muted small summary-rest" role="status">
          {countText(summary.unchanged)} unchanged
        </p>
      </div>
      {fields.length > 0 && (
        <p class="small muted">
          Fields: <bdi>{fields.join('; ')}</bdi>.
        </p>
      )}
    </>
  );
}
