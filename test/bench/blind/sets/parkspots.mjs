import { addDays, draws, json, round } from '../made.mjs';

const TOWNS = [
  ['London', ['SW11', 'SE16', 'E14', 'NW3', 'W6'], 2.1, 9],
  ['Manchester', ['M1', 'M4', 'M15'], 1.2, 5],
  ['Bristol', ['BS1', 'BS6', 'BS8'], 1.15, 4],
  ['Leeds', ['LS1', 'LS6'], 0.95, 3],
  ['Brighton', ['BN1', 'BN2', 'BN3'], 1.5, 4],
  ['Edinburgh', ['EH3', 'EH8'], 1.4, 3],
  ['Oxford', ['OX1', 'OX4'], 1.6, 2.5],
  ['Cardiff', ['CF10', 'CF24'], 0.85, 2],
];
const TYPES = [
  ['Driveway', 1, 8],
  ['Garage', 1.35, 4],
  ['Car park', 1.1, 5],
  ['Underground', 1.5, 3],
  ['Yard', 0.8, 1.5],
];
const STREETS = [
  'Milton Road',
  'Church Lane',
  'Albert Street',
  'Station Road',
  'Park Avenue',
  'Victoria Terrace',
  'Mill Hill',
  'Queens Drive',
  'Canal Side',
  'Orchard Close',
  'Elm Grove',
  'Bridge Street',
];
const ADJECTIVES = ['Secure', 'Handy', 'Wide', 'Quiet', 'Central', 'Easy-access', 'Private', 'Well-lit'];

/** Parking spaces of private owners and firms: "£12.50", "£145 pcm", "7 min", "4.5/5", many nulls. */
export function parkspots() {
  const draw = draws(360_001);
  let at = 70_400;
  const records = Array.from({ length: 330 }, () => {
    at += draw.int(1, 23);
    const [town, areas, level] = draw.weighted(TOWNS.map((item) => [item, item[3]]));
    const [type, worth] = draw.weighted(TYPES.map((item) => [item, item[2]]));
    const day = round(5.2 * level * worth * draw.spread() * 2) / 2;
    const under = type === 'Underground' || type === 'Garage';
    const reviews = draw.chance(0.2) ? 0 : Math.round(draw.int(1, 14) * draw.int(1, 13));
    const outlier = draw.chance(0.008);
    return {
      listingId: at,
      headline: `${draw.pick(ADJECTIVES)} ${type.toLowerCase()} on ${draw.pick(STREETS)}`,
      town,
      postcodeArea: draw.pick(areas),
      spaceType: type,
      dayRate: `£${(outlier ? day * 9 : day).toFixed(2)}`,
      monthRate: draw.chance(0.17) ? null : `£${Math.round(day * draw.int(11, 18))} pcm`,
      stationWalk: draw.chance(0.1) ? null : `${draw.int(1, 32)} min`,
      heightLimitM: under && draw.chance(0.85) ? draw.int(18, 24) / 10 : null,
      lengthM: draw.int(42, 68) / 10,
      evCharger: draw.chance(type === 'Car park' ? 0.4 : 0.16),
      covered: under || draw.chance(0.08),
      cctv: draw.chance(type === 'Driveway' ? 0.3 : 0.65),
      rating: reviews === 0 ? null : `${(draw.int(28, 50) / 10).toFixed(1)}/5`,
      reviewCount: reviews,
      minStayDays: draw.weighted([
        [1, 8],
        [7, 3],
        [14, 1],
        [30, 4],
      ]),
      freeFrom: draw.chance(0.4) ? '2026-11-26' : addDays('2026-11-26', draw.int(1, 120)),
      listedOn: draw.day('2025-02-01', '2026-11-25'),
    };
  });
  return [{ file: 'parkspots-2026-11-26.json', text: json(records) }];
}
