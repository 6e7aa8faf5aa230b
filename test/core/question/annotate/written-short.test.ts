import { describe, expect, it } from 'vitest';

import { asked, categories, collection } from '../asked.ts';

const rows = Array.from({ length: 60 }, (_, index) => ({
  LEASE_NO: `L-${index}`,
  TNNT_NM: ['Bell & Co', 'Harrow Ltd', 'Finch Mill'][index % 3] ?? '',
  PROP_CLS: ['Office', 'Depot'][index % 2] ?? '',
}));

/** Leases whose fields are called by abbreviations, few of which any list has. */
const leases = collection({ name: 'leases', titleField: null, key: ['LEASE_NO'] }, rows, [
  ...categories('LEASE_NO TNNT_NM PROP_CLS', 60),
  { name: 'GRNTD_AMT', type: 'number', unit: 'USD', min: 900, max: 90_000, values: 60 },
  { name: 'RNWL_AMT', type: 'number', unit: 'USD', min: 900, max: 90_000, values: 60 },
  { name: 'GRNTD_DT', type: 'date', precision: 'day', min: Date.UTC(2023, 0, 3), max: Date.UTC(2026, 9, 30), values: 60 },
  { name: 'SCHL_DIST', type: 'number', min: 1, max: 9, integer: true, distinct: 9, values: 60 },
  { name: 'VCNT_YN', type: 'boolean', values: 60 },
]);

describe('a word that a name writes short', () => {
  it.each([
    ['total granted amount by tenant', 'sum(GRNTD_AMT) by TNNT_NM order by sum(GRNTD_AMT) desc'],
    ['average renewal amount per property class', 'avg(RNWL_AMT) by PROP_CLS order by avg(RNWL_AMT) desc'],
    ['granted amount per year', 'sum(GRNTD_AMT) by year(GRNTD_DT)'],
    ['how many leases were granted in 2025', "count() where GRNTD_DT >= '2025-01-01' and GRNTD_DT < '2026-01-01'"],
    ['how many are vacant', 'count() where VCNT_YN = true'],
    ['number of leases by school district', 'count() by SCHL_DIST'],
  ])('names the field: %s', (question, plan) => {
    expect(asked(leases, question)).toBe(plan);
  });

  it.each([['total insured amount by tenant'], ['average loan by tenant'], ['graduated amount per year']])('is not any other: %s', (question) => {
    expect(asked(leases, question)).toMatch('cannot:');
  });
});
