import { draws, ndjson, thousands } from '../made.mjs';

const CAUSES = [
  ['Storm damage', 4],
  ['Fallen tree', 3],
  ['Equipment failure', 4],
  ['Animal contact', 1],
  ['Vehicle collision', 1.2],
  ['Digging damage', 1.4],
];

/** A log of power cuts: instants, "12,304" customers, "£1,299.00" paid, null ends where the lights are still off. */
export function outages() {
  const draw = draws(120_004);
  return [{ file: 'outages-2026-11-20.ndjson', text: ndjson(Array.from({ length: 430 }, (_, index) => outage(draw, index))) }];
}

function outage(draw, index) {
  const planned = draw.chance(0.17);
  const ongoing = draw.chance(0.04);
  const day = ongoing ? draw.day('2026-11-17', '2026-11-19') : draw.day('2025-06-01', '2026-11-18');
  const start = Date.parse(`${day}T${String(draw.int(0, 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`);
  const minutes = draw.int(9, 90) + Math.round(draw.next() ** 4 * 2300);
  const customers = Math.round(12 + draw.next() ** 4 * 41_000);
  const instant = (at) => `${new Date(at).toISOString().slice(0, 19)}Z`;
  return {
    ref: `PC-${70_210 + index * 3}`,
    region: draw.pick(['Highlands', 'Lothian', 'Cumbria', 'Tyneside', 'Yorkshire', 'Lancashire', 'Borders']),
    cause: planned ? 'Maintenance' : draw.weighted(CAUSES),
    planned,
    status: ongoing ? 'Ongoing' : draw.chance(0.07) ? 'Partly restored' : 'Restored',
    start_ts: instant(start),
    end_ts: ongoing ? null : instant(start + minutes * 60_000),
    dur_min: ongoing ? null : minutes,
    cust_aff: thousands(customers, ','),
    volt_kv: draw.pick(['0.4 kV', '11 kV', '11 kV', '33 kV', '132 kV']),
    equip: draw.pick(['Overhead line', 'Overhead line', 'Underground cable', 'Substation', 'Transformer']),
    crew_ct: draw.chance(0.07) ? null : draw.int(1, 14),
    wind_mph: draw.chance(0.1) ? null : `${draw.int(2, 88)} mph`,
    crit_sites: draw.some(['hospital', 'school', 'care home', 'water works', 'railway', 'data centre'], draw.pick([0, 0, 0, 1, 1, 2, 3])),
    comp_paid: planned || draw.chance(0.45) ? null : `£${thousands(Math.round(customers * draw.spread() * 310) / 100, ',', 2)}`,
  };
}
