import type { FieldProfile } from '../../language/profile/fields.ts';
import { clauseOf, closest } from '../../language/bind/siblings.ts';
import type { Token } from '../../language/tokens.ts';
import type { Scan } from './facts.ts';
import type { Stretch } from './ledger.ts';
import { rootOf } from '../../language/values/roots.ts';

/** A stretch of the question that names a field. */
export interface Naming extends Stretch {
  readonly profile: FieldProfile;
  /** Share of the name's weight that was said. */
  readonly said: number;
}

/** Words of questions for words of names, beside what the interpreter of queries knows. Stems. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  year: ['yr'],
  brand: ['make', 'manufacturer', 'maker', 'mark'],
  make: ['brand', 'manufacturer', 'maker'],
  manufacturer: ['brand', 'make', 'maker'],
  city: ['town', 'municipality', 'location'],
  town: ['city', 'municipality'],
  country: ['nation', 'nationality'],
  nation: ['country'],
  genre: ['category', 'listed'],
  category: ['genre', 'type', 'class', 'listed'],
  kind: ['type', 'category', 'class'],
  sort: ['type', 'category'],
  type: ['category', 'kind', 'class'],
  company: ['employer', 'firm', 'organization', 'organisation'],
  employer: ['company'],
  firm: ['company'],
  neighborhood: ['neighbourhood', 'district', 'area', 'suburb', 'borough'],
  neighbourhood: ['neighborhood', 'district', 'area', 'suburb', 'borough'],
  neighborhoods: ['neighbourhood'],
  district: ['neighbourhood', 'neighborhood', 'borough'],
  area: ['neighbourhood', 'neighborhood', 'district', 'region'],
  region: ['area', 'state', 'province'],
  place: ['location', 'city'],
  location: ['place', 'city', 'loc'],
  color: ['colour'],
  colour: ['color'],
  author: ['writer'],
  writer: ['author'],
  actor: ['cast', 'star'],
  actress: ['cast'],
  seller: ['vendor', 'shop', 'store'],
  vendor: ['seller', 'shop', 'store'],
  shop: ['store', 'seller', 'vendor'],
  store: ['shop'],
  airline: ['carrier', 'operator'],
  carrier: ['airline'],
  studio: ['distributor'],
  gearbox: ['transmission'],
  gear: ['transmission'],
  language: ['lang'],
  currency: ['curr'],
  quantity: ['qty'],
  department: ['dept'],
  temperature: ['temp'],
  gender: ['sex'],
  sex: ['gender'],
  position: ['role', 'title'],
  salary: ['pay', 'wage', 'compensation'],
  zip: ['zipcode', 'postcode', 'postal'],
  postcode: ['zipcode', 'zip', 'postal'],
  zipcode: ['zip', 'postcode', 'postal'],
  mile: ['mileage'],
  network: ['net'],
  size: ['area', 'sqft', 'surface'],
  star: ['rating'],
  score: ['rating', 'point'],
  floor: ['story', 'storey'],
  story: ['floor', 'storey'],
  death: ['fatality', 'fatalities', 'died'],
  fatality: ['death'],
  containment: ['contain'],
  magnitude: ['mag'],
  fuel: ['gas'],
  runtime: ['run', 'duration', 'length'],
  length: ['duration', 'runtime'],
  direct: ['director'],
  wrote: ['author', 'writer'],
  wrot: ['author', 'writer'],
  written: ['author', 'writer'],
  writ: ['author', 'writer'],
  publish: ['publisher'],
  distribut: ['distributor'],
  manufactur: ['manufacturer', 'make', 'brand'],
};

/** Words that may stand between two words of one name. */
const INSIDE: ReadonlySet<string> = new Set(['of', 'the', 'for', 'in', 'to', 'at', 'per', '-', '(', ')', '/', "'", '_', 's', 'and', '.', '$', '#']);

/** The field that the words from a place on name, whole or in part: the one of which most was said; null when they name none that is accepted. */
export function nameAt({ ledger, schema, entityOf }: Scan, at: number, accepts: (profile: FieldProfile) => boolean): Naming | null {
  if (ledger.isTaken(at)) return null;
  const all = schema.profiles.flatMap((profile) => namingOf(profile, ledger.tokens, at) ?? []).filter((naming) => ledger.isFree(naming));
  // "order" is what the records are, and not their "order_date".
  const isRecord = entityOf(ledger.word(at)) === 'certain';
  const free = all.filter(
    ({ profile, from, to, said }) => accepts(profile) && !(isRecord && to - from === 1 && said < 0.99 && profile.words.length > 1),
  );
  // Where the very name is that of a field which will not do, no other is meant.
  if (all.some((naming) => naming.said >= 0.99 && free.every((other) => other.said < 0.99 && other.to <= naming.to))) return null;
  const most = Math.max(0, ...free.map((naming) => naming.to - naming.from));
  const longest = free.filter((naming) => naming.to - naming.from === most);
  const full = Math.max(0, ...longest.map(({ said }) => said));
  const best = longest.filter(({ said }) => said >= (full < 0.99 ? full * 0.6 : 0.94));
  const profile = closest(
    best.map((naming) => naming.profile),
    { clause: clauseOf(ledger.tokens, ledger.tokens.slice(Math.max(0, at - 3), at + most + 2)) },
  );
  // "type" is rather the type than the types.
  const exact = best.find((naming) => naming.profile.field.name.toLowerCase() === ledger.said(naming).toLowerCase());
  return exact ?? best.find((naming) => naming.profile === profile) ?? null;
}

/** The first field that is named from a place on, over no more than `reach` words that `passes` lets by. */
export function nameFrom(
  scan: Scan,
  at: number,
  look: { readonly reach: number; readonly passes: (word: string) => boolean; readonly accepts: (profile: FieldProfile) => boolean },
): Naming | null {
  for (let index = at; index <= at + look.reach && index < scan.ledger.tokens.length; index += 1) {
    const naming = nameAt(scan, index, look.accepts);
    if (naming !== null) return naming;
    if (scan.ledger.isTaken(index) || !look.passes(scan.ledger.word(index))) return null;
  }
  return null;
}

/** Words that tell of a kind of value, and that many fields have: said alone they name a field only when nothing else of its name is missing. */
const VAGUE: ReadonlySet<string> = new Set(
  'number count no num total average mean median maximum minimum max min sum name id day time date value amount the of in is and or per to for a at on by'.split(
    ' ',
  ),
);

function namingOf(profile: FieldProfile, tokens: readonly Token[], at: number): Naming | null {
  const words = profile.words.length > 1 ? profile.words.filter(({ stem }) => !/^(?:has|is|hav|have|are|was|can)$/.test(stem)) : profile.words;
  const total = words.reduce((sum, word) => sum + word.weight, 0);
  const left = [...words];
  let matched = 0;
  let to = at;
  let tells = false;
  let spoken = false;
  // Another word for the name is not the very name.
  let isOther = false;
  for (let index = at; index < tokens.length && index - to <= 1; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = left.findIndex((word) => isSame(token, word.stem));
    isOther ||= found >= 0 && !isCalledSo(token, left[found]?.stem ?? '');
    if (found >= 0) {
      const word = left.splice(found, 1)[0];
      matched += word?.weight ?? 0;
      tells ||= !VAGUE.has(token.stem) && !VAGUE.has(token.lower);
      to = index + 1;
    } else if (profile.says.has(token.stem)) {
      spoken = true;
      to = index + 1;
    } else if (index === at || !INSIDE.has(token.lower)) break;
  }
  const joined = isJoined(tokens[at], profile);
  if (joined) return { profile, from: at, to: Math.max(to, at + 1), said: 1.2 };
  if (to === at) return null;
  const share = total === 0 ? 0 : matched / total;
  if (!tells && !spoken && share < 0.99) return null;
  const said = Math.max(isOther ? share * 0.9 : share, spoken ? Math.min(0.8, share + 0.5) : 0);
  return said < 0.2 ? null : { profile, from: at, to, said };
}

/** The whole name written as one word, with its marks or without ("sqft_living", "releaseyear"). */
function isJoined(token: Token | undefined, { words, field }: FieldProfile): boolean {
  if (token === undefined || token.kind !== 'word' || token.lower.length < 3) return false;
  const bare = field.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return token.lower === bare || (words.length > 1 && token.stem === words.map((word) => word.stem).join(''));
}

function isCalledSo(token: Token, word: string): boolean {
  return token.stem === word || rootOf(token.lower) === word.replace(/y$/, 'i');
}

function isSame(token: Token, word: string): boolean {
  if (isCalledSo(token, word)) return true;
  if (token.kind !== 'word') return false;
  if (Object.hasOwn(SYNONYMS, token.stem) && SYNONYMS[token.stem]?.includes(word) === true) return true;
  return (ABBREVIATIONS.has(word) && token.stem.startsWith(word)) || isCutOf(token.stem, word);
}

/** Words that names of fields cut off and questions do not. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'temp desc descr dept addr dist precip prec hum humid elev pop vol freq accel disp trans cond neigh loc categ cat mfr manuf avail exp qty mag lang curr perc pct dur mileag'.split(
    ' ',
  ),
);

/** "temp" for temperature, "desc" for description. */
function isCutOf(cut: string, whole: string): boolean {
  return cut.length >= 4 && cut.length <= 5 && whole.length >= cut.length + 4 && whole.startsWith(cut);
}

/** True for a field that numbers are computed of. */
export function isMeasurable(profile: FieldProfile): boolean {
  return profile.field.type === 'number' && profile.role !== 'key';
}

/** True for a field whose values have an order and ends. */
export function isOrdered(profile: FieldProfile): boolean {
  return profile.field.type === 'number' || profile.field.type === 'date';
}

/** True for a field that sorts records into groups. */
export function isGroupable({ facts }: Scan): (profile: FieldProfile) => boolean {
  return ({ field }) => {
    if (field.type === 'text') return field.name !== facts.titleField || !isNearlyUnique(field.name, facts);
    return field.type === 'boolean' || (field.type === 'number' && field.integer !== false);
  };
}

function isNearlyUnique(name: string, facts: Scan['facts']): boolean {
  const known = facts.distinct(name);
  return known === null || known > facts.records * 0.9;
}
