import { isoDay } from '../../../text/periods.ts';

/** An invented flat to let, with its values as a web page would write them. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly price: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly area_sqft: number;
  readonly furnished: string;
  readonly pets_allowed: string;
  readonly posted_at: string;
  readonly available_from: string;
  readonly description: string;
  readonly url: string;
}

/** What a scraper would have found at a time and a day before it. */
export interface DemoRuns {
  readonly earlier: readonly Listing[];
  readonly later: readonly Listing[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;
const SEED = 7311;
const EARLIER_LISTINGS = 500;
const NEW_LISTINGS = 38;

/** The two runs of the demo at `now` (epoch milliseconds); the same for the same minute. */
export function demoRuns(now: number): DemoRuns {
  const random = createRandom(SEED);
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const yesterday = minute - DAY_MS;
  const earlier = Array.from({ length: EARLIER_LISTINGS }, (_, index) =>
    listing(random, index + 1, { postedAt: yesterday - random.upTo(45 * DAY_MINUTES) * MINUTE_MS }),
  );
  const kept = earlier.filter(() => !random.chance(0.06)).map((each) => aDayLater(random, each));
  const added = Array.from({ length: NEW_LISTINGS }, (_, index) => listing(random, EARLIER_LISTINGS + index + 1, newHome(random, index, minute)));
  return { earlier, later: [...added, ...kept] };
}

/** What is fixed of a listing before chance has its say. */
interface Given {
  readonly postedAt: number;
  readonly kind?: string;
  readonly bedrooms?: number;
  readonly price?: number;
}

/** A new listing was posted since yesterday; the first few a moment ago, and what many people look for. */
function newHome(random: Random, index: number, now: number): Given {
  if (index >= 6) return { postedAt: now - random.upTo(DAY_MINUTES) * MINUTE_MS };
  return { postedAt: now - (index + 1) * 4 * MINUTE_MS, kind: 'flat', bedrooms: 2, price: 1050 + 75 * index };
}

function listing(random: Random, number: number, given: Given): Listing {
  const city = random.pick(cities);
  const neighbourhood = random.pick(city.neighbourhoods);
  const kind = given.kind ?? weighted(random);
  const bedrooms = given.bedrooms ?? random.pick(kind === 'flat' ? [0, 1, 1, 2, 2, 2, 3] : [1, 2, 3, 3, 4]);
  const area = 330 + bedrooms * 240 + random.upTo(220);
  const price = given.price ?? Math.round(((480 + bedrooms * 340 + random.upTo(420)) * city.rent) / 5) * 5;
  const petsAllowed = random.chance(0.4);
  const size = bedrooms === 0 ? 'studio' : `${bedrooms}-bed`;
  const id = `L${String(10_000 + number * 7)}`;
  return {
    id,
    title: `${random.pick(adjectives)} ${size} ${kind} in ${neighbourhood}`,
    city: city.name,
    neighbourhood,
    price: money(price),
    bedrooms,
    bathrooms: Math.max(1, Math.ceil(bedrooms / 2)) + (random.chance(0.2) ? 0.5 : 0),
    area_sqft: area,
    furnished: yesNo(random.chance(0.35)),
    pets_allowed: yesNo(petsAllowed),
    posted_at: new Date(given.postedAt).toISOString(),
    available_from: isoDay(given.postedAt + (7 + random.upTo(60)) * DAY_MS),
    description: [...twoFeatures(random), petsAllowed ? 'Pets are welcome.' : 'No pets, please.'].join(' '),
    url: `https://flats.example/listing/${id.toLowerCase()}`,
  };
}

/** A day changes little: some prices, mostly downwards, and some dates. */
function aDayLater(random: Random, before: Listing): Listing {
  if (random.chance(0.12))
    return { ...before, price: money(Number(before.price.replace(/[$,]/g, '')) + random.pick([-100, -75, -50, -50, -25, 25])) };
  if (random.chance(0.03)) return { ...before, available_from: isoDay(Date.parse(before.available_from) + 14 * DAY_MS) };
  return before;
}

function weighted(random: Random): string {
  const hundred = kinds.flatMap(({ name, share }) => Array.from({ length: share }, () => name));
  return random.pick(hundred);
}

function twoFeatures(random: Random): readonly string[] {
  const first = random.pick(features);
  return [first, random.pick(features.filter((feature) => feature !== first))];
}

function money(dollars: number): string {
  return `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

function yesNo(value: unknown): string {
  return value === true ? 'yes' : 'no';
}

interface Random {
  /** A whole number from 0 to below `limit`. */
  upTo(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** Mulberry32: the same numbers everywhere for the same seed. */
function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    upTo: (limit) => Math.floor(next() * limit),
    pick(items) {
      const picked = items[Math.floor(next() * items.length)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
}

/** Invented places, `rent` relative to the average. */
const cities = [
  { name: 'Port Ellery', rent: 1.12, neighbourhoods: ['Old Quay', 'Tannery Row', 'Lantern Hill', 'Saltmarket', 'Customs Yard'] },
  { name: 'Brackwater', rent: 0.88, neighbourhoods: ['Mill Lane', 'Weir End', 'Eastgate', 'Copper Fields', 'The Willows'] },
  { name: 'Saint Orrin', rent: 1.25, neighbourhoods: ['Cathedral Close', 'Observatory Park', 'Linden Square', 'Northbank', 'Bell Street'] },
  { name: 'Halden Vale', rent: 0.8, neighbourhoods: ['Station Quarter', 'Orchard Side', 'Upper Green', 'Quarry Road', 'Foxglove'] },
  { name: 'Lowmere', rent: 0.97, neighbourhoods: ['Harbour View', 'Dune Walk', 'Lighthouse Bay', 'Market Cross', 'Pier Street'] },
] as const;

/** Kinds of homes; `share` is how many of a hundred there are. */
const kinds = [
  { name: 'flat', share: 62 },
  { name: 'loft', share: 10 },
  { name: 'maisonette', share: 10 },
  { name: 'terraced house', share: 18 },
] as const;

const adjectives = ['Bright', 'Quiet', 'Spacious', 'Newly painted', 'Cosy', 'Airy', 'Top-floor', 'Corner', 'Modern', 'Characterful'] as const;

const features = [
  'Large windows over a quiet courtyard.',
  'Ten minutes on foot to the train station.',
  'A balcony that gets the evening sun.',
  'Original wooden floors and high ceilings.',
  'The kitchen was refitted last year, with a dishwasher.',
  'Bicycle storage in the basement.',
  'A small garden shared with one neighbour.',
  'A desk corner with fast internet for working from home.',
  'Supermarket and bakery around the corner.',
  'Double glazing keeps the street noise out.',
  'View of the river from the living room.',
  'Lift in the building and no steps at the door.',
  'A playground and a primary school across the street.',
  'Underground parking for one car.',
  'Washing machine and dryer in a separate utility room.',
  'Solar panels keep the bills low.',
  'Walk-in shower and heated bathroom floor.',
  'Tram stop in front of the house.',
] as const;
