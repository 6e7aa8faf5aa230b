import { addDays, csv, draws, nextRun, round } from '../made.mjs';

const RUNS = ['2026-11-12', '2026-12-03'];
// Title, author, publisher, first year, subject, pages, value.
const BOOKS = [
  ['Rebecca', 'Daphne du Maurier', 'Gollancz', 1938, 'Fiction', 446, 14],
  ['The Wind in the Willows', 'Kenneth Grahame', 'Methuen', 1908, 'Children', 302, 16],
  ['Swallows and Amazons', 'Arthur Ransome', 'Jonathan Cape', 1930, 'Children', 374, 15],
  ['The Hobbit', 'J.R.R. Tolkien', 'Allen & Unwin', 1937, 'Fantasy', 310, 30],
  ['Casino Royale', 'Ian Fleming', 'Jonathan Cape', 1953, 'Crime', 213, 22],
  ['Murder on the Orient Express', 'Agatha Christie', 'Collins', 1934, 'Crime', 256, 12],
  ['The Nine Tailors', 'Dorothy L. Sayers', 'Gollancz', 1934, 'Crime', 350, 10],
  ['Brighton Rock', 'Graham Greene', 'Heinemann', 1938, 'Fiction', 361, 12],
  ['Brideshead Revisited', 'Evelyn Waugh', 'Chapman & Hall', 1945, 'Fiction', 304, 13],
  ['Animal Farm', 'George Orwell', 'Secker & Warburg', 1945, 'Fiction', 92, 17],
  ['The Go-Between', 'L.P. Hartley', 'Hamish Hamilton', 1953, 'Fiction', 296, 9],
  ['Watership Down', 'Richard Adams', 'Rex Collings', 1972, 'Children', 413, 15],
  ['Dune', 'Frank Herbert', 'Gollancz', 1966, 'Science Fiction', 430, 21],
  ["Childhood's End", 'Arthur C. Clarke', 'Sidgwick & Jackson', 1954, 'Science Fiction', 253, 12],
  ['The Day of the Triffids', 'John Wyndham', 'Michael Joseph', 1951, 'Science Fiction', 302, 13],
  ['South', 'Ernest Shackleton', 'Heinemann', 1919, 'Travel', 376, 26],
  ['A Time of Gifts', 'Patrick Leigh Fermor', 'John Murray', 1977, 'Travel', 291, 14],
  ['The Worst Journey in the World', 'Apsley Cherry-Garrard', 'Constable', 1922, 'Travel', 585, 24],
  ['French Provincial Cooking', 'Elizabeth David', 'Michael Joseph', 1960, 'Cookery', 493, 15],
  ["Mrs Beeton's Household Management", 'Isabella Beeton', 'Ward Lock', 1880, 'Cookery', 1680, 28],
  ['The Gentle Art of Cookery', 'Hilda Leyel', 'Chatto & Windus', 1925, 'Cookery', 452, 13],
  ['The English Gardener', 'Gertrude Jekyll', 'Country Life', 1908, 'Gardening', 340, 22],
  ['The Well-Tempered Garden', 'Christopher Lloyd', 'Collins', 1970, 'Gardening', 479, 11],
  ['The Birds of the British Isles', 'T.A. Coward', 'Frederick Warne', 1920, 'Natural History', 376, 12],
  ['The Natural History of Selborne', 'Gilbert White', 'Macmillan', 1875, 'Natural History', 481, 23],
  ['A History of the English-Speaking Peoples', 'Winston Churchill', 'Cassell', 1956, 'History', 416, 17],
  ['The Guns of August', 'Barbara Tuchman', 'Constable', 1962, 'History', 511, 11],
  ['Collected Poems', 'W.H. Auden', 'Faber', 1945, 'Poetry', 466, 12],
  ['The Whitsun Weddings', 'Philip Larkin', 'Faber', 1964, 'Poetry', 46, 16],
  ['Four Quartets', 'T.S. Eliot', 'Faber', 1944, 'Poetry', 44, 19],
];
const SELLERS = [
  ['Tolworth Tomes', 'Kingston', 98.6, 1],
  ['Hay Lane Books', 'Hay-on-Wye', 99.4, 1.25],
  ['The Foxed Page', 'York', 97.1, 0.9],
  ['Quayside Rare', 'Bristol', 99.8, 1.7],
  ['Peddler & Daughter', 'Norwich', 95.3, 0.8],
  ['Second Shelf', 'Edinburgh', 98.9, 1.1],
  ['BargainReads4U', 'Leicester', 91.7, 0.5],
  ['Wigtown Attic', 'Wigtown', 99.1, 1.05],
  ['M. Orme Antiquarian', 'London', 99.6, 2.1],
];
const GRADES = [
  ['Fine', 1.9],
  ['Very Good', 1.35],
  ['Good', 1],
  ['Good', 1],
  ['Fair', 0.7],
  ['Poor', 0.4],
];
const FLAWS = [
  'Light foxing to the page edges.',
  'Spine a little sunned.',
  "Previous owner's name on the endpaper.",
  'Corners bumped.',
  'Small tear to the rear cover.',
  'Binding tight and square.',
  'Bookplate to the front pastedown.',
  'Some pencil marks in the margins.',
];
const WHY = [
  'A lovely reading copy.',
  'Scarce in this state.',
  'From the library of a retired schoolmaster.',
  'Would make a fine present.',
  'Posted within two working days in stiff card.',
];

export function usedbooks() {
  const d = draws(380_101);
  let id = 30_418_200;
  let run = RUNS[0];
  const pounds = (value) => `£${value.toFixed(2)}`;
  const make = (from = '2026-03-01') => {
    const [title, author, publisher, year, subject, pages, value] = d.pick(BOOKS);
    const [seller, town, score, level] = d.pick(SELLERS);
    const [grade, factor] = d.pick(GRADES);
    const binding = d.weighted([
      ['Hardcover', 9],
      ['Paperback', year > 1935 ? 8 : 2],
      ['Leather', year < 1940 ? 2 : 0.3],
    ]);
    const first = binding !== 'Paperback' && d.chance(0.2);
    const signed = d.chance(0.06);
    const printed = first ? year : Math.min(2019, year + Math.round(d.next() ** 1.6 * 80) + 1);
    const leaves = pages + d.int(-14, 22);
    const grams = Math.round((leaves * (binding === 'Paperback' ? 0.9 : 1.5) + 40) / 5) * 5;
    const price =
      value * level * factor * d.spread() * (first ? 6 : 1) * (signed ? 4 : 1) * (binding === 'Paperback' ? 0.35 : binding === 'Leather' ? 2.4 : 1);
    return {
      'Listing ID': (id += d.int(3, 90)),
      Title: title,
      Author: author,
      Publisher: binding === 'Paperback' && d.chance(0.5) ? 'Penguin' : publisher,
      'Year Pub.': d.chance(0.06) ? '' : printed,
      Binding: binding,
      Cond: grade,
      'Dust Jkt': binding === 'Hardcover' ? (d.chance(0.55) ? 'Yes' : 'No') : 'n/a',
      '1st Ed.': first ? 'Y' : 'N',
      Signed: signed ? d.pick(['yes', 'Yes']) : d.pick(['no', 'No']),
      Pages: d.chance(0.05) ? '' : `${leaves} pp`,
      Weight: grams >= 1000 ? `${round(grams / 1000, 2)} kg` : `${grams} g`,
      Subject: subject,
      Price: pounds(Math.max(1.5, price)),
      'P&P': pounds(d.chance(0.18) ? 0 : d.pick([2.8, 2.8, 3.2, 3.95, 4.5, 6.75])),
      Seller: seller,
      'Seller Town': town,
      'Seller Fdbk': `${score}%`,
      'Ships Abroad': d.chance(0.62) ? 'Yes' : 'No',
      Qty: d.chance(0.88) ? 1 : d.int(2, 5),
      Watchers: d.chance(0.3) ? 0 : Math.round(d.next() ** 3 * 60) + 1,
      Listed: d.day(from, run).split('-').toReversed().join('/'),
      Tags: d
        .some(['illustrated', 'maps', 'ex-library', 'book club', 'facsimile', 'slipcase', 'folding plates', 'large print'], d.int(0, 3))
        .join('; '),
      Link: `https://www.shelfmarket.example/b/${id}`,
      Description: `${title} by ${author}. ${d.some(FLAWS, 2).join(' ')} ${d.pick(WHY)}`,
    };
  };
  const change = (r) => ({
    ...r,
    Price: d.chance(0.7)
      ? pounds(Math.max(1.5, Number(r.Price.slice(1)) * (d.chance(0.75) ? 0.7 + d.next() * 0.25 : 1.03 + d.next() * 0.2)))
      : r.Price,
    Watchers: r.Watchers + d.int(0, 9),
  });
  const first = Array.from({ length: 560 }, () => make());
  run = RUNS[1];
  const second = nextRun(first, { draw: d, gone: 0.11, changed: 0.3, change, added: 71, make: () => make(addDays(RUNS[0], 1)) });
  return [first, second].map((records, i) => ({ file: `usedbooks-${RUNS[i]}.csv`, text: csv(records) }));
}
