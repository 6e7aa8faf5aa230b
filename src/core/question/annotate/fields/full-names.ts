import { wordsOfName } from '../../../language/profile/field-names.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { stem } from '../../../language/stem.ts';
import { tokenize, type Token } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** Words of names that elsewhere say when something was, of what each, or that something is counted. */
const OF_TIME_OR_EACH = /^(?:year|month|week|day|today|last|next|this|per|number)$/;

/** "applicants last year", "per head": the whole name of a field, whose time or unit is said of no record; and `temp_max` as it is written. */
export function fullNames({ tokens, schema }: AnnotateLook): readonly Piece[] {
  const isJoined = tokens.some(isJoint);
  return schema.profiles.flatMap((profile) => [
    ...saidNames(profile, tokens),
    ...windowNames(profile, tokens),
    ...(isJoined ? writtenNames(profile, tokens) : []),
  ]);
}

/** "temp_max", "avgTemp", "Price (€)": what joins the words of a name. */
function isJoint({ kind, text }: Token): boolean {
  return kind === 'mark' || HUMP.test(text);
}

const HUMP = /\p{Ll}\p{Lu}/u;

function saidNames(profile: FieldProfile, tokens: readonly Token[]): readonly Piece[] {
  const words = wordsOfName(profile.field).map((word) => word.toLowerCase());
  if (words.length < 2 || !words.some((word) => OF_TIME_OR_EACH.test(word))) return [];
  const stems = words.map((word) => stem(word));
  return tokens.flatMap((_, from): readonly Piece[] => {
    const to = from + stems.length;
    const isSaid = stems.every((own, index) => tokens[from + index]?.stem === own);
    const score = words.length * (WEIGHTS.field * FULL + WEIGHTS.whole);
    return isSaid ? [{ kind: 'field', choices: [{ profile, score: FULL }], from, to, score }] : [];
  });
}

/** What the end of a name that is a time within which something was counted may be written as. */
const WINDOWS: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  d: 'day',
  w: 'week',
  wk: 'week',
  m: 'month',
  mo: 'month',
  y: 'year',
  yr: 'year',
};
const BETWEEN = /^(?:in|over|during|within|for|of|the|last|past|previous|trailing)$/;

/** "downloads in the last 30 days" of downloads_30d: the time is that of the number, and none of the records. */
function windowNames(profile: FieldProfile, tokens: readonly Token[]): readonly Piece[] {
  const words = wordsOfName(profile.field).map((word) => word.toLowerCase());
  const [number = '', unit = ''] = words.slice(-2);
  const heads = words.slice(0, -2).filter((word) => !BETWEEN.test(word));
  if (profile.field.type !== 'number' || heads.length === 0 || !/^\d+$/.test(number)) return [];
  const window = windowUnit(unit);
  return tokens.flatMap((_, from): readonly Piece[] => {
    // "views over the last 30 days" of `video_views_30d`.
    const said = [heads, heads.slice(-1)].find((list) => list.every((head, index) => tokens[from + index]?.stem === stem(head)));
    if (said === undefined) return [];
    let at = from + said.length;
    while (BETWEEN.test(tokens[at]?.lower ?? '')) at += 1;
    if (tokens[at]?.text !== number || windowUnit(tokens[at + 1]?.lower ?? '') !== window) return [];
    const to = at + 2;
    return [{ kind: 'field', choices: [{ profile, score: FULL }], from, to, score: (to - from) * (WEIGHTS.field * FULL + WEIGHTS.whole) }];
  });
}

function windowUnit(word: string): string {
  const singular = word.replace(/s$/, '');
  return WINDOWS[singular] ?? singular;
}

/** A name with the marks or the capitals that join its words, as no one but who means that field writes it. */
function writtenNames(profile: FieldProfile, tokens: readonly Token[]): readonly Piece[] {
  const parts = tokenize(profile.field.name);
  if (!parts.some(isJoint)) return [];
  return tokens.flatMap((_, from): readonly Piece[] => {
    const said = tokens.slice(from, from + parts.length);
    const isWritten =
      said.length === parts.length &&
      (parts.length > 1 || said[0]?.text === parts[0]?.text) &&
      parts.every(({ lower, glued }, at) => said[at]?.lower === lower && (at === 0 || said[at].glued === glued));
    const score = parts.length * (WEIGHTS.field * FULL + WEIGHTS.whole);
    return isWritten ? [{ kind: 'field', choices: [{ profile, score: FULL }], from, to: from + parts.length, score }] : [];
  });
}

/** "paused programs, names please", "ids please" of records without a field that is called so: what the first field calls each, or the key. */
export function namesAsked({ tokens, schema, facts, isRecordNoun }: AnnotateLook): readonly Piece[] {
  const called = (name: string | null | undefined) => schema.profiles.find(({ field }) => field.name === name);
  const isOwn = (word: string) =>
    isRecordNoun(`${word}s`) || (word === 'name' && schema.profiles.some(({ words }) => words.some((own) => own.stem === word)));
  const asked = { name: called(facts.titleField), id: facts.key.length === 1 ? called(facts.key[0]) : undefined };
  return tokens.flatMap(({ lower }, from): readonly Piece[] => {
    const common = /^names?$/.test(lower) && COMMON.test(tokens[from - 1]?.lower ?? '') ? onlyName(schema.profiles) : null;
    if (common !== null)
      return [{ kind: 'field', choices: [{ profile: common, score: FULL }], from, to: from + 1, score: WEIGHTS.field + WEIGHTS.whole }];
    const said = /^(?<word>name|id)s?$/.exec(lower)?.groups?.['word'];
    const profile = said === 'name' || said === 'id' ? asked[said] : undefined;
    const isLed = from === 0 || LEADS.test(tokens[from - 1]?.lower ?? '');
    const isAlone = from + 1 === tokens.length || /^(?:of|please|pls|only|and|for|[.?!,])$/.test(tokens[from + 1]?.lower ?? '');
    if (said === undefined || profile === undefined || isOwn(said) || !isLed || !isAlone) return [];
    return [{ kind: 'field', choices: [{ profile, score: FULL }], from, to: from + 1, score: WEIGHTS.field }];
  });
}

/** "the most popular name for a cat": of records with one name, what that is called, and not what is asked to be named. */
function onlyName(profiles: readonly FieldProfile[]): FieldProfile | null {
  const [only, ...more] = profiles.filter(({ field, words }) => field.type === 'text' && words.some(({ stem: own }) => own === 'name'));
  return more.length > 0 ? null : (only ?? null);
}

const COMMON = /^(?:common|popular|frequent|used|given)$/;

const LEADS = /^(?:,|\.|:|;|-|the|their|its|just|only|list|give|show|me|with|and)$/;

/** What a name that was said in full counts more than most of it. */
const FULL = 1.1;
