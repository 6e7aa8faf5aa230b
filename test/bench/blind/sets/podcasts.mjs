import { addDays, draws, ndjson, nextRun, round } from '../made.mjs';

const SHOWS = [
  ['Ledger Lines', 'Business', 34],
  ['Night Bus Stories', 'True Crime', 52],
  ['The 20 Minute Chemist', 'Science', 21],
  ['Soil & Spade', 'Gardening', 38],
  ['Two Truths', 'Comedy', 61],
  ['Long Reads Aloud', 'Literature', 74],
  ['Offside Again', 'Sports', 46],
  ['Kernel Panic Weekly', 'Technology', 58],
  ['1848', 'History', 49],
  ['Small Talk, Big Ideas', 'Society', 42],
  ['Nine to Thrive', 'Business', 27],
  ['Orbit', 'Science', 36],
];
const TOPICS = [
  'interest rates',
  'sourdough',
  'black holes',
  'a missing lighthouse keeper',
  'transfer rumours',
  'rust in the kernel',
  'the spring of nations',
  'raised beds',
  'burnout at 30',
  'a heist in 90 seconds',
  'open source funding',
  'slow travel',
  'the year without a summer',
  'penalty shootouts',
  'bees',
  'quantum errors',
  'bad first dates',
];
const GUESTS = [
  'Amara Osei',
  'Tom Whitlock',
  'Priya Nair',
  'Lena Fischer',
  'Diego Salas',
  'Hannah Cho',
  'Marcus Bell',
  'Yuki Tanaka',
  'Ines Moreau',
  'Olu Adeyemi',
];
const SPONSORS = ['NordByte VPN', 'Mealcrate', 'Plume Mattress', 'Coinharbor', 'Tidy Invoice'];
const TAGS = ['interview', 'live', 'q&a', 'solo', 'deep-dive', 'news', 'bonus', 'rerun', 'listener-story'];
const NOTES = [
  'Recorded live in front of 300 people',
  'We try something new this week',
  'A calm one for your commute',
  'Part 2 of 3, start with the first',
  'Listener mail and a quick fire round',
  'A story we waited ten years to tell',
  'Some strong language after the first hour',
  'Short bonus while we are on holiday',
];

/** Podcast episodes: a duration in seconds, sizes as "48.2 MB", instants with a zone, camelCase beside snake_case; two weeks apart. */
export function podcasts() {
  const draw = draws(7719);
  let guid = 88_000;
  let run = '2026-01-12';
  const numbers = new Map();
  const episode = (from) => {
    const [show, genre, minutes] = draw.pick(SHOWS);
    const number = (numbers.get(show) ?? 0) + 1;
    numbers.set(show, number);
    const published = draw.day(from, addDays(run, -1));
    const secs = Math.round(minutes * 60 * draw.spread() * (draw.chance(0.04) ? 2.2 : 1));
    const premium = draw.chance(0.16);
    const age = (Date.parse(run) - Date.parse(published)) / 86_400_000;
    const plays = Math.round((350 + draw.next() ** 4 * 140_000) * Math.min(1, 0.3 + age / 200));
    const guest = draw.chance(0.57) ? draw.pick(GUESTS) : null;
    return {
      guid: `ep_${(guid += draw.int(1, 5))}`,
      show,
      epTitle: `${draw.chance(0.5) ? `#${number} ` : ''}${draw.pick(['On', 'About', 'Inside', 'Rethinking', 'The truth about', '5 things on'])} ${draw.pick(TOPICS)}${guest !== null && draw.chance(0.5) ? ` with ${guest}` : ''}`,
      season: Number(published.slice(0, 4)) - 2020,
      epNo: number,
      genre,
      lang: draw.weighted([
        ['en', 8],
        ['es', 1.2],
        ['de', 1],
        ['fr', 0.8],
      ]),
      pubDate: `${published}T${String(draw.int(4, 21)).padStart(2, '0')}:${draw.pick(['00', '15', '30'])}:00Z`,
      duration_s: secs,
      fileSize: `${round((secs / 60) * 0.93 * draw.pick([1, 1, 2]), 1).toFixed(1)} MB`,
      plays,
      completionPct: draw.chance(0.07) ? null : `${round(22 + draw.next() * 73, 1)}%`,
      likes: Math.round(plays * (0.004 + draw.next() * 0.05)),
      commentCount: Math.round(draw.next() ** 3 * 420),
      stars: draw.chance(0.11) ? null : round(2.7 + Math.sqrt(draw.next()) * 2.3, 2),
      explicit: draw.chance(0.18),
      premiumOnly: premium,
      price: premium ? `$${draw.pick([0.99, 1.49, 2.99, 4.99])}` : 'free',
      hasTranscript: draw.chance(0.52) ? 'yes' : 'no',
      videoVersion: draw.chance(0.37) ? 1 : 0,
      guest,
      host_count: draw.weighted([
        [1, 5],
        [2, 6],
        [3, 1.5],
        [4, 0.4],
      ]),
      sponsor: draw.chance(0.3) ? null : draw.pick(SPONSORS),
      ad_breaks: draw.int(0, 5),
      tags: draw.some(TAGS, draw.int(1, 4)),
      notes: `${draw.pick(NOTES)}.`,
    };
  };
  const change = (record) => ({
    ...record,
    plays: record.plays + draw.int(3, 9000),
    likes: record.likes + draw.int(0, 120),
    hasTranscript: draw.chance(0.15) ? 'yes' : record.hasTranscript,
    premiumOnly: record.premiumOnly && !draw.chance(0.2),
  });
  const first = Array.from({ length: 1240 }, () => episode('2021-03-01'));
  run = '2026-01-26';
  const second = nextRun(first, { draw, gone: 0.03, changed: 0.45, change, added: 63, make: () => episode('2026-01-12') }).map((record) => ({
    ...record,
    price: record.premiumOnly ? record.price : 'free',
  }));
  return [first, second].map((records, index) => ({ file: `podcasts-${['2026-01-12', '2026-01-26'][index]}.ndjson`, text: ndjson(records) }));
}
