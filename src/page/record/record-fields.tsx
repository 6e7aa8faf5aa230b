import type { RecordData } from '../../contract/envelope.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { WholeValue } from '../parts/value.tsx';
import { fieldLabel } from '../show/field-label.ts';
import { plainText } from '../show/value-text.ts';

const LONG_TEXT = 70;

interface RecordFieldsProps {
  readonly record: RecordData;
  readonly fields: readonly Field[];
  /** Shown above already. */
  readonly title: Field | undefined;
}

/** All fields of a record in the scraper's order; those without a value are only named. */
export function RecordFields({ record, fields, title }: RecordFieldsProps) {
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
