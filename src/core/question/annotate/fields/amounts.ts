import { wordsOfName } from '../../../language/profile/field-names.ts';
import { unitOf } from '../../../language/annotate/units.ts';
import { wholeOfParts } from '../../../language/profile/main-price.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem as stemOf } from '../../../language/stem.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';
import { isAdditive, isMeasurable, isMoney } from '../../field-role.ts';
import { ACTOR_NOUNS } from '../../lexicon/other-nouns.ts';
import { rootOf } from '../../../language/values/roots.ts';
import { lowerText, type Token } from '../../../language/tokens.ts';

/** Amounts that are called by a part of their name, with a word for amounts or alone. */
export function annotateAmounts(look: AnnotateLook): readonly Piece[] {
  return [...pricesOf(look), ...plainRates(look), ...plainAmounts(look), ...takings(look), ...earned(look)];
}

/** "average adult price" of an "Adult Ticket (€)" and a child's: a word of the name of one amount of money, before what such amounts are called. */
function pricesOf({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const fields = schema.profiles.filter(isMoney);
  return tokens.flatMap((token, at): readonly Piece[] => {
    const said = tokens[at - 1];
    if (!/^(?:price|cost|fee|charge|rate)s?$/.test(token.lower) || said?.kind !== 'word' || fields.length < 2) return [];
    const isCalled = ({ words }: FieldProfile) => words.some(({ stem: word, weight }) => word === said.stem && weight === 1);
    const [only, ...more] = fields.filter(isCalled);
    // A name that has both words is found by itself.
    const isOther =
      schema.profiles.some((profile) => profile !== only && isCalled(profile)) || only?.words.some(({ stem: word }) => word === token.stem);
    return only === undefined || more.length > 0 || isOther === true ? [] : [fieldPiece(only, at - 1, at + 1)];
  });
}

/** "average rate" of a rate per word, or of interest: the one field that is called so, where no word says of what else it would be a rate. */
function plainRates({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const called = schema.profiles.filter(({ field }) => field.type === 'number' && wordsOfName(field).includes('rate'));
  const isInterest = ({ field, concepts }: FieldProfile) => field.type === 'number' && concepts.some(({ id }) => id === 'interest');
  const [only, ...more] = called.length > 0 ? called : schema.profiles.filter(isInterest);
  if (only === undefined || more.length > 0) return [];
  return tokens.flatMap(({ lower }, at): readonly Piece[] => {
    const before = tokens[at - 1]?.lower ?? '';
    // "a rate over 4", "the average rate of the bonds".
    const isOfRecords = /^of (?:the ones|those)\b/.test(lowerText(tokens, at + 1, at + 4));
    const isOf = tokens[at + 1]?.lower === 'of' && !isOfRecords && (called.length > 0 || !/^(?:the|all)$/.test(tokens[at + 2]?.lower ?? ''));
    const isLed = BEFORE_RATE.test(before) || (called.length === 0 && /^(?:an?|with|their)$/.test(before));
    return /^rates?$/.test(lower) && isLed && !isOf ? [fieldPiece(only, at, at + 1)] : [];
  });
}

/** "the highest amount", "no amount" of an amountUSD: the one number that is called so but for its unit. */
function plainAmounts({ tokens, schema }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap(({ lower, stem }, at): readonly Piece[] => {
    if (!OF_ANY_AMOUNT.test(lower) || tokens[at + 1]?.lower === 'of') return [];
    const called = schema.profiles.filter(({ field, words }) => field.type === 'number' && words.some(({ stem: word }) => word === stem));
    const [only, ...more] = called;
    const isCalled = only !== undefined && wordsOfName(only.field).every((word) => stemOf(word) === stem || unitOf(word) !== undefined);
    return isCalled && more.length === 0 ? [fieldPiece(only, at, at + 1)] : [];
  });
}

/** Nouns that are said of any number, so that they name none elsewhere. */
const OF_ANY_AMOUNT = /^(?:amount|value|figure|level)s?$/;

/** "how much did they take in fees", "how much was paid in tips": all of an amount, whatever else the verb may be said of. */
function takings({ tokens, schema }: AnnotateLook): readonly Piece[] {
  return tokens.flatMap((token, at): readonly Piece[] => {
    const amount = tokens[at + 2];
    const isAsked = tokens.slice(0, at).some(({ lower }, index) => lower === 'much' && tokens[index - 1]?.lower === 'how');
    if (!TAKING.test(token.lower) || tokens[at + 1]?.lower !== 'in' || amount === undefined || !isAsked) return [];
    const choices = (schema.bySaid.get(amount.stem) ?? []).filter(addsUp).map((profile) => ({ profile, score: 0.9 }));
    return choices.length === 0
      ? []
      : [
          { kind: 'aggregate', aggregate: 'sum', from: at, to: at + 2, score: 2 * WEIGHTS.quote },
          { kind: 'field', choices, from: at + 2, to: at + 3, score: WEIGHTS.condition },
        ];
  });
}

/** "how much did we take in total", "how much did each tutor earn": what came in is the only amount of money that adds up, whatever the verb says of others. */
function earned({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const [own, ...more] = schema.profiles.filter((profile) => isMoney(profile) && isMeasurable(profile) && isAdditive(profile));
  const whole = own === undefined ? cameTo(schema.profiles) : undefined;
  const only = own ?? whole;
  const much = tokens.findIndex(({ lower }, at) => lower === 'much' && tokens[at - 1]?.lower === 'how');
  if (only === undefined || more.length > 0 || much < 0 || tokens[much + 1]?.lower === 'time') return [];
  const at = tokens.findIndex(({ lower }, index) => index > much + 2 && EARNING.test(lower));
  const asked = tokens.slice(much + 1, at);
  const isAsked = asked.some(
    ({ lower }, index) => /^(?:did|do|does|have|has)$/.test(lower) && (whole !== undefined || asked.slice(index + 1).some(isEarner)),
  );
  const to =
    tokens[at + 1]?.lower === 'in' && !/^(?:total|all)$/.test(tokens[at + 2]?.lower ?? '') && BROUGHT.test(tokens[at]?.lower ?? '') ? at + 2 : at + 1;
  return at < 0 || !isAsked ? [] : [{ ...fieldPiece(only, at, to), score: (to - at) * WEIGHTS.condition }];
}

/** What each lot with a price per kilo came to, as what adds up. */
export function cameTo(profiles: readonly FieldProfile[]): FieldProfile | undefined {
  const whole = wholeOfParts(profiles) ?? undefined;
  return whole === undefined ? undefined : { ...whole, field: { ...whole.field, role: 'additive' } };
}

/** Those who are paid, and no thing of which a verb tells how long it takes. */
function isEarner({ lower }: Token): boolean {
  return /^(?:we|they|you|i|he|she)$/.test(lower) || ACTOR_NOUNS.has(rootOf(lower));
}

const EARNING = /^(?:take|taken|make|made|earn|earned|bring|brought|gross|grossed)$/;
const BROUGHT = /^(?:bring|brought|take|taken)$/;

/** An amount of money, or a number of no unit of its own, such as one of postage. */
function addsUp(profile: FieldProfile): boolean {
  return isMoney(profile) || (profile.field.type === 'number' && profile.role === 'measure' && profile.unit === null && profile.dimension === null);
}

const TAKING =
  /^(?:take|took|taken|make|made|earn|earned|collect|collected|charge|charged|raise|raised|pay|paid|spend|spent|bring|brought|get|got|receive|received)$/;

const BEFORE_RATE = /^(?:|average|avg|mean|median|typical|usual|highest|lowest|best|worst|maximum|minimum|max|min|top|the|what's|by)$/;

/** A field that some words speak of without naming it. */
export function fieldPiece(profile: FieldProfile, from: number, to: number): Piece {
  return { kind: 'field', choices: [{ profile, score: 0.9 }], from, to, score: (to - from) * WEIGHTS.value };
}
