import { csv, draws, round, thousands } from '../made.mjs';

const CAUSES = {
  'Animal welfare': ['Hedgehog Rescue', 'Donkey Haven', 'Cat Trust', 'Greyhound Fund'],
  Education: ['School Fund', 'Reading Project', 'Scholars Trust'],
  'Health & disability': ['Cancer Support', 'Hearing Aid Society', 'Hospice Friends', 'Stroke Club'],
  'Poverty relief': ['Food Bank', 'Almshouse Charity', 'Winter Fuel Fund'],
  'Arts & heritage': ['Museum Friends', 'Choir Foundation', 'Mill Preservation Society'],
  Environment: ['Woodland Trust', 'River Keepers', 'Bee Project'],
  Religion: ['Parish Mission', 'Gurdwara Trust', 'Chapel Fund'],
  Sport: ['Rowing Club Trust', 'Youth Football Foundation'],
};
const PLACES = [
  'Ashdown',
  'Brockley',
  'Calder',
  'Dunmore',
  'Elmstead',
  'Farrow',
  'Glenfield',
  'Harwick',
  'Ingleby',
  'Kelso',
  'Langport',
  'Marlow',
  'Northwold',
  'Oxley',
  'Penrith',
  'Rothbury',
  'Selby',
  'Tavistock',
  'Wexcombe',
];
const uk = (day) => day.split('-').toReversed().join('/');

/** The public register of charities. */
export function charities() {
  const draw = draws(160_002);
  return [{ file: 'charities-2026-11-20.csv', text: csv(Array.from({ length: 440 }, (_, i) => charity(draw, i))) }];
}

function charity(draw, index) {
  const cause = draw.pick(Object.keys(CAUSES));
  const income = Math.round(900 * Math.exp(draw.next() * 8.2) + draw.int(1, 900));
  const staff = income < 60_000 ? 0 : Math.round((income / 45_000) * draw.spread());
  const registered = draw.day('1963-02-01', '2026-10-28');
  const last = registered > '2025-06-01' ? '' : uk(draw.day('2025-06-02', '2026-11-16'));
  return {
    'Reg No': 201_044 + index * 1_973,
    'Charity Name': `${draw.chance(0.2) ? 'The ' : ''}${draw.pick(PLACES)} ${draw.pick(CAUSES[cause])}${draw.chance(0.2) ? ' CIO' : ''}`,
    Cause: cause,
    Region: draw.weighted([
      ['London', 4],
      ['South East', 3],
      ['South West', 2],
      ['Midlands', 3],
      ['North West', 2.5],
      ['Yorkshire', 2],
      ['North East', 1],
      ['Wales', 1.5],
      ['East of England', 2],
    ]),
    Registered: uk(registered),
    Income: `£${thousands(income, ',')}`,
    Spending: `£${thousands(Math.round(income * (0.55 + draw.next() * 0.6)), ',')}`,
    Reserves: draw.chance(0.2) ? '' : `£${thousands(Math.round(income * draw.next() * 1.8), ',')}`,
    Trustees: draw.int(3, 16),
    Volunteers: draw.chance(0.15) ? 'n/a' : Math.round(draw.next() ** 3 * 480),
    'Paid Staff': staff,
    'Works Abroad': draw.chance(0.18) ? 'Yes' : 'No',
    'Accounts Overdue': draw.chance(0.13) ? 'Yes' : 'No',
    'Last Return': last,
    'Admin Cost %': `${round(2 + draw.next() ** 2 * 38, 1)}%`,
    Website: draw.chance(0.35) ? '' : `www.${draw.pick(PLACES).toLowerCase()}-${index}.org.uk`,
  };
}
