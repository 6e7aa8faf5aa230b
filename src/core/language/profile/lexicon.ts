import { CONCEPTS } from '../lexicon/en/concepts/concepts.ts';
import type { Dimension } from '../lexicon/dimensions.ts';
import { stem } from '../stem.ts';

/** A concept that fields are named after and that queries put into other words. Words are stems. */
export interface Concept {
  readonly id: string;
  /** A field one of whose name words is among these is about this concept. */
  readonly names: ReadonlySet<string>;
  /** Words of a query that speak of it without naming the field. */
  readonly says: ReadonlySet<string>;
  readonly dimension: Dimension | null;
  /** A plain number for it means at least that many ("for 3 people"). */
  readonly atLeast: boolean;
}

interface ConceptText {
  readonly names: string;
  readonly says: string;
  readonly dimension?: Dimension;
  readonly atLeast?: true;
}

const text: Readonly<Record<string, ConceptText>> = {
  price: {
    names:
      'price cost fare tariff rent fee rate charge bill amount msrp valuation worth hourly_hire daily_hire day_hire weekly_hire week_hire weekend_hire',
    says: 'price cost fare tariff rent fee budget pay spend worth valuation',
    dimension: 'money',
  },
  salary: { names: 'salary wage pay compensation income earning', says: 'salary wage pay compensation income earn', dimension: 'money' },
  bedrooms: { names: 'bedroom bed br bd bhk', says: 'bedroom bed br bd bdr bdrm bhk bedder bdrs' },
  bathrooms: { names: 'bathroom bath ba', says: 'bathroom bath ba bth bthrm' },
  area: {
    names: 'area size sqft sqm footage space surface living',
    says: 'area size sqft sqm footage space surface square',
    dimension: 'area',
  },
  mileage: { names: 'mileage odometer kilometer km mile odo', says: 'mileage odometer mile kilometer km kms clock', dimension: 'length' },
  rating: { names: 'rating star score point', says: 'rating star score' },
  reviews: { names: 'review', says: 'review' },
  distance: { names: 'distance dist', says: 'distance away far', dimension: 'length' },
  power: { names: 'power hp horsepower bhp', says: 'power hp horsepower bhp', dimension: 'power' },
  economy: { names: 'mpg kmpl economy gallon', says: 'mpg kmpl economy', dimension: 'economy' },
  consumption: { names: 'consumption usage', says: 'consumption usage consume use' },
  memory: { names: 'ram memory', says: 'ram memory', dimension: 'data' },
  storage: { names: 'storage ssd disk drive internal hdd', says: 'storage ssd disk hdd drive', dimension: 'data' },
  battery: { names: 'battery', says: 'battery' },
  screen: { names: 'screen display diagonal', says: 'screen display diagonal', dimension: 'length' },
  weight: { names: 'weight mass kg lb', says: 'weight weigh heavy', dimension: 'mass' },
  height: { names: 'height tall', says: 'height tall high', dimension: 'length' },
  length: { names: 'length long', says: 'length long', dimension: 'length' },
  width: { names: 'width wide beam', says: 'width wide', dimension: 'length' },
  duration: {
    names: 'duration length runtime hour hours minute minutes time day week hrs min mins',
    says: 'duration runtime long length',
    dimension: 'time',
  },
  guests: {
    names: 'guest berth serving yield portion capacity occupancy sleep accommodate people person pax attendee seat player passenger cover',
    says: 'guest person adult serve sleep accommodate seat people capacity player passenger',
    atLeast: true,
  },
  employees: { names: 'employee headcount staff team workforce personnel', says: 'employee headcount staff person worker' },
  population: { names: 'population inhabitant resident', says: 'population person inhabitant resident' },
  experience: { names: 'experience exp', says: 'experience exp', dimension: 'time' },
  age: { names: 'age', says: 'age old aged', dimension: 'time' },
  budget: { names: 'budget', says: 'budget cost', dimension: 'money' },
  discount: { names: 'discount off saving', says: 'discount off saving', dimension: 'percent' },
  camera: { names: 'camera megapixel mp', says: 'camera megapixel mp', dimension: 'pixels' },
  seats: { names: 'seat', says: 'seat seater' },
  doors: { names: 'door', says: 'door' },
  owners: { names: 'owner', says: 'owner' },
  stops: { names: 'stop transfer layover connection', says: 'stop transfer layover connection' },
  speed: { names: 'speed velocity', says: 'speed fast', dimension: 'speed' },
  participants: {
    names: 'enrolment enrollment participant patient subject volunteer',
    says: 'enrolment participant patient subject volunteer people person',
  },
  climb: { names: 'gain ascent climb elevation elev', says: 'climb climbing ascent ascend elevation uphill', dimension: 'length' },
  casualties: {
    names: 'fatality fatal death killed dead deceased casualty victim lives_lost',
    says: 'fatality death killed dead casualty victim die kill perish drown',
  },
  audience: { names: 'play view like listen watch follower subscriber favorite bookmark stream visit', says: '' },
  temperature: { names: 'temperature temp', says: 'temperature', dimension: 'temperature' },
  thickness: { names: 'thickness depth draft draught', says: 'thickness depth deep', dimension: 'length' },
  stock: { names: 'stock inventory', says: 'stock inventory' },
  quantity: { names: 'quantity qty', says: 'quantity piece pcs stock' },
  engine: { names: 'engine displacement', says: 'engine displacement', dimension: 'volume' },
  pages: { names: 'page', says: 'page' },
  crowd: { names: 'attendance crowd', says: 'attendance crowd attend spectator' },
  downloads: { names: 'download snatch install', says: 'download snatch install' },
  votes: { names: 'vote upvote', says: 'vote upvote' },
  gross: { names: 'gross', says: 'gross', dimension: 'money' },
  revenue: { names: 'revenue turnover sale profit proceeds', says: 'revenue turnover', dimension: 'money' },
  funding: { names: 'funding raised', says: 'funding raised', dimension: 'money' },
  funds: {
    names: 'tuition premium deposit loan debt capital donation prize reward tax expense expenditure spend dollar euro',
    says: '',
    dimension: 'money',
  },
  shipping: { names: 'shipping postage delivery freight', says: 'shipping postage delivery freight', dimension: 'money' },
  applicants: { names: 'applicant candidate', says: 'applicant candidate' },
  pupils: { names: 'student pupil', says: 'student pupil' },
  citations: { names: 'citation cited cite', says: 'citation cited cite' },
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const stems = (words: string): ReadonlySet<string> => new Set(words === '' ? [] : words.split(' ').map(stem));

const named: ReadonlySet<string> = new Set(Object.values(text).flatMap(({ names }) => names.split(' ')));

/** Ideas of the lexicon that no entry above is about. */
const others = Object.entries(CONCEPTS).flatMap(
  ([id, { type, names, nouns = '', verbs = '', dimension }]): readonly (readonly [string, ConceptText])[] => {
    if (type !== 'number' || names.split(' ').some((name) => named.has(name))) return [];
    const says = `${names} ${nouns} ${verbs}`.split(' ').filter((word) => word !== '' && !word.includes('_'));
    return [[id, { names, says: says.join(' '), ...(dimension === undefined ? {} : { dimension }) }]];
  },
);

/** All concepts the rules know. */
export const concepts: readonly Concept[] = [...Object.entries(text), ...others].map(([id, entry]) => ({
  id,
  names: stems(entry.names),
  says: stems(entry.says),
  dimension: entry.dimension ?? null,
  atLeast: entry.atLeast === true,
}));

/** Name words that say how a value was made or kept rather than what it is; a field can be meant without them. Stems. */
export const LIGHT_WORDS: ReadonlySet<string> = stems(
  'average averag avg mean total count number num no of per the a in at on by for to and max min maximum minimum value overall usd eur gbp inr aud nzd cad pct percent dt date datetime time timestamp ts utc id year yearly monthly month nightly night day level amount current approx approximate approximately',
);

/** Nouns of measuring that belong to no concept above: a number said of one is of nothing else. */
export const ATTRIBUTES: ReadonlySet<string> = stems(
  'temperature humidity pressure voltage depth population density brightness resolution frequency percentage rank ranking ratio cylinders gears calories protein volume ping latency vibration noise loudness torque viscosity acidity moisture hardness opacity contrast wattage amperage',
);

/** Words between a field's name and its number that add nothing: "losses of 3", "points are 95". */
export const LINK_WORDS: ReadonlySet<string> = set(
  'is entry figure count score number shows show showing reads was are were be been being of has have had having as at that to a an the with in = : " “ ” \' ‘ ’ ( ) which who it they total its value equal equals set should must will would could can need needs valued',
);
