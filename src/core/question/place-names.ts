import { MONTH_NAMES, WEEKDAY_NAMES } from '../fields/date/calendar.ts';
import { CLIPPINGS } from '../language/lexicon/en/forms/clippings.ts';
import { STATES } from '../language/lexicon/en/gazetteer.ts';

const COUNTRIES: readonly (readonly string[])[] = [
  ['united states', 'united states of america', 'usa', 'us', 'u.s.', 'u.s.a.', 'america', 'american', 'americans'],
  ['united kingdom', 'uk', 'u.k.', 'great britain', 'britain', 'british'],
  ['england', 'english'],
  ['scotland', 'scottish'],
  ['ireland', 'irish'],
  ['france', 'french'],
  ['germany', 'german', 'germans'],
  ['spain', 'spanish'],
  ['italy', 'italian', 'italians'],
  ['portugal', 'portuguese'],
  ['netherlands', 'dutch', 'holland'],
  ['belgium', 'belgian'],
  ['switzerland', 'swiss'],
  ['austria', 'austrian'],
  ['sweden', 'swedish'],
  ['norway', 'norwegian'],
  ['denmark', 'danish'],
  ['finland', 'finnish'],
  ['poland', 'polish'],
  ['czech republic', 'czechia', 'czech'],
  ['greece', 'greek'],
  ['turkey', 'turkish', 'türkiye'],
  ['russia', 'russian', 'russian federation'],
  ['ukraine', 'ukrainian'],
  ['hungary', 'hungarian'],
  ['romania', 'romanian'],
  ['india', 'indian', 'indians'],
  ['pakistan', 'pakistani'],
  ['china', 'chinese'],
  ['japan', 'japanese'],
  ['south korea', 'korea', 'korean', 'republic of korea'],
  ['taiwan', 'taiwanese'],
  ['hong kong', 'hongkong'],
  ['thailand', 'thai'],
  ['vietnam', 'vietnamese', 'viet nam'],
  ['indonesia', 'indonesian'],
  ['malaysia', 'malaysian'],
  ['philippines', 'filipino', 'philippine'],
  ['singapore', 'singaporean'],
  ['australia', 'australian', 'australians'],
  ['new zealand', 'nz'],
  ['canada', 'canadian', 'canadians'],
  ['mexico', 'mexican', 'mexicans'],
  ['brazil', 'brazilian'],
  ['argentina', 'argentinian', 'argentine'],
  ['chile', 'chilean'],
  ['colombia', 'colombian'],
  ['peru', 'peruvian'],
  ['egypt', 'egyptian'],
  ['nigeria', 'nigerian'],
  ['kenya', 'kenyan'],
  ['south africa', 'south african'],
  ['morocco', 'moroccan'],
  ['israel', 'israeli'],
  ['saudi arabia', 'saudi'],
  ['united arab emirates', 'uae', 'emirates'],
  ['europe', 'european', 'eu'],
  ['asia', 'asian'],
  ['africa', 'african'],
];

/** Names of languages with their codes of ISO 639. */
const LANGUAGES =
  'english:en:eng german:de:deu:ger french:fr:fra:fre spanish:es:spa italian:it:ita portuguese:pt:por dutch:nl:nld polish:pl:pol swedish:sv:swe danish:da:dan norwegian:no:nor finnish:fi:fin czech:cs:ces greek:el:ell turkish:tr:tur russian:ru:rus ukrainian:uk:ukr chinese:zh:zho japanese:ja:jpn korean:ko:kor arabic:ar:ara hindi:hi:hin'
    .split(' ')
    .map((names) => names.split(':'));

const OTHER: readonly (readonly string[])[] = [
  ['new york', 'nyc', 'new york city'],
  ['san francisco', 'sf'],
  ['washington dc', 'washington d.c.', 'dc', 'd.c.'],
  ['male', 'men', 'man', 'm', 'males'],
  ['female', 'women', 'woman', 'f', 'females'],
  ['tv show', 'series', 'tv series', 'show'],
  ['movie', 'film'],
  ['automatic', 'auto'],
  ['petrol', 'gasoline', 'gas'],
];

const SAME: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  const months = MONTH_NAMES.map((name) => [name, name.slice(0, 3)]);
  const weekdays = WEEKDAY_NAMES.map((name) => [name, `${name}s`, name.slice(0, 3)]);
  for (const names of [...COUNTRIES, ...STATES, ...months, ...weekdays, ...OTHER, ...CLIPPINGS]) {
    for (const name of names) map.set(name, [...(map.get(name) ?? []), ...names.filter((other) => other !== name)]);
  }
  // One way only: where a state is LA, it is not Los Angeles.
  map.set('la', [...(map.get('la') ?? []), 'los angeles']);
  // "it" and "no" are rarely said of a language.
  for (const [name = '', ...codes] of LANGUAGES) map.set(name, [...(map.get(name) ?? []), ...codes]);
  return map;
})();

/** "Guatemalan", "Vietnamese", "Icelandic": names of places that such an adjective may be made of. */
function inhabited(adjective: string): readonly string[] {
  return ['n', 'an', 'ian', 'ese', 'i', 'ic', 'ish']
    .filter((ending) => adjective.endsWith(ending))
    .flatMap((ending) => ['', 'o', 'a', 's', 'land'].map((other) => `${adjective.slice(0, -ending.length)}${other}`));
}

/** Other names of the same place, people or thing: "United States" for "American", "CA" for "California", "rain" for "rainy". */
export function otherNames(phrase: string): readonly string[] {
  const lower = phrase.toLowerCase();
  if (/^\p{L}{3,}y$/u.test(lower) && !SAME.has(lower)) return [lower.slice(0, -1), lower.slice(0, -2)];
  if (/^\p{Lu}\p{Ll}{4,}$/u.test(phrase) && !SAME.has(lower)) return inhabited(lower);
  return SAME.get(lower) ?? (lower.endsWith('s') ? SAME.get(lower.slice(0, -1)) : undefined) ?? [];
}
