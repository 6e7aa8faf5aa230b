import { MONTH_NAMES, WEEKDAY_NAMES } from '../fields/date/calendar.ts';
import { CLIPPINGS } from '../language/lexicon/en/forms/clippings.ts';
import { STATES } from '../language/lexicon/en/gazetteer.ts';
import { STATE_WORDS } from './lexicon/state-words.ts';

const COUNTRIES: readonly (readonly string[])[] = [
  ['united states', 'united states of america', 'usa', 'us', 'u.s.', 'u.s.a.', 'america', 'american', 'americans'],
  ['united kingdom', 'uk', 'u.k.', 'great britain', 'britain', 'british', 'briton', 'brit'],
  ['england', 'english'],
  ['scotland', 'scottish', 'scot', 'scots'],
  ['ireland', 'irish', 'irishman', 'irishmen'],
  ['france', 'french', 'frenchman', 'frenchmen'],
  ['germany', 'german', 'germans'],
  ['spain', 'spanish', 'spaniard'],
  ['italy', 'italian', 'italians'],
  ['portugal', 'portuguese'],
  ['netherlands', 'dutch', 'dutchman', 'dutchmen', 'holland'],
  ['belgium', 'belgian'],
  ['switzerland', 'swiss'],
  ['austria', 'austrian'],
  ['sweden', 'swedish', 'swede'],
  ['norway', 'norwegian'],
  ['denmark', 'danish', 'dane'],
  ['finland', 'finnish', 'finn'],
  ['poland', 'polish', 'pole'],
  ['czech republic', 'czechia', 'czech'],
  ['greece', 'greek'],
  ['turkey', 'turkish', 'turk', 'türkiye'],
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
  ['croatia', 'croatian', 'croat'],
  ['serbia', 'serbian', 'serb'],
  ['slovakia', 'slovak', 'slovakian'],
  ['slovenia', 'slovenian', 'slovene'],
  ['bulgaria', 'bulgarian'],
  ['wales', 'welsh'],
  ['cornwall', 'cornish'],
  ['iceland', 'icelandic', 'icelander'],
  ['latvia', 'latvian'],
  ['lithuania', 'lithuanian'],
  ['estonia', 'estonian'],
  ['belarus', 'belarusian'],
  ['uruguay', 'uruguayan'],
  ['ecuador', 'ecuadorian'],
  ['venezuela', 'venezuelan'],
  ['cuba', 'cuban'],
  ['jamaica', 'jamaican'],
  ['ghana', 'ghanaian'],
  ['senegal', 'senegalese'],
  ['cameroon', 'cameroonian'],
  ['algeria', 'algerian'],
  ['tunisia', 'tunisian'],
  ['ethiopia', 'ethiopian'],
  ['iran', 'iranian', 'persian'],
  ['iraq', 'iraqi'],
  ['europe', 'european', 'eu'],
  ['asia', 'asian'],
  ['africa', 'african'],
];

/** Codes of countries in public tables (ISO 3166 alpha-3, IOC), by the first name of the country. */
const COUNTRY_CODES: ReadonlyMap<string, readonly string[]> = new Map(
  `united_states:usa united_kingdom:gbr:gb:uk england:eng scotland:sco ireland:irl france:fra:fr germany:deu:ger:de spain:esp:es italy:ita portugal:prt:por:pt netherlands:nld:ned:nl
  belgium:bel:be switzerland:che:sui:ch austria:aut sweden:swe:se norway:nor denmark:dnk:den:dk finland:fin:fi poland:pol:pl czech_republic:cze:cz greece:grc:gre:gr
  turkey:tur:tr russia:rus:ru ukraine:ukr:ua hungary:hun:hu romania:rou:ro india:ind pakistan:pak china:chn:cn japan:jpn:jp south_korea:kor:kr taiwan:twn:tpe hong_kong:hkg thailand:tha
  vietnam:vnm:vie indonesia:idn:ina malaysia:mys:mas philippines:phl:phi singapore:sgp australia:aus:au new_zealand:nzl canada:can:ca mexico:mex:mx brazil:bra:br argentina:arg:ar
  chile:chl:chi colombia:col peru:per egypt:egy nigeria:nga:ngr kenya:ken south_africa:zaf:rsa morocco:mar israel:isr saudi_arabia:sau:ksa croatia:hrv:cro serbia:srb slovakia:svk
  slovenia:svn:slo bulgaria:bgr:bul wales:wal iceland:isl latvia:lva:lat lithuania:ltu estonia:est belarus:blr uruguay:ury:uru ecuador:ecu venezuela:ven cuba:cub jamaica:jam ghana:gha
  senegal:sen cameroon:cmr algeria:dza:alg tunisia:tun ethiopia:eth iran:irn iraq:irq`
    .split(/\s+/)
    .map((line) => line.replaceAll('_', ' ').split(':'))
    .map(([name = '', ...codes]) => [name, codes]),
);

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
  ['volkswagen', 'vw'],
  ['mercedes-benz', 'mercedes', 'merc', 'mercedes benz'],
  ['bmw', 'beemer', 'bimmer'],
  ['chevrolet', 'chevy'],
  ['harley-davidson', 'harley', 'harley davidson'],
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

/** What is meant by a phrase that no value is called by: the code of a country, or another word for a state. */
const MEANT: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  const add = (word: string, value: string) => map.set(word, [...(map.get(word) ?? []), value]);
  for (const names of COUNTRIES) for (const name of names) for (const code of COUNTRY_CODES.get(names[0] ?? '') ?? []) add(name, code);
  for (const [state, words] of STATE_WORDS) for (const word of words) add(word, state);
  return map;
})();

/** The values that a phrase means where none is called by it, the code of a country or another word for a state. */
export function meantValues(phrase: string): readonly string[] {
  const lower = phrase.toLowerCase();
  return MEANT.get(lower) ?? (lower.endsWith('s') ? MEANT.get(lower.slice(0, -1)) : undefined) ?? [];
}

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
