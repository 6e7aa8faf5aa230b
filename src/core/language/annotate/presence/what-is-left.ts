import type { Finding } from '../../bind/binding.ts';
import { onlyOne } from '../../bind/prices.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { isOfPlacesLeft } from '../../profile/places-left.ts';
import { stem } from '../../stem.ts';
import { lowerText, type Token } from '../../tokens.ts';
import type { Mention } from '../mentions.ts';

/** "still have room", "with seats left", "isn't full", "fully booked": of records that count what is left of their places, whether there are any. */
export function whatIsLeft(tokens: readonly Token[], profiles: readonly FieldProfile[]): readonly Finding[] {
  const counts = profiles.filter(isOfPlacesLeft);
  if (counts.length === 0) return [];
  const found = tokens.flatMap((_, from): readonly Finding[] => {
    const said = lowerText(tokens, from, from + LONGEST);
    const has = HAS_PLACES.exec(said);
    const isTold = has !== null && ['left', 'still', 'also', 'rest', 'one'].some((told) => has.groups?.[told] !== undefined);
    const full = isTold ? null : IS_FULL.exec(said);
    const none = isTold || full !== null ? null : NO_PLACES.exec(said);
    const match = isTold ? has : (full ?? none);
    const noun = (isTold ? has : none)?.groups?.['noun'] ?? '';
    const only = onlyOne(counts.filter((profile) => isOf(profile, noun)));
    if (match === null || only === null) return [];
    const isNone = isTold ? has.groups?.['none'] !== undefined : none !== null || full?.groups?.['not'] === undefined;
    const to = from + match[0].split(' ').length;
    const start = full === null ? from : from + (full.groups?.['is'] ?? '').split(' ').filter((word) => word !== '').length;
    return [{ from: start, to, condition: { kind: 'compare', field: only.field.name, op: isNone ? '=' : '>', value: 0 }, profile: only }];
  });
  return found.filter(({ to }, at) => found.findIndex((other) => other.to === to) === at);
}

const LONGEST = 8;
const NOUNS = 'places?|seats?|spots?|spaces?|slots?|room|tickets?|vacanc(?:y|ies)|availability|beds?';
/** What is said behind a whole phrase. */
const OVER = '(?=$| (?:[,.;:?!)]|in|on|at|and|but|or|by|per|for (?:this|next|the)|this|next|now|yet|since|between|how|which|number|count)(?: |$))';

/** "still have a place", "with no seats left", "has a space": who has room has some that is left. */
const HAS_PLACES = new RegExp(
  `^(?:(?<still>still|yet) )?(?:with|have|has|having|got)(?<also> still)?(?=(?<one> (?:an? |any |no )?(?:place|space|spot|slot|room|vacancy|availability|vacancies)\\b)?)(?: an?| any| some|(?<none> no))?(?<rest> (?:free|open|remaining|spare|vacant)(?! tickets?\\b))? (?<noun>${NOUNS})(?: still)?(?<left> (?:left|free|available|remaining|open|going))?${OVER}`,
);

/** "no spaces", "have no places": none of those that are left. */
const NO_PLACES = new RegExp(`^no (?<noun>places|spaces|spots|slots|vacancies)(?: left| free| available| remaining)?${OVER}`);

/** "is full", "isn't full yet", "are already fully booked". */
const IS_FULL = new RegExp(
  `^(?<is>(?:(?:is|are|was|were|be) )?(?:already |now |completely |totally |currently )*)(?<not>(?:not|isn't|aren't|n't)(?: yet)? )?(?:(?<!^)full|fully booked|booked up|booked out|sold out|filled up(?: completely| entirely)?)(?: yet)?${OVER}`,
);

/** Mentions with those that name what is left of places by other words: "free seats", "units available", "seats that are left". */
export function withNamesOfRest(mentions: readonly Mention[], tokens: readonly Token[], profiles: readonly FieldProfile[]): readonly Mention[] {
  const counts = profiles.filter(isOfPlacesLeft);
  if (counts.length === 0) return mentions;
  const rests = tokens.flatMap((_, from): readonly Mention[] => {
    const match = REST.exec(lowerText(tokens, from, from + LONGEST_REST));
    const noun = match?.groups?.['before'] ?? match?.groups?.['behind'] ?? '';
    const only = onlyOne(counts.filter((profile) => isOf(profile, noun)));
    return match === null || only === null ? [] : [{ from, to: from + match[0].split(' ').length, profile: only, score: 1 }];
  });
  const isOfRest = (mention: Mention) => rests.some(({ from, to }) => mention.from >= from && mention.to <= to);
  return [...mentions.filter((mention) => !isOfRest(mention)), ...rests];
}

const RESTING = 'free|left|remaining|available|unsold|empty|vacant|spare|unfilled';
const OF_REST = '(?:place|seat|spot|space|slot|bed|berth|pitche|vacancie)s?|pitch|vacancy';
const REST = new RegExp(
  `^(?:(?:${RESTING}) (?<before>${OF_REST})(?:(?: (?:that )?are)?(?: still)? (?:left|remaining|available)(?! (?:to|for|in \\d))\\b)?|(?<behind>${OF_REST})(?: (?:that )?are)?(?: still)? (?:${RESTING}))(?= |$)`,
);
const LONGEST_REST = 6;

/** Room is whatever is left; seats are those of a field that is called so, or of one that is called by places only. */
function isOf({ words }: FieldProfile, noun: string): boolean {
  const root = stem(noun);
  return (
    root === '' ||
    /^(?:room|plac|availab|vacanc)/.test(root) ||
    words.some((word) => word.stem === root || /^(?:plac|spac|spot|vacanc.*)$/.test(word.stem))
  );
}
