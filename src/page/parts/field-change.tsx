import type { Field } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';
import { percentText, signedText } from '../show/number-text.ts';
import { exactText, valueText } from '../show/value-text.ts';

interface FieldChangeProps {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly field: Field | undefined;
}

const LONGEST = 160;

/** How one field changed: both values, and of numbers by how much. */
export function FieldChangeLine({ name, from, to, field }: FieldChangeProps) {
  const short = [from, to].map((value) => valueText(value, field, LONGEST));
  const [before, after] = short[0] === short[1] ? [exactText(from, field), exactText(to, field)] : short;
  return (
    <li class="field-change">
      <bdi class="field-change-name">{fieldLabel(name)}</bdi>
      <span class="field-change-values">
        <del>
          <bdi>{before}</bdi>
        </del>
        <span class="field-change-arrow" aria-hidden="true">
          →
        </span>
        <ins>
          <bdi>{after}</bdi>
        </ins>
        {typeof from === 'number' && typeof to === 'number' && field?.role !== 'key' && <Difference from={from} to={to} unit={field?.unit} />}
      </span>
    </li>
  );
}

function Difference({ from, to, unit }: { readonly from: number; readonly to: number; readonly unit: string | undefined }) {
  const change = to - from;
  const percentage = from === 0 ? '' : ` (${change < 0 ? '−' : '+'}${percentText(Math.abs((change / from) * 100))})`;
  return (
    <span class={change < 0 ? 'difference down' : 'difference up'}>
      {signedText(change, unit)}
      {percentage}
    </span>
  );
}
