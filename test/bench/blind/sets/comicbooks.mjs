import { addDays, draws, json, nextRun, round, thousands } from '../made.mjs';
const RUNS = ['2026-09-07', '2026-10-05', '2026-11-02'];
const SERIES = [
  ['Amazing Spider-Man', 'Marvel', 1963, 1998, 441, 38],
  ['Uncanny X-Men', 'Marvel', 1963, 2011, 544, 31],
  ['Fantastic Four', 'Marvel', 1961, 1996, 416, 34],
  ['Daredevil', 'Marvel', 1964, 1998, 380, 22],
  ['Batman', 'DC', 1959, 2011, 713, 33],
  ['Detective Comics', 'DC', 1960, 2011, 881, 36],
  ['Wonder Woman', 'DC', 1962, 2006, 329, 21],
  ['The Sandman', 'DC', 1989, 1996, 75, 19],
  ['Spawn', 'Image', 1992, 2024, 350, 11],
  ['The Walking Dead', 'Image', 2003, 2019, 193, 17],
  ['Saga', 'Image', 2012, 2024, 66, 9],
  ['Hellboy', 'Dark Horse', 1994, 2011, 40, 14],
  ['Archie', 'Archie', 1955, 2015, 666, 12],
  ['Tales from the Crypt', 'EC', 1950, 1955, 46, 210],
];
const NOTES = [
  'Spine tick near the lower staple, colours still bright. Ships in a rigid mailer.',
  'Subscription copy with a faint fold down the middle.',
  'Old shop price sticker on the bag, not on the book. Bagged and boarded since new.',
  'Water stain on the back cover, priced accordingly.',
  'From the estate of a teacher who never opened a book twice.',
  'Corner blunted in a move, pages supple.',
  null,
];
const dollars = (value) => `$${thousands(value, ',', 2)}`;
export function comicbooks() {
  const d = draws(47_303);
  let n = 300_410;
  let [from, run] = ['2026-05-11', RUNS[0]];
  const make = () => {
    const [series, publisher, first, last, issues, worth] = d.pick(SERIES);
    const at = d.next() ** 1.4;
    const grade = d.pick([2, 3.5, 4, 5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.2, 9.4, 9.6, 9.8]);
    const slab = d.chance(0.28) ? d.pick(['CGC', 'CGC', 'CGC', 'CBCS', 'PGX']) : null;
    const key = d.chance(0.16);
    const price = worth * (0.3 + grade ** 2 / 45) * (1.7 - at) * (slab ? 2.4 : 1) * (key ? 3.5 : 1) * d.spread();
    return {
      itemId: String((n += d.int(1, 30))),
      series,
      issueNo: Math.max(1, Math.round(at * issues)),
      publisher,
      coverYear: Math.round(first + at * (last - first)),
      grade: d.chance(0.05) ? null : grade,
      slabbedBy: slab,
      price: dollars(Math.max(2, round(price) - 0.01)),
      shipping: d.chance(0.25) ? 'Free' : dollars(d.pick([4.5, 5.95, 6.95, 9.5, 12])),
      seller: d.pick(['longbox_larry', 'panelpusher', 'four_color_fran', 'vaultcomics', 'gutter_trader', 'inkwell77', 'rustbeltbooks']),
      keyIssue: d.chance(0.03) ? null : key ? 'Y' : 'N',
      features: d.some(
        ['first appearance', 'newsstand edition', 'variant cover', 'signed', 'white pages', 'detached staple', 'coupon missing'],
        d.int(0, 3),
      ),
      listedOn: d.day(from, run),
      sellerNote: d.pick(NOTES),
    };
  };
  const change = (record) => {
    const price = Number(record.price.replaceAll(/[$,]/g, ''));
    return { ...record, price: dollars(Math.max(1.99, round(price * d.pick([0.8, 0.85, 0.9, 0.9, 0.95, 1.1, 1.2])) - 0.01)) };
  };
  const runs = [Array.from({ length: 420 }, make)];
  for (const day of RUNS.slice(1)) {
    [from, run] = [addDays(run, 1), day];
    runs.push(nextRun(runs.at(-1), { draw: d, gone: 0.13, changed: 0.25, change, added: d.int(45, 65), make }));
  }
  return runs.map((records, index) => ({ file: `comicbooks-${RUNS[index]}.json`, text: json(records) }));
}
