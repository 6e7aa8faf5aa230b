import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-09-14', '2026-10-19', '2026-11-16'];
const MAKERS = [
  ['Ravensburger', 1.1],
  ['Gibsons', 1],
  ['Falcon', 0.85],
  ['Jumbo', 0.9],
  ['Galison', 1.05],
  ['Cobble Hill', 1.15],
  ['Educa', 0.95],
  ['Wentworth', 2.6],
  ['Waddingtons', 0.6],
];
const THEMES = ['steam trains', 'cottages', 'cats', 'maps', 'fine art', 'christmas', 'harbours', 'sweet shops', 'birds', 'dinosaurs'];
const TITLES = [
  'The Village Fete',
  'Market Day',
  'Winter Lights',
  'Grandad’s Shed',
  'The Long Platform',
  'Harbour at Dusk',
  'Sweet Memories',
  'The Night Watchmen',
  'Kitchen Cats',
  'Garden Visitors',
];
export function jigsaws() {
  const d = draws(43_606);
  let n = 51_000;
  let run = RUNS[0];
  const make = () => {
    const [maker, dear] = d.pick(MAKERS);
    const pieces = d.weighted([
      [100, 1],
      [250, 2],
      [500, 5],
      [636, 1.5],
      [1000, 9],
      [1500, 2.5],
      [2000, 2],
      [3000, 1],
      [5000, 0.4],
    ]);
    const state = d.weighted([
      ['New & sealed', 4],
      ['Used - complete', 9],
      ['Used - pieces missing', 3],
      ['Unchecked', 3],
    ]);
    const missing = state === 'Used - pieces missing' ? d.int(1, 9) : state === 'Unchecked' ? null : 0;
    const list = round((6 + Math.sqrt(pieces) * 0.62) * dear * d.spread(), 0) + 0.99;
    const ask = round(list * (state === 'New & sealed' ? 0.85 : missing ? 0.22 : 0.5) * d.spread(), 2) + 1;
    const listed = d.day(addDays(run, -75), run);
    const no = (n += d.int(2, 17));
    return {
      listing_no: no,
      Title: `${d.pick(TITLES)} – ${maker} ${pieces} #${no}`,
      maker,
      pieces: d.chance(0.5) ? `${thousands(pieces, ',')} pieces` : `${pieces} pcs`,
      theme: d.pick(THEMES),
      artist: d.chance(0.3) ? null : d.pick(['Mavis Thorne', 'Ted Alder', 'Ines Rocha', 'Colin Wray', 'Hanneke Bos', 'Steve Kemp']),
      condition: state,
      missing_pcs: missing,
      asking: `$${ask.toFixed(2)}`,
      postage: d.chance(0.08) ? null : d.chance(0.2) ? '$0.00' : `$${d.pick(['3.50', '4.95', '6.20', '8.00', '11.40'])}`,
      bought_for: d.chance(0.15) ? null : `$${list.toFixed(2)}`,
      offersWelcome: d.chance(0.5) ? d.pick(['Yes', 'y']) : d.pick(['No', 'n']),
      box: d.chance(0.88),
      poster: d.chance(0.4),
      wooden: maker === 'Wentworth' || d.chance(0.04),
      glow_in_dark: d.chance(0.05),
      ageFrom: `${d.pick([4, 6, 8, 8, 10, 12, 12, 14])}+`,
      yearMade: d.chance(0.18) ? null : d.int(1968, 2026),
      boxWeight: d.chance(0.1) ? 'n/a' : pieces >= 1500 ? `${round(0.5 + pieces / 1600, 2)} kg` : `${Math.round(240 + pieces * 0.62)} g`,
      finishedSize: `${Math.round(Math.sqrt(pieces) * 2.15)} x ${Math.round(Math.sqrt(pieces) * 1.55)} cm`,
      seller: d.pick(['puzzlepat', 'corner.pieces', 'jig_and_tonic', 'edgefirst', 'atticfinds88', 'the_missing_bit', 'oldboxes', 'rainy.sunday']),
      seller_score: `${round(91 + d.next() * 9, 1)}%`,
      views: d.int(3, 1400),
      watchers: d.int(0, 46),
      state: d.weighted([
        ['Vermont', 4],
        ['Ohio', 6],
        ['Oregon', 5],
        ['Texas', 7],
        ['Maine', 2],
        ['Iowa', 3],
      ]),
      shipsTo: d.some(['USA', 'Canada', 'UK', 'Australia', 'Mexico', 'EU'], d.int(1, 4)),
      listed_on: listed,
      ends_on: d.chance(0.1) ? null : addDays(run, d.int(4, 150)),
      description: d.pick([
        'Done once by my mother and counted twice. Comes from a smoke free home with one well behaved dog.',
        'Box has a bit of shelf wear and a torn corner, tape on the lid. The pieces are lovely and thick.',
        'Picked up in a charity shop and never opened by me, so I cannot say whether everything is there.',
        'Random cut, quite a challenge with all that sky. We framed one like it in the hall.',
        'Great for a rainy weekend with the grandchildren. No pictures of the finished puzzle, sorry.',
      ]),
      url: `https://secondpiece.example/item/${no}`,
    };
  };
  const change = (record) => ({
    ...record,
    asking: d.chance(0.55)
      ? `$${(Number(record.asking.slice(1)) * (d.chance(0.85) ? 0.7 + d.next() * 0.25 : 1.05 + d.next() * 0.15)).toFixed(2)}`
      : record.asking,
    views: record.views + d.int(1, 260),
    watchers: Math.max(0, record.watchers + d.int(-6, 12)),
  });
  const all = [Array.from({ length: 400 }, make)];
  for (run of RUNS.slice(1))
    all.push(
      nextRun(
        all.at(-1).filter((record) => record.ends_on === null || record.ends_on >= run),
        { draw: d, gone: 0.07, changed: 0.6, change, added: d.int(50, 70), make },
      ),
    );
  return all.map((records, index) => ({ file: `jigsaws-${RUNS[index]}.json`, text: json(records) }));
}
