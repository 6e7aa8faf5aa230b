import { isPlural } from '../../../../text/plural.ts';
import type { Condition } from '../../../condition/condition.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { roleOf } from '../../field-role.ts';
import { fieldAt } from '../fields.ts';
import type { Stated } from './stated.ts';

/** "with a rating", "no director", "rating is missing", "without a price". */
export function presences(sentence: Sentence): readonly Stated[] {
  return sentence.all('field').flatMap((at): readonly Stated[] => {
    const before = presenceBefore(sentence, at);
    const after = presenceAfter(sentence, at);
    if (before === null && after === null) return [];
    const profile = fieldAt(sentence, at, () => true);
    if (profile === null) return [];
    const places = [...(before?.places ?? []), ...(after?.places ?? [])];
    const has = before !== null && after !== null ? (before.has ? after.has : !after.has) : (before?.has ?? after?.has ?? true);
    const { name } = profile.field;
    // What was not told is missing, also of what counts.
    const isUntold = [before, after].some((said) => said?.isUntold === true) && (profile.field.values ?? 0) < sentence.facts.records;
    // "charge no corkage": it is known to be nothing.
    const isCharged = !has && profile.dimension === 'money' && sentence.lower(Math.min(at, ...places) - 1).startsWith('charg');
    const where: Condition | null = isCharged
      ? { kind: 'compare', field: name, op: '=', value: 0 }
      : isUntold && !has
        ? { kind: 'null', field: name, negated: false }
        : presenceOf(sentence, { profile, has });
    if (where === null) return [];
    sentence.use(at, ...places);
    const all = [at, ...places];
    return [
      {
        at: Math.min(...all),
        end: Math.max(...all),
        where,
        field: name,
        label: `${has ? 'with' : 'without'} ${sentence.words(at)}`,
        note: null,
        kind: 'presence',
      },
    ];
  });
}

/** That records have what a field holds, or lack it: a number of none is none; null where that cannot be told. */
export function presenceOf({ facts }: Sentence, { profile, has }: { readonly profile: FieldProfile; readonly has: boolean }): Condition | null {
  const { name, type, min, signs, values, integer } = profile.field;
  // An empty list is no missing value, and plans cannot tell it.
  if ((signs?.lists ?? 0) > 0.5) return null;
  // How long ago something was says nothing of whether it ever was.
  if (type === 'number' && profile.words.some(({ stem }) => /^(?:sinc|since|until|ago)$/.test(stem))) return null;
  if (type === 'boolean') return { kind: 'compare', field: name, op: '=', value: has };
  const told = (values ?? 0) / Math.max(1, facts.records);
  // A day with 0 inches of rain had none.
  const isFall = profile.concepts.some(({ id }) => id === 'rain');
  // "no sugar": none of what is measured, where "no weight" is a weight that nobody told.
  if (type === 'number' && !has && profile.words.some(({ stem }) => SUBSTANCE.test(stem))) return { kind: 'compare', field: name, op: '=', value: 0 };
  const isCount =
    type === 'number' &&
    min === 0 &&
    (told === 1 || isFall || (integer !== false && profile.dimension === null && roleOf(profile) !== 'average' && told >= MOSTLY_TOLD));
  return isCount ? { kind: 'compare', field: name, op: has ? '>' : '=', value: 0 } : { kind: 'null', field: name, negated: has };
}

/** What there may be none of in a thing, as stems. */
const SUBSTANCE = /^(?:sugar|salt|sodium|fat|carb|carbohydrat|fibre|fiber|alcohol|caffein|lactos|gluten|cholesterol)$/;

/** A number that counts none for some records, and that so many tell, lacks what it counts where it is none. */
const MOSTLY_TOLD = 0.5;

interface Presence {
  readonly has: boolean;
  /** It is said that no value was told. Default: not so. */
  readonly isUntold?: boolean;
  readonly places: readonly number[];
}

/** "no figure for", "don't have any", "nobody knows the": what denies the field behind it in so many words. */
const DENIED =
  /(?:(?:have |has |with |is |are |there is |there's )?(?:no|without any?|without) (?:figure|value|entry|data|info|information|record|details?|mention|number)s? (?:given |known |recorded |stated |listed |available )?(?:for|of|on|about|under)(?: the| its| their| any)?|(?:do not|don'?t|does not|doesn'?t|did not|didn'?t|never|haven'?t|hasn'?t|won'?t) (?:have|had|has|show|list|state|give|mention|carry|get|got|say|tell|report|reported|disclose|disclosed|publish|published|share|shared|reveal|quote|specify|specified|name|include|provide|provided|offer|record|supply|supplied|submit|submitted|enter|fill in|want|require|need|use|used|leave|pay|make|take|receive|add|attach|put down)(?: any| an?| the| their| its| his| her| what(?: the| its| their)?(?: they| it| he| she)?)?|(?:state|states|give|gives|show|shows|list|lists|specify|specifies|mention|mentions|quote|quotes|carry|carries|name|names|offer|offers|provide|provides|report|reports) no|(?:(?:have |has |had |with )?no|without an?|without any?|without) (?:known|recorded|stated|given|listed|specified|registered)|(?:nobody|no one|no-one|(?:we|they|you|i) (?:do not|don'?t)) (?:know|knows|knew|recorded|noted|stated|gave)(?: the| its| their))$/;

/** The places of words right before a field that say that it has no value. */
function deniedBefore(sentence: Sentence, at: number): Presence | null {
  const words = sentence.pieces.slice(0, at).map((_, place) => sentence.lower(place).replaceAll('’', "'"));
  const found = DENIED.exec(words.join(' '))?.[0];
  if (found === undefined) return null;
  let start = at;
  for (let left = found.length; left > 0 && start > 0; left -= (words[start]?.length ?? 0) + 1) start -= 1;
  // Half a piece is another word.
  if (words.slice(start, at).join(' ') !== found) return null;
  return { has: false, isUntold: UNTOLD.test(found), places: Array.from({ length: at - start }, (_, index) => start + index) };
}

/** Verbs of telling. */
const UNTOLD =
  /\b(?:say|tell|state|report|reported|disclose|disclosed|publish|published|share|shared|reveal|quote|specify|specified|record|recorded|submit|submitted|enter|fill in|mention|give|list|show)\b/;

function presenceBefore(sentence: Sentence, at: number): Presence | null {
  const said = deniedBefore(sentence, at) ?? answeredBefore(sentence, at);
  if (said !== null) return said;
  let place = at - 1;
  const passed: number[] = [];
  while (sentence.pieces[place]?.kind === 'harmless' || sentence.isLink(place, 'is') || isDeniedVerb(sentence, place)) place -= 1;
  // "did it rain in Ely".
  if (sentence.lower(at - 1) === 'it' && /^(?:do|does|did)$/.test(sentence.lower(at - 2))) return { has: true, places: [at - 1, at - 2] };
  const aside = asideBefore(sentence, at, place);
  if (aside !== null) return aside;
  if (sentence.isLink(place, 'present') || sentence.isLink(place, 'missing')) {
    const lead = sentence.isLink(place - 1, 'with', 'that', 'is', 'has') ? [place - 1] : [];
    const isUntold = sentence.isLink(place, 'missing');
    return { has: !isUntold, isUntold, places: [place, ...lead] };
  }
  // "nothing filled in for warranty".
  if (sentence.isLink(place, 'of') && sentence.isLink(place - 1, 'missing')) {
    const lead = sentence.isLink(place - 2, 'with', 'has') ? [place - 2] : [];
    return { has: false, isUntold: true, places: [place, place - 1, ...lead] };
  }
  if (sentence.isLink(place, 'without')) return { has: false, places: [place] };
  if (isDoneTo(sentence, at)) return { has: true, places: [] };
  // "not introduced by Republicans" denies who did it.
  if (sentence.isLink(place, 'not') && isDoneBy(sentence, at)) return null;
  if (sentence.isLink(place, 'not') && place < at - 1 && isDeniedVerb(sentence, place + 1)) return { has: false, places: [place, place + 1] };
  if (sentence.isLink(place, 'not') && isDone(sentence, at)) return { has: false, places: [place] };
  if (sentence.isLink(place, 'not') && (/^no(?:n)?$/.test(sentence.lower(place)) || sentence.isLink(place - 1, 'has', 'with', 'is'))) {
    const lead = sentence.isLink(place - 1, 'has', 'with', 'is') ? [place - 1] : [];
    return { has: false, places: [place, ...lead] };
  }
  const isShowing = sentence.at(place, 'head')?.head === 'list' || sentence.at(place, 'verb') !== null;
  if ((sentence.isLink(place, 'has') || isShowing) && sentence.isLink(place - 1, 'not')) return { has: false, places: [place, place - 1] };
  // "orders that used a coupon": what a verb takes, of a field that not every record has.
  if (sentence.at(place, 'verb') !== null && isOptional(sentence, at)) return { has: true, places: [place] };
  if (isShown(sentence, place, at)) return null;
  if (sentence.isLink(place, 'with') || (sentence.isLink(place, 'has') && isStatement(sentence, place))) {
    const follows = sentence.pieces[at + 1]?.kind;
    const isAlone =
      follows === undefined ||
      follows === 'mark' ||
      (follows === 'link' && !sentence.isLink(at + 1, 'above', 'below', 'of', 'than', 'between')) ||
      follows === 'grouper';
    const isGiven = sentence.isLink(at + 1, 'present', 'missing', 'is');
    return isAlone && !isGiven ? { has: true, places: [place, ...passed] } : null;
  }
  return null;
}

/** "don't belong to a network", "aren't with any agency": what none is named of is denied as a whole. */
function asideBefore(sentence: Sentence, at: number, link: number): Presence | null {
  if (!sentence.isLink(link, 'to', 'in', 'of', 'with', 'from') || !/\b(?:an?|any)$/.test(sentence.lower(at - 1))) return null;
  const verb = sentence.at(link - 1, 'verb') === null ? link : link - 1;
  return sentence.isLink(verb - 1, 'not') ? { has: false, places: [verb - 1, link, ...(verb < link ? [verb] : [])] } : null;
}

/** "how many are vegetarian", "which aren't vegetarian" of a text of yes, no and unknown: what it says is said of the records. */
function answeredBefore(sentence: Sentence, at: number): Presence | null {
  const field = sentence.at(at, 'field')?.choices[0]?.profile.field;
  const isAnswer = (word: string) => sentence.facts.findValues(word).some((hit) => hit.field === field?.name && hit.kind === 'whole');
  if (field?.type !== 'text' || !isAnswer('yes') || !isAnswer('no')) return null;
  const isDenied = sentence.isLink(at - 1, 'not');
  const is = isDenied && sentence.isLink(at - 2, 'is') ? [at - 2] : [];
  const isSaid = sentence.isLink(at - 1, 'is') || (isDenied && /^(?:is|are|was|were)n'?t$|^not$/.test(sentence.lower(at - 1)));
  return isSaid ? { has: !isDenied, places: [at - 1, ...is] } : null;
}

/** "are linked to a bug" of a field that not every record has: what its name says was done. */
function isDoneTo(sentence: Sentence, at: number): boolean {
  const first = sentence.token(at);
  const isSaid = sentence.isLink(at - 1, 'is') && first !== undefined && isParticiple(first) && /\b(?:an?|any)\b/.test(sentence.lower(at));
  const field = sentence.at(at, 'field')?.choices[0]?.profile.field;
  return (
    isSaid &&
    (field?.values ?? Infinity) < sentence.facts.records &&
    /^(?:undefined|mark|grouper)$/.test(String(sentence.pieces[sentence.next(at)]?.kind))
  );
}

function isDoneBy(sentence: Sentence, at: number): boolean {
  const by = sentence.next(at);
  return sentence.lower(at).endsWith('ed') && /^by(?: the)?$/.test(sentence.lower(by)) && sentence.at(sentence.next(by), 'value') !== null;
}

/** "haven't scored a single goal" of goals and points: the verb behind a denial, though a field may be called by it. */
function isDeniedVerb(sentence: Sentence, at: number): boolean {
  const isVerb = sentence.at(at, 'verb') !== null || (sentence.at(at, 'field') !== null && /\p{L}{3,}ed$/u.test(sentence.lower(at)));
  return isVerb && sentence.isLink(at - 1, 'not', 'without');
}

/** "list the cheapest, with price and seller": what is to be shown of each. */
function isShown(sentence: Sentence, link: number, at: number): boolean {
  if (!sentence.isLink(link, 'with') || sentence.headAt('list') < 0) return false;
  return sentence.isLink(link - 1, 'and') || (sentence.isLink(at + 1, 'and') && sentence.at(sentence.next(at + 1), 'field') !== null);
}

/** After "a" or "any", the last thing that a question names, of a field that some records have no value of. */
function isOptional(sentence: Sentence, at: number): boolean {
  const field = sentence.at(at, 'field')?.choices[0]?.profile.field;
  const isLacked = field !== undefined && field.values !== undefined && field.values < sentence.facts.records;
  const after = sentence.pieces[sentence.next(at)]?.kind;
  return isLacked && /^(?:an?|any|some)$/.test(sentence.lower(at - 1)) && (after === undefined || after === 'grouper');
}

/** "how many flats have a rating", "do any of these have one": "have" states something of what is before it. */
function isStatement(sentence: Sentence, at: number): boolean {
  const last = sentence.previous(at);
  // "passed but have a violation open"
  const before = sentence.isLink(last, 'and') ? sentence.previous(last) : last;
  if (before < last && !sentence.isOpen(before) && /^(?:value|condition)$/.test(sentence.pieces[before]?.kind ?? '')) return true;
  return sentence.at(before, 'noun') !== null || sentence.isLink(before, 'that', 'not', 'them') || sentence.at(before, 'head') !== null;
}

function presenceAfter(sentence: Sentence, at: number): Presence | null {
  let place = at + 1;
  const passed: number[] = [];
  while (sentence.isLink(place, 'is') || sentence.pieces[place]?.kind === 'harmless') {
    passed.push(place);
    place += 1;
  }
  const isDenied = sentence.isLink(place, 'not');
  if (isDenied) {
    passed.push(place);
    place += 1;
  }
  // "hospitals missing the target": what they miss stands behind it.
  const object = sentence.pieces[place + 1]?.kind === 'harmless' ? place + 2 : place + 1;
  const isOfObject = passed.length === 0 && sentence.at(object, 'field') !== null;
  if (sentence.isLink(place, 'missing') && !isOfObject) return { has: isDenied, isUntold: true, places: [...passed, place] };
  if (sentence.isLink(place, 'present') && (isDenied || passed.length > 0)) return { has: !isDenied, places: [...passed, place] };
  return null;
}

const DID_NOT = /^(?:did|do|does)n'?t$/;

/** "not inspected yet": a participle that nothing follows says that what its field holds was done. */
function isDone(sentence: Sentence, at: number): boolean {
  const next = sentence.next(at);
  // "trees never inspected, how many"
  if (/(?:ed|en)$/.test(sentence.lower(at)) && sentence.lower(next) === ',' && sentence.at(sentence.next(next), 'head') !== null) return true;
  const isNothing = /^(?:anything|any|at all|a thing|once)$/.test(sentence.lower(at + 1));
  // "didn't tip": the field is called by the verb itself.
  const isVerb = DID_NOT.test(sentence.lower(at - 1)) && !isPlural(sentence.lower(at));
  return (
    (/(?:ed|en)$/.test(sentence.lower(at)) || isNothing || isVerb) &&
    /^(?:undefined|mark|grouper|head)$/.test(String(sentence.pieces[sentence.next(at)]?.kind))
  );
}
