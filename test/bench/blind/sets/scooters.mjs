import { addDays, draws, ndjson, round } from '../made.mjs';

const HOODS = ['Mitte', 'Kreuzberg', 'Neukölln', 'Prenzlauer Berg', 'Friedrichshain', 'Charlottenburg', 'Wedding', 'Schöneberg', 'Moabit'];
const OPERATORS = { Voi: ['V6', 'V7'], Lime: ['Gen4', 'Gen4', 'Gen3'], Bolt: ['Bolt 5', 'Bolt 6'], Dott: ['D4', 'D3'] };
const PRICE = { Voi: [1, 0.22], Lime: [1, 0.25], Bolt: [0, 0.19], Dott: [0.99, 0.21] };

/** A city's feed of rental scooters: instants, "21.4 km", "83 %", prices with the euro sign, gaps where the box does not answer. */
export function scooters() {
  const draw = draws(250_058);
  const rows = Array.from({ length: 340 }, (_, index) => {
    const operator = draw.weighted([
      ['Voi', 4],
      ['Lime', 5],
      ['Bolt', 3.4],
      ['Dott', 2],
    ]);
    const model = draw.pick(OPERATORS[operator]);
    const status = draw.weighted([
      ['available', 10],
      ['in_use', 3],
      ['charging', 1.6],
      ['maintenance', 1.7],
      ['missing', 0.6],
    ]);
    const battery = status === 'missing' || draw.chance(0.04) ? null : Math.round(4 + draw.next() ** 0.8 * 96);
    const since = draw.day('2023-03-01', '2026-10-31');
    const days = Math.round((Date.parse('2026-11-23') - Date.parse(since)) / 86_400_000);
    const rides = Math.round(days * 2.6 * draw.spread() * (0.3 + draw.next()));
    const seen =
      status === 'missing' ? draw.day('2026-10-20', '2026-11-15') : draw.chance(0.12) ? draw.day('2026-11-18', '2026-11-22') : '2026-11-23';
    const [unlock, minute] = PRICE[operator];
    return {
      vehicle_id: `${operator.slice(0, 2).toUpperCase()}-${4017 + index * 11}`,
      operator,
      model,
      district: draw.chance(0.03) ? null : draw.weighted(HOODS.map((hood, at) => [hood, 10 / (at + 2)])),
      lat: round(52.47 + draw.next() * 0.09, 5),
      lon: round(13.28 + draw.next() * 0.18, 5),
      status,
      battery: battery === null ? null : `${battery} %`,
      range: battery === null ? null : `${(battery * (model === 'Gen3' || model === 'D3' ? 0.31 : 0.46) * draw.spread()).toFixed(1)} km`,
      is_reserved: status === 'available' && draw.chance(0.08),
      parked_badly: status === 'in_use' ? null : draw.chance(0.11),
      helmet_box: model === 'V7' || model === 'Gen4' ? draw.chance(0.5) : false,
      unlock_fee: `€${unlock.toFixed(2)}`,
      price_per_min: `€${minute.toFixed(2)}`,
      max_speed: `${draw.weighted([
        [20, 8],
        [22, 1],
        [15, 1],
      ])} km/h`,
      total_rides: rides,
      total_km: `${(rides * (1.1 + draw.next() * 1.4)).toFixed(1)} km`,
      in_service_since: since,
      last_service: draw.chance(0.09) ? null : addDays('2026-11-22', -Math.min(days - 1, Math.round(draw.next() ** 1.7 * 210))),
      damage_reports: Math.round(draw.next() ** 3.4 * 9),
      last_ride_eur: draw.chance(0.07) ? null : round(unlock + minute * draw.int(2, 46), 2),
      firmware: draw.pick(['3.4.1', '3.4.2', '3.5.0', '4.0.1']),
      last_seen: `${seen}T${String(draw.int(0, seen === '2026-11-23' ? 8 : 23)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00+01:00`,
    };
  });
  return [{ file: 'scooters-2026-11-23.ndjson', text: ndjson(rows) }];
}
