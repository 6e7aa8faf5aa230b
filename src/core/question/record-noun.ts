import { nameWords } from '../language/profile/field-names.ts';
import type { QueryField } from '../language/query-field.ts';
import type { DataFacts, EntityWord } from './facts.ts';
import { rootOf } from '../language/values/roots.ts';

interface Domain {
  /** What a record of it is called, as stems. */
  readonly nouns: ReadonlySet<string>;
  /** Words of field names and scrapers that tell that records are of it, as stems. */
  readonly cues: ReadonlySet<string>;
}

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(rootOf));

const domain = (nouns: string, cues: string): Domain => ({ nouns: stems(nouns), cues: stems(cues) });

const DOMAINS: readonly Domain[] = [
  domain(
    'house home property flat apartment listing unit place accommodation residence dwelling building sale room stay offer ad',
    'bedroom bathroom sqft lot rent room neighbourhood neighborhood host accommodates furnished balcony floor property housing house flat apartment listing airbnb realestate estate waterfront bnb',
  ),
  domain(
    'car vehicle auto automobile model listing ad offer',
    'fuel mileage engine transmission horsepower km driven cylinder mpg model make odometer car vehicle automobile acceleration kmpl gearbox',
  ),
  domain(
    'job position role opening posting vacancy listing offer',
    'salary company employer remote sponsorship job employment title applicant experience posting',
  ),
  domain('movie film title picture release', 'director cast genre imdb gross runtime rating movie film distributor budget mpaa tomato'),
  domain('show series title program', 'season episode network netflix show tv series'),
  domain('book title novel publication', 'author isbn page publisher book'),
  domain('hotel property place', 'star review hotel amenity breakfast'),
  domain('restaurant place eatery cafe', 'cuisine menu restaurant dish'),
  domain('product item good article offer', 'brand sku stock category product asin price'),
  domain('phone smartphone device model handset mobile', 'battery camera ram storage screen phone mobile android'),
  domain('laptop notebook computer model machine', 'cpu gpu ram ssd laptop storage screen notebook'),
  domain('app application', 'install download developer android app genre ver'),
  domain('flight', 'airline departure arrival stop flight'),
  domain('event concert gig', 'venue ticket date event'),
  domain('earthquake quake tremor event', 'mag magnitude depth felt tsunami quake earthquake'),
  domain('fire wildfire incident blaze', 'acre contained containment fire incident'),
  domain('strike incident birdstrike bird animal collision accident event report', 'wildlife bird strike damage incident accident'),
  domain('recipe dish meal', 'ingredient cook prep calorie recipe serving'),
  domain('wine bottle', 'vintage grape winery point wine variety'),
  domain('course class lecture', 'instructor lecture course lesson'),
  domain(
    'person employee member player athlete student customer user patient worker passenger',
    'age gender birth salary department name position team grade sex hire person employee player student customer',
  ),
  domain('company startup business firm organization', 'founded employee industry revenue funding company startup ceo'),
  domain('country nation', 'population capital gdp continent country'),
  domain('city town', 'population mayor city'),
  domain('match game fixture', 'team score home away goal match game'),
  domain('game title', 'platform publisher genre developer game'),
  domain('song track', 'artist album song track bpm'),
  domain('order transaction purchase sale', 'order customer quantity invoice transaction'),
  domain('article paper post story', 'author published headline journal citation paper article post'),
  domain('day reading measurement observation', 'temp temperature precipitation wind humidity weather snow pressure'),
  domain('airport airfield', 'iata icao airport runway'),
];

/** Kinds of things that say which records are meant; where no field knows them, nobody may pass over them. */
const KINDS: ReadonlySet<string> = stems(
  'villa condo condominium studio loft townhouse cabin bungalow mansion cottage duplex penthouse castle farm hotel hostel suv sedan truck van coupe hatchback convertible motorcycle bike scooter bus sequel documentary comedy thriller drama horror cartoon anime internship intern manager engineer nurse teacher developer restaurant bar cafe pub school hospital dog cat person people customer owner employee tenant buyer user man woman child kid family student worker actor actress director country city planet animal bird hour minute week month opening night trip',
);

/** A field that has fewer different values than this share of its values names no record. */
const REPEATED = 0.8;

/** Words for any record. */
const RECORD: ReadonlySet<string> = stems('record row entry item result data document thing posting ad listing advert advertisement');

/** Tells whether a word is what the records are called. */
export function createEntityReader({
  fields,
  facts,
}: {
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
}): (word: string) => EntityWord {
  const names = new Set(fields.flatMap(({ name }) => nameWords(name).map(rootOf)));
  const scraper = new Set(nameWords(facts.name).map(rootOf));
  const own = new Set([...scraper, ...titleNouns(facts.titleField, facts, HALF), ...facts.key.flatMap((key) => titleNouns(key, facts, NEARLY_ALL))]);
  const joined = [...scraper].filter((name) => name.length > 7);
  const isOf = ({ nouns, cues }: Domain) => {
    const cued = [...cues].filter((cue) => names.has(cue)).length;
    return cued >= 2 || [...scraper].some((word) => cues.has(word) || nouns.has(word));
  };
  const plausible = new Set(DOMAINS.filter(isOf).flatMap(({ nouns }) => [...nouns]));
  // Houses are no apartments, and the other way round.
  if (scraper.has('house') || scraper.has('home')) for (const noun of ['apartment', 'flat']) plausible.delete(rootOf(noun));
  if (scraper.has('flat') || scraper.has('apartment')) plausible.delete('house');
  if ([...names].some((name) => /^(?:sku|asin|stock|shop|brand)$/.test(name)) && names.has('price'))
    for (const noun of ['product', 'item', 'article']) plausible.add(rootOf(noun));
  // "customers" of orders: what repeats is no record, whatever such records may be.
  for (const { name, type, distinct: kept, values } of fields) {
    const distinct = facts.distinct(name) ?? kept;
    const [lead] = nameWords(name).map(rootOf);
    if (
      lead !== undefined &&
      type === 'text' &&
      distinct !== undefined &&
      distinct !== null &&
      distinct < REPEATED * (values ?? facts.records) &&
      !own.has(lead)
    )
      plausible.delete(lead);
  }
  const foreign = new Set(DOMAINS.flatMap(({ nouns }) => [...nouns]));
  return (word) => {
    const root = rootOf(word);
    const isPart = root.length > 3 && joined.some((name) => name.startsWith(root) || name.endsWith(root));
    if (RECORD.has(root) || plausible.has(root) || own.has(root) || isPart) return 'certain';
    return KINDS.has(root) || foreign.has(root) ? 'kind' : 'unknown';
  };
}

const LABEL = /^(?:id|name|title|no|number|nr|num|url|link|key|code|unique|the|of|index)$/;

/** Different values that a field has to have for each record, where its name is that of the records: titles may repeat, keys may not. */
const HALF = 0.5;
const NEARLY_ALL = 0.9;

/** "app" of a title "App", "airport" of "Airport Name", where it tells the records apart. */
function titleNouns(field: string | null, facts: DataFacts, least: number): readonly string[] {
  if (field === null) return [];
  const known = facts.distinct(field);
  if (known !== null && known < facts.records * least) return [];
  return nameWords(field)
    .filter((word) => !LABEL.test(word))
    .map(rootOf);
}
