import { addDays, draws, ndjson } from '../made.mjs';

const CARS = [
  ['FORD', 'FIESTA', ['PETROL'], 6],
  ['FORD', 'FOCUS', ['PETROL', 'DIESEL'], 5],
  ['VAUXHALL', 'CORSA', ['PETROL'], 5],
  ['VAUXHALL', 'ASTRA', ['PETROL', 'DIESEL'], 4],
  ['VOLKSWAGEN', 'GOLF', ['PETROL', 'DIESEL'], 5],
  ['VOLKSWAGEN', 'POLO', ['PETROL'], 3],
  ['NISSAN', 'QASHQAI', ['PETROL', 'DIESEL'], 4],
  ['NISSAN', 'LEAF', ['ELECTRIC'], 1.5],
  ['TOYOTA', 'YARIS', ['PETROL', 'HYBRID'], 3],
  ['TOYOTA', 'PRIUS', ['HYBRID'], 1.5],
  ['BMW', '320D', ['DIESEL'], 3],
  ['BMW', '118I', ['PETROL'], 2],
  ['KIA', 'SPORTAGE', ['PETROL', 'DIESEL'], 3],
  ['LAND ROVER', 'DISCOVERY', ['DIESEL'], 1.6],
  ['TESLA', 'MODEL 3', ['ELECTRIC'], 1.2],
  ['SKODA', 'OCTAVIA', ['PETROL', 'DIESEL'], 2],
];
const FAULTS = [
  'brake pads worn',
  'tyre tread below limit',
  'headlamp aim too high',
  'suspension arm corroded',
  'exhaust emissions too high',
  'windscreen damaged',
  'parking brake ineffective',
  'seat belt frayed',
  'number plate lamp not working',
  'steering rack gaiter split',
];
const STATIONS = [
  ['Kwik Lane Leeds', 'LS'],
  ['Harrow MOT Centre', 'HA'],
  ['Bridge Street Garage', 'YO'],
  ['Castle Motors', 'LS'],
  ['Fenwick Autos', 'NE'],
  ['Top Gear Testing', 'BS'],
  ['Docklands MOT', 'E'],
  ['Severn Vehicle Checks', 'BS'],
];
const COLOURS = ['BLACK', 'WHITE', 'SILVER', 'BLUE', 'RED', 'GREY', 'GREEN'];

function outcome(draw, age, miles) {
  const risk = 0.05 + age * 0.009 + miles / 1_100_000;
  if (draw.chance(risk)) return 'FAIL';
  return draw.chance(0.06) ? 'PRS' : 'PASS';
}

/** Yearly inspections of cars as stations report them: failures in a list, "£54.85", words in capitals, no CO2 of electric cars. */
export function motests() {
  const draw = draws(290_066);
  const rows = Array.from({ length: 450 }, (_, at) => {
    const [make, model, fuels] = draw.weighted(CARS.map((car) => [car, car[3]]));
    const fuelType = draw.pick(fuels);
    const electric = fuelType === 'ELECTRIC';
    const testDate = draw.day('2025-09-01', '2026-11-25');
    const firstUsed = draw.day(electric ? '2017-03-01' : '2005-03-01', '2023-08-30');
    const age = Number(testDate.slice(0, 4)) - Number(firstUsed.slice(0, 4));
    const mileage = draw.chance(0.02) ? null : Math.round(age * 8_100 * draw.spread() + draw.int(100, 3_000));
    const result = outcome(draw, age, mileage ?? 60_000);
    const [station, postcodeArea] = draw.pick(STATIONS);
    return {
      testId: 902_114_000 + at * 17,
      testDate,
      make,
      model,
      fuelType,
      engineCc: electric ? null : draw.pick([998, 1_199, 1_398, 1_598, 1_798, 1_968, 1_995]),
      colour: draw.pick(COLOURS),
      firstUsed,
      mileage,
      result,
      failures:
        result === 'PASS'
          ? []
          : draw.some(
              FAULTS,
              draw.weighted([
                [1, 5],
                [2, 4],
                [3, 2],
                [5, 0.6],
              ]),
            ),
      dangerous: result === 'FAIL' && draw.chance(0.22),
      advisories: draw.weighted([
        [0, 5],
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
        [7, 0.4],
      ]),
      co2GPerKm: electric || draw.chance(0.06) ? null : Math.round((fuelType === 'HYBRID' ? 84 : 128) * draw.spread()),
      retest: draw.chance(0.14),
      station,
      postcodeArea,
      testerId: `T-${draw.int(1, 24).toString().padStart(3, '0')}`,
      durationMin: draw.int(28, 74),
      fee: `£${draw.pick(['54.85', '54.85', '45.00', '39.99', '49.50', '35.00'])}`,
      expiryDate: result === 'FAIL' ? null : addDays(testDate, 365),
    };
  });
  return [{ file: 'motests-2026-11-26.ndjson', text: ndjson(rows) }];
}
