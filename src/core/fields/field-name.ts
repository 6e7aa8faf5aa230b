import type { Clocks } from './decision.ts';

/** What the name of a field says about its values, before any of them is seen. */
export interface NameTraits {
  /** Names, titles, addresses: text, whatever it looks like. */
  readonly prose: boolean;
  /** Ids, codes, phone numbers, versions, links: text, since digits in them are not quantities. */
  readonly identifier: boolean;
  /** "mls" is the number of a listing, or short for miles. */
  readonly identifierOrMiles: boolean;
  /** Named like a date: numbers that count from 1970 and bare digits such as 20260315 may be dates. */
  readonly dated: boolean;
  /** Named like a number of opinions: in brackets it is not negative. */
  readonly countsOpinions: boolean;
  /** Named like a time that something takes: 1:30:22 is an hour and a half, and 3:45 of a piece of music are minutes. */
  readonly clocks: Clocks | undefined;
  /** Named like a question: 1 and 0, and single letters, may be yes and no. */
  readonly binary: boolean;
}

/** Traits of a field by its name; names are split at case, digits and punctuation. */
export function nameTraits(name: string): NameTraits {
  const words = nameWords(name);
  const binary = isBinary(words);
  const counted = isCount(words);
  return {
    prose: !counted && PROSE.has(words.at(-1) ?? ''),
    identifier: !counted && !binary && isIdentifier(words),
    dated: words.some((word) => DATED.has(word)) || DATED_ENDINGS.has(words.at(-1) ?? ''),
    identifierOrMiles: words.length === 1 && words[0] === 'mls',
    countsOpinions: words.some((word) => OPINIONS.has(word)),
    clocks: clocksOf(words),
    binary: binary && !counted,
  };
}

/** The words of a field name in lower case: `hostListings_count (EU)` gives host, listings, count, eu. */
export function nameWords(name: string): readonly string[] {
  const words = name.slice(0, 200).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\d+/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** True for "yearID": the id of a year is its number, which counts and compares. */
export function isYearId(words: readonly string[]): boolean {
  return words.length > 1 && words.at(-1) === 'id' && YEARS.has(words.at(-2) ?? '');
}

/** True for a field of links. */
export function isLinkName(words: readonly string[]): boolean {
  return words.some((word) => LINKS.has(word));
}

function clocksOf(words: readonly string[]): Clocks | undefined {
  const last = words.at(-1) ?? '';
  if (!LASTING.has(last) && !(last === 'time' && TAKEN.has(words.at(-2) ?? ''))) return undefined;
  return words.some((word) => BRIEF.has(word)) ? 'minutes' : 'unsure';
}

function isBinary(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > 1 && QUESTION_STARTS.has(first)) return true;
  return BINARY.has(last) || BINARY.has(words.join(' ')) || /.{3}[ai]ble$/.test(last) || /^(?:is|has)(?:able|new|sold)$/.test(last);
}

function isCount(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (COUNT_STARTS.has(first) && words.length > 1) return true;
  return COUNT_ENDINGS.has(words.at(-1) ?? '');
}

function isIdentifier(words: readonly string[]): boolean {
  if (isYearId(words)) return false;
  // "isbn 13": a number behind the name belongs to the name.
  const named = words.filter((word) => !/^\d+$/.test(word));
  const last = named.at(-1) ?? '';
  if (words.includes('id') || last === 'ids' || IDENTIFIERS.has(last) || IDENTIFIERS.has(words.join(''))) return true;
  const before = named.at(-2) ?? '';
  if (last === 'code' || last === 'codes') return !MEASURED_CODES.has(before);
  return NUMBER_WORDS.has(last) && NUMBERED_THINGS.has(before);
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

const PROSE = set(`title name headline heading description address street author authors brand city country model caption username nickname
  firstname lastname fullname surname`);

const IDENTIFIERS = set(`uuid guid sku asin isbn issn ean upc gtin mpn vin imei iban bic ssn ein cusip isin doi orcid iata icao
  zip zipcode postcode postcodes postalcode postal plz phone phones telephone tel mobile cellphone fax whatsapp hash md5 sha sha1 sha256 checksum
  token barcode serial fips geoid naics mls apn key slug url urls link links href uri permalink username handle login password email version versions ver
  firmware sdk ip ipv4 ipv6 mac ref reference hostid userid itemid productid listingid postid jobid`);

const YEARS = set('year yr');

const LINKS = set('url urls link links href uri permalink');

const MEASURED_CODES = set('status response http exit error');
const NUMBER_WORDS = set('number no nr num');
const NUMBERED_THINGS =
  set(`phone telephone tel mobile cell fax house order build account serial part model invoice ticket tracking reference ref registration reg license licence catalog
  catalogue item product customer member passport flight contract case document docket policy permit vat tax card patent batch accession inventory`);

const DATED = set(`date dates datetime timestamp time epoch created updated modified posted published added expires expiry expiration started ended
  deadline since scraped crawled fetched seen birthday birthdate dob born released`);
const DATED_ENDINGS = set('at on ts utc day from until available');

/** What sites count in brackets. */
const OPINIONS = set(
  'review reviews rating ratings vote votes comment comments opinion opinions results listings bewertungen avis recensioni opiniones',
);
const LASTING = set('duration length runtime playtime elapsed uptime downtime finish chip gun net split lap');
/** What takes minutes. */
const BRIEF = set('track song audio clip lap split');
const TAKEN = set(
  'finish finishing chip gun net lap total run running play playing cook cooking prep preparation moving elapsed swim bike winning best record wait response',
);

const QUESTION_STARTS = set(
  'is has have can was were are does did do should will allow allows allowed accept accepts include includes needs requires',
);
const BINARY =
  set(`active enabled disabled featured verified published deleted archived sold waterfront furnished unfurnished remote superhost premium
  sponsored promoted public private visible hidden stock tsunami sustained certified approved completed cancelled canceled closed flag yn bool boolean
  oceanfront beachfront recommended bestseller discontinued wheelchair smoking nonstop urgent anonymous subscribed`);

const COUNT_STARTS = set('n num number count total');
const COUNT_ENDINGS = set('count counts total totals sum avg average mean min max pct percent percentage ratio rate rank score amount qty quantity');
