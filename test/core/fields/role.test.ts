import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { deriveRole } from '../../../src/core/fields/role.ts';
import type { RoleEvidence } from '../../../src/core/fields/role-evidence.ts';
import { unlikeFields } from './unlike-fields.ts';

interface KnownField {
  readonly set: string;
  readonly expected: string;
  readonly place?: 'title' | 'key';
  readonly field: RoleEvidence;
}

/** Fields of fourteen scraped sets with what is known of their values, and the role that was written down for each before any was derived. */
const knownFields: readonly KnownField[] = readFileSync(new URL('known-fields.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): KnownField => JSON.parse(line));

describe('deriveRole', () => {
  it('calls nothing a price that is measured in something else than money', () => {
    expect(deriveRole({ name: 'payTerms', type: 'number', unit: 'days', min: 7, max: 60, integer: true })).not.toBe('price');
    expect(deriveRole({ name: 'cash_rent', type: 'number', unit: 'USD/ac', min: 90, max: 400 })).toBe('price');
  });

  it('gives fields of scraped sets the role that a person expects', () => {
    const wrong = knownFields.flatMap(({ set, expected, place, field }) => {
      const role = deriveRole(field, { titleField: place === 'title' ? field.name : null, key: place === 'key' ? [field.name] : [] });
      return role === expected ? [] : [`${set}, ${field.name}: ${role} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('gives fields of unlike domains the role that a person expects', () => {
    const wrong = unlikeFields.flatMap(({ expected, field }) => {
      const role = deriveRole(field);
      return role === expected ? [] : [`${field.name}: ${role} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('never takes what identifies, dates or places a record for an amount', () => {
    const spellings = ['zip_code', 'ZIP', 'postalCode', 'phone number', 'latitude', 'Lng', 'order_id', 'year_built', 'Founded'];
    const roles = spellings.map((name) => deriveRole({ name, type: 'number', min: 1850, max: 2020, integer: true, distinct: 90, values: 900 }));
    expect(roles.filter((role) => ['price', 'additive', 'count', 'number'].includes(role))).toEqual([]);
  });

  it('takes the id of a year for the year, and that of anything else for an id', () => {
    const [years, rows] = [
      { min: 1998, max: 2021, integer: true, values: 90, distinct: 24 },
      { min: 1, max: 24, integer: true, values: 90, distinct: 24 },
    ];
    expect(['yearID', 'year_id', 'birthYearId', 'yrID'].map((name) => deriveRole({ name, type: 'number', ...years }))).toEqual(
      Array.from({ length: 4 }, () => 'year'),
    );
    expect(['yearID', 'teamID', 'id_year_plan'].map((name) => deriveRole({ name, type: 'number', ...rows }))).toEqual(['key', 'key', 'key']);
    expect(deriveRole({ name: 'venueID', type: 'number', ...years })).toBe('key');
  });

  it('adds up what happens to things, and not what a record has', () => {
    const roles = (names: string, min: number, max: number) =>
      names.split(' ').map((name) => deriveRole({ name, type: 'number', min, max, integer: true, distinct: 9, values: 90 }));
    const happens = roles('damage_reports precip_mm calls_received seats_taken kwh_used harvest_kg people_waiting watch_hours swarms', 0, 14);
    expect(new Set(happens)).toEqual(new Set(['additive']));
    expect(roles('rooms_included max_reports reports_per_day report_rate windows NO2 swarms', 1, 14)).not.toContain('additive');
  });

  it('knows nothing of a field without a value', () => {
    expect(deriveRole({ name: 'm', type: 'number', values: 0 })).toBe('number');
    expect(deriveRole({ name: '', type: 'text', values: 0 })).toBe('text');
  });
});
