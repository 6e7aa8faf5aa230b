import { csv, draws, round } from '../made.mjs';
const ROUTES = [
  ['14', 'Union Station - Airport', 'Northgate', 15.2],
  ['22', 'Riverside - Mill Street', 'Northgate', 7.4],
  ['7A', 'Harbor Loop', 'Harbor', 5.1],
  ['30', 'University - Eastwood', 'Eastwood', 9.8],
  ['41', 'City Hall - Lakeview', 'Eastwood', 11.6],
  ['55X', 'Airport Express', 'Northgate', 18.9],
  ['63', 'Hospital - Southfield', 'Southfield', 8.3],
  ['9', 'Old Town Circulator', 'Harbor', 3.9],
  ['88N', 'Night Owl', 'Southfield', 13.7],
];
const us = (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
export function busdelays() {
  const d = draws(46_707);
  let n = 9_100_000;
  const records = Array.from({ length: 870 }, () => {
    const [route, line, depot, miles] = d.pick(ROUTES);
    const weather = d.weighted([
      ['Clear', 8],
      ['Rain', 5],
      ['Snow', 1],
      ['Fog', 1],
    ]);
    const hour = route === '88N' ? d.pick([0, 1, 2, 3, 22, 23]) : d.int(5, 21);
    const cancelled = d.chance(weather === 'Snow' ? 0.2 : 0.05);
    const worse = { Clear: 1, Rain: 1.5, Snow: 2.4, Fog: 1.3 }[weather] * (hour === 8 || hour === 17 ? 1.6 : 1);
    const delay = Math.round(d.next() ** 3 * 38 * worse * (0.7 + miles / 20)) - (d.chance(0.15) ? d.int(1, 3) : 0);
    return {
      TripID: (n += d.int(1, 60)),
      ServiceDate: us(d.day('2026-09-14', '2026-11-22')),
      Route: route,
      LineName: line,
      Depot: depot,
      Direction: d.pick(['Inbound', 'Outbound']),
      ScheduledTime: `${String(hour).padStart(2, '0')}:${d.pick(['00', '10', '15', '25', '30', '40', '55'])}`,
      DelayMinutes: cancelled ? '' : `${delay} min`,
      Cancelled: cancelled ? 'Y' : 'N',
      Cause:
        delay < 5 && !cancelled
          ? ''
          : d.weighted([
              ['Traffic', 7],
              ['Driver shortage', cancelled ? 6 : 1],
              ['Breakdown', 3],
              ['Roadworks', 4],
              ['Passenger incident', 2],
              ['Weather', weather === 'Clear' ? 0 : 4],
            ]),
      Passengers: cancelled ? '' : Math.round(58 * d.next() * (hour === 8 || hour === 17 ? 1.5 : 1)) + 1,
      RouteMiles: `${round(miles, 1)} mi`,
      Weather: weather,
      BusFeatures: d.some(['low floor', 'wifi', 'bike rack', 'USB charging', 'air conditioning'], d.int(1, 4)).join('; '),
    };
  });
  return [{ file: 'busdelays-2026-11-23.csv', text: csv(records) }];
}
