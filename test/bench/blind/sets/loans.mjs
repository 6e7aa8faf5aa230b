import { csv, draws, nextRun, round, thousands } from '../made.mjs';

const RATE = { A: 7.1, B: 10.6, C: 14.2, D: 18.4, E: 22.6, F: 26.8 };

/** Peer-to-peer loans, two snapshots half a year apart. */
export function loans() {
  const draw = draws(820_008);
  let index = 0;
  const first = Array.from({ length: 370 }, () => loan(draw, index++, ['2022-06-01', '2026-05-10'], '2026-05-18'));
  const second = nextRun(first, {
    draw,
    gone: 0.02,
    changed: 0.8,
    change: (one) => changed(draw, one),
    added: 46,
    make: () => loan(draw, index++, ['2026-05-21', '2026-11-12'], '2026-11-18'),
  });
  return [
    { file: 'loans-2026-05-20.csv', text: csv(first) },
    { file: 'loans-2026-11-20.csv', text: csv(second) },
  ];
}

function changed(draw, one) {
  if (one.loan_status === 'Fully Paid' || one.loan_status === 'Charged Off') return one;
  const status =
    one.loan_status === 'Current'
      ? draw.weighted([
          ['Current', 14],
          ['Fully Paid', 3],
          ['Late (31-120 days)', 1],
          ['In Grace Period', 0.6],
        ])
      : draw.weighted([
          ['Charged Off', 3],
          ['Late (31-120 days)', 1],
          ['Current', 2],
        ]);
  return {
    ...one,
    loan_status: status,
    last_pymnt_d: status === 'Current' || status === 'Fully Paid' ? draw.day('2026-10-15', '2026-11-18') : one.last_pymnt_d,
  };
}

function loan(draw, i, days, until) {
  const grade = draw.weighted([
    ['A', 4],
    ['B', 6],
    ['C', 5],
    ['D', 3],
    ['E', 1.4],
    ['F', 0.6],
  ]);
  const amount = draw.int(40, 1600) * 25;
  const term = draw.weighted([
    [36, 7],
    [60, 3],
  ]);
  const rate = round(RATE[grade] + draw.next() * 3, 2);
  const monthly = rate / 1200;
  const issued = draw.day(...days);
  const bad = { A: 0.2, B: 0.5, C: 0.9, D: 1.6, E: 2.6, F: 4 }[grade];
  const status =
    issued > '2026-05-20'
      ? draw.weighted([
          ['Current', 20],
          ['In Grace Period', 1],
        ])
      : draw.weighted([
          ['Current', 9],
          ['Fully Paid', 5],
          ['Charged Off', bad * 1.4],
          ['Late (31-120 days)', bad * 0.8],
          ['In Grace Period', 0.3],
        ]);
  const earliest = issued > '2026-04-01' ? issued : '2026-04-01';
  return {
    loan_id: `LN${680_214 + i * 17}`,
    loan_amnt: `$${thousands(amount, ',')}`,
    term: `${term} months`,
    int_rate: `${rate.toFixed(2)}%`,
    installment: round((amount * monthly) / (1 - (1 + monthly) ** -term), 2).toFixed(2),
    grade,
    emp_title: draw.chance(0.08)
      ? ''
      : draw.pick(['Teacher', 'Registered Nurse', 'Driver', 'Manager', 'Sales', 'Supervisor', 'Engineer', 'Owner', 'Accountant', 'Electrician']),
    home_ownership: draw.weighted([
      ['MORTGAGE', 5],
      ['RENT', 4.2],
      ['OWN', 1.2],
    ]),
    annual_inc: thousands(Math.round((34 + draw.next() ** 2 * 150) * 10) * 100, ','),
    issue_d: issued,
    loan_status: status,
    purpose: draw.weighted([
      ['debt_consolidation', 9],
      ['credit_card', 4],
      ['home_improvement', 2.2],
      ['medical', 1],
      ['car', 0.9],
      ['small_business', 1],
      ['wedding', 0.4],
      ['vacation', 0.5],
    ]),
    addr_state: draw.weighted([
      ['CA', 6],
      ['TX', 4],
      ['NY', 4],
      ['FL', 3],
      ['IL', 2],
      ['OH', 1.5],
      ['GA', 1.4],
      ['WA', 1],
    ]),
    dti: draw.chance(0.03) ? '' : round(2 + draw.next() * 34, 2),
    fico_score: Math.round(812 - RATE[grade] * 6 + draw.int(-18, 18)),
    last_pymnt_d:
      status === 'Current'
        ? draw.day(earliest, until)
        : status === 'Charged Off'
          ? draw.day(issued, until < '2026-05-19' ? '2026-05-18' : until)
          : draw.day(issued, until),
  };
}
