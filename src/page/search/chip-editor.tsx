import { useId, useState } from 'preact/hooks';

import type { Field } from '../../contract/operations/scrapers.ts';
import type { Chip } from '../filter/chips.ts';
import { changedTerms, chosenRange, type Range } from '../filter/field-choice.ts';
import { joinTerms, splitTerms } from '../filter/terms.ts';
import { fieldLabel } from '../show/field-label.ts';
import { usePage } from '../state/page-context.ts';
import { RangeInputs } from './range-inputs.tsx';

interface ChipEditorProps {
  readonly chip: Chip;
  readonly onChange: (terms: readonly string[]) => void;
}

/** Changes a condition: bounds by inputs where it is a range, and any condition as filters write it. */
export function ChipEditor({ chip, onChange }: ChipEditorProps) {
  const { scraper } = usePage();
  const field = scraper.fields.find(({ name }) => name === chip.field);
  const range = field === undefined ? undefined : rangeOf(chip, field);
  return (
    <div class="chip-editor">
      {field !== undefined && range !== undefined && (
        <RangeInputs field={field} range={range} onChange={(changed) => onChange(changedTerms(joinTerms(chip.terms), field, changed))} />
      )}
      <AsText chip={chip} onChange={onChange} title={field === undefined ? 'Condition' : `Condition on ${fieldLabel(field.name)}`} />
    </div>
  );
}

function AsText({ chip, onChange, title }: ChipEditorProps & { readonly title: string }) {
  const [text, setText] = useState(joinTerms(chip.terms));
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(splitTerms(text));
      }}
    >
      <label for={id}>{title}</label>
      <div class="input-row">
        <input
          id={id}
          class="code"
          value={text}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="button">
          Apply
        </button>
      </div>
    </form>
  );
}

/** The range that a chip stands for, when both inputs together say all of it. */
function rangeOf(chip: Chip, field: Field): Range | undefined {
  if (field.type !== 'number' && field.type !== 'date') return undefined;
  const range = chosenRange(joinTerms(chip.terms), field);
  return range.low === '' && range.high === '' ? undefined : range;
}
