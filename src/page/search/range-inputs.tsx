import { useId, useLayoutEffect, useState } from 'preact/hooks';

import type { Field } from '../../contract/operations/scrapers.ts';
import type { Range } from '../filter/field-choice.ts';
import { fieldLabel } from '../show/field-label.ts';
import { readNumber } from '../show/number-text.ts';

interface RangeInputsProps {
  readonly field: Field;
  readonly range: Range;
  /** What all values lie between, for empty inputs. */
  readonly whole?: Range;
  readonly onChange: (range: Range) => void;
}

/** Two inputs for the ends of a range of numbers or days. */
export function RangeInputs({ field, range, whole, onChange }: RangeInputsProps) {
  const [edited, setEdited] = useState(range);
  useLayoutEffect(() => setEdited(range), [range.low, range.high]);
  const [isUnread, setUnread] = useState(false);
  const id = useId();
  const read = (text: string): string | undefined => (field.type === 'date' ? text : readNumber(text));
  const name = fieldLabel(field.name);
  const input = (end: keyof Range, label: string) => {
    const props = {
      id: `${id}-${end}`,
      value: edited[end],
      onInput: (event: { readonly currentTarget: HTMLInputElement }) => setEdited({ ...edited, [end]: event.currentTarget.value }),
    };
    return (
      <label for={props.id}>
        <span>{label}</span>
        <span class="hidden"> {name}</span>
        {field.type === 'date' ? (
          <input type="date" {...props} />
        ) : (
          <input type="text" inputMode="decimal" autocomplete="off" placeholder={whole?.[end] ?? ''} {...props} />
        )}
      </label>
    );
  };
  return (
    <form
      class="range-inputs"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const low = read(edited.low);
        const high = read(edited.high);
        setUnread(low === undefined || high === undefined);
        if (low !== undefined && high !== undefined) onChange({ low, high });
      }}
    >
      {input('low', 'From')}
      {input('high', 'To')}
      <button type="submit" class="button" aria-label={`Apply the range of ${name}`}>
        Apply
      </button>
      {isUnread && (
        <p role="alert" class="small error-text">
          Write numbers as 1500, 1,500 or 0.5.
        </p>
      )}
    </form>
  );
}
