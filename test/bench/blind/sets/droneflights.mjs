import { draws, ndjson, round } from '../made.mjs';
const PILOTS = ['Aoife Brennan', 'Tomasz Lis', 'Ruth Adeyemi', 'Colm Feeney', 'Priya Nair', 'Stefan Walsh'];
const JOBS = [
  ['Roof survey', 14, 48, 0.7, 46],
  ['Crop mapping', 24, 92, 4.6, 310],
  ['Wedding film', 17, 55, 1.4, 24],
  ['Bridge inspection', 26, 64, 1.8, 190],
  ['Quarry volume', 22, 104, 3.8, 260],
  ['Training', 11, 36, 0.9, 8],
  ['Mountain rescue', 28, 112, 5.9, 60],
];
const PLACES = ['Galway', 'Sligo', 'Kilkenny', 'Athlone', 'Wicklow', 'Tralee', 'Dundalk'];
const DRONES = ['Mavic 3 Pro', 'Matrice 350', 'Mini 4 Pro', 'EVO II', 'Phantom 4 RTK'];
export function droneflights() {
  const d = draws(54_606);
  let n = 20_000;
  const make = () => {
    const [purpose, minutes, height, far, photos] = d.weighted(JOBS.map((job) => [job, job[0] === 'Mountain rescue' ? 1 : 3]));
    const time = Math.max(2, round(minutes * d.spread(), 1));
    const wind = round(0.8 + d.next() ** 1.6 * 12, 1);
    return {
      flightId: `FL-${(n += d.int(1, 8))}`,
      pilot: d.weighted(PILOTS.map((name, index) => [name, 7 - index])),
      drone: d.weighted(DRONES.map((name, index) => [name, 6 - index])),
      purpose,
      location: d.pick(PLACES),
      flownOn: d.day('2026-01-08', '2026-11-17'),
      airTime: `${time} min`,
      maxAltitude: `${Math.min(120, Math.round(height * d.spread()))} m`,
      distance: d.chance(0.05) ? null : `${round(Math.max(0.05, far * d.spread()), 2)} km`,
      batteryUsed: `${Math.min(97, Math.round(time * 2.6 + wind * 1.4 + d.int(-4, 8)))}%`,
      windSpeed: d.chance(0.04) ? null : `${wind} m/s`,
      photosTaken: d.chance(0.1) ? 0 : Math.round(photos * d.spread()),
      permitNeeded: d.chance(purpose === 'Training' ? 0.08 : 0.31),
      warnings: d.chance(0.68) ? [] : d.some(['strong wind', 'low battery', 'compass error', 'lost signal', 'bird nearby'], d.int(1, 2)),
    };
  };
  return [{ file: 'droneflights-2026-11-18.ndjson', text: ndjson(Array.from({ length: 720 }, make)) }];
}
