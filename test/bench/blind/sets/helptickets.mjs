import { draws, ndjson, round } from '../made.mjs';

const PRODUCTS = [
  ['Ledgerly', ['Invoice totals wrong', 'VAT report missing rows', 'Bank feed not syncing'], 6],
  ['Rosterly', ['Shift swap fails', 'Cannot publish rota', 'Holiday balance off by one'], 4],
  ['Formbase', ['File upload stuck', 'Webhook sends twice', 'Export to CSV empty'], 5],
  ['Mailpath', ['Emails land in spam', 'Template editor freezes', 'Bounce rate too high'], 3],
];
const COMMON = [
  'Cannot log in',
  'Password reset email not received',
  'Refund request',
  'Question about invoice',
  'App crashes on start',
  'Slow dashboard',
  'Add more seats',
];
const AGENTS = [
  ['Dana Whitfield', 'Tier 1'],
  ['Marco Bellini', 'Tier 1'],
  ['Aiko Mori', 'Tier 1'],
  ['Jonas Weber', 'Tier 2'],
  ['Fatima Noor', 'Tier 2'],
  ['Sean Gallagher', 'Billing'],
];
const CUSTOMERS = [
  'Northwind Bakery',
  'Kestrel Logistics',
  'Pine & Partners',
  'Blue Harbor Hotels',
  'Acorn Clinics',
  'Metro Cycles',
  'Delta Print',
  'Lighthouse Schools',
  'Vega Foods',
  'Oakline Gym',
  'Tessera Design',
  'Summit Legal',
];
const TAGS = ['login', 'billing', 'bug', 'how-to', 'feature-request', 'performance', 'integration', 'mobile'];
const PRIORITIES = [
  ['Low', 4],
  ['Normal', 8],
  ['High', 4],
  ['Urgent', 1.5],
];
const PLANS = ['Free', 'Starter', 'Pro', 'Enterprise'];
const NOW = Date.parse('2026-11-26T00:00:00Z');
const HOUR = 3_600_000;

/** Tickets of a software firm's help desk: instants, "3 days ago", marks of those who gave one, hours of those solved. */
export function helptickets() {
  const draw = draws(310_088);
  const customers = CUSTOMERS.map((name, at) => ({ name, plan: PLANS[at % 4], country: ['US', 'UK', 'DE', 'CA', 'AU'][at % 5] }));
  const rows = Array.from({ length: 400 }, (_, at) => {
    const [product, subjects] = draw.weighted(PRODUCTS.map((item) => [item, item[2]]));
    const [agent, team] = draw.pick(AGENTS);
    const customer = draw.pick(customers);
    const priority = draw.weighted(PRIORITIES);
    const created = Date.parse('2026-01-05T07:00:00Z') + Math.floor(((at + draw.next()) / 400) * (NOW - Date.parse('2026-01-06T07:00:00Z')));
    const fast = { Low: 1.6, Normal: 1, High: 0.6, Urgent: 0.3 }[priority];
    const hours = round((2 + draw.next() ** 3 * 210) * fast, 1);
    const solved = created + hours * HOUR < NOW && draw.chance(0.91);
    const replied = solved || draw.chance(0.8);
    const idle = Math.round((NOW - (solved ? created + hours * HOUR : created + draw.next() * (NOW - created))) / (24 * HOUR));
    const breached = hours > 72 * fast && draw.chance(0.8);
    return {
      ticket_id: 18_200 + at,
      subject: draw.chance(0.6) ? draw.pick(subjects) : draw.pick(COMMON),
      product,
      channel: draw.weighted([
        ['email', 6],
        ['chat', 4],
        ['web form', 3],
        ['phone', 1.5],
      ]),
      priority,
      status: solved ? draw.pick(['Solved', 'Closed']) : draw.pick(['Open', 'Pending', 'On hold']),
      created_at: new Date(created)
        .toISOString()
        .replace('.000Z', 'Z')
        .replace(/\.\d+Z/, 'Z'),
      solved_at: solved ? new Date(created + hours * HOUR).toISOString().replace(/\.\d+Z/, 'Z') : null,
      last_activity: `${Math.max(1, idle)} days ago`.replace(/^1 days/, '1 day'),
      first_reply_min: replied ? Math.round((4 + draw.next() ** 3 * 700) * fast) : null,
      resolution_hrs: solved ? hours : null,
      agent: draw.chance(0.04) ? null : agent,
      team,
      customer: customer.name,
      plan: customer.plan,
      country: customer.country,
      csat:
        solved && draw.chance(0.55)
          ? draw.weighted([
              [5, 6],
              [4, 4],
              [3, 2],
              [2, 1],
              [1, 1.4],
            ])
          : null,
      sla_breached: solved ? breached : draw.chance(0.5),
      escalated: team === 'Tier 2' ? true : draw.chance(0.06),
      reopened: solved && draw.chance(0.1),
      replies: draw.int(1, 14),
      attachments: draw.chance(0.6) ? 0 : draw.int(1, 5),
      linked_bug: draw.chance(0.14) ? `BUG-${draw.int(410, 470)}` : null,
      tags: draw.some(TAGS, draw.int(0, 3)),
    };
  });
  return [{ file: 'helptickets-2026-11-26.ndjson', text: ndjson(rows) }];
}
