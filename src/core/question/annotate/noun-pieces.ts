import { isPlural } from '../../../text/plural.ts';
import type { Mention } from '../../language/annotate/mentions.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Token } from '../../language/tokens.ts';
import type { Piece } from '../piece.ts';
import { WEIGHTS } from '../weights.ts';
import type { AnnotateLook } from './look.ts';

interface NounLook {
  readonly isNoun: (at: number) => boolean;
  /** The conditions that numbers of the question are read as. */
  readonly bounds: readonly Piece[];
  readonly mentions: readonly Mention[];
}

/** Every place where the question names the records themselves. */
export function nounPieces(look: AnnotateLook, { isNoun, bounds, mentions }: NounLook): readonly Piece[] {
  const single = look.tokens.flatMap((_, at): readonly Piece[] =>
    isNoun(at) && !isOfOther(look, at) ? [{ kind: 'noun', from: at, to: at + 1, score: WEIGHTS.noun }] : [],
  );
  return [
    ...single,
    ...compounds(look),
    ...personsOfAge(look, bounds),
    ...troubles(look, bounds),
    ...adorned(look, isNoun, mentions),
    ...lists(look),
  ];
}

/** "entry level", "entry fee": said of those who come in, and of no record. */
function isOfOther({ tokens }: AnnotateLook, at: number): boolean {
  return tokens[at]?.lower === 'entry' && /^(?:-|level|fees?|price|requirements?|point|grade|exam|tickets?)$/.test(tokens[at + 1]?.lower ?? '');
}

/** "car parks" of garages: two words that the records are called by together. */
function compounds({ tokens, isRecordNoun }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ kind, lower }, at): readonly Piece[] => {
    const next = tokens[at + 1];
    if (kind !== 'word' || next?.kind !== 'word' || !isRecordNoun(`${lower} ${next.lower}`)) return [];
    return [{ kind: 'noun', from: at, to: at + 2, score: 2 * WEIGHTS.noun + WEIGHTS.whole }];
  });
}

/** "share of the stock list": all of the records, and no number of what is in stock. */
function lists({ tokens, isRecordNoun }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    // "are there more A or more B? counting listings": how many records there are.
    if (lower === 'counting' && isRecordNoun(tokens[at + 1]?.lower ?? ''))
      return [{ kind: 'noun', from: at, to: at + 2, score: 2 * WEIGHTS.condition }];
    const isList = /^(?:stock|price|product|inventory|item|parts)$/.test(lower) && tokens[at + 1]?.lower === 'list';
    return isList && /^(?:the|our|this|whole|entire)$/.test(tokens[at - 1]?.lower ?? '')
      ? [{ kind: 'noun', from: at, to: at + 2, score: 2 * WEIGHTS.condition }]
      : [];
  });
}

/** "parking spaces" of garages that count their spaces: a noun for the record in front of the whole name of a number only says whose it is. */
function adorned({ tokens }: AnnotateLook, isNoun: NounLook['isNoun'], mentions: readonly Mention[]): readonly Piece[] {
  return mentions.flatMap(({ profile, from, to, score }): readonly Piece[] => {
    const before = tokens[from - 1];
    const isNumber = profile.field.type === 'number' && isWhole(profile, tokens.slice(from, to));
    // "the record time" may be the best one.
    if (!isNumber || before?.kind !== 'word' || !isNoun(from - 1) || isPlural(before.lower) || before.lower === 'record') return [];
    return [{ kind: 'field', choices: [{ profile, score }], from: from - 1, to, score: (to - from + 1) * WEIGHTS.value + WEIGHTS.whole }];
  });
}

/** All words of a name that are none of its unit. */
function isWhole({ words }: FieldProfile, said: readonly Token[]): boolean {
  return words.every(({ stem, weight }) => weight < 1 || said.some((token) => token.stem === stem));
}

/** "children under 10", "adults over 60" of people: what they are called for the age that is said behind. */
function personsOfAge({ tokens, isRecordNoun }: AnnotateLook, bounds: readonly Piece[]): readonly Piece[] {
  if (!isRecordNoun('people')) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const isAged = bounds.some(
      (bound) => bound.kind === 'condition' && bound.from === at + 1 && bound.profile.concepts.some(({ id }) => id === 'age'),
    );
    return isAged && OF_AN_AGE.test(lower) ? [{ kind: 'noun', from: at, to: at + 1, score: WEIGHTS.noun }] : [];
  });
}

const OF_AN_AGE =
  /^(?:child|kid|baby|toddler|infant|teen|teenager|youngster|minor|adult|pensioner|senior|grown-?up|adolescent|youth)(?:s|ren|ies)?$|^babies$/;

/** "had a critical violation", "with any dangerous defect": what a yes or no of the record is said of, where that is something amiss. */
function troubles({ tokens }: AnnotateLook, bounds: readonly Piece[]): readonly Piece[] {
  return bounds.flatMap((bound): readonly Piece[] => {
    const { from, to } = bound;
    const isHad = /^(?:an?|any|have|has|had|with)$/.test(tokens[from - 1]?.lower ?? '');
    const isFlag = bound.kind === 'condition' && bound.source === 'flag' && isHad;
    return isFlag && TROUBLE.test(tokens[to]?.lower ?? '') ? [{ kind: 'harmless', from: to, to: to + 1, score: WEIGHTS.condition }] : [];
  });
}

const TROUBLE = /^(?:defect|fault|flaw|problem|issue|violation|breach|deficiency|finding|infringement|error|bug|incident)s?$|^deficiencies$/;
