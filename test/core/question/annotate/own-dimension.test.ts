import { describe, expect, it } from 'vitest';

import { asked, collection } from '../asked.ts';

const cities = ['Oakford', 'Port Elm', 'Saltwick'];
const rows = Array.from({ length: 60 }, (_, index) => ({ clinic: `Clinic ${index}`, city: cities[index % 3] ?? '' }));

/** Clinics: people and times that the same words speak of, a number of a year, and a date of another thing. */
const clinics = collection({ name: 'clinics', titleField: 'clinic', key: ['clinic'] }, rows, [
  { name: 'clinic', type: 'text', values: 60 },
  { name: 'city', type: 'text', values: 60, role: 'category' },
  { name: 'people_waiting', type: 'number', role: 'additive', min: 0, max: 60, integer: true, values: 60 },
  { name: 'wait_to_nurse', type: 'number', role: 'average', unit: 'min', min: 5, max: 400, integer: true, values: 60 },
  { name: 'avg_stay_hours', type: 'number', role: 'average', min: 1, max: 22, values: 60 },
  { name: 'births_last_year', type: 'number', role: 'additive', min: 0, max: 900, integer: true, values: 60 },
  { name: 'last_painted', type: 'date', precision: 'day', min: Date.UTC(2009, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
]);

describe('fields of the dimension that is asked for', () => {
  it.each([
    ['average waiting time by city', 'avg(wait_to_nurse) by city order by avg(wait_to_nurse) desc'],
    ['average wait by city', 'avg(wait_to_nurse) by city order by avg(wait_to_nurse) desc'],
    ['longest wait', 'list order by wait_to_nurse desc limit 1'],
    ['number of people waiting in Oakford', "sum(people_waiting) where city = 'Oakford'"],
  ])('takes a wait for a time, and not for those who wait: %s', (question, plan) => {
    expect(asked(clinics, question)).toBe(plan);
  });

  it.each([
    ['top 5 by births last year', 'list order by births_last_year desc limit 5'],
    ['how many births did Oakford have last year', "sum(births_last_year) where city = 'Oakford'"],
  ])('reads the time in the name of a number as no time of a date: %s', (question, plan) => {
    expect(asked(clinics, question)).toBe(plan);
  });
});
