import { csv, draws } from '../made.mjs';

const COUNTIES = ['BERNALILLO', 'DONA ANA', 'SANTA FE', 'SAN JUAN', 'LEA', 'CHAVES', 'TAOS'];
const CITIES = {
  BERNALILLO: ['ALBUQUERQUE', 'TIJERAS'],
  'DONA ANA': ['LAS CRUCES', 'HATCH'],
  'SANTA FE': ['SANTA FE', 'EDGEWOOD'],
  'SAN JUAN': ['FARMINGTON', 'AZTEC'],
  LEA: ['HOBBS', 'LOVINGTON'],
  CHAVES: ['ROSWELL'],
  TAOS: ['TAOS', 'QUESTA'],
};
const NAMES = [
  'ALLSUPS',
  'GIANT',
  'SPEEDWAY',
  'MESA TRUCK STOP',
  'CITY FLEET YARD',
  'COUNTY ROAD DEPT',
  'DESERT MART',
  'SCHOOL BUS BARN',
  'CHISUM TRAVEL CTR',
  'RIO OIL',
  'AIRPORT FUELS',
];

/** A state's register of underground storage tanks: capitals and codes, 04/17/1988, Y and N and nothing, gallons without a mark, cleanup only where something leaked. */
export function fueltanks() {
  const draw = draws(280_066);
  const us = (day) => (day === '' ? '' : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  const rows = [];
  let facility = 0;
  while (rows.length < 400) {
    facility += 1;
    const county = draw.weighted(COUNTIES.map((name, at) => [name, [9, 5, 4, 4, 3, 2, 1.4][at]]));
    const base = draw.pick(NAMES);
    const owner = /CITY|COUNTY|SCHOOL/.test(base) ? 'GOV' : base === 'AIRPORT FUELS' || draw.chance(0.5) ? 'CORP' : draw.pick(['INDV', 'CORP']);
    const name = `${base} #${draw.int(2, 480)}`;
    const city = draw.pick(CITIES[county]);
    const inspected = draw.chance(0.07) ? '' : draw.day('2021-02-01', '2026-11-10');
    const count = draw.int(1, 5);
    for (let tank = 1; tank <= count && rows.length < 400; tank += 1) {
      const installed = draw.day('1964-05-01', '2025-10-30');
      const year = Number(installed.slice(0, 4));
      const status = draw.weighted(
        year < 1989
          ? [
              ['POS', 8],
              ['CIU', 1.4],
              ['TOS', 1.4],
            ]
          : year < 2000
            ? [
                ['CIU', 4],
                ['POS', 3],
                ['TOS', 1],
              ]
            : [
                ['CIU', 9],
                ['TOS', 0.8],
                ['POS', 0.5],
              ],
      );
      const closed = status === 'POS' ? draw.day(year < 1992 ? '1993-01-01' : `${Math.min(2025, year + 5)}-06-01`, '2026-10-20') : '';
      const double = year >= 2008 || (year > 1995 && draw.chance(0.35));
      const leaked = draw.chance(year < 1990 ? 0.3 : year < 2008 ? 0.12 : 0.03);
      const release = leaked
        ? draw.day(`${Math.max(1988, Math.min(2025, year + 2))}-01-01`, closed === '' ? '2026-11-01' : closed > '1990-01-01' ? closed : '1991-01-01')
        : '';
      const violations =
        status === 'CIU'
          ? draw.weighted([
              [0, 8],
              [1, 3],
              [2, 1.2],
              [3, 0.5],
              [6, 0.2],
            ])
          : 0;
      rows.push({
        FAC_ID: 26_000 + facility * 7,
        FAC_NM: name,
        OWN_TYP: owner,
        CNTY_NM: county,
        CITY_NM: city,
        TANK_NO: tank,
        TNK_STAT: status,
        INSTL_DT: draw.chance(0.04) ? '' : us(installed),
        CLOS_DT: us(closed),
        CAP_GAL: draw.chance(0.02)
          ? ''
          : draw.weighted([
              [550, 1],
              [1000, 1.4],
              [4000, 2],
              [6000, 2],
              [8000, 3],
              [10_000, 5],
              [12_000, 4],
              [20_000, 1.2],
            ]),
        SUBST_CD: draw.weighted([
          ['GAS', 8],
          ['DSL', 5],
          ['USED OIL', 1],
          ['E85', 0.5],
          ['JET A', base === 'AIRPORT FUELS' ? 8 : 0],
        ]),
        TNK_MATL: year < 1984 ? draw.pick(['STEEL', 'STEEL', 'UNK']) : draw.pick(['FRP', 'STEEL', 'FRP', 'COMPOSITE']),
        DBL_WALL_YN: double ? 'Y' : 'N',
        CATH_PROT_YN: draw.chance(0.05) ? '' : draw.chance(0.5) ? 'Y' : 'N',
        OVRFL_YN: year < 1985 ? (draw.chance(0.25) ? 'Y' : 'N') : draw.chance(0.9) ? 'Y' : 'N',
        LK_DET_MTHD: status === 'CIU' ? draw.pick(['ATG', 'ATG', 'INTERSTITIAL', 'SIR', 'MANUAL GAUGE']) : '',
        LST_INSP_DT: us(inspected),
        VIOL_CNT: violations,
        PNLTY_AMT: violations > 0 && draw.chance(0.5) ? `$${(violations * draw.pick([250, 500, 1200, 2500])).toLocaleString('en-US')}.00` : '',
        FEE_DUE: status === 'POS' ? '0.00' : draw.chance(0.16) ? draw.pick(['100.00', '200.00', '300.00', '600.00']) : '0.00',
        REL_RPT_YN: leaked ? 'Y' : 'N',
        REL_RPT_DT: us(release),
        CLNUP_STAT: leaked
          ? draw.weighted([
              ['NFA', 6],
              ['ACTIVE', 3],
              ['MONITORING', 2],
            ])
          : '',
        DIST_WELL_FT: draw.chance(0.18) ? '' : draw.int(60, 5280),
        LAT: (31.8 + draw.next() * 5).toFixed(4),
        LON: (-108.6 + draw.next() * 5).toFixed(4),
      });
    }
  }
  return [{ file: 'fueltanks-2026-11-26.csv', text: csv(rows) }];
}
