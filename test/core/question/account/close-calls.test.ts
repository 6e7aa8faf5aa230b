import { describe, expect, it } from 'vitest';

import { asked, collection } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  kiosk: `Kiosk ${index % 6}`,
  owner: ['Ada Bell', 'Finn Ray'][index % 2] ?? '',
  state: ['charging', 'idle', 'delayed'][index % 3] ?? '',
}));

/** Readings of kiosks: amounts that add up, a charge next to a state called so, and a stock. */
const kiosks = collection({ name: 'readings', titleField: null, key: [] }, rows, [
  { name: 'kiosk', type: 'text', values: 60, role: 'category' },
  { name: 'owner', type: 'text', values: 60, role: 'category' },
  { name: 'state', type: 'text', values: 60, role: 'category' },
  { name: 'battery', type: 'number', unit: '%', role: 'average', min: 0, max: 100, values: 60 },
  { name: 'rain_mm', type: 'number', unit: 'mm', role: 'additive', min: 0, max: 60, values: 60 },
  { name: 'stock', type: 'number', role: 'additive', min: 0, max: 300, integer: true, values: 60 },
  { name: 'visits', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 60 },
  { name: 'fee', type: 'number', unit: 'EUR', role: 'price', min: 0, max: 9, values: 60 },
  { name: 'delay', type: 'number', unit: 'min', role: 'average', min: 0, max: 90, values: 60 },
  { name: 'units_collected', type: 'number', role: 'additive', min: 0, max: 160, integer: true, values: 60 },
  { name: 'spare_units', type: 'number', role: 'additive', min: 0, max: 15, integer: true, values: 60 },
  { name: 'discount', type: 'number', role: 'average', min: 0, max: 0.4, integer: false, values: 60 },
  { name: 'jobless_pct', type: 'number', unit: '%', role: 'average', min: 1, max: 30, values: 60 },
]);

describe('questions that two plans fit, or none', () => {
  it.each([
    'how many have less than 20% charge',
    'rainiest kiosk',
    'average units by owner',
    'how many readings do we have in stock',
    'average fee of the ones you have to pay for',
    'how many avalanches were there near Kiosk 3',
  ])('asks: %s', (question) => {
    expect(asked(kiosks, question)).toMatch(/^cannot/);
  });

  it.each([
    ['average delay by owner', 'avg(delay) by owner order by avg(delay) desc'],
    ['which owner collects the most units', 'sum(units_collected), count() by owner order by sum(units_collected) desc limit 1'],
    ['how many readings are in stock', 'count() where stock > 0'],
    ['how many have at least 20% battery', 'count() where battery >= 20'],
    ['how many have a discount of 20% or more', 'count() where discount >= 0.2'],
    [
      'did Ada Bell get more visits than Finn Ray',
      "'Ada Bell': sum(visits), count() where owner = 'Ada Bell'; 'Finn Ray': sum(visits), count() where owner = 'Finn Ray'",
    ],
    ['which owner has joblessness worst', 'avg(jobless_pct), count() by owner order by avg(jobless_pct) desc limit 1'],
  ])('answers: %s', (question, plan) => {
    expect(asked(kiosks, question)).toBe(plan);
  });
});
