import type { Dimension } from '../dimensions.ts';

/** An idea that fields are named after, with the words by which people speak of it without the name. Lists hold words parted by spaces; `_` joins phrases. */
export interface ConceptWords {
  readonly type: 'number' | 'text';
  /** Words of field names. */
  readonly names: string;
  /** What such fields are measured in: the only field of it is meant where none has the name. */
  readonly dimension?: Dimension;
  /** Nouns that are said for the field. Default: the names. */
  readonly nouns?: string;
  /** Verbs whose subject has the value ("weighs"), or whose doer it names ("wrote"). */
  readonly verbs?: string;
  /** Adjectives that say that there is much of it, and little; comparatives and superlatives are formed of them. */
  readonly more?: string;
  readonly less?: string;
  /** Superlatives that no adjective makes. */
  readonly top?: string;
  /** The end that people call the best. Default: nobody says. */
  readonly best?: 'more' | 'less';
}

const numbers: Readonly<Record<string, Omit<ConceptWords, 'type'>>> = {
  price: {
    dimension: 'money',
    names: 'price cost fare rent fee tariff charge spend spending',
    nouns: 'price cost rent fare tariff',
    verbs: 'cost charge pay go_for goes_for went_for sell_for sells_for run_to come_in_at comes_in_at',
    more: 'expensive pricey costly dear',
    less: 'cheap affordable inexpensive',
  },
  salary: {
    names: 'salary wage pay compensation income earning payroll',
    nouns: 'salary wage pay payroll remuneration earnings income',
    verbs: 'earn make pay',
    more: 'well-paid lucrative',
    top: 'best_paid best_-_paid highest_paid highest_-_paid best_paying top_paid',
    best: 'more',
  },
  revenue: {
    names: 'revenue turnover gross sale takings proceeds income total amount',
    nouns: 'revenue turnover takings sales money income earnings proceeds spend spending business box_office',
    verbs: 'earn make gross bring brought generate spend spent',
    more: 'lucrative',
    best: 'more',
  },
  profit: { names: 'profit margin', nouns: 'profit earnings margin', more: 'profitable', best: 'more' },
  owed: { names: 'due outstanding balance owed arrears', nouns: 'balance arrears debt', verbs: 'owe owed' },
  discount: { names: 'discount saving reduction off', nouns: 'discount saving reduction markdown' },
  budget: { names: 'budget', nouns: 'budget' },
  funding: { names: 'funding raised investment', nouns: 'funding investment money', verbs: 'raise' },
  weight: { dimension: 'mass', names: 'weight mass', verbs: 'weigh', more: 'heavy', less: 'light' },
  height: { names: 'height elevation altitude', more: 'tall', less: 'short' },
  depth: { names: 'depth', more: 'deep', less: 'shallow' },
  width: { names: 'width', more: 'wide broad', less: 'narrow' },
  pages: { names: 'page', nouns: 'length pages thickness', more: 'long thick', less: 'short thin slim' },
  duration: {
    dimension: 'time',
    names: 'duration runtime hour minute min time',
    nouns: 'duration runtime length time',
    verbs: 'last take took',
    more: 'long lengthy',
    less: 'short brief quick',
  },
  wait: {
    names: 'delay wait response latency eta lead',
    nouns: 'delay wait waiting lateness wait_time',
    verbs: 'wait respond reply react',
    more: 'slow late delayed',
    less: 'fast quick prompt punctual',
    best: 'less',
  },
  extent: { names: 'length km kilometer distance mile', nouns: 'length distance', more: 'long', less: 'short' },
  ascent: { names: 'ascent climb elevation gain', nouns: 'ascent climb elevation_gain', verbs: 'climb' },
  speed: { names: 'speed velocity', more: 'fast quick', less: 'slow', best: 'more' },
  area: {
    dimension: 'area',
    names: 'area size sqft sqm surface footage',
    nouns: 'area size space',
    more: 'big large spacious roomy',
    less: 'small tiny compact cramped',
  },
  power: { dimension: 'power', names: 'power horsepower hp kw', nouns: 'power horsepower', more: 'powerful strong', less: 'weak', best: 'more' },
  magnitude: { names: 'magnitude mag strength intensity', more: 'strong powerful intense severe violent', less: 'weak mild' },
  rating: {
    names: 'rating score star satisfaction grade points',
    nouns: 'rating score grade stars satisfaction',
    more: 'good well well-rated happy satisfied highly_rated',
    less: 'bad poor unhappy dissatisfied',
    best: 'more',
  },
  reviews: { names: 'review', nouns: 'reviews feedback', more: 'reviewed', best: 'more' },
  votes: { names: 'vote', more: 'voted', best: 'more' },
  crowd: { names: 'attendance crowd attendee visitor spectator audience', verbs: 'attend visit', more: 'attended crowded busy visited' },
  capacity: {
    names: 'capacity seat cover guest accommodate serving berth',
    nouns: 'capacity seating seats covers',
    verbs: 'hold seat sleep accommodate fit feed',
    more: 'big large',
    less: 'small',
  },
  deaths: {
    names: 'death fatality killed dead casualty',
    nouns: 'deaths fatalities casualties dead',
    verbs: 'die kill',
    more: 'deadly fatal lethal',
    best: 'less',
  },
  injuries: { names: 'injury injured wounded hurt', nouns: 'injuries injured wounded', verbs: 'injure hurt wound', best: 'less' },
  damage: { names: 'damage loss', nouns: 'damage damages losses', more: 'costly destructive damaging', best: 'less' },
  defects: { names: 'crash error fault defect complaint failed failure bug', best: 'less' },
  quantity: {
    names: 'quantity qty unit piece copy sold',
    nouns: 'quantity units pieces copies',
    verbs: 'sell ship',
    top: 'bestselling best_selling best_-_selling top_selling top_-_selling',
  },
  downloads: { names: 'download install', verbs: 'download install', more: 'downloaded installed', best: 'more' },
  views: {
    names: 'view hit click visit impression play',
    nouns: 'views hits clicks visits traffic listens plays streams',
    verbs: 'listen watch',
    more: 'viewed watched seen clicked',
  },
  favorites: {
    names: 'watching watcher favorite favourite like saved wishlist',
    nouns: 'watchers likes favorites favourites',
    more: 'watched liked loved saved',
  },
  comments: { names: 'comment reply message', nouns: 'comments replies messages', more: 'discussed commented' },
  employees: { names: 'employee headcount staff', nouns: 'employees staff headcount workforce workers', verbs: 'employ' },
  population: { names: 'population inhabitant resident', nouns: 'population inhabitants residents people', verbs: 'live', more: 'populous' },
  mileage: { names: 'mileage odometer km mile', nouns: 'mileage odometer', verbs: 'drive drove', best: 'less' },
  consumption: { names: 'consumption usage mpg', nouns: 'consumption usage', verbs: 'consume use', more: 'thirsty', less: 'economical' },
  age: { names: 'age', more: 'old', less: 'young' },
  temperature: { names: 'temperature temp', nouns: 'temperature temperatures', more: 'hot warm', less: 'cold cool' },
  rain: { names: 'precipitation rain rainfall', nouns: 'rain rainfall precipitation', verbs: 'rain', more: 'wet rainy', less: 'dry' },
  wind: { names: 'wind', more: 'windy stormy' },
  calories: { names: 'calorie calories kcal', nouns: 'calories energy', more: 'caloric fattening calorific' },
  alcohol: { names: 'alcohol abv', nouns: 'alcohol strength', more: 'strong alcoholic', less: 'weak light' },
  distance: { dimension: 'length', names: 'distance dist', more: 'far distant remote', less: 'near close' },
  production: { names: 'production output produced yield', nouns: 'production output yield', verbs: 'produce yield' },
  participants: {
    names: 'participant enrolment enrollment attendee',
    nouns: 'participants enrolment enrollment enrollees subjects',
    verbs: 'enrol enroll',
  },
  applicants: {
    names: 'applicant application candidate',
    nouns: 'applicants applications candidates',
    verbs: 'apply',
    more: 'sought-after',
    top: 'most_applied_for most_applied_-_for',
  },
  inquiries: { names: 'inquiry enquiry request', nouns: 'inquiries enquiries requests', verbs: 'ask inquire enquire', more: 'requested' },
  bids: { names: 'bid', nouns: 'bids offers', verbs: 'bid' },
  goals: { names: 'goal point', nouns: 'goals points', verbs: 'score' },
  stock: { names: 'stock inventory', nouns: 'stock inventory supply' },
  stories: { names: 'story floor storey', nouns: 'stories storeys floors levels', more: 'tall' },
  awards: { names: 'award prize medal win', nouns: 'awards prizes medals', verbs: 'win won', more: 'awarded decorated' },
  inspections: { names: 'inspection', nouns: 'inspections', more: 'inspected' },
  noise: { names: 'noise decibel db', nouns: 'noise loudness', more: 'loud noisy', less: 'quiet silent', best: 'less' },
  difficulty: { names: 'difficulty', more: 'difficult hard tough', less: 'easy simple' },
  charging: { names: 'battery', nouns: 'battery_life' },
};

const texts: Readonly<Record<string, Omit<ConceptWords, 'type'>>> = {
  author: {
    names: 'author writer by',
    nouns: 'author writer novelist contributor',
    verbs: 'write wrote written contribute post share upload submit',
  },
  director: { names: 'director', nouns: 'director filmmaker', verbs: 'direct' },
  seller: {
    names: 'seller vendor merchant dealer rep salesperson shop store',
    nouns: 'seller vendor merchant dealer salesperson shop store rep salesman',
    verbs: 'sell',
  },
  publisher: { names: 'publisher label studio', verbs: 'publish' },
  maker: { names: 'make brand manufacturer maker', nouns: 'make brand manufacturer maker marque', verbs: 'make manufacture produce' },
  developer: { names: 'developer studio', verbs: 'develop build' },
  artist: { names: 'artist band singer musician performer', verbs: 'sing sang perform record play' },
  teacher: { names: 'teacher instructor trainer coach lecturer professor tutor', verbs: 'teach taught' },
  customer: { names: 'customer client buyer', nouns: 'customer client buyer shopper purchaser', verbs: 'buy bought order purchase spend spent' },
  agent: { names: 'agent assignee broker agency', nouns: 'agent broker agency', verbs: 'handle close solve resolve answer' },
  contractor: { names: 'contractor builder', nouns: 'contractor builder' },
  host: { names: 'host', verbs: 'host' },
  organizer: { names: 'organizer organiser', verbs: 'organize organise' },
  airline: { names: 'airline carrier', nouns: 'airline carrier', verbs: 'fly flew flown' },
  city: { names: 'city town location municipality', nouns: 'city town location municipality place' },
  country: { names: 'country nation nationality', nouns: 'country nation nationality' },
  neighborhood: {
    names: 'neighborhood neighbourhood nbhd suburb district area borough',
    nouns: 'neighborhood neighbourhood suburb district area borough hood quarter',
  },
  region: { names: 'region state province county', nouns: 'region province county state' },
  company: { names: 'company employer firm organization', nouns: 'company employer firm organization business', verbs: 'hire employ' },
  category: { names: 'category genre type kind dept', nouns: 'category genre type kind department' },
  transmission: { names: 'transmission gearbox' },
  color: { names: 'color colour finish' },
  condition: { names: 'condition cond state', nouns: 'condition' },
  system: { names: 'os', nouns: 'operating_system' },
  processor: { names: 'cpu processor chip', nouns: 'cpu processor chip' },
  operator: { names: 'operator network provider', nouns: 'operator network provider' },
  description: { names: 'description desc descr', nouns: 'description' },
  venue: { names: 'venue hall stadium', nouns: 'venue hall stadium' },
  gender: { names: 'gender sex' },
  payment: { names: 'payment', nouns: 'payment_method payment_methods' },
  manager: { names: 'manager supervisor', nouns: 'manager boss supervisor', verbs: 'manage supervise' },
  department: { names: 'department division', nouns: 'department division' },
  position: { names: 'position role job', nouns: 'position role' },
  disease: { names: 'condition disease illness diagnosis', nouns: 'disease illness diagnosis ailment', verbs: 'study treat' },
  investigator: { names: 'investigator researcher scientist', nouns: 'investigator researcher scientist' },
  accessory: { names: 'accessory included comes extra', nouns: 'accessory extra' },
  diet: { names: 'diet', nouns: 'diet dietary_option dietary_options' },
  origin: { names: 'origin', nouns: 'origin' },
  variety: { names: 'variety grape', nouns: 'variety grape' },
};

/** All concepts by their name. */
export const CONCEPTS: Readonly<Record<string, ConceptWords>> = {
  ...Object.fromEntries(Object.entries(numbers).map(([id, words]) => [id, { ...words, type: 'number' as const }])),
  ...Object.fromEntries(Object.entries(texts).map(([id, words]) => [id, { ...words, type: 'text' as const }])),
};
