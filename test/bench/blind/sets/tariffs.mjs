import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

/** [supplier, level of rates, mark, words of names]. */
const SUPPLIERS = [
  ['Octavia Energy', 0.96, 4.6, ['Agile', 'Flexi', 'Super Saver']],
  ['British Grid', 1.04, 3.4, ['Standard', 'Fix & Fall', 'Essential']],
  ['Ecowatt', 1.06, 4.2, ['Green Fix', 'Pure Planet']],
  ['Pennine Power', 0.99, 3.9, ['Simple', 'Dales Fix']],
  ['Lumo', 0.93, 4.0, ['Lite', 'Online Fix']],
  ['Scotia Gas & Electric', 1.02, 3.1, ['Loyalty', 'Home Fix']],
  ['Utilita North', 1.08, 2.8, ['Smart Pay', 'Top-up']],
];
const REGIONS = ['London', 'North West', 'Yorkshire', 'South Wales', 'South Scotland', 'East Midlands'];
const pounds = (value) => `£${value}`;

function yearly(rate, standing, fuel) {
  return round((rate * (fuel === 'Gas' ? 11_500 : 2_700) + standing * 365) / 100, 2);
}

/** Energy tariffs of a comparison site, a month apart: pence with their unit, "12 months" or nothing for a variable one, exit fees in pounds, the cost of a typical year. */
export function tariffs() {
  const draw = draws(300_088);
  let id = 900;
  const tariff = (from, to) => {
    const [supplier, level, mark, words] = draw.pick(SUPPLIERS);
    const fuel = draw.weighted([
      ['Electricity', 6],
      ['Gas', 4],
    ]);
    const type = draw.weighted([['Fixed', 7], ['Variable', 3], ['Tracker', 1.2], ...(fuel === 'Gas' ? [] : [['Time of Use', 1.5]])]);
    const rate = round((fuel === 'Gas' ? 6.1 : 25.4) * level * draw.spread() ** 0.35, 2);
    const standing = round((fuel === 'Gas' ? 31 : 54) * draw.spread() ** 0.5, 1);
    const months = type === 'Fixed' ? draw.pick([12, 12, 12, 18, 24]) : null;
    const launched = draw.day(from, to);
    const green = supplier === 'Ecowatt' ? 100 : draw.pick([0, 0, 20, 45, 60, 100]);
    id += draw.int(1, 6);
    return {
      tariffId: `T-${id}`,
      supplier,
      tariffName: `${draw.pick(words)} ${draw.pick(['v1', 'v2', 'v3', 'Nov26', 'Autumn'])}`,
      fuel,
      tariffType: type,
      region: draw.pick(REGIONS),
      payment: draw.weighted([
        ['Monthly Direct Debit', 7],
        ['Pay on receipt of bill', 2],
        ['Prepayment', supplier === 'Utilita North' ? 9 : 1],
      ]),
      unitRate: `${rate}p/kWh`,
      standingCharge: `${standing}p/day`,
      nightRate: type === 'Time of Use' ? `${round(rate * 0.4, 2)}p/kWh` : null,
      contractLength: months === null ? null : `${months} months`,
      exitFee: months === null ? '£0' : pounds(draw.pick([0, 25, 30, 50, 75, 100])),
      est_annual_cost: yearly(rate, standing, fuel),
      renewable_pct: draw.chance(0.08) ? null : `${green}%`,
      cashback: draw.chance(0.2) ? pounds(draw.pick([10, 20, 25, 40, 60])) : null,
      smartMeterRequired: type === 'Tracker' || type === 'Time of Use' || draw.chance(0.12) ? 'yes' : 'no',
      newCustomersOnly: draw.chance(0.3) ? 'yes' : 'no',
      onlineOnly: draw.chance(0.35) ? 'yes' : 'no',
      paperBilling: draw.chance(0.1) ? null : draw.pick(['yes', 'no']),
      supplierRating: mark,
      launched,
      closes: draw.chance(0.55) ? null : addDays('2026-11-26', draw.int(2, 95)),
    };
  };
  const first = Array.from({ length: 235 }, () => tariff('2026-01-05', '2026-10-25'));
  const change = (record) => {
    const rate = round(parseFloat(record.unitRate) * (1 + draw.int(-60, 90) / 1000), 2);
    return { ...record, unitRate: `${rate}p/kWh`, est_annual_cost: yearly(rate, parseFloat(record.standingCharge), record.fuel) };
  };
  const second = nextRun(first, { draw, gone: 0.1, changed: 0.34, change, added: 29, make: () => tariff('2026-10-27', '2026-11-25') });
  return [
    { file: 'tariffs-2026-10-26.ndjson', text: ndjson(first) },
    { file: 'tariffs-2026-11-26.ndjson', text: ndjson(second) },
  ];
}
