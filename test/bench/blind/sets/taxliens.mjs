import { csv, draws, round, thousands } from '../made.mjs';
const CITIES = [
  ['Pineview', '85712'],
  ['Mesa Verde', '85718'],
  ['Alamo Springs', '85730'],
  ['Copper Hill', '85641'],
  ['San Tadeo', '85736'],
  ['Dry Fork', '85601'],
];
const LAST = ['GARCIA', 'MILLER', 'NGUYEN', 'OLSON', 'BEGAY', 'TRUJILLO', 'HARRIS', 'KAPLAN', 'WHITFIELD', 'SOTO', 'DELGADO', 'PRUITT'];
const FIRMS = ['SUNRISE HOLDINGS LLC', 'DESERT PEAK LAND TRUST', 'CACTUS WREN PROPERTIES INC', 'RJM FAMILY TRUST', 'FIRST COPPER BANK NA'];
const STREETS = ['E OCOTILLO RD', 'W GRANT ST', 'N PALO VERDE AVE', 'S MISSION RD', 'E SPEEDWAY BLVD', 'W SAGUARO LN', 'N CAMPBELL AVE'];
const REMARKS = [
  'Owner of record deceased, estate pending.',
  'Access by easement only; no recorded road.',
  'Mobile home on parcel not included in lien.',
  'Prior year liens outstanding, see treasurer.',
  'Flood zone AE per FEMA panel.',
  'Code enforcement case open for weeds and debris.',
  'Structure fire 2024, building uninhabitable.',
  '',
  '',
  '',
];
const us = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};
const usd = (value, digits = 2) => `$${thousands(value, ',', digits)}`;
export function taxliens() {
  const d = draws(42_419);
  const records = Array.from({ length: 620 }, (_, i) => {
    const [city, zip] = d.pick(CITIES);
    const cls = d.weighted([
      ['Residential', 9],
      ['Vacant Land', 6],
      ['Condo', 2.5],
      ['Commercial', 2.5],
      ['Agricultural', 1.5],
    ]);
    const built = cls !== 'Vacant Land' && cls !== 'Agricultural';
    const market = round(
      { Residential: 240_000, 'Vacant Land': 48_000, Condo: 155_000, Commercial: 520_000, Agricultural: 190_000 }[cls] *
        d.spread() *
        (0.6 + d.next()),
    );
    const face = round(market * 0.011 * (0.6 + d.next() * 1.3) + 90, 2);
    const status = d.weighted([
      ['Sold', 8],
      ['Redeemed', 6],
      ['Struck to County', 3],
      ['Available', 3],
    ]);
    const bought = status === 'Sold' || status === 'Redeemed';
    const sale = d.pick(['2024-02-20', '2025-02-18', '2025-02-19', '2026-02-17', '2026-02-18']);
    const year = Number(sale.slice(0, 4));
    return {
      CERT_NO: `${year}-${String(1001 + i)}`,
      PARCEL_ID: `${d.int(101, 142)}-${d.int(10, 99)}-${String(d.int(0, 999)).padStart(3, '0')}${d.pick(['', '', 'A', 'B'])}`,
      OWNER_NM: d.chance(0.2)
        ? d.pick(FIRMS)
        : `${d.pick(LAST)} ${d.pick(['JOSE', 'LINDA', 'PAUL', 'TERESA', 'KEN', 'DIANE', 'RUBEN'])} ${d.pick('ABCDEJLMRT')}`,
      SITUS_ADDR: built || d.chance(0.4) ? `${d.int(12, 9890)} ${d.pick(STREETS)}` : 'NO SITUS',
      SITUS_CITY: city,
      ZIP: zip,
      PROP_CLS: cls,
      TAX_YR: String(year - 2),
      FACE_AMT: usd(face),
      FEES: usd(d.pick([10, 15, 25, 25])),
      SUB_TAX_AMT: bought && d.chance(0.3) ? usd(face * (0.9 + d.next() * 0.2)) : '',
      INT_RATE: bought ? `${d.pick([3, 5, 7, 8.5, 10, 12, 14, 16])}%` : '16%',
      ASSD_VAL: usd(round(market * (cls === 'Commercial' ? 0.165 : 0.1)), 0),
      MKT_VAL: usd(market, 0),
      ACRES: round(cls === 'Agricultural' ? 8 + d.next() * 110 : cls === 'Vacant Land' ? 0.3 + d.next() ** 3 * 38 : 0.08 + d.next() * 1.4, 2),
      BLDG_SQFT: built ? thousands(d.int(620, cls === 'Commercial' ? 18_400 : 3650), ',') : '',
      YR_BLT: built && !d.chance(0.06) ? d.int(1931, 2019) : '',
      SALE_DT: us(sale),
      REDEEM_BY: us(`${year + 3}${sale.slice(4)}`),
      REDEEM_DT: status === 'Redeemed' ? us(d.day(sale, '2026-11-12')) : '',
      LIEN_STATUS: status,
      BIDDER_NO: bought ? `B${d.int(101, 128)}` : '',
      BIDS_CT: bought ? d.int(1, 19) : 0,
      HMSTD_FL: cls === 'Residential' ? d.pick(['Y', 'N']) : 'N',
      BNKRPT_FL: d.chance(0.09) ? 'Y' : d.chance(0.07) ? '' : 'N',
      ENV_FL: d.chance(0.06) ? 'Y' : 'N',
      LEGAL_DESC: `${d.pick(['RANCHO VISTA', 'COPPER ESTATES', 'OLD MISSION', 'DESERT TRAILS'])} ${d.pick(['LOT', 'LOTS'])} ${d.int(1, 320)} BLK ${d.int(1, 24)}`,
      REMARKS: d.pick(REMARKS),
    };
  });
  return [{ file: 'taxliens-2026-11-16.csv', text: csv(records) }];
}
