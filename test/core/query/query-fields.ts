import type { QueryField } from '../../../src/core/language/query-field.ts';

const day = (text: string) => Date.parse(text);

export const text = (name: string, ...samples: readonly string[]): QueryField => ({ name, type: 'text', ...(samples.length > 0 && { samples }) });
export const flag = (name: string): QueryField => ({ name, type: 'boolean' });
export const date = (name: string, min: string, max: string): QueryField => ({ name, type: 'date', precision: 'day', min: day(min), max: day(max) });
export const count = (name: string, min: number, max: number, unit?: string): QueryField => ({
  name,
  type: 'number',
  min,
  max,
  integer: true,
  ...(unit !== undefined && { unit }),
});
export const measure = (name: string, min: number, max: number, unit?: string): QueryField => ({ ...count(name, min, max, unit), integer: false });
