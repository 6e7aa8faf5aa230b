import { isParticiple } from '../../language/annotate/happenings.ts';
import { doerOf } from '../annotate/concepts.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import { roleOf } from '../field-role.ts';
import type { HeadKind } from '../lexicon/lexicon.ts';
import type { Sentence } from '../sentence.ts';
import { fieldAt } from './fields.ts';
import type { FieldRead } from './measures.ts';

interface HeadRead {
  readonly head: HeadKind;
  readonly at: number;
}

/** Fields that stand by themselves, years, dates and those who did something. */
export function readNamed(sentence: Sentence, heads: readonly HeadRead[]): readonly FieldRead[] {
  return [...namedFields(sentence), ...namedYears(sentence), ...whoDid(sentence, heads)];
}

/** "what year?" of one record: the field that holds it. */
function namedYears(sentence: Sentence): readonly FieldRead[] {
  return sentence.all('bucket').flatMap((at) => {
    const isYear = sentence.open(at, 'bucket')?.unit === 'year';
    const profile = isYear ? sentence.profiles.find((each) => roleOf(each) === 'year') : undefined;
    if (profile === undefined) return [];
    sentence.use(at);
    return [{ at, profile }];
  });
}

/** "who directed …": the director. */
function whoDid(sentence: Sentence, heads: readonly HeadRead[]): readonly FieldRead[] {
  if (!heads.some(({ head }) => head === 'who')) return [];
  return [...sentence.all('verb'), ...sentence.all('unknown')].flatMap((at) => {
    const profile = doerOf(sentence.token(at)?.stem ?? '', sentence.profiles);
    if (profile === null) return [];
    sentence.use(at);
    return [{ at, profile }];
  });
}

/** "wrecks lost per decade" of records that know the lives lost: what became of the records, and nobody on them. */
function isFateOf(sentence: Sentence, at: number): boolean {
  const isOfPersons = (stem: string) => /^(?:live|life|people|person|man|men|crew|passenger|victim|soul|worker)$/.test(stem);
  const token = sentence.token(at);
  return (
    sentence.at(at - 1, 'noun') !== null &&
    token !== undefined &&
    isParticiple(token) &&
    sentence.at(at, 'field')?.choices.every(({ profile }) => profile.words.some(({ stem }) => isOfPersons(stem) && stem !== token.stem)) === true
  );
}

/** "the cheapest theatre ticket" of records that know how many tickets are left: what has the price, and no column. */
function isPriced(sentence: Sentence, at: number): boolean {
  const extreme = sentence.pieces.findLastIndex(({ kind }, place) => kind === 'extreme' && place < at);
  const idea = sentence.at(extreme, 'extreme')?.idea?.profile;
  if (idea?.dimension !== 'money' || sentence.pieces.some(({ kind }) => kind === 'head')) return false;
  return (
    isThing(sentence, at, idea) &&
    sentence.between(extreme, at, (place) => /^(?:value|condition)$/.test(sentence.pieces[place]?.kind ?? '') || isThing(sentence, place, idea))
  );
}

/** Half the name of a number that counts, or of a yes or no that a word of the price is in. */
function isThing(sentence: Sentence, at: number, { words: own }: FieldProfile): boolean {
  const { from = 0, to = 0 } = sentence.pieces[at] ?? {};
  const said = sentence.tokens[from]?.stem;
  const isOfPrice = own.some(({ stem }) => stem === said);
  // "private room" says which of them.
  return (
    to === from + 1 &&
    sentence
      .at(at, 'field')
      ?.choices.every(
        ({ profile: { field, dimension }, score }) =>
          score < 1 && dimension === null && (field.type === 'number' || (field.type === 'boolean' && isOfPrice)),
      ) === true
  );
}

/** Fields that stand by themselves; of several that the words fit, the best. */
function namedFields(sentence: Sentence): readonly FieldRead[] {
  return sentence.all('field').flatMap((at) => {
    const profile = fieldAt(sentence, at, () => true);
    if (profile === null) return [];
    sentence.use(at);
    return isFateOf(sentence, at) || isPriced(sentence, at) ? [] : [{ at, profile }];
  });
}
