import { csv, draws, thousands } from '../made.mjs';

const MODELS = [
  ['TESLA', 'MODEL 3', 'B', 272, 39_990, 7],
  ['TESLA', 'MODEL Y', 'B', 310, 44_990, 9],
  ['TESLA', 'MODEL S', 'B', 330, 79_900, 2],
  ['NISSAN', 'LEAF', 'B', 150, 29_280, 4],
  ['CHEVROLET', 'BOLT EV', 'B', 247, 27_495, 3],
  ['CHEVROLET', 'VOLT', 'P', 53, 33_520, 2],
  ['FORD', 'MUSTANG MACH-E', 'B', 250, 42_995, 2.4],
  ['FORD', 'F-150 LIGHTNING', 'B', 240, 54_995, 1.3],
  ['TOYOTA', 'PRIUS PRIME', 'P', 25, 33_375, 2.4],
  ['TOYOTA', 'RAV4 PRIME', 'P', 42, 43_690, 1.6],
  ['BMW', 'X5', 'P', 31, 72_500, 1.2],
  ['BMW', 'I4', 'B', 270, 52_800, 1],
  ['KIA', 'EV6', 'B', 274, 42_600, 1.5],
  ['KIA', 'NIRO', 'B', 239, 39_600, 1.3],
  ['HYUNDAI', 'IONIQ 5', 'B', 266, 41_800, 1.8],
  ['RIVIAN', 'R1T', 'B', 314, 73_000, 1.1],
  ['JEEP', 'WRANGLER', 'P', 21, 58_000, 1.3],
  ['VOLVO', 'XC90', 'P', 32, 71_900, 0.8],
];
const TOWNS = [
  ['King', 'Seattle', 9],
  ['King', 'Bellevue', 5],
  ['King', 'Redmond', 3],
  ['King', 'Kirkland', 2.4],
  ['Snohomish', 'Everett', 2],
  ['Snohomish', 'Bothell', 2.4],
  ['Pierce', 'Tacoma', 3],
  ['Pierce', 'Puyallup', 1.3],
  ['Clark', 'Vancouver', 3],
  ['Thurston', 'Olympia', 2],
  ['Kitsap', 'Bainbridge Island', 1.4],
  ['Spokane', 'Spokane', 2],
  ['Whatcom', 'Bellingham', 1.6],
  ['Yakima', 'Yakima', 0.6],
];
const UTILITIES = {
  King: ['PUGET SOUND ENERGY INC', 'CITY OF SEATTLE'],
  Snohomish: ['SNOHOMISH COUNTY PUD NO 1'],
  Pierce: ['CITY OF TACOMA', 'PUGET SOUND ENERGY INC'],
  Clark: ['CLARK COUNTY PUD NO 1'],
  Spokane: ['AVISTA CORP'],
  Yakima: ['PACIFICORP'],
};

/** A state's table of registered electric vehicles: capitals, long phrases for the types, prices that are mostly not filled in, transaction days. */
export function evregs() {
  const draw = draws(260_066);
  const rows = Array.from({ length: 390 }, () => {
    const [make, model, kind, range, msrp] = draw.weighted(MODELS.map((item) => [item, item[5]]));
    const [county, city] = draw.weighted(TOWNS.map((item) => [item, item[2]]));
    const year = Math.min(2026, 2013 + Math.floor(draw.next() ** 0.45 * 14));
    const known = !draw.chance(0.18);
    const miles = Math.round(range * (0.86 + (year - 2013) * 0.013));
    const kept = Math.max(1, 2026 - year);
    const use = draw.weighted([
      ['Personal', 12],
      ['Commercial', 2],
      ['Government', 1],
    ]);
    const bought = draw.day(`${Math.min(year, 2025)}-03-01`, '2026-11-15');
    return {
      'VIN (1-10)': `${draw.pick(['5YJ', '7SA', '1N4', '1G1', '3FM', 'KND', 'JTM', 'WBY'])}${draw.int(1000, 9999)}${draw.pick(['A', 'E', 'K', 'P'])}${draw.int(10, 99)}`,
      County: county,
      City: city,
      State: 'WA',
      'Postal Code': `98${String(draw.int(1, 699)).padStart(3, '0')}`,
      'Model Year': year,
      Make: make,
      Model: model,
      'Electric Vehicle Type': kind === 'B' ? 'Battery Electric Vehicle (BEV)' : 'Plug-in Hybrid Electric Vehicle (PHEV)',
      'CAFV Eligible': known ? (miles >= 30 ? 'Yes' : 'No') : '',
      'Electric Range': known ? miles : '',
      'Base MSRP': draw.chance(0.45) ? '' : `$${thousands(Math.round((msrp * (0.88 + draw.next() * 0.35)) / 5) * 5, ',')}`,
      Odometer: draw.chance(0.1) ? '' : thousands(Math.round(kept * 9400 * draw.spread() * (0.4 + draw.next())), ','),
      'Vehicle Use': use,
      Leased: draw.chance(year > 2022 ? 0.3 : 0.08) ? 'Y' : 'N',
      'New or Used': draw.chance(0.36) ? 'Used' : 'New',
      'Sale Price': draw.chance(0.3)
        ? ''
        : `$${thousands(Math.round((msrp * Math.max(0.18, 1.05 - (2026 - year) * 0.085) * draw.spread()) / 10) * 10, ',')}`,
      'Sale Date': bought,
      'Reg Fee': `$${(draw.pick([150, 175, 225]) + draw.pick([0, 43.25, 68.5])).toFixed(2)}`,
      'Legislative District': draw.int(1, 49),
      'Electric Utility': draw.pick(UTILITIES[county] ?? ['PUGET SOUND ENERGY INC']),
      'DOL Vehicle ID': 100_204_000 + draw.int(0, 9_999_999),
    };
  });
  return [{ file: 'evregs-2026-11-25.csv', text: csv(rows) }];
}
