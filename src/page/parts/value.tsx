import { useState } from 'preact/hooks';

import { counted } from '../../text/counted.ts';
import type { Field } from '../../contract/operations/scrapers.ts';
import { cutText, safeText } from '../show/safe-text.ts';
import { exactText, linkOf, MISSING, plainText, valueText } from '../show/value-text.ts';
import { Icon } from './icon.tsx';

const FIRST_PORTION = 1500;
const PORTION = 20_000;

/** A value on one line, as cells and cards show it. */
export function ShortValue({ value, field, length }: { readonly value: unknown; readonly field: Field | undefined; readonly length?: number }) {
  if (value === null || value === undefined || value === '') return <Missing />;
  const link = linkOf(value);
  const text = valueText(value, field, length);
  if (link !== undefined) return <Link href={link} text={text.replace(/^https?:\/\/(?:www\.)?/, '')} />;
  return <bdi>{text}</bdi>;
}

/** A value with all of its text: a long one in portions. */
export function WholeValue({ value, field }: { readonly value: unknown; readonly field: Field | undefined }) {
  if (value === null || value === undefined) return <Missing />;
  const link = linkOf(value);
  if (link !== undefined) return <Link href={link} text={valueText(value, field, 2000)} />;
  if (typeof value === 'string' && field?.type !== 'date') return <LongText text={value} />;
  if (typeof value === 'object') return <LongText text={plainText(value)} />;
  return <>{typeof value === 'number' ? exactText(value, field) : valueText(value, field)}</>;
}

/** Text of any length: what is long comes in portions, as the reader asks for them. */
function LongText({ text }: { readonly text: string }) {
  const [length, setLength] = useState(FIRST_PORTION);
  const { text: shown, more } = cutText(text, length);
  if (text === '') return <span class="missing">empty text</span>;
  return (
    <span class="long-text">
      <bdi>{safeText(shown)}</bdi>
      {more > 0 && (
        <>
          {'… '}
          <button type="button" class="link" onClick={() => setLength(length + PORTION)}>
            show {more > PORTION ? `${counted(PORTION, 'character')} more of ` : ''}
            {counted(more, 'further character')}
          </button>
        </>
      )}
    </span>
  );
}

function Link({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a class="value-link" href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{text}</bdi>
      <Icon name="external" />
      <span class="hidden"> (opens in a new tab)</span>
    </a>
  );
}

function Missing() {
  return (
    <span class="missing">
      <span aria-hidden="true">{MISSING}</span>
      <span class="hidden">missing</span>
    </span>
  );
}
