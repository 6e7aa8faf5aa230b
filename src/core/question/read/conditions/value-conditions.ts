import type { Condition } from '../../../condition/condition.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import { nameWords } from '../../../language/profile/field-names.ts';
import { LACK } from '../../lexicon/lacking.ts';
import { STATE_FIELDS } from '../../lexicon/states.ts';
import type { Sentence } from '../../sentence.ts';
import type { Stated } from './stated.ts';
import { deedOf } from './deeds-of-values.ts';
import { denialBefore, negated } from './negated.ts';
import { isVocabulary } from '../../annotate/values/value-parts.ts';
import { disjunction } from '../../../condition/transform.ts';

export function valueAt(sentence: Sentence, at: number): Stated | null {
  const piece = sentence.open(at, 'value');
  if (piece === null || isOfCompound(sentence, at)) return null;
  const before = qualifierBefore(sentence, at);
  const after = qualifierAfter(sentence, at);
  const [namedBefore, namedAfter] = [hitsNamed(sentence, before, piece.hits), hitsNamed(sentence, after, piece.hits)];
  const named = namedBefore.length > 0 ? namedBefore : namedAfter;
  const deed = named.length > 0 ? null : deedOf(sentence, at);
  const { chosen, rivals } = likeliest(named.length > 0 ? named : (deed?.hits ?? piece.hits), sentence, at);
  if (chosen === undefined) return null;
  const isNamed = named.length > 0;
  const [byBefore, byAfter] = [
    isNamed && namedBefore.length > 0 ? chosen : undefined,
    isNamed && namedBefore.length === 0 && namedAfter.length > 0 ? chosen : undefined,
  ];
  sentence.use(at);
  if (deed !== null) sentence.use(...deed.places);
  if (byBefore !== undefined && before !== null) sentence.use(before);
  else if (byAfter !== undefined && after !== null && !isShared(sentence, at, after)) sentence.use(after);
  // "rated R", "sponsored by industry", "taught by Ann Lee": the participle is of the field that the value is of.
  const lead = sentence.isLink(at - 1, 'from') ? sentence.previous(at - 1) : at - 1;
  // "recycled T-shirts" of a yes or no for recycled materials: a condition of its own.
  const isOwn = sentence.at(lead, 'field')?.choices.every(({ profile }) => profile.field.type === 'boolean') === true;
  const isRated = lead === at - 1 && !isOwn && sentence.open(lead, 'field') !== null && sentence.lower(lead).endsWith('ed');
  if (isRated) sentence.use(lead);
  // "over the phone": by what something came, where no number is compared.
  if (sentence.lower(sentence.previous(at)) === 'over') sentence.use(sentence.previous(at));
  const start = byBefore !== undefined && before !== null ? before : at;
  // "whose type is not dome": between the two.
  const denial = denialBefore(sentence, start) ?? (start === at ? null : denialBefore(sentence, at));
  const isChosen = named.length === 0 && piece.hits.some((hit) => hit !== chosen && hit.records * 3 > chosen.records);
  const note =
    piece.isPart === true
      ? `taking "${sentence.words(at)}" as ${chosen.field} ${chosen.spellings.map((value) => `"${value}"`).join(' or ')}`
      : isChosen
        ? `taking "${sentence.words(at)}" as ${/^[aeiou]/i.test(chosen.field) ? 'an' : 'a'} ${chosen.field}`
        : null;
  const contrary = denial === null ? null : isLackSaid(sentence, denial, chosen) ? chosen : contraryOf(sentence, denial, chosen);
  const where = whereOf(contrary ?? chosen);
  return {
    at: denial ?? start,
    end: byAfter !== undefined && after !== null && !isShared(sentence, at, after) ? after : at,
    where: denial === null || contrary !== null ? where : negated(where),
    field: chosen.field,
    label: `${denial === null ? '' : 'not '}${chosen.spellings[0] ?? sentence.words(at)}`,
    note,
    kind: 'value',
    ...(rivals.length === 0 ? {} : { doubt: { words: sentence.words(at), hits: [chosen, ...rivals] } }),
  };
}

/** "non refundable" of a field that has both "Refundable" and "Non Refund": the value that says it itself; null where none does. */
function contraryOf(sentence: Sentence, denial: number, { field, kind, spellings }: ValueHit): ValueHit | null {
  const no = sentence.lower(denial);
  const [said = ''] = spellings.map((value) => value.toLowerCase());
  const hit = /^no[nt]?$/.test(no) && kind === 'whole' ? sentence.facts.findValues(no).find((each) => each.field === field) : undefined;
  const [only, ...more] = (hit?.holders?.spellings ?? []).filter((value) => {
    const rest = value.toLowerCase().replace(/^no[nt]?[ _-]/, '');
    return rest !== value.toLowerCase() && (said.startsWith(rest) || rest.startsWith(said));
  });
  return hit === undefined || only === undefined || more.length > 0 ? null : { field, kind, spellings: [only], records: hit.records };
}

/** "there was no driver" of a cause called "Driver shortage": the value says itself that there was none. */
function isLackSaid(sentence: Sentence, denial: number, { spellings }: ValueHit): boolean {
  return /^(?:no|without)$/.test(sentence.lower(denial)) && spellings.length > 0 && spellings.every((value) => LACK.test(value));
}

/** "dividend yield" where one of several themes is called dividend: rather a word of the number behind it. */
function isOfCompound(sentence: Sentence, at: number): boolean {
  const piece = sentence.at(at, 'value');
  const isItem = piece?.hits.every(({ kind }) => kind === 'item') === true && /^\p{Ll}+$/u.test(sentence.words(at));
  return isItem && sentence.at(at + 1, 'field')?.choices[0]?.profile.field.type === 'number';
}

/** The condition that a value of a field is. */
export function whereOf({ field, kind, spellings, isPartOfOthers }: ValueHit): Condition {
  const [only = ''] = spellings;
  if (kind === 'item' && isPartOfOthers !== true)
    return disjunction(spellings.map((text): Condition => ({ kind: 'has', field, negated: false, text })));
  return spellings.length === 1 ? { kind: 'compare', field, op: '=', value: only } : { kind: 'in', field, negated: false, values: [...spellings] };
}

/** Those of the values whose field is named at a place, and named best. */
function hitsNamed(sentence: Sentence, at: number | null, hits: readonly ValueHit[]): readonly ValueHit[] {
  const choices = at === null ? [] : (sentence.open(at, 'field')?.choices ?? []);
  const [best] = choices;
  if (best === undefined) return [];
  // "in area VIIe" of sizes and lists of areas: a word of the name of the field that the value is of, whatever else it may be said of.
  const said = sentence.token(at ?? 0)?.stem ?? '';
  const isCalled = ({ field }: ValueHit) =>
    sentence.profiles.some((each) => each.field.name === field && each.words.some(({ stem }) => stem === said));
  const isOwn = choices.some(({ profile }) => hits.some(({ field }) => field === profile.field.name));
  const called = isOwn || best.profile.words.some(({ stem }) => stem === said) ? [] : hits.filter(isCalled);
  if (called.length > 0) return called;
  if (best.profile.field.type === 'number') return [];
  const scored = hits.flatMap((hit) => {
    const choice = choices.find(({ profile }) => profile.field.name === hit.field);
    return choice !== undefined && (choice.profile.field.type === 'text' || choice.score >= best.score - 0.01) ? [{ hit, score: choice.score }] : [];
  });
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.flatMap(({ hit, score }) => (score > most - 0.01 ? [hit] : []));
}

/** "the city of Porto", "genre is Drama", "rated R". */
function qualifierBefore(sentence: Sentence, at: number): number | null {
  let place = at - 1;
  while (sentence.pieces[place]?.kind === 'harmless' || sentence.pieces[place]?.kind === 'mark' || sentence.isLink(place, 'is', 'of', 'not', 'in'))
    place -= 1;
  return sentence.open(place, 'field') === null ? null : place;
}

/** "Diesel fuel", "Oakford city", "substantial damage". */
function qualifierAfter(sentence: Sentence, at: number): number | null {
  const next = sentence.at(at + 1, 'mark') !== null && sentence.lower(at + 1) === '-' ? at + 2 : at + 1;
  const place = sentence.pieces[next]?.kind === 'noun' && sentence.pieces[next + 1]?.kind === 'field' ? next + 1 : next;
  return sentence.open(place, 'field') === null ? qualifierOfAll(sentence, at) : place;
}

/** Whether another value stands before the field that is named, which is then named for both. */
function isShared(sentence: Sentence, at: number, field: number): boolean {
  return sentence.pieces.slice(at + 1, field).some(({ kind }) => kind === 'value');
}

/** "German and English surtitles" of operas that are sung in German: the field behind the last of several values, where it has all of them. */
function qualifierOfAll(sentence: Sentence, at: number): number | null {
  const all = [at];
  let place = at + 1;
  while (sentence.isLink(place, 'and', 'or') && sentence.at(place + 1, 'value') !== null) {
    all.push(place + 1);
    place += 2;
  }
  const choices = all.length > 1 ? (sentence.at(place, 'field')?.choices ?? []) : [];
  const isOfAll = choices.some(
    ({ profile, score }) =>
      score >= CALLED && all.every((each) => sentence.at(each, 'value')?.hits.some(({ field }) => field === profile.field.name) === true),
  );
  return isOfAll ? place : null;
}

/** From this on, a mention says the name. */
const CALLED = 0.8;

/** Verbs that say which field a name is a value of. */
const CUES: readonly (readonly [RegExp, RegExp])[] = [
  [/direct/, /direct/],
  [/writ|wrote|author/, /writ|author/],
  [/publish/, /publish/],
  [/produc/, /produc/],
  [/star|cast|act/, /cast|star|actor/],
  [/sold|sell/, /seller|vendor|shop/],
  [/develop/, /develop/],
];

/** What the word right before a name says of its field. */
const LEADS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:(?:back )?from|ex|leave|leaves|left|leaving|departs?|departed|departing|out of|starting (?:in|at|from))$/,
    /^(?!to(?:_|$)|dest|arr|drop)(?:.*(?:orig|from|start|source|pickup|sender|countr|city|location|region|state|town|place|nation)|dep|embark|boarding)/,
  ],
  [
    /^(?:to|into|towards?|until|bound for|headed for|going to|reaching|arriving(?: in| at)?)$/,
    /^(?:dest|end|to$|to_|arr|disembark|target|drop|deliver|recipient)/,
  ],
  [/^(?:against|versus|vs|facing)$/, /oppos|opponent|rival|visitor/],
  [/^(?:by|written by|directed by|made by)$/, /direct|author|writ|artist|creat|design|maker|brand/],
  [/^(?:in|at|around|near|made|made in)$/, /countr|city|location|region|state|town|place|nation/],
];

/** Values of one field are said together: "milk and nuts" are two allergens; and one record has several of them only in a list. */
const TOGETHER = 3;

/** What the values that are coordinated with the one at a place may mean: "milk, eggs and soy". */
function coordinated(sentence: Sentence, at: number): readonly (readonly ValueHit[])[] {
  const follow = (step: (place: number) => number): readonly (readonly ValueHit[])[] => {
    const found: (readonly ValueHit[])[] = [];
    for (let joint = step(at); sentence.isLink(joint, 'and', 'or'); joint = step(step(joint))) {
      const joined = step(joint);
      // "milk, and nuts": a comma and a word are one joint.
      const place = sentence.isLink(joined, 'and', 'or') ? step(joined) : joined;
      const value = sentence.at(place, 'value');
      if (value === null) break;
      found.push(value.hits);
    }
    return found;
  };
  return [...follow((place) => sentence.next(place)), ...follow((place) => sentence.previous(place))];
}

/** The word before a value, or before the first of those that it is joined to: "to Limpopo and Gauteng". */
function leadOf(sentence: Sentence, at: number): string {
  const place = sentence.pieces[at - 1]?.kind === 'harmless' ? at - 2 : at - 1;
  const joined = sentence.isLink(place, 'and', 'or') ? sentence.previous(place) : -1;
  return joined > 0 && sentence.at(joined, 'value') !== null ? leadOf(sentence, joined) : sentence.lower(place);
}

/** "Dover to Calais", "Hull - Rotterdam": the lead that such an end of a way has, where both ends are values of the same fields; null elsewhere. */
function wayEnd(sentence: Sentence, at: number): 'from' | 'to' | null {
  const isJoint = (place: number) =>
    sentence.isLink(place, 'to') ||
    sentence.lower(place) === 'for' ||
    (sentence.at(place, 'mark') !== null && /^(?:-|–|—|→|>)$/u.test(sentence.words(place)));
  const fieldsAt = (place: number) => sentence.at(place, 'value')?.hits.map(({ field }) => field) ?? [];
  const own = fieldsAt(at);
  const isEnd = (place: number) => new Set(fieldsAt(place).filter((field) => own.includes(field))).size > 1;
  if (isJoint(at + 1) && isEnd(at + 2)) return 'from';
  return isJoint(at - 1) && isEnd(at - 2) ? 'to' : null;
}

/** "are live", "live projects" of a state and of a kind called Live: what is said of a record, in small letters, is rather the state it is in. */
function isOfState({ field, kind, spellings }: ValueHit, sentence: Sentence, at: number): boolean {
  const name = nameWords(field).at(-1) ?? '';
  const isSaid = sentence.isLink(sentence.previous(at), 'is') || sentence.at(sentence.next(at), 'noun') !== null;
  // Where it may be one of the United States, its values are names.
  const isNamed = name === 'state' && spellings.some((value) => /^\p{Lu}(?:\p{Ll}|\p{Lu}?$)/u.test(value));
  return kind === 'whole' && STATE_FIELDS.test(name) && !isNamed && isSaid && sentence.words(at) === sentence.lower(at);
}

/** The other field has so many fewer records with the value that it is not meant unless it is named. */
const OVERWHELMING = 10;
/** Evidence of words and of the kind of field differs by this much at least. */
const DECISIVE = 1;

/** The value that is meant, and those of other fields that the words fit as well. */
function likeliest(hits: readonly ValueHit[], sentence: Sentence, at: number): { readonly chosen?: ValueHit; readonly rivals: readonly ValueHit[] } {
  const around = [sentence.lower(at - 1), sentence.lower(at - 2), sentence.lower(at + 1)].join(' ');
  const lead = leadOf(sentence, at);
  const cue = (LEADS.find(([said]) => said.test(wayEnd(sentence, at) ?? lead)) ?? CUES.find(([said]) => said.test(around)))?.[1];
  const beside = coordinated(sentence, at);
  const score = (hit: ValueHit) =>
    TOGETHER * beside.filter((others) => others.some(({ field }) => field === hit.field)).length +
    (beside.length > 0 && hit.kind === 'item' && isVocabulary(hit.field, sentence.facts) ? TOGETHER : 0) +
    (cue?.test(nameWords(hit.field).join('_')) === true ? 4 : 0) +
    (isOfState(hit, sentence, at) ? TOGETHER : 0) +
    (isVocabulary(hit.field, sentence.facts) ? 2 : 0) +
    (hit.kind === 'whole' ? 0.5 : 0) -
    (hit.field === sentence.facts.titleField ? 1 : 0);
  const likely = (hit: ValueHit) => score(hit) + hit.records / Math.max(1, sentence.facts.records);
  const [chosen, ...others] = hits.toSorted((a, b) => likely(b) - likely(a));
  if (chosen === undefined) return { rivals: [] };
  const isClose = (hit: ValueHit) =>
    hit.field !== chosen.field && score(hit) > score(chosen) - DECISIVE && hit.records * OVERWHELMING > chosen.records;
  return { chosen, rivals: others.filter(isClose) };
}
