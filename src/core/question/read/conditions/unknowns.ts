import { doerOf } from '../../annotate/concepts.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt } from '../fields.ts';
import type { Stated } from './stated.ts';

/** "it isn't known whether they were insured", "the year is unknown", "nobody assigned": records of which nothing is known, in forms that name a field late or not at all. */
export function unknowns(sentence: Sentence): readonly Stated[] {
  return [...asked(sentence), ...undone(sentence)];
}

interface Lacked {
  readonly profile: FieldProfile;
  readonly at: number;
  /** First to last of the words that say so. */
  readonly places: readonly number[];
}

function lacking(sentence: Sentence, { profile, at, places }: Lacked): Stated {
  sentence.use(at, ...places);
  const field = profile.field.name;
  const all = [at, ...places];
  return {
    at: Math.min(...all),
    end: Math.max(...all),
    where: { kind: 'null', field, negated: false },
    field,
    label: `without ${field}`,
    note: null,
    kind: 'presence',
  };
}

/** "we do not know when they sank", "unknown whether dogs are allowed": what is not known is a question of its own. */
function asked(sentence: Sentence): readonly Stated[] {
  return [...sentence.all('field'), ...sentence.all('condition')].flatMap((at): readonly Stated[] => {
    const flag = sentence.open(at, 'condition');
    const profile = flag === null ? fieldAt(sentence, at, () => true) : flag.source === 'flag' ? flag.profile : null;
    const passed: number[] = [];
    let place = at - 1;
    while (isPassed(sentence, place)) passed.push(place--);
    const isQuestion = passed.some((each) => /^(?:whether|if|when|where|who|what|how .*)$/.test(sentence.lower(each)));
    // "know" stands last of what was passed, or a word of its own is before it.
    const known = passed.findLast((each) => /\bknow[sn]?$/.test(sentence.lower(each)));
    const isUnknown = sentence.isLink(place, 'missing') && sentence.isOpen(place) && KNOWN.test(sentence.lower(place));
    const isDenied = sentence.isLink(place, 'not') && sentence.isOpen(place) && known !== undefined;
    const isNamed =
      isDenied && sentence.pieces.slice(0, place).some((piece) => piece.kind === 'head' && piece.head === 'count') && isLastNamed(sentence, at);
    if (profile === null || !(isQuestion || isNamed) || !(isUnknown || isDenied)) return [];
    return [lacking(sentence, { profile, at, places: [place, ...passed] })];
  });
}

/** "for how many do we not know the closing date", "… the power of": nothing more is said of the field. */
function isLastNamed(sentence: Sentence, at: number): boolean {
  return (
    sentence.past(at, 'of', 'in') >= sentence.pieces.length ||
    (/^(?:of|for|in|from)$/.test(sentence.tokens.at(-1)?.lower ?? '') && sentence.next(at) === sentence.pieces.length - 1)
  );
}

const KNOWN = /known|know|clear|sure/;

function isPassed(sentence: Sentence, at: number): boolean {
  const piece = sentence.pieces[at];
  if (piece === undefined || !sentence.isOpen(at)) return false;
  return /^(?:harmless|noun|head)$/.test(piece.kind) || sentence.isLink(at, 'is', 'has', 'them', 'that');
}

/** "cases that nobody picked up" of records that know who does: there is none. */
function undone(sentence: Sentence): readonly Stated[] {
  return [...sentence.all('verb'), ...sentence.all('unknown')].flatMap((at): readonly Stated[] => {
    let place = at - 1;
    while (sentence.isLink(place, 'is', 'has')) place -= 1;
    const stem = sentence.token(at)?.stem ?? '';
    const profile = NOBODY.test(sentence.lower(place)) && sentence.isOpen(place) ? doerOf(stem, sentence.profiles) : null;
    return profile === null ? [] : [lacking(sentence, { profile, at, places: [place] })];
  });
}

const NOBODY = /^(?:nobody|no one|no-one|noone)$/;
