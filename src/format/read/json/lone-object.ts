import { wordSet } from '../../../text/word-set.ts';

/** What an object that stands alone is: a record without a list in it, one with a list, a wrapping around a list of records, or possibly one of the last two. */
export type LoneObject = 'plain' | 'record' | 'wrapping' | 'either';

/** Tells which of them the text of an object is; `wrapping` as well for what is no JSON, so that the place of the error is found. */
export function kindOfLoneObject(text: string): LoneObject {
  const object = objectOf(text);
  if (object === undefined) return 'wrapping';
  if (!holdsList(object, LEVELS)) return 'plain';
  const names = Object.entries(object)
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([name]) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (names.every((name) => ABOUT_LISTS.has(name))) return 'wrapping';
  return names.some((name) => OF_RECORDS.test(name)) ? 'record' : 'either';
}

/** How deep lists of records are looked for. */
const LEVELS = 4;

/** What is said of an answer or a page rather than of a thing; all letters, without what joins words. */
const ABOUT_LISTS: ReadonlySet<string> =
  wordSet(`total totalcount totalresults totalhits totalpages totalitems count counts size length num numfound numresults page pages pagesize perpage
    pagecount pagenumber limit offset start skip take from to next nextpage nexturl previous prev previouspage first last hasmore hasnext
    cursor nextcursor after before token nexttoken status statuscode statustext code ok success error errors message msg version apiversion
    schema type kind object timestamp time date generated generatedat createdat updatedat lastupdated fetchedat took elapsed duration query q
    copyright license encoding format self href`);

/** What names or describes one thing. */
const OF_RECORDS = /id$|^(?:uuid|guid|sku|key|slug|code|isbn|ean|name|title|label|url|link|price|description|text|author|brand|address|city)$/;

function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True when a list of objects, or an empty one, is among the values, as far as `levels` down. */
function holdsList(object: object, levels: number): boolean {
  return Object.values(object).some((value: unknown) => {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length === 0 || (typeof value[0] === 'object' && value[0] !== null);
    return levels > 1 && holdsList(value, levels - 1);
  });
}
