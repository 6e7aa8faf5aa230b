import type { RecordData } from '../../contract/envelope.ts';
import { titleOf } from '../columns/choose-columns.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { valueText, plainText } from '../show/value-text.ts';
import { usePage } from '../state/page-context.ts';
import { RecordHistory } from './record-history.tsx';
import type { Field } from '../../contract/operations/scrapers.ts';
import { WholeValue } from '../parts/value.tsx';
import { fieldLabel } from '../show/field-label.ts';

interface RecordDialogProps {
  /** The records of the page, and the place of the one that is open, counted from 1. */
  readonly records: readonly RecordData[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

/** One record with all of its fields, and what became of it over the runs. */
export function RecordDialog({ records, place, onPlace, onClose }: RecordDialogProps) {
  const { scraper } = usePage();
  const record = records[place - 1];
  if (record === undefined) return null;
  const title = titleOf(scraper.fields);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' && place > 1) onPlace(place - 1);
    if (event.key === 'ArrowRight' && place < records.length) onPlace(place + 1);
  };
  return (
    <Dialog
      title={title === undefined ? 'Record' : valueText(record[title.name], title, 300)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      actions={
        <>
          <button type="button" class="icon-button" aria-label="Previous record" disabled={place <= 1} onClick={() => onPlace(place - 1)}>
            <Icon name="left" />
          </button>
          <button type="button" class="icon-button" aria-label="Next record" disabled={place >= records.length} onClick={() => onPlace(place + 1)}>
            <Icon name="right" />
          </button>
        </>
      }
    >
      <div key={place}>
        <RecordFields record={record} fields={scraper.fields} title={title} />
        {scraper.key.length > 0 && <RecordHistory record={record} />}
      </div>
    </Dialog>
  );
}

const LONG_TEXT = 70;

interface RecordFieldsProps {
  readonly record: RecordData;
  readonly fields: readonly Field[];
  /** Shown above already. */
  readonly title: Field | undefined;
}

/** All fields of a record in the scraper's order; those without a value are only named. */
function RecordFields({ record, fields, title }: RecordFieldsProps) {
  const isMissing = ({ name }: Field): boolean => record[name] === null || record[name] === undefined;
  const filled = fields.filter((field) => field.name !== title?.name && !isMissing(field));
  const missing = fields.filter(isMissing);
  return (
    <>
      <dl class="record-fields">
        {filled.map((field) => (
          <div key={field.name} class={isLong(record[field.name]) ? 'record-field record-long' : 'record-field'}>
            <dt>
              <bdi>{fieldLabel(field.name)}</bdi>
            </dt>
            <dd>
              <WholeValue value={record[field.name]} field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p class="muted small record-missing">
          Without a value: <bdi>{missing.map(({ name }) => fieldLabel(name)).join(', ')}</bdi>
        </p>
      )}
    </>
  );
}

/** True for text that half of the width has no room for. */
function isLong(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'object') && plainText(value).length > LONG_TEXT;
}
