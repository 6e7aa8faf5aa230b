import { addDays, csv, draws, round } from '../made.mjs';

const TOPICS = [
  [
    'Billing',
    ['Charged twice this month', 'Invoice has wrong VAT number', 'Refund not received', 'Cannot update credit card', 'Discount code not applied'],
    ['refund', 'invoice', 'payment'],
  ],
  [
    'Technical',
    ['App crashes on startup', 'Export to CSV fails', 'Dashboard loads very slowly', 'API returns 500 error', 'Sync stuck at 99%'],
    ['bug', 'crash', 'api', 'performance'],
  ],
  [
    'Account',
    ['Cannot log in', 'Password reset email never arrives', 'Please delete my account', 'Change owner of workspace', '2FA code rejected'],
    ['login', 'password', 'security'],
  ],
  ['Shipping', ['Package never arrived', 'Wrong item delivered', 'Tracking number not working'], ['delivery', 'refund']],
  ['How-to', ['How do I invite a teammate?', 'Where can I find my reports?', 'How to change language?'], ['question', 'onboarding']],
];
const AGENTS = ['Priya Nair', 'Tom Becker', 'Lucia Moretti', 'Kwame Boateng', 'Ellen Sorensen', 'Marcus Hale', 'Yuki Mori'];
const PRODUCTS = ['Mobile App', 'Web App', 'Desktop Client', 'Hardware Hub'];
const COMPANIES = [
  'Alder & Sons',
  'Brightwater',
  'Cobalt Studios',
  'Dunmore Foods',
  'Eastgate Clinic',
  'Fjord Travel',
  'Granite Legal',
  'Hilltop School',
  'Inkwell Press',
  'Juniper Homes',
];

/** Tickets exported from a help desk: American days, minutes to the first reply, hours to the end, marks of five from a third of the customers, open tickets without an end. */
export function desktickets() {
  const draw = draws(320_808);
  let id = 48_100;
  const rows = Array.from({ length: 460 }, () => {
    const [category, subjects, tags] = draw.weighted(TOPICS.map((item, at) => [item, [6, 8, 5, 2.4, 3][at]]));
    const priority = draw.weighted([
      ['Low', 5],
      ['Normal', 8],
      ['High', 4],
      ['Urgent', 1.5],
    ]);
    const created = draw.day('2026-01-05', '2026-11-25');
    const recent = created > '2026-11-08';
    const closed = draw.chance(recent ? 0.4 : 0.93);
    const hours = round((2 + draw.next() ** 3 * 300) * { Low: 1.3, Normal: 1, High: 0.6, Urgent: 0.3 }[priority], 1);
    const wanted = addDays(created, Math.floor(hours / 24));
    const solved = closed && wanted < '2026-11-26' ? wanted : null;
    const minutes = draw.chance(0.04) ? null : Math.round(4 + draw.next() ** 3 * 900);
    id += draw.int(1, 7);
    return {
      'Ticket ID': id,
      Subject: draw.pick(subjects),
      Category: category,
      Status: solved === null ? draw.pick(['Open', 'Open', 'Pending', 'On hold']) : draw.pick(['Solved', 'Closed']),
      Priority: priority,
      Channel: draw.weighted([
        ['Email', 8],
        ['Chat', 5],
        ['Phone', 2.4],
        ['Web form', 3],
        ['Social', 0.8],
      ]),
      Product: draw.pick(PRODUCTS),
      Company: draw.pick(COMPANIES),
      Plan: draw.weighted([
        ['Free', 4],
        ['Pro', 6],
        ['Enterprise', 3],
      ]),
      Agent: draw.chance(0.05) ? '' : draw.weighted(AGENTS.map((agent, at) => [agent, [5, 4, 4.4, 3, 3.5, 2, 2.6][at]])),
      'Created Date': american(created),
      'Solved Date': solved === null ? '' : american(solved),
      'First Reply (min)': minutes,
      'Resolution (hrs)': solved === null ? '' : hours,
      Replies: draw.int(1, 14),
      Reopens: draw.weighted([
        [0, 10],
        [1, 2],
        [2, 0.7],
        [3, 0.2],
      ]),
      'SLA Breached': draw.chance(priority === 'Urgent' ? 0.34 : 0.14) ? 'Yes' : 'No',
      Escalated: draw.chance(priority === 'Low' ? 0.03 : 0.15) ? 'Yes' : 'No',
      'CSAT Score':
        solved === null || draw.chance(0.55)
          ? ''
          : draw.weighted([
              [5, 7],
              [4, 5],
              [3, 2],
              [2, 1],
              [1, 1.6],
            ]),
      Tags: draw.some(tags, draw.int(1, 2)).join('; '),
      Language: draw.weighted([
        ['English', 10],
        ['German', 3],
        ['Spanish', 2.4],
        ['French', 2],
      ]),
      Attachments: draw.chance(0.6) ? 0 : draw.int(1, 5),
    };
  });
  return [{ file: 'desktickets-2026-11-26.csv', text: csv(rows) }];
}

function american(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
}
