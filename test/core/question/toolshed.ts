import { collection, texts } from './asked.ts';

const toolRows = Array.from({ length: 60 }, (_, index) => ({
  toolNo: `T-${index}`,
  name: `Sturdy thing ${index}`,
  toolType: ['saw', 'drill', 'ladder', 'sander'][index % 4] ?? '',
  shelf: ['Upper', 'Lower', 'Back'][index % 3] ?? '',
  parts: index % 5 === 0 ? null : (['blade; case', 'case; charger', 'blade', 'charger; blade; case'][index % 4] ?? ''),
  hireStatus: index % 3 === 0 ? 'out on hire' : 'in stock',
  hirer: index % 3 === 0 ? (['Sawmill Co', 'Green Hut'][index % 2] ?? '') : null,
  hirer_town: index % 3 === 0 ? (['Elmbury', 'Marsh End'][index % 2] ?? '') : null,
}));

/** Tools that a club lends: records that a field of their type is called after, hires that only some of them have, lists with gaps. */
export const tools = collection({ name: 'toolshed', titleField: 'name', key: ['toolNo'] }, toolRows, [
  ...texts('toolNo name toolType shelf', 60),
  { name: 'parts', type: 'text', role: 'list', values: 48 },
  { name: 'hireStatus', type: 'text', values: 60 },
  { name: 'hireStart', type: 'date', precision: 'day', min: Date.UTC(2025, 0, 3), max: Date.UTC(2026, 9, 30), values: 20 },
  { name: 'hireEnd', type: 'date', precision: 'day', min: Date.UTC(2025, 1, 3), max: Date.UTC(2027, 1, 20), values: 20 },
  ...texts('hirer hirer_town', 20),
  { name: 'fee', type: 'number', unit: 'EUR', min: 2, max: 80, values: 60 },
  { name: 'weight', type: 'number', unit: 'kg', min: 0.4, max: 40, values: 60 },
  { name: 'length_m', type: 'number', unit: 'm', min: 0.1, max: 6, values: 60 },
  { name: 'handles', type: 'number', min: 0, max: 4, integer: true, values: 60 },
  { name: 'fits_ladder', type: 'boolean', values: 60 },
  { name: 'waitlist', type: 'number', min: 0, max: 90, integer: true, values: 60 },
]);
