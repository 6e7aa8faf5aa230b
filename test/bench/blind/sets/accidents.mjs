import { csv, draws, round } from '../made.mjs';

const PLACES = [
  ['Dayton', 'OH', 3, ['I-70 E', 'I-75 S', 'OH-4 N']],
  ['Columbus', 'OH', 5, ['I-71 N', 'I-270 W', 'E Broad St']],
  ['Los Angeles', 'CA', 8, ['I-405 N', 'I-10 W', 'Sunset Blvd']],
  ['Sacramento', 'CA', 5.5, ['I-5 S', 'US-50 E', 'Arden Way']],
  ['San Jose', 'CA', 3.5, ['US-101 N', 'I-280 S']],
  ['Houston', 'TX', 6.4, ['I-45 N', 'I-610 E', 'Westheimer Rd']],
  ['Dallas', 'TX', 4.7, ['I-35E S', 'I-635 W', 'US-75 N']],
  ['Miami', 'FL', 9, ['I-95 S', 'FL-826 N', 'Biscayne Blvd']],
  ['Orlando', 'FL', 6, ['I-4 E', 'FL-408 W', 'Colonial Dr']],
  ['Charlotte', 'NC', 7.2, ['I-77 N', 'I-85 S', 'Independence Blvd']],
  ['Raleigh', 'NC', 4.2, ['I-40 W', 'Capital Blvd']],
  ['Portland', 'OR', 2.6, ['I-5 N', 'US-26 W']],
];

/** Traffic accidents as the country-wide file has them: units in brackets in the names, True/False, a severity of 1 to 4. */
export function accidents() {
  const draw = draws(151_006);
  return [{ file: 'accidents-2026-11-20.csv', text: csv(Array.from({ length: 480 }, (_, index) => crash(draw, index))) }];
}

function crash(draw, index) {
  const [city, state, , streets] = draw.weighted(PLACES.map((place) => [place, place[2]]));
  const street = draw.pick(streets);
  const day = draw.day('2025-01-02', '2026-11-19');
  const hour = draw.weighted([
    [draw.int(6, 9), 5],
    [draw.int(15, 18), 6],
    [draw.int(10, 14), 4],
    [draw.int(19, 23), 3],
    [draw.int(0, 5), 2],
  ]);
  const start = Date.parse(
    `${day}T${String(hour).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}Z`,
  );
  const stamp = (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  const severity = draw.weighted([
    [1, 3],
    [2, 66],
    [3, 22],
    [4, 9],
  ]);
  const weather = draw.weighted([
    ['Fair', 36],
    ['Cloudy', 16],
    ['Mostly Cloudy', 12],
    ['Partly Cloudy', 9],
    ['Light Rain', 8],
    ['Clear', 7],
    ['Fog', 3],
    ['Heavy Rain', 3],
    ['Light Snow', state === 'OH' ? 8 : 0.2],
  ]);
  return {
    ID: `A-${2_716_600 + index * 7}`,
    Severity: severity,
    Start_Time: stamp(start),
    End_Time: stamp(start + draw.int(18, 380) * 60_000),
    'Distance(mi)': draw.chance(0.3) ? 0 : round(draw.next() ** 3 * 9.4, 3),
    Description: `${draw.pick(['Accident on', 'Incident on', 'Multi-vehicle crash on', 'Slow traffic on'])} ${street} ${draw.pick(['near exit', 'at exit', 'before exit'])} ${draw.int(1, 88)}. ${draw.pick(['Expect delays.', 'Right lane blocked.', 'Left lane closed.', 'Road closed.', 'Overturned truck.', 'Drive with caution.'])}`,
    Street: street,
    City: city,
    State: state,
    'Temperature(F)': draw.chance(0.04) ? null : round((weather === 'Light Snow' ? 18 : 38) + draw.next() * (weather === 'Light Snow' ? 14 : 62), 1),
    'Visibility(mi)': draw.chance(0.04)
      ? null
      : weather === 'Fog'
        ? draw.pick([0.2, 0.5, 1])
        : weather.includes('Heavy')
          ? draw.pick([1, 2, 3])
          : draw.pick([10, 10, 10, 9, 7, 8]),
    'Wind_Speed(mph)': draw.chance(0.1) ? null : round(draw.next() ** 1.5 * 34, 1),
    Weather_Condition: draw.chance(0.03) ? null : weather,
    Junction: draw.chance(0.12) ? 'True' : 'False',
    Traffic_Signal: /I-|US-/.test(street) ? 'False' : draw.chance(0.55) ? 'True' : 'False',
    Sunrise_Sunset: hour >= 7 && hour < 18 ? 'Day' : 'Night',
  };
}
