import { addDays, draws, ndjson, round } from '../made.mjs';

const SUBJECTS = {
  Hardware: ['Laptop will not boot', 'Docking station dead', 'Second monitor flickers', 'Keyboard keys stuck', 'Battery drains within an hour'],
  Software: ['Excel crashes on save', 'Need Photoshop licence', 'Outlook keeps freezing', 'Update stuck at 30%'],
  Network: ['No wifi in meeting room', 'VPN drops every hour', 'Shared drive very slow', 'Guest wifi code not working'],
  Access: ['Password reset please', 'Locked out after holiday', 'Cannot open payroll folder', 'New starter needs an account'],
  Printing: ['Printer on 3rd floor jammed', 'Prints come out pink', 'Out of toner again'],
  Telephony: ['Headset has no sound', 'Calls go to wrong desk'],
};
const AGENTS = ['Priya Nair', 'Tom Okafor', 'Lena Vogt', 'Marcus Hale', 'Sofia Duarte', 'Ben Whitlock', 'Yuki Tanaka'];

/** An IT help desk's tickets: 04/11/2026 and "3 days ago", "35 min", yes/no. */
export function tickets() {
  const draw = draws(131_003);
  return [{ file: 'tickets-2026-11-20.ndjson', text: ndjson(Array.from({ length: 480 }, (_, index) => ticket(draw, index))) }];
}

const slashes = (day) => day.split('-').toReversed().join('/');

function ticket(draw, index) {
  const category = draw.weighted([
    ['Hardware', 4],
    ['Software', 4.5],
    ['Network', 3],
    ['Access', 5],
    ['Printing', 2],
    ['Telephony', 1],
  ]);
  const priority = draw.weighted([
    ['Low', 4],
    ['Medium', 5],
    ['High', 2.5],
    ['Urgent', 1],
  ]);
  const age = Math.round(draw.next() ** 1.15 * 420) + 1;
  const opened = addDays('2026-11-20', -age);
  const took = Math.round(draw.next() ** 3 * 32);
  const done = age > took + 1 && draw.chance(0.88);
  const resolved = done ? addDays(opened, took) : null;
  const status = done ? draw.pick(['Resolved', 'Closed', 'Closed', 'Closed']) : draw.pick(['Open', 'Open', 'Waiting for user', 'In progress']);
  const reply = Math.round({ Low: 210, Medium: 120, High: 45, Urgent: 16 }[priority] * draw.next() * 1.9) + 2;
  return {
    ticketNo: `INC-${20417 + index}`,
    subject: draw.pick(SUBJECTS[category]),
    category,
    priority,
    status,
    dept: draw.pick(['Finance', 'Sales', 'Sales', 'HR', 'Legal', 'Marketing', 'Warehouse', 'R&D']),
    channel: draw.weighted([
      ['email', 5],
      ['portal', 4],
      ['phone', 2.5],
      ['walk-in', 1],
      ['chat', 2],
    ]),
    assignee: draw.chance(0.05) ? null : draw.pick(AGENTS),
    opened: age < 15 ? (age === 1 ? '1 day ago' : `${age} days ago`) : slashes(opened),
    resolved: resolved === null ? null : slashes(resolved),
    firstReplyMin: draw.chance(0.04) ? null : `${reply} min`,
    hrs_spent: round(0.1 + draw.next() ** 2.5 * 18, 1),
    reopened: done && draw.chance(0.13),
    slaBreached: reply > { Low: 300, Medium: 180, High: 70, Urgent: 25 }[priority] ? 'yes' : 'no',
    csat:
      done && draw.chance(0.6)
        ? draw.weighted([
            [5, 6],
            [4, 4],
            [3, 2],
            [2, 1],
            [1, 1],
          ])
        : null,
    tags: draw.some(['vip', 'remote', 'onboarding', 'security', 'vendor', 'recurring', 'training'], draw.pick([0, 0, 1, 1, 2, 3])),
  };
}
