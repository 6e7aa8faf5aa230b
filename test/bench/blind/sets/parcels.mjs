import { addDays, csv, draws, nextRun } from '../made.mjs';

const CITIES = {
  ALDERTON: ['Alderton USD', 1],
  'BROOK FALLS': ['Brook Falls ISD', 0.82],
  'CASTLE ROW': ['Alderton USD', 1.35],
  MILLBANK: ['Millbank USD', 0.7],
  'PORT ELLIS': ['Brook Falls ISD', 1.12],
};
const STREETS = [
  'MAPLE ST',
  'HARBOR DR',
  'OLD MILL RD',
  'CHESTNUT AVE',
  '3RD ST',
  'COUNTY RD 12',
  'SUNSET LN',
  'FOUNDRY WAY',
  'QUAIL CT',
  'ORCHARD BLVD',
];

/** A county assessor's roll of two years: codes in capitals, values in whole dollars, sales of one dollar, blanks for land without a building. */
export function parcels() {
  const draw = draws(270_044);
  let number = 0;
  const value = (row, land, building) => {
    const total = land + building;
    const taxable = row.OWNER_TYPE === 'Public' ? 0 : row.HOMESTEAD === 'Y' ? Math.max(0, total - 50_000) : total;
    return { LAND_VAL: land, IMPR_VAL: building, TOTAL_VAL: total, TAXABLE_VAL: taxable, TAX_AMT: (taxable * 0.0118).toFixed(2) };
  };
  const parcel = () => {
    number += 1;
    const city = draw.weighted([
      ['ALDERTON', 6],
      ['BROOK FALLS', 4],
      ['CASTLE ROW', 2],
      ['MILLBANK', 3],
      ['PORT ELLIS', 3],
    ]);
    const [district, level] = CITIES[city];
    const use = draw.weighted([
      ['Single Family', 10],
      ['Condominium', 3],
      ['Duplex', 1.4],
      ['Retail', 1.2],
      ['Office', 0.8],
      ['Industrial', 0.7],
      ['Vacant Land', 2],
      ['Agricultural', 1],
    ]);
    const home = ['Single Family', 'Condominium', 'Duplex'].includes(use);
    const built = use !== 'Vacant Land' && use !== 'Agricultural';
    const feet = built ? Math.round((home ? 700 + draw.next() * draw.next() * 4300 : 1800 + draw.next() * draw.next() * 42_000) / 2) * 2 : 0;
    const acres = use === 'Agricultural' ? 8 + draw.next() * 140 : use === 'Condominium' ? 0 : 0.08 + draw.next() * draw.next() * 2.6;
    const owner = home
      ? draw.weighted([
          ['Individual', 8],
          ['Trust', 2],
          ['LLC', 1.6],
        ])
      : draw.weighted([
          ['LLC', 5],
          ['Individual', 2],
          ['Trust', 1],
          ['Public', 1],
          ['Nonprofit', 0.6],
        ]);
    const row = {
      PARCEL_ID: `${draw.int(10, 29)}-${String(1000 + number * 7)}-${String(draw.int(1, 60)).padStart(3, '0')}`,
      SITUS_ADDR: `${draw.int(10, 4999)} ${draw.pick(STREETS)}`,
      SITUS_CITY: city,
      USE_DESC: use,
      OWNER_TYPE: owner,
      OWNER_STATE: draw.weighted([
        ['OR', 14],
        ['CA', 2.4],
        ['WA', 1.6],
        ['NV', 0.6],
        ['TX', 0.6],
      ]),
      YR_BLT: built && !draw.chance(0.03) ? Math.round(1894 + Math.sqrt(draw.next()) * 131) : '',
      BLDG_SQFT: built ? feet : '',
      LOT_ACRES: use === 'Condominium' ? '' : acres.toFixed(2),
      BEDS: home
        ? draw.weighted([
            [1, 1],
            [2, 3],
            [3, 6],
            [4, 3],
            [5, 1],
          ])
        : '',
      BATHS: home
        ? draw.weighted([
            [1, 3],
            [1.5, 2],
            [2, 5],
            [2.5, 3],
            [3.5, 1],
          ])
        : '',
      POOL: home && use !== 'Condominium' && draw.chance(0.13) ? 'Y' : 'N',
      HOMESTEAD: home && owner === 'Individual' && draw.chance(0.72) ? 'Y' : 'N',
      DELINQ: draw.chance(0.06) ? 'Y' : 'N',
    };
    const land = Math.round((level * (use === 'Agricultural' ? acres * 4200 : 38_000 + acres * 52_000) * draw.spread()) / 100) * 100;
    const building = built ? Math.round((level * feet * (home ? 148 : 112) * draw.spread()) / 100) * 100 : 0;
    const sold = draw.chance(0.1) ? '' : draw.day('1989-02-01', '2025-10-31');
    const nominal = draw.chance(0.07);
    return {
      ...row,
      ...value(row, land, building),
      LAST_SALE_DT: sold,
      LAST_SALE_AMT:
        sold === '' ? '' : nominal ? 1 : Math.round(((land + building) * (0.35 + (0.65 * (Number(sold.slice(0, 4)) - 1988)) / 38)) / 500) * 500,
      FLOOD_ZONE: draw.weighted([
        ['X', 9],
        ['AE', 1.8],
        ['A', 0.7],
      ]),
      COND: built
        ? draw.weighted([
            ['Average', 6],
            ['Good', 3],
            ['Fair', 2],
            ['Excellent', 0.7],
            ['Poor', 0.6],
          ])
        : '',
      SCHOOL_DIST: district,
    };
  };
  const change = (row) => {
    const factor = 0.95 + draw.next() * 0.19;
    const sold = draw.chance(0.08);
    const land = Math.round((row.LAND_VAL * factor) / 100) * 100;
    const building = Math.round((row.IMPR_VAL * factor) / 100) * 100;
    return {
      ...row,
      ...value(row, land, building),
      LAST_SALE_DT: sold ? draw.day('2025-12-01', '2026-11-10') : row.LAST_SALE_DT,
      LAST_SALE_AMT: sold ? Math.round(((land + building) * (0.9 + draw.next() * 0.3)) / 500) * 500 : row.LAST_SALE_AMT,
      DELINQ: draw.chance(0.05) ? 'Y' : 'N',
    };
  };
  const first = Array.from({ length: 420 }, parcel);
  const second = nextRun(first, { draw, gone: 0.01, changed: 0.9, change, added: 14, make: parcel });
  return [first, second].map((rows, run) => ({ file: `parcels-${addDays('2025-11-24', run * 365)}.csv`, text: csv(rows) }));
}
