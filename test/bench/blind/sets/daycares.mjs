import { csv, draws, round, thousands } from '../made.mjs';
export function daycares() {
  const d = draws(27_615);
  let id = 7000;
  const rs = Array.from({ length: 560 }, () => {
    const op = d.weighted([
      ['private', 7],
      ['non-profit', 4],
      ['municipal', 3],
      ['church', 2],
    ]);
    const cap = d.int(12, 160);
    const enrolled = Math.min(cap, Math.round(cap * (0.55 + d.next() * 0.5)));
    const full = enrolled >= cap;
    const fee = round((op === 'municipal' ? 1900 : op === 'private' ? 4700 : 2900) * d.spread());
    const min = d.pick([3, 3, 6, 6, 12, 18, 24]);
    return {
      lic_no: `ECD/${(id += d.int(1, 9))}`,
      centre: `${d.pick(['Little', 'Happy', 'Busy', 'Bright', 'Sunny', 'Tiny', 'Rainbow', 'Precious'])} ${d.pick(['Ducklings', 'Steps', 'Bees', 'Stars', 'Acorns', 'Explorers', 'Lambs', 'Learners', '123', 'Owls'])}${d.chance(0.4) ? ` ${d.pick(['Academy', 'Pre-School', 'Educare', 'Montessori', '24/7', 'No. 2'])}` : ''}`,
      runBy: op,
      suburb: d.weighted([
        ['Rondebosch', 4],
        ['Mitchells Plain', 6],
        ['Sea Point', 2],
        ['Bellville', 5],
        ['Khayelitsha', 6],
        ['Claremont', 3],
        ['Milnerton', 4],
        ['Durbanville', 3],
      ]),
      places: cap,
      kids_enrolled: enrolled,
      waiting: full ? d.int(0, 60) : d.chance(0.6) ? 0 : d.int(1, 9),
      teachers: Math.max(2, Math.round(enrolled / (5 + d.next() * 9))),
      monthlyFee: d.chance(0.06) ? 'N/A' : `R ${thousands(fee, ' ')}`,
      reg_fee: d.chance(0.3) ? '' : `R ${thousands(d.int(3, 40) * 50, ' ')}`,
      min_age_mo: min,
      max_age_mo: d.pick([48, 60, 60, 72, 84]),
      opensAt: d.pick(['06:00', '06:30', '07:00', '07:00', '07:30']),
      closesAt: d.pick(['13:00', '14:30', '17:00', '17:30', '18:00']),
      mealsIncl: d.chance(0.62) ? 'yes' : 'no',
      outdoor_area: d.chance(0.7) ? 'yes' : 'no',
      transport: d.chance(0.28) ? 'yes' : 'no',
      wheelchair: d.chance(0.12) ? '' : d.chance(0.33) ? 'yes' : 'no',
      home_langs: d.some(['English', 'Afrikaans', 'isiXhosa', 'French', 'Portuguese'], d.int(1, 3)).join('; '),
      lastInspected: d.chance(0.09) ? '' : d.day('2024-02-01', '2026-09-10').split('-').toReversed().join('/'),
      violations: d.chance(0.5) ? 0 : d.int(1, 13),
      insp_grade: d.weighted([
        ['A', 5],
        ['B', 6],
        ['C', 3],
        ['D', 1],
      ]),
      est: d.chance(0.05) ? '' : d.int(1968, 2025),
      remarks: d.chance(0.6)
        ? ''
        : d.pick([
            'Closed in December for 4 weeks',
            'Sibling discount of 10%',
            'Waiting list opens in January',
            'Aftercare until 18:00 on request',
            'Swimming lessons once a week',
            'No nappies supplied',
          ]),
    };
  });
  return [{ file: 'daycares-2026-09-14.csv', text: csv(rs, ';') }];
}
