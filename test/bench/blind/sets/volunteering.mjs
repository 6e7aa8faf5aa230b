import { draws, json, nextRun } from '../made.mjs';
const RUNS = ['2026-11-09', '2026-11-23'];
const CAUSES = {
  'Older people': ['Befriending Visitor', 'Lunch Club Helper', 'Telephone Companion', 'Minibus Driver'],
  Animals: ['Dog Walker', 'Cat Fosterer', 'Wildlife Rescue Driver', 'Kennel Assistant'],
  Environment: ['River Warden', 'Tree Planting Helper', 'Beach Clean Leader', 'Hedgehog Surveyor'],
  'Children & families': ['Reading Buddy', 'Playgroup Helper', 'Homework Mentor', 'Scout Leader'],
  Homelessness: ['Night Shelter Helper', 'Soup Run Driver', 'Clothing Bank Sorter'],
  'Arts & heritage': ['Museum Steward', 'Archive Digitiser', 'Heritage Railway Guard', 'Gallery Guide'],
  Health: ['Hospice Receptionist', 'Blood Bike Rider', 'Helpline Listener', 'Charity Shop Assistant'],
};
const ORGS = [
  'Open Door Trust',
  'Kindly',
  'The Greenway Project',
  'Marlow House',
  'St Agatha’s',
  'Neighbours Together',
  'Pawprints',
  'Riverfold',
  'Lamplight',
  'Second Storey',
];
const SKILLS = ['driving', 'cooking', 'listening', 'gardening', 'IT', 'first aid', 'fundraising', 'languages', 'DIY', 'admin'];
export function volunteering() {
  const d = draws(46_101);
  let n = 5100;
  const make = () => {
    const cause = d.weighted([
      ['Older people', 7],
      ['Animals', 5],
      ['Environment', 6],
      ['Children & families', 8],
      ['Homelessness', 4],
      ['Arts & heritage', 3],
      ['Health', 9],
    ]);
    const title = d.pick(CAUSES[cause]);
    const remote = title === 'Telephone Companion' || title === 'Helpline Listener' || d.chance(0.08);
    const status = d.weighted([
      ['Open', 14],
      ['Paused', 2],
      ['Filled', 3],
    ]);
    return {
      opportunityId: `VO-${(n += d.int(1, 7))}`,
      title,
      organisation: d.pick(ORGS),
      cause,
      town: d.weighted([
        ['Sheffield', 9],
        ['Leeds', 8],
        ['York', 5],
        ['Hull', 4],
        ['Doncaster', 3],
        ['Harrogate', 2],
        ['Whitby', 1],
      ]),
      hoursPerWeek: d.chance(0.07) ? null : `${d.pick([1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 12])} hrs`,
      placesLeft: status === 'Filled' ? 0 : d.int(1, 15),
      minimumAge: d.chance(0.1) ? null : `${d.pick([14, 16, 16, 18, 18, 18, 21, 25])}+`,
      fromHome: remote,
      dbsCheck: cause === 'Older people' || cause === 'Children & families' ? d.chance(0.9) : d.chance(0.2),
      expensesPaid: d.chance(0.62),
      applyBy: d.chance(0.15) ? null : d.day('2026-11-25', '2027-02-28'),
      status,
      skills: d.some(SKILLS, d.int(1, 4)),
    };
  };
  const change = (record) => {
    if (record.status !== 'Open') return d.chance(0.4) ? { ...record, status: 'Open', placesLeft: d.int(1, 6) } : record;
    const left = record.placesLeft - d.int(1, 5);
    return left > 0 ? { ...record, placesLeft: left } : { ...record, placesLeft: 0, status: 'Filled' };
  };
  const first = Array.from({ length: 340 }, make);
  const second = nextRun(first, { draw: d, gone: 0.08, changed: 0.4, change, added: 37, make });
  return [first, second].map((records, index) => ({ file: `volunteering-${RUNS[index]}.json`, text: json(records) }));
}
