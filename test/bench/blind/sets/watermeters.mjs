import { addDays, csv, draws, thousands } from '../made.mjs';
const TOWNS = ['Ludlow', 'Leominster', 'Kington', 'Bromyard', 'Ledbury', 'Tenbury'];
const STREETS = ['Mill Lane', 'Corve Street', 'High Street', 'Orchard Close', 'Station Road', 'Castle View', 'Church Walk', 'The Homend'];
export function watermeters() {
  const d = draws(50_606);
  let n = 5_400_000;
  const records = Array.from({ length: 780 }, () => {
    const kind = d.weighted([
      ['DOMESTIC', 12],
      ['COMMERCIAL', 3],
      ['FARM', 2],
      ['SCHOOL', 0.7],
    ]);
    const base = { DOMESTIC: 31, COMMERCIAL: 95, FARM: 210, SCHOOL: 160 }[kind];
    const leak = d.chance(0.06);
    const used = Math.round(base * d.spread() * (leak ? 2.6 : 1) * 10) / 10;
    const previous = d.int(120, 4800);
    const day = d.day('2026-10-01', '2026-11-20');
    return {
      METER_NO: (n += d.int(1, 900)),
      ADDRESS: `${d.int(1, 140)} ${d.pick(STREETS)}`,
      TOWN: d.pick(TOWNS),
      CUSTOMER_TYPE: kind,
      READING_DATE: day,
      READ_METHOD: d.weighted([
        ['SMART', 8],
        ['MANUAL', 5],
        ['ESTIMATED', 2],
      ]),
      CURRENT_READING: `${thousands(previous + used, ',', 1)} m3`,
      CONSUMPTION: `${thousands(used, ',', 1)} m3`,
      DAYS_COVERED: d.int(85, 97),
      BILL_AMOUNT: d.chance(0.05) ? '' : `£${thousands(used * 2.14 + 18, ',', 2)}`,
      PIPE_SIZE: `${d.pick(kind === 'DOMESTIC' ? [15, 15, 15, 20] : [20, 25, 40, 50])} mm`,
      LEAK_SUSPECTED: leak || d.chance(0.02) ? 'Y' : 'N',
      INSTALLED: addDays(day, -d.int(200, 7400)),
      ALARM_CODES: d.chance(0.72) ? '' : d.some(['BURST', 'BACKFLOW', 'LOW BATTERY', 'TAMPER', 'DRY'], d.int(1, 2)).join('; '),
    };
  });
  return [{ file: 'watermeters-2026-11-21.csv', text: csv(records) }];
}
