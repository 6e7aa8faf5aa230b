import { addDays, csv, draws, nextRun } from '../made.mjs';
const RUNS = ['2026-10-30', '2026-11-20'];
const KINDS = [
  ['Householder', 'HOU', 8, 258],
  ['Full', 'FUL', 5, 578],
  ['Listed Building Consent', 'LBC', 2.4, 0],
  ['Tree Works', 'TRE', 3, 0],
  ['Advertisement', 'ADV', 1.2, 165],
  ['Change of Use', 'COU', 2, 578],
];
const PROPOSALS = {
  Householder: [
    'Single storey rear extension with roof lantern',
    'Loft conversion with rear dormer',
    'Detached garden office',
    'Replacement porch and bay window',
  ],
  Full: [
    'Demolition of garages and erection of four terraced houses',
    'Battery storage compound with access track',
    'New pavilion for the bowls club',
    'Conversion of barn to a dwelling',
  ],
  'Listed Building Consent': ['Repair of lime plaster and sash windows', 'Removal of a modern partition wall', 'Installation of secondary glazing'],
  'Tree Works': ['Fell one diseased ash', 'Crown reduction of a copper beech by two metres', 'Pollard three limes along the boundary'],
  Advertisement: ['Illuminated fascia sign for a bakery', 'Digital advertising panel at the bus shelter'],
  'Change of Use': [
    'Shop to hot food takeaway',
    'Dwelling to a six bedroom house in multiple occupation',
    'Offices to a dental surgery',
    'Church hall to a nursery',
  ],
};
const WARDS = ['Abbey', 'Brookside', 'Castle', 'Elmhurst', 'Harbour', 'Priory', 'St Annes', 'Westfield'];
const STREETS = [
  'Mill Lane',
  'Station Road',
  'Orchard Close',
  'Bridge Street',
  'Rectory Hill',
  'Kings Avenue',
  'Quarry Road',
  'The Green',
  'Chandler Way',
];
const CONSTRAINTS = ['Flood Zone 2', 'Tree Preservation Order', 'Green Belt', 'Article 4 Direction', 'Contaminated Land', 'Airport Safeguarding'];
const uk = (day) => day.split('-').toReversed().join('/');
export function planning() {
  const d = draws(44_505);
  let n = 1800;
  let run = RUNS[0];
  let since = '2026-03-02';
  const decided = (record, valid) => ({
    ...record,
    STATUS: d.weighted([
      ['Approved', 7],
      ['Refused', 2],
      ['Withdrawn', 1],
    ]),
    DECISION_DATE: uk(d.day(valid, run)),
    DECIDED_BY: d.chance(0.84) ? 'Delegated' : 'Committee',
  });
  const make = () => {
    const [kind, code, , fee] = d.weighted(KINDS.map((item) => [item, item[2]]));
    const valid = d.day(since, run);
    const record = {
      REFERENCE: `26/0${(n += d.int(1, 3))}/${code}`,
      ADDRESS: `${d.int(1, 148)} ${d.pick(STREETS)}`,
      WARD: d.pick(WARDS),
      APPLICATION_TYPE: kind,
      PROPOSAL: d.pick(PROPOSALS[kind]),
      CASE_OFFICER: d.chance(0.05) ? '' : d.pick(['J Mercer', 'P Adeyemi', 'S Lindqvist', 'T Rowe', 'H Bashir', 'C Fenwick']),
      STATUS: d.pick(['Registered', 'In Consultation', 'Awaiting Decision']),
      DATE_VALID: uk(valid),
      DECISION_DATE: '',
      DECIDED_BY: '',
      OBJECTIONS: d.chance(0.45) ? 0 : Math.round(d.next() ** 3 * (kind === 'Full' || kind === 'Change of Use' ? 90 : 16)),
      FEE_PAID: fee ? `£${(fee * (kind === 'Full' ? d.int(1, 9) : 1)).toFixed(2)}` : '£0.00',
      CONSERVATION_AREA: d.chance(kind === 'Listed Building Consent' ? 0.8 : 0.25) ? 'Y' : 'N',
      CONSTRAINTS: d.some(CONSTRAINTS, d.pick([0, 0, 1, 1, 2, 3])).join('; '),
    };
    const soonest = addDays(valid, 24);
    return soonest < run && d.chance(0.7) ? decided(record, soonest) : record;
  };
  const change = (record) => {
    if (record.DECISION_DATE !== '') return { ...record, CASE_OFFICER: record.CASE_OFFICER };
    const more = { ...record, OBJECTIONS: record.OBJECTIONS + (d.chance(0.5) ? d.int(1, 9) : 0) };
    return d.chance(0.7) ? decided(more, addDays(RUNS[0], 1)) : { ...more, STATUS: 'Awaiting Decision' };
  };
  const first = Array.from({ length: 430 }, make);
  [since, run] = [addDays(RUNS[0], 1), RUNS[1]];
  const second = nextRun(first, { draw: d, gone: 0.03, changed: 0.5, change, added: 33, make });
  return [first, second].map((records, index) => ({ file: `planning-${RUNS[index]}.csv`, text: csv(records) }));
}
