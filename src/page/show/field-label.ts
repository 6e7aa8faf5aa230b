import { safeLine } from './safe-text.ts';

const NAME_LENGTH = 60;

/** A field's name for people: `posted_at` reads "posted at". A name of other characters stays as it is, made safe and cut. */
export function fieldLabel(name: string): string {
  const label = /^\w+$/.test(name) ? name.replaceAll('_', ' ').trim() : safeLine(name);
  if (label === '') return name === '' ? '(no name)' : safeLine(name);
  return label.length > NAME_LENGTH ? `${label.slice(0, NAME_LENGTH)}…` : label;
}
