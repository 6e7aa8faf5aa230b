import type { Scraper } from '../../contract/operations/scrapers.ts';
import { fieldLabel } from '../show/field-label.ts';

/** Questions that these records can answer, to begin with. */
export function suggestions({ fields, key }: Pick<Scraper, 'fields' | 'key'>): readonly string[] {
  const number = fields.find(({ role }) => role === 'price') ?? fields.find(({ role }) => role === 'average' || role === 'additive');
  const group = fields.find(({ role }) => role === 'category');
  const date = fields.find(({ type }) => type === 'date');
  return [
    'How many records are there?',
    ...(number === undefined || group === undefined ? [] : [`Average ${fieldLabel(number.name)} by ${fieldLabel(group.name)}`]),
    ...(number === undefined ? [] : [`Highest ${fieldLabel(number.name)}`]),
    ...(group === undefined ? [] : [`How many records by ${fieldLabel(group.name)}?`]),
    ...(date === undefined ? [] : [`How many records per month by ${fieldLabel(date.name)}?`]),
    ...(key.length === 0 ? [] : ['What changed since the last run?']),
  ];
}
