import { csv, draws } from '../made.mjs';
const CAMERAS = [
  ['NORTHERN PKWY @ FALLS RD', 40, 'N'],
  ['W COLD SPRING LN @ ROLAND AVE', 30, 'Y'],
  ['E 33RD ST @ THE ALAMEDA', 30, 'Y'],
  ['HARFORD RD @ WALTHER AVE', 35, 'N'],
  ['PULASKI HWY @ MONUMENT ST', 45, 'N'],
  ['REISTERSTOWN RD @ MENLO DR', 35, 'N'],
  ['LIBERTY HTS AVE @ HILLSDALE RD', 30, 'Y'],
  ['CATON AVE @ BENSON AVE', 35, 'N'],
  ['LIGHT ST @ PRATT ST', 25, 'N'],
  ['POTEE ST @ TALBOT ST', 40, 'N'],
  ['EASTERN AVE @ KANE ST', 30, 'N'],
];
const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
export function redlights() {
  const d = draws(47_505);
  let n = 80_213_000;
  const records = Array.from({ length: 860 }, () => {
    const [location, limit, zone] = d.weighted(CAMERAS.map((camera, at) => [camera, 4 + ((at * 5) % 9)]));
    const type = d.weighted([
      ['RED LIGHT', 5],
      ['SPEED', 6],
      ['RIGHT TURN ON RED', 2],
      ['BUS LANE', 1.2],
    ]);
    const over = 12 + Math.round(d.next() ** 3 * 34);
    const speed = type === 'SPEED' ? limit + over : type === 'RED LIGHT' && !d.chance(0.2) ? d.int(14, limit + 11) : '';
    const fine = type === 'SPEED' ? (over >= 30 ? 150 : over >= 20 ? 90 : 40) : type === 'BUS LANE' ? 50 : 75;
    const status = d.weighted([
      ['PAID', 9],
      ['OPEN', 4],
      ['CONTESTED', 1.5],
      ['DISMISSED', 1.2],
      ['IN COLLECTION', 2],
    ]);
    const late = status === 'PAID' && d.chance(0.18) ? 25 : 0;
    return {
      CITATION_NO: `${(n += d.int(3, 90))}`,
      VIOLATION_DATE: us(d.day('2026-06-01', '2026-11-15')),
      CAMERA_LOCATION: location,
      DIRECTION: d.pick(['N/B', 'S/B', 'E/B', 'W/B']),
      VIOLATION_TYPE: type,
      POSTED_LIMIT: `${limit} MPH`,
      RECORDED_SPEED: speed === '' ? '' : `${speed} MPH`,
      FINE_AMOUNT: `$${fine}.00`,
      AMOUNT_PAID: status === 'PAID' ? `$${fine + late}.00` : '$0.00',
      CASE_STATUS: status,
      PLATE_STATE: d.chance(0.03)
        ? ''
        : d.weighted([
            ['MD', 14],
            ['VA', 3],
            ['PA', 2.4],
            ['DC', 2],
            ['DE', 1],
            ['NJ', 0.8],
          ]),
      SCHOOL_ZONE: zone,
      EVIDENCE: d.some(['PLATE PHOTO', 'SCENE PHOTO', 'VIDEO', 'RADAR LOG'], d.int(1, 4)).join('; '),
      REMARKS: d.chance(0.55)
        ? ''
        : d.pick([
            'PLATE PARTLY OBSCURED BY TRAILER HITCH',
            'DRIVER YIELDED TO AMBULANCE PER LETTER',
            'FUNERAL PROCESSION CLAIMED',
            'RENTAL COMPANY TRANSFERRED LIABILITY',
            'GLARE ON SECOND IMAGE',
            'SECOND NOTICE MAILED',
            'VEHICLE REPORTED STOLEN BY OWNER',
          ]),
    };
  });
  return [{ file: 'redlights-2026-11-20.csv', text: csv(records) }];
}
