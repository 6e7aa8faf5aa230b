import { isPlural } from '../../../text/plural.ts';
import { nameWords, wordsOfName } from '../../language/profile/field-names.ts';
import type { QueryField } from '../../language/query-field.ts';
import { stem, stemSet } from '../../language/stem.ts';
import { rootOf } from '../../language/values/roots.ts';
import type { DataFacts } from '../facts.ts';

/** Things of which there are several in another one, where they are counted from 1. */
const THINGS = stemSet('episode chapter section round lap heat leg issue lesson week volume verse track');

/** Of these, those that have records of several other things: each of the matches of a round. */
const SHARED = stemSet('round lap heat leg week volume season');

/** True where each record is one of what a field numbers. */
export function isOfEach(field: QueryField): boolean {
  return isNumbering(field) && !SHARED.has(stem(field.name.toLowerCase()));
}

/** True for a field that numbers things within another one: "001", "002" of the sections of a course, or 1, 2, 3 of the episodes of a show. It counts none of them. */
export function isNumbering({ name, type, min, unit, samples = [] }: QueryField): boolean {
  const words = nameWords(name);
  if (words.length > 1 || isPlural(words[0] ?? '')) return false;
  if (type === 'text') return samples.length > 1 && samples.every((value) => /^\d{1,3}$/.test(value));
  return type === 'number' && unit === undefined && min === 1 && THINGS.has(stem(words[0] ?? ''));
}

/** "linked bug" of tickets, few of which have one: something else than the record. */
export function linkedNouns(fields: readonly QueryField[], { records }: Pick<DataFacts, 'records'>): readonly string[] {
  return fields.flatMap(({ type, values = records, ...field }) => {
    const words = wordsOfName(field);
    return type === 'text' && words.length > 1 && values < LINKED * records ? [rootOf(words.at(-1) ?? '')] : [];
  });
}

/** What no more of the records have is not what they are. */
const LINKED = 0.5;

/** "courseCode": what a record is called in the name of its own code, though a link tells them apart as well. */
export function isCodeOfOne({ type, ...field }: QueryField): boolean {
  const [lead = '', last = '', ...more] = wordsOfName(field);
  return type === 'text' && more.length === 0 && CODE.test(last) && lead.length > 2 && !CODED.test(lead);
}

/** What codes are of that say where a record is, or what it is made of. */
const CODED =
  /^(?:post|postal|zip|area|country|region|state|city|bar|phone|tel|fax|vat|tax|serial|part|model|type|class|category|promo|tracking|batch|colou?r)$/;

/** What a name ends with that tells records, or other things, apart. */
export const CODE = /^(?:id|no|number|nr|num|key|code|ref)$/;

/** "listingId" and "ticketsAvailable": each record is an offer of some tickets, and there may be many of them for one event. */
export function areOffers(fields: readonly QueryField[]): boolean {
  const isOffer = (field: QueryField) => OFFERS.has(stem(wordsOfName(field)[0] ?? '')) && CODE.test(wordsOfName(field).at(-1) ?? '');
  const isOfTickets = (field: QueryField) => field.type === 'number' && wordsOfName(field).some((word) => TICKETS.has(stem(word)));
  return fields.some(isOffer) && fields.some(isOfTickets);
}

const OFFERS = stemSet('listing offer ad advert order booking sale ticket');
const TICKETS = stemSet('ticket seat quantity qty');

/** A text of few values that says what kind of a thing each record is: "type", "event_type"; the type of an owner is none of the record. */
export function tellsKinds(
  field: QueryField,
  { name, distinct }: { readonly name: string; readonly distinct: (field: string) => number | null },
): boolean {
  const words = wordsOfName(field);
  const isOfRecord = words.length === 1 || words.slice(0, -1).every((word) => THING.has(stem(word)) || name.toLowerCase().includes(stem(word)));
  const kinds = field.type === 'text' && isOfRecord && KIND.test(words.at(-1) ?? '') ? distinct(field.name) : null;
  return kinds !== null && kinds > 1 && kinds <= MOST_KINDS;
}

const KIND = /^(?:type|kind|category|cat|subcategory|class|aisle|department)$/;
/** Words before it that say of what the kinds are: of the record. */
const THING = stemSet('property event room place space venue vehicle product item primary main job course bike animal plant plot pitch tool food');
const MOST_KINDS = 40;
