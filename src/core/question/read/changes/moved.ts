import { happeningsSaidOf } from '../../../language/annotate/happenings.ts';
import { ideaField } from '../../../language/annotate/superlatives.ts';
import { clauseOf } from '../../../language/bind/siblings.ts';
import { MONTHS } from '../../../fields/date/calendar.ts';
import { stem } from '../../../language/stem.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { fieldOfIdea } from '../../annotate/concepts.ts';
import { FARTHEST, MOVING } from '../../lexicon/moving.ts';
import { LESSENED, OF_RUNS, TREATED } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt } from '../fields.ts';
import type { Happened } from './became.ts';
import { moveBound } from './least-move.ts';
import { RUN_NOUN } from './run-names.ts';
import { isOfMoney, moneyPlaces } from './money-words.ts';

const PRICE_MOVE =
  /\bprice (?:drops?|cuts?|falls?|reductions?|increases?|rises?|hikes?)\b|\b(?:cheaper|dearer|pricier|costlier|(?:more|less) expensive)\b/;

/** A number or date that went one way; of "dropped" without one, records that are gone. */
export function movedOf(sentence: Sentence, text: string): Happened | null {
  const way = LESSENED.test(text) || MOVING.down.test(text) ? 'down' : 'up';
  // "fees dropped" is not said of whatever else costs something.
  const money = moneyPlaces(sentence);
  // "which dropped the most": what moves the farthest is not gone.
  const isFar = (FARTHEST.test(text) && !/\b(?:dropped|fell) out\b/.test(text)) || moveBound(sentence) !== null;
  const treated = isTreated(sentence, text);
  const isOfPrice = money.length > 0 || isFar || treated || /\b(?:cheap|expensive|pric|dearer|costs?\b|rents?\b|value)/.test(text);
  const told = sentence.tokens.filter((_, at) => !isRunNoun(sentence, at));
  const price = isOfPrice ? (amountOf(sentence, treated ? text : '') ?? ideaField('cheap', sentence.profiles, clauseOf(told, told))) : null;
  // "price cut" is no saving of another name.
  const isCut = PRICE_MOVE.test(text) && price !== null;
  // "reduced in size": what else went down is named behind it.
  if (
    treated &&
    sentence.all('field').some((at) => sentence.isLink(sentence.previous(at), 'in') && fieldAt(sentence, at, isMoving) !== price?.profile)
  )
    return null;
  const said = isCut || treated ? null : (fieldSaid(sentence, isMoving) ?? dateSaid(sentence, text));
  const field = (said !== null && price !== null && isNamedAlike(sentence, said, price.profile) ? null : said) ?? price?.profile.field.name ?? null;
  // "dropped the most, in dollars": what the field is in.
  if (
    field !== null &&
    sentence.profiles.some(
      (profile) =>
        profile.field.name === field &&
        isOfMoney(
          profile,
          money.map((at) => sentence.lower(at)),
        ),
    )
  )
    sentence.use(...money);
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way } };
  return /\bdropped\b/.test(text) && OF_RUNS.test(text) ? { change: 'removed', fields: [], direction: null } : null;
}

/** "how many awards were raised" of an amount awarded: the one that is called by what the records are. */
function amountOf({ profiles }: Sentence, text: string): { readonly profile: FieldProfile } | null {
  const noun = stem(TREATED.exec(text)?.groups?.['noun'] ?? '');
  const [profile, ...more] = profiles.filter((each) => each.dimension === 'money' && isMoving(each) && each.words.some((word) => word.stem === noun));
  return profile === undefined || more.length > 0 ? null : { profile };
}

/** "how many ads were reduced": what is done to the records themselves is done to their price. */
export function isTreated({ isRecordNoun }: Sentence, text: string): boolean {
  // Without runs, a reduced price may be less than another one of the same record.
  const noun = OF_RUNS.test(text) || /\bsince\b/.test(text) ? TREATED.exec(text)?.groups?.['noun'] : undefined;
  return noun !== undefined && (isRecordNoun(noun) || /^(?:many|which|what|ones|were)$/.test(noun));
}

/** "prices went up" of two prices that are called so alike: the main one. */
function isNamedAlike({ pieces }: Sentence, said: string, price: FieldProfile): boolean {
  return pieces.some(({ kind, ...piece }) => {
    const choices = kind === 'field' && 'choices' in piece ? piece.choices : [];
    const own = choices.find(({ profile }) => profile.field.name === said);
    return own !== undefined && choices.some(({ profile, score }) => profile === price && score === own.score);
  });
}

/** "gained the most reviews", "took down the most ads". */
export function gainedOf(sentence: Sentence, word: string): Happened | null {
  const isLoss = !/^(?:gained|got|picked up|added|listed|posted)$/.test(word);
  // "pulled the most visitors": who comes is not taken down.
  const isOfRecordsOnly = /^(?:listed|posted|took down|taken down|pulled|withdrew|removed|deleted|delisted|axed|scrapped|dropped)$/.test(word);
  if (isOfRecordsOnly) return sentence.all('noun').some((at) => sentence.at(sentence.previous(at), 'extreme') !== null) ? ofRecords(isLoss) : null;
  const field = fieldSaid(sentence, (profile) => profile.field.type === 'number' && isMoving(profile));
  if (field !== null) return { change: 'changed', fields: [], direction: { field, way: isLoss ? 'down' : 'up' } };
  // "gained the most reviews" of a date of the last one: nothing gains days.
  if (sentence.all('field').some((at) => fieldAt(sentence, at, isMoving) !== null)) return null;
  const isOfRecords = sentence.pieces.some(({ kind }) => kind === 'noun');
  return isOfRecords ? ofRecords(isLoss) : null;
}

function ofRecords(isLoss: boolean): Happened {
  return { change: isLoss ? 'removed' : 'added', fields: [], direction: null };
}

/** A field that goes up or down. */
function isMoving({ field, role }: FieldProfile): boolean {
  return (field.type === 'number' || field.type === 'date') && role !== 'key';
}

/** "had their deadline extended" of a closing date: the one date that is spoken of so. */
function dateSaid(sentence: Sentence, text: string): string | null {
  if (!MOVING.up.test(text) && !MOVING.down.test(text)) return null;
  const owned = [...sentence.pieces.keys()].filter((at) => OWNED.test(sentence.wordBefore(at)));
  const found = owned.flatMap((at) => {
    const said = sentence.token(at)?.stem ?? '';
    const dates = sentence.profiles.filter((profile) => profile.field.type === 'date' && happeningsSaidOf(profile).some((says) => says.has(said)));
    return dates.map(({ field }) => ({ at, field: field.name }));
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  sentence.use(only.at);
  return only.field;
}

const OWNED = /^(?:their|its|the|there)$/;

/** "since the first list" of records with a list price. */
function isRunNoun({ tokens }: Sentence, at: number): boolean {
  const [before, noun] = [tokens[at - 1]?.lower ?? '', tokens[at]?.lower ?? ''];
  const isOne = /^(?:first|last|previous|latest|older|oldest|newest|both|two)$/.test(before) || MONTHS.has(before);
  return isOne && /^(?:lists?|files?|editions?|versions?)$/.test(noun);
}

const RUN_ALONE = new RegExp(`^(?:${RUN_NOUN})s?$`);

/** The field that is named most fully. */
export function fieldSaid(sentence: Sentence, accepts: (profile: FieldProfile) => boolean): string | null {
  const said = sentence.all('field').flatMap((at) => {
    // "lowered the price": what is done to it is no floor.
    if (/^lower(?:s|ed|ing)$/.test(sentence.lower(at))) return [];
    // "since the last run" of records with a runtime.
    if (RUN_ALONE.test(sentence.lower(at)) && /^(?:last|first|previous|latest|second|third|oldest|two|both|each)$/.test(sentence.wordBefore(at)))
      return [];
    const profile = isRunNoun(sentence, sentence.pieces[at]?.from ?? 0) ? null : fieldAt(sentence, at, accepts);
    return profile === null ? [] : [{ at, profile, score: Math.max(...(sentence.at(at, 'field')?.choices ?? []).map(({ score }) => score)) }];
  });
  const [best] = said.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return null;
  sentence.use(best.at);
  return best.profile.field.name;
}

/** "who raised the most" of records that know what was raised; "whose price dropped" says what did, though there is a drop of heels too. */
export function isNameOfNumber({ tokens, profiles, isRecordNoun }: Sentence): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:raised|dropped|increased|reduced|lowered|cut|fell|declined)$/.test(lower));
  const called = (root: string | undefined) =>
    profiles.filter(({ field, words }) => field.type === 'number' && words.some((word) => word.stem === root));
  const before = tokens[at - 1];
  // "funding raised": what it is of is raised by whoever gets it.
  if (tokens[at]?.lower === 'raised' && fieldOfIdea('funding', profiles) !== null) return true;
  const isOther = before !== undefined && !isRecordNoun(before.lower) && called(before.stem).length > 0;
  return called(tokens[at]?.stem).length > 0 && !isOther;
}
