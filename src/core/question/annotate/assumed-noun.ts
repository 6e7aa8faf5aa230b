import { INCOME_WORDS } from '../../language/near/meanings.ts';
import { unitOf } from '../../language/annotate/units.ts';
import { PERSON_ENDINGS } from '../../language/lexicon/en/other-things.ts';
import { clippedNameOf } from '../../language/near/short-names.ts';
import { stem as stemOf } from '../../language/stem.ts';
import { lowerText, type Token } from '../../language/tokens.ts';
import { rootOf } from '../../language/values/roots.ts';
import type { ValueHit } from '../../language/values/value-index.ts';
import type { EntityWord } from '../facts.ts';
import { isMove } from '../lexicon/moving.ts';
import { OTHER_NOUNS } from '../lexicon/other-nouns.ts';
import { MEASURING_NOUNS, SAVINGS } from '../lexicon/passed-over.ts';
import type { Piece } from '../piece.ts';
import type { AnnotateLook } from './look.ts';
import { tellsKinds } from '../nouns/numbering.ts';
import { isWide } from '../nouns/record-kinds.ts';
import { isCalledOtherwise } from '../nouns/record-noun.ts';
import { rankOfName } from '../read/name-rank.ts';
import { isKnownWord, recordWords, runWords } from './phrases.ts';
import { isOfNames, isVocabulary } from './values/value-parts.ts';

/** What is known of a question when its record noun is looked for. */
export interface NounLook extends Pick<AnnotateLook, 'tokens' | 'schema' | 'facts'> {
  /** The cover of the question without such a noun. */
  readonly cover: readonly Piece[];
  readonly entityOf: (word: string) => EntityWord;
  /** True for a word that is a known one with a typo. */
  readonly isMisspelled: (word: string) => boolean;
}

/**
 * The root of the one noun that stands where the records are counted, listed or ranked, and that nothing in the data is called by: "routes" of "how
 * many routes are there in the Dolomites". Null where there is none, where two different nouns stand so, or where another word is known to name the
 * records.
 */
export function assumedNoun(look: NounLook): string | null {
  const { cover, tokens } = look;
  const roots = new Set(
    cover.flatMap((piece, at) => {
      const token = tokens[piece.from];
      return token !== undefined && isUnclaimed(piece, token, look) && stands(look, at) ? [rootOf(token.lower)] : [];
    }),
  );
  const [root] = roots;
  if (root === undefined || roots.size > 1) return null;
  const isNamed = cover.some(
    ({ kind, from }) => kind === 'noun' && !recordWords.has(tokens[from]?.lower ?? '') && rootOf(tokens[from]?.lower ?? '') !== root,
  );
  return isNamed ? null : root;
}

/** Nouns for many things that have no plural. */
const MASS =
  /^(?:fish|sheep|deer|cattle|livestock|poultry|aircraft|spacecraft|hovercraft|watercraft|gear|equipment|software|hardware|luggage|stationery|cutlery|crockery|cookware|glassware|merchandise|research|property|accommodation|real estate|artwork|jewellery|jewelry|furniture|clothing|footwear)$/;
const PLURAL = /(?:[^s'u]s|ies|uses)$/;

/** "thats available", "dont": short forms without their apostrophe, and words that end a sentence without being its noun. */
const CONTRACTION =
  /^(?:today|tonight|tomorrow|yesterday|anymore|before|anyway|anyways|instead|overall|altogether|meanwhile|nowadays|yes|its|lets|dont|doesnt|didnt|isnt|arent|wasnt|havent|hasnt|wont|cant)$/;

/** A noun that no field, value, unit or phrase of questions claims, and that names nothing else either. */
function isUnclaimed(piece: Piece, token: Token, look: NounLook): boolean {
  const { lower } = token;
  if (piece.to - piece.from > 1 || token.kind !== 'word' || !/^\p{Ll}{3,}$/u.test(lower)) return false;
  if (NUMBERS.test(lower) || CONTRACTION.test(lower) || runWords.has(lower) || isMove(lower) || SAVINGS.has(lower) || INCOME_WORDS.has(lower))
    return false;
  // A capital inside the sentence is rather a name.
  if (/^\p{Lu}/u.test(token.text) && piece.from > 0) return false;
  const isVerb = piece.kind === 'verb' && PLURAL.test(lower);
  if (piece.kind !== 'unknown' && !isVerb && !isHalfName(piece, token) && !isOfFlag(piece, token)) return false;
  if (piece.kind === 'unknown' && isKnownWord(lower)) return false;
  if (isDenied(lower, look) || clippedNameOf(lower, look.schema) !== null) return false;
  const isOther = OTHER_NOUNS.has(rootOf(lower)) || PERSON_ENDINGS.test(lower);
  if ((isOther && look.entityOf(lower) !== 'behind') || MEASURING_NOUNS.has(lower) || unitOf(lower) !== undefined) return false;
  if (isOfFlag(piece, token)) return true;
  if ((isOfSome(piece, look.entityOf(lower)) && !isHeadOfValue(look, look.cover.indexOf(piece))) || look.isMisspelled(lower)) return false;
  if (isKindInData(look, lower)) return false;
  return look.facts
    .findValues(lower)
    .every((hit) => hit.kind === 'words' && (!isVocabulary(hit.field, look.facts) || (PLURAL.test(lower) && isInSentences(hit, look))));
}

/** "eights", "twenties": so many of something. */
const NUMBERS =
  /^(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens|elevens|twelves|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|hundreds|thousands|pairs|dozens|halves|quarters)$/;

/** "phones" of a category called Smartphones, "panto" of a Pantomime, "placements" of a placement year: some of the records are so. */
function isKindInData(look: NounLook, word: string): boolean {
  const { schema, facts } = look;
  const root = rootOf(word);
  const isBegun = facts
    .findValues(root)
    .some((hit) => root !== word && hit.kind === 'words' && isVocabulary(hit.field, facts) && !isOfNames(hit.field) && !isInSentences(hit, look));
  const isPartOf = (value: string) =>
    value.length > word.length + 2 && (value.toLowerCase().endsWith(word) || (root.length >= LEAST_BEGUN && value.toLowerCase().startsWith(root)));
  return isBegun || schema.profiles.some(({ field: { role, samples = [] } }) => role === 'category' && samples.some(isPartOf));
}

/** "apps" are no approvals. */
const LEAST_BEGUN = 5;

/** A noun for some of the records, or of other files where it may be a field. */
function isOfSome({ kind }: Piece, entity: EntityWord): boolean {
  return entity === 'kind' || (entity === 'foreign' && kind !== 'unknown');
}

/** Values of more words are sentences, whose words are no kinds of records. */
const LONGEST_KIND = 5;

/** Where more values have the word than are handed out, all that are known of the field tell. */
function isInSentences({ field, holders }: ValueHit, { schema }: NounLook): boolean {
  const values = holders?.spellings ?? schema.fields.find(({ name }) => name === field)?.samples ?? [];
  return values.length > 0 && values.every((value) => value.split(' ').length > LONGEST_KIND);
}

const DENYING = /^(?:non|un|in|im|dis|re)-?(?=\p{L}{3})/u;

/** "nonstops" of records that count their stops, and "readmissions" of such with an admission, are some of them. */
function isDenied(word: string, { schema }: NounLook): boolean {
  const rest = stemOf(rootOf(word.replace(DENYING, '')));
  return DENYING.test(word) && schema.profiles.some(({ words }) => words.some((own) => own.stem === rest));
}

/** "walks" of a field called walking time: a word of the name that says what the field is of. */
function isHalfName(piece: Piece, token: Token): boolean {
  const { lower, stem } = token;
  if (piece.kind !== 'field' || !PLURAL.test(lower)) return false;
  // "artists" of an artist's name.
  if (piece.choices.some(({ profile }) => profile.field.type === 'text' && rankOfName(profile, [token]) === 1)) return false;
  return piece.choices.every(({ profile, score }) => {
    const named = profile.words.filter(({ weight }) => weight === 1);
    return score < 0.7 && named.length > 1 && named.at(-1)?.stem !== stem && !profile.says.has(stem);
  });
}

/** "reports" of a flag for repeat reports: what some of the records are, all are without what stands before it. */
function isOfFlag(piece: Piece, { lower, stem }: Token): boolean {
  if (piece.kind !== 'field' || !PLURAL.test(lower)) return false;
  return piece.choices.every(
    ({ profile: { field, words }, score }) => field.type === 'boolean' && score < 0.7 && words.length > 1 && words.at(-1)?.stem === stem,
  );
}

/** Whether the piece at a place stands where the records do. */
function stands(look: NounLook, at: number): boolean {
  const { cover, tokens } = look;
  const word = tokens[cover[at]?.from ?? 0]?.lower ?? '';
  const isMany = PLURAL.test(word) || MASS.test(word);
  const isVerb = cover[at]?.kind === 'verb';
  const lead = leadOf(cover, at);
  const before = cover[lead];
  if (isOwned(look, at) || isSaidOf(look, at) || mayBeKind(look, at)) return false;
  // "cheapest lwb transit": what stands before a value says more of it, where no plural ends its phrase.
  if (!isMany && cover[at + 1]?.kind === 'value') return false;
  if (look.entityOf(word) !== 'behind' && (isOfValue(word, look) || isOfCode(word, look))) return false;
  if (!isVerb && isHeadOfValue(look, at)) return true;
  if (before === undefined) return isMany && !isVerb && at < cover.length - 1;
  switch (before.kind) {
    case 'head':
      if (before.head === 'count' || before.head === 'share' || before.head === 'list') return isMany;
      return before.head === 'exists' && (isMany || !isVerb);
    case 'extreme':
      if (/^(?:the )?(?:most|least|fewest)$/.test(wordsOf(look, lead)))
        return isMany && /^(?:has|have|had|got)$/.test(tokens[before.from - 1]?.lower ?? '');
      return (
        !isOfNumber(look, lead, at) &&
        !isOfGroup(cover, lead) &&
        (isMany || (!isVerb && !isCalledOtherwise(look.facts, (name) => look.entityOf(name) === 'certain')))
      );
    case 'limit':
      // "top 5 attendances": what they are ranked by, unless that is said behind.
      return isMany && (before.end === null || before.end === 'first' || cover.slice(at).some(({ kind }) => kind === 'grouper' || kind === 'sorter'));
    case 'bound':
      return isMany;
    case 'link':
      return (isMany || isOneOfAny(look, at)) && before.link === 'of' && isOfSomething(cover, lead);
    default:
      return false;
  }
}

/**
 * "the cheapest generator", "organic yoghurts" of things of several types: rather one kind of them, unless the noun is one for anything that takes place
 * or is somewhere. "has a silent system" only says more of what the switch says.
 */
function mayBeKind(look: NounLook, at: number): boolean {
  const { cover, tokens, schema, facts } = look;
  const before = cover[at - 1];
  const isOfSwitch = before?.kind === 'condition' && before.source === 'flag' && !/^(?:head|extreme)$/.test(cover[leadOf(cover, at)]?.kind ?? 'head');
  return !isOfSwitch && !isWide(rootOf(tokens[cover[at]?.from ?? 0]?.lower ?? '')) && schema.fields.some((field) => tellsKinds(field, facts));
}

/** "a hard route", "Lenovo boxes", "historic buildings": a noun that a value or a yes-or-no word narrows, and that ends its phrase. */
function isHeadOfValue(look: NounLook, at: number): boolean {
  const { cover, tokens, facts } = look;
  const [before, after] = [cover[at - 1], cover[at + 1]];
  if (after !== undefined && /^(?:unknown|field|noun|value|number|quote)$/.test(after.kind)) return false;
  // "peak surcharge by type": one thing of a kind is rather what is measured.
  const token = tokens[cover[at]?.from ?? 0];
  if (after?.kind === 'grouper' && !PLURAL.test(token?.lower ?? '') && !isOneOfAny(look, at)) return false;
  if (before?.kind === 'condition') return before.source === 'flag';
  // "is the old town loud": what is said of the value.
  if (/^(?:is|are|was|were)(?: the)?$/.test(wordsOf(look, at - 2))) return false;
  if (before?.kind === 'value' && isNounOfValue(before, tokens) && !PLURAL.test(token?.lower ?? '')) return false;
  return before?.kind === 'value' && before.hits.some(({ field }) => isVocabulary(field, facts));
}

/** "a hard route", "elevation of a slide". */
function isOneOfAny({ cover, tokens }: NounLook, at: number): boolean {
  const first = cover[leadOf(cover, at) + 1]?.from ?? 0;
  return tokens.slice(Math.max(0, first - 1), first + 1).some(({ lower }) => /^(?:a|an|any|each|every|one|single)$/.test(lower));
}

/** "engineers" of a job called "Engineer", before what they do: "smoke", "drive". */
function isNounOfValue({ hits, to }: Piece & { readonly kind: 'value' }, tokens: readonly Token[]): boolean {
  const said = tokens[to - 1]?.lower ?? '';
  return PLURAL.test(said) && hits.every(({ spellings }) => spellings.every((spelling) => !spelling.toLowerCase().endsWith(said)));
}

/** The place of what the words before a noun hang on: past articles, and past values and conditions that narrow it. */
function leadOf(cover: readonly Piece[], at: number): number {
  let place = at - 1;
  while (/^(?:harmless|value|condition|mark)$/.test(cover[place]?.kind ?? '')) place -= 1;
  return place;
}

/** "woodies" where something is of wood, "designers" where a category is design: rather those than all. */
function isOfValue(word: string, { facts }: NounLook): boolean {
  const root = word.replace(/(?:ies|ers?|ors?|s)$/, '');
  const values = [root, `${root}ing`, `${root}e`, `${root}en`, `${root}ics`].filter((each) => each.length > 2 && each !== word);
  return values.some((value) => facts.findValues(value).some(({ field, kind }) => kind !== 'words' && isVocabulary(field, facts)));
}

/** "defenders" where a position is DF: a code of the same letters in the same order may stand for those who are so. */
function isOfCode(word: string, { facts }: NounLook): boolean {
  const [first = '', ...rest] = word.toUpperCase();
  if (!/(?:[eo]rs|backs|men|ists|ees|cans|crats|tives)$/.test(word)) return false;
  const codes = [first, ...rest.map((letter) => first + letter), word.slice(0, 3).toUpperCase()];
  return codes.some((code) =>
    facts.findValues(code).some(({ field, kind, spellings }) => kind === 'whole' && isVocabulary(field, facts) && spellings.includes(code)),
  );
}

/** "is the water drinkable", "is A pricier than B": said of the records, and no name of them; "dockers work at …" are people. */
function isSaidOf({ cover, tokens }: NounLook, at: number): boolean {
  const [word, next] = [tokens[cover[at]?.from ?? 0]?.lower ?? '', tokens[cover[at]?.to ?? 0]?.lower ?? ''];
  return /(?:able|ible|ier|iest)$/.test(word) || next === 'than' || /^(?:work|works|worked|live|lives|lived|died?|speak|speaks)$/.test(next);
}

/** "share of the trails", "average price of premium episodes". */
function isOfSomething(cover: readonly Piece[], link: number): boolean {
  return /^(?:head|aggregate|field|extreme|percentile)$/.test(cover[leadOf(cover, link)]?.kind ?? '');
}

/** "provider with the longest contracts": what the provider has, and no records. */
function isOfGroup(cover: readonly Piece[], lead: number): boolean {
  const link = cover[leadOf(cover, lead)];
  return link?.kind === 'link' && /^(?:with|has)$/.test(link.link) && cover[leadOf(cover, cover.indexOf(link))]?.kind === 'field';
}

/** "biggest discount": of what has no end by itself, a noun may be the measure rather than the record; "biggest study by budget" names another. */
function isOfNumber(look: NounLook, lead: number, at: number): boolean {
  if (look.cover[at + 1]?.kind === 'grouper') return false;
  return /(?:big|large|high|low|great|small|top|max|min|best|worst|most|least|fewest|first|last)/.test(wordsOf(look, lead));
}

function wordsOf({ cover, tokens }: NounLook, at: number): string {
  return lowerText(tokens, cover[at]?.from ?? 0, cover[at]?.to ?? 0);
}

/** "how many strings does each bass have", "how many oscars did this film win": what belongs to one record is no record. */
function isOwned({ tokens, cover, facts }: NounLook, at: number): boolean {
  const end = cover[at]?.to ?? 0;
  const after = lowerText(tokens, end, end + 3);
  if (/^(?:do|does|did|has|had|is in|are in|per|in|on|of) (?:a|an|each|every|one|the average|the typical|this|that)\b/.test(after)) return true;
  if (!/^(?:do|does|did|has|have|had)\b/.test(after)) return false;
  const next = cover.find(({ from, kind }) => from > end && kind !== 'harmless');
  const namesOne = (field: string) => field === facts.titleField || facts.key.includes(field) || !isVocabulary(field, facts);
  return next?.kind === 'value' && next.hits.every(({ field }) => namesOne(field));
}
