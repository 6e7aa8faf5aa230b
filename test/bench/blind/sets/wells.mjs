import { csv, draws, round } from '../made.mjs';
const COUNTIES = [
  ['Gallatin', 210],
  ['Ravalli', 150],
  ['Flathead', 260],
  ['Lewis and Clark', 190],
  ['Yellowstone', 110],
  ['Missoula', 170],
  ['Cascade', 230],
  ['Park', 140],
];
const DRILLERS = ['Bridger Drilling Inc', 'Treasure State Well Co', 'Hoback & Sons', 'Big Sky Pump & Well', 'Okeefe Drilling', 'Camp Well Drilling'];
const AQUIFERS = ['Alluvium', 'Glacial outwash', 'Madison Limestone', 'Fort Union', 'Bedrock, undifferentiated'];
export function wells() {
  const d = draws(45_404);
  let n = 214_000;
  const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const records = Array.from({ length: 860 }, () => {
    const [county, deep] = d.pick(COUNTIES);
    const use = d.weighted([
      ['Domestic', 10],
      ['Irrigation', 3],
      ['Stockwater', 3],
      ['Monitoring', 2],
      ['Public supply', 1.2],
      ['Geothermal', 0.8],
    ]);
    const depth = Math.round(deep * (use === 'Monitoring' ? 0.3 : use === 'Geothermal' ? 1.6 : 1) * d.spread() * d.spread());
    const status = d.weighted([
      ['Active', 9],
      ['Inactive', 1.5],
      ['Abandoned', 1],
      ['Dry', 0.6],
    ]);
    const dry = status === 'Dry';
    const gallons = use === 'Irrigation' || use === 'Public supply' ? d.next() * 620 + 60 : d.next() ** 2 * 70 + 1;
    return {
      WELL_ID: (n += d.int(1, 40)),
      COUNTY: county,
      DRILLER: d.chance(0.04) ? '' : d.pick(DRILLERS),
      WELL_USE: use,
      WELL_STATUS: status,
      DATE_COMPLETED: us(d.day('1974-03-01', '2026-10-28')),
      TOTAL_DEPTH: `${depth} ft`,
      STATIC_WATER_LEVEL: dry || d.chance(0.05) ? '' : `${round(depth * (0.08 + d.next() * 0.55), 1)} ft`,
      YIELD: dry || use === 'Monitoring' ? '' : `${round(gallons, 1)} gpm`,
      CASING_DIAMETER: `${d.pick([2, 4, 6, 6, 6, 8, 10])} in`,
      DRILL_METHOD: d.pick(['Forward rotary', 'Air rotary', 'Air rotary', 'Cable tool', 'Sonic']),
      PUMP_INSTALLED: !dry && use !== 'Monitoring' && d.chance(0.8) ? 'Y' : 'N',
      AQUIFER: d.chance(0.07) ? '' : d.pick(AQUIFERS),
      LITHOLOGY: d.some(['topsoil', 'clay', 'gravel', 'sand', 'sandstone', 'shale', 'limestone', 'granite', 'coal'], d.int(2, 5)).join('; '),
    };
  });
  return [{ file: 'wells-2026-11-20.csv', text: csv(records) }];
}
