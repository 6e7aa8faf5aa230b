import { addDays, csv, draws, nextRun, round, thousands } from '../made.mjs';
const B = [
  ['Omega', 'CH', 5200, ['Speedmaster', 'Seamaster 300', 'Constellation', 'De Ville']],
  ['Rolex', 'CH', 11800, ['Datejust 36', 'Submariner', 'Explorer II', 'Oyster Perpetual']],
  ['Seiko', 'JP', 640, ['Prospex', 'Presage', '5 Sports', 'King Seiko']],
  ['Tissot', 'CH', 520, ['PRX', 'Le Locle', 'Gentleman']],
  ['Longines', 'CH', 1750, ['HydroConquest', 'Spirit', 'Legend Diver']],
  ['Tudor', 'CH', 3100, ['Black Bay 58', 'Pelagos', 'Ranger']],
  ['Junghans', 'DE', 880, ['Max Bill', 'Meister']],
  ['Nomos', 'DE', 1900, ['Tangente', 'Club', 'Orion']],
  ['Citizen', 'JP', 310, ['Promaster', 'Tsuyosa']],
  ['Hamilton', 'CH', 720, ['Khaki Field', 'Ventura', 'Jazzmaster']],
];
const RUNS = ['2026-01-26', '2026-02-23'];
export function watches() {
  const d = draws(90_411);
  let id = 51_200;
  let run = RUNS[0];
  const make = () => {
    const [brand, , base, models] = d.pick(B);
    const model = d.pick(models);
    const yr = d.weighted([
      [d.int(1958, 1989), 2],
      [d.int(1990, 2014), 4],
      [d.int(2015, 2025), 7],
    ]);
    const box = d.chance(0.58);
    const papers = d.chance(box ? 0.75 : 0.2);
    const mm = d.pick([34, 36, 36, 38, 38.5, 39, 40, 40, 41, 42, 42, 44]);
    const mat = d.weighted([
      ['steel', 9],
      ['titanium', 1.5],
      ['two-tone', 2],
      ['yellow gold', 1],
      ['rose gold', 0.6],
      ['bronze', 0.8],
    ]);
    const price = Math.round(base * d.spread() * (mat.includes('gold') ? 2.4 : 1) * (papers ? 1.1 : 1));
    const mv = d.weighted([
      ['automatic', 8],
      ['manual wind', 2.5],
      ['quartz', 3],
    ]);
    return {
      listing: `W-${(id += d.int(1, 6))}`,
      brand,
      mdl: model,
      title: `${brand} ${model}${d.chance(0.3) ? ` ${d.pick(['full set', 'serviced 2024', '50th anniversary', 'unworn', 'Milanese strap', 'with 2 straps', 'box and papers'])}` : ''}`,
      yr: d.chance(0.08) ? '' : yr,
      caseDiam: `${mm} mm`,
      material: mat,
      movement: mv,
      asking_price: d.chance(0.05) ? 'N/A' : `€ ${thousands(price, ',')}`,
      rrp_new: d.chance(0.4) ? '' : `€ ${thousands(Math.round(price * (0.85 + d.next() * 0.7)), ',')}`,
      cond: d.weighted([
        ['new', 2],
        ['very good', 6],
        ['good', 5],
        ['fair', 2],
        ['for parts', 0.5],
      ]),
      box: box ? 'yes' : 'no',
      papers: papers ? 'yes' : 'no',
      pwr_reserve_h: mv === 'quartz' ? '' : d.pick([38, 40, 42, 48, 55, 70, 72, 80]),
      waterRes: d.chance(0.06) ? '' : `${d.pick([30, 30, 50, 100, 100, 150, 200, 300])} m`,
      complications: d.some(['date', 'chronograph', 'GMT', 'moonphase', 'alarm', 'day-date'], d.int(0, 3)).join('; '),
      sellerType: d.weighted([
        ['dealer', 6],
        ['private', 5],
        ['auction house', 1],
      ]),
      seller_country: d.weighted([
        ['Germany', 6],
        ['Italy', 4],
        ['France', 3],
        ['Spain', 2],
        ['Netherlands', 2],
        ['Austria', 1.3],
      ]),
      feedback_pct: d.chance(0.1) ? '' : round(100 - d.next() ** 2 * 22, 1),
      watchers: Math.round(d.next() ** 3 * 380),
      escrow: d.chance(0.66) ? 'yes' : 'no',
      day: d.day(addDays(run, -150), addDays(run, -1)),
    };
  };
  const change = (r) => {
    const p = Number(r.asking_price.replace(/[^\d]/g, ''));
    return {
      ...r,
      asking_price:
        p && d.chance(0.75)
          ? `€ ${thousands(Math.round(p * (d.chance(0.8) ? 0.84 + d.next() * 0.14 : 1.02 + d.next() * 0.06)), ',')}`
          : r.asking_price,
      watchers: r.watchers + d.int(0, 40),
    };
  };
  const one = Array.from({ length: 720 }, make);
  run = RUNS[1];
  const two = nextRun(one, {
    draw: d,
    gone: 0.11,
    changed: 0.3,
    change,
    added: 71,
    make: () => ({ ...make(), day: d.day('2026-01-26', '2026-02-22') }),
  });
  return [one, two].map((rs, i) => ({
    file: `watches-${RUNS[i]}.csv`,
    text: csv(
      rs.map(({ day, ...r }) => {
        const n = (Date.parse(RUNS[i]) - Date.parse(day)) / 864e5;
        return { ...r, posted: n < 7 ? `${n} day${n > 1 ? 's' : ''} ago` : day };
      }),
    ),
  }));
}
