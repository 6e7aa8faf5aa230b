import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Condition } from '../../../condition/condition.ts';
import type { Sentence } from '../../sentence.ts';
import { fieldAt } from '../fields.ts';
import type { Stated } from './stated.ts';
import { denialBefore, denyJoined, negated, quietSince, switched } from './negated.ts';
import { valueAt, whereOf } from './value-conditions.ts';
import { figureBounds } from './figure-bounds.ts';
import { presences } from './presences.ts';
import { atFormerPrice } from './at-former-price.ts';
import { twoFields } from './two-fields.ts';
import { unknowns } from './unknowns.ts';

/** Everything the question says about which records are meant, in its order. */
export function readConditions(sentence: Sentence): readonly Stated[] {
  const stated = [
    ...quotes(sentence),
    ...twoFields(sentence),
    ...atFormerPrice(sentence),
    ...figureBounds(sentence),
    ...unknowns(sentence),
    ...presences(sentence),
    ...sentence.all('value').flatMap((at) => valueAt(sentence, at) ?? []),
    ...sentence.all('condition').flatMap((at) => conditionAt(sentence, at) ?? []),
  ];
  return denyJoined(
    sentence,
    bothAsValue(
      sentence,
      stated.toSorted((a, b) => a.at - b.at),
    ),
  );
}

/** "teach both manual and automatic" of a field one of whose values is "both": that value, and neither of those two. */
function bothAsValue(sentence: Sentence, stated: readonly Stated[]): readonly Stated[] {
  const at = stated.findIndex(({ kind, label }) => kind === 'value' && label.toLowerCase() === 'both');
  const [both, one, other] = stated.slice(at, at + 3);
  const isOfSame = (each: Stated | undefined) => each?.kind === 'value' && each.field === both?.field;
  if (at < 0 || both === undefined || one === undefined || other === undefined || !isOfSame(one) || !isOfSame(other)) return stated;
  if (sentence.next(both.end) !== one.at || !sentence.isLink(sentence.next(one.end), 'and')) return stated;
  sentence.use(sentence.next(one.end));
  return stated.filter((each) => each !== one && each !== other);
}

function conditionAt(sentence: Sentence, at: number): Stated | null {
  const piece = sentence.open(at, 'condition');
  if (piece === null) return null;
  const quiet = quietSince(sentence, at);
  if (quiet !== null) return quiet;
  sentence.use(at);
  const unknown = sentence.previous(at);
  if (piece.source === 'flag' && sentence.isLink(unknown, 'missing') && sentence.isOpen(unknown)) {
    sentence.use(unknown);
    const field = piece.profile.field.name;
    return { at: unknown, end: at, where: { kind: 'null', field, negated: false }, field, label: sentence.words(at), note: null, kind: 'presence' };
  }
  const value = piece.where.kind === 'compare' ? piece.where.value : null;
  const isSwitch = typeof value === 'boolean';
  // "aren't free", "isn't reduced" deny a word that denies nothing itself.
  const isPlain = /^(?:free|gratis)$/.test(sentence.lower(at)) || (piece.where.kind === 'null' && piece.where.negated);
  const isDenied = (piece.source === 'absence' && !isPlain) || (isSwitch && !value);
  const denial = denialBefore(sentence, at);
  // "except those out of stock" leaves out what denies.
  const isLeftOut = denial !== null && sentence.isLink(denial, 'except');
  const where: Condition = denial === null || (isDenied && !isLeftOut) ? piece.where : isSwitch ? switched(piece.where) : negated(piece.where);
  const kind = piece.source;
  return { at: denial ?? at, end: at, where, field: piece.profile.field.name, label: sentence.words(at), note: null, kind };
}

/** Quoted words, and words that records are said to mention: a whole value where a field has it, else a phrase of the text. */
function quotes(sentence: Sentence): readonly Stated[] {
  return sentence.all('quote').flatMap((at): readonly Stated[] => {
    const piece = sentence.open(at, 'quote');
    if (piece === null) return [];
    const field = piece.inField === undefined ? quotedField(sentence, at) : piece.inField === null ? null : { at, profile: piece.inField };
    const isContained =
      piece.inField !== undefined || /contain|mention|includ|word|phrase|with/.test(`${sentence.lower(at - 1)} ${sentence.lower(at - 2)}`);
    const whole = isContained
      ? undefined
      : sentence.facts.findValues(piece.text).find((hit) => hit.kind !== 'words' && (field === null || hit.field === field.profile.field.name));
    sentence.use(at);
    if (field !== null) sentence.use(field.at);
    for (const place of [at - 1, at - 2]) if (sentence.isLink(place, 'present', 'with', 'that', 'has')) sentence.use(place);
    const denial = denialBefore(sentence, field?.at ?? at);
    const text = piece.text;
    const plain: Condition =
      whole !== undefined
        ? whereOf(whole)
        : field === null
          ? { kind: 'text', negated: false, text }
          : { kind: 'has', field: field.profile.field.name, negated: false, text };
    return [
      {
        at: denial ?? at,
        end: at,
        where: denial === null ? plain : negated(plain),
        field: whole?.field ?? field?.profile.field.name ?? null,
        label: text,
        note: null,
        kind: 'text',
      },
    ];
  });
}

function quotedField(sentence: Sentence, at: number): { readonly at: number; readonly profile: FieldProfile } | null {
  const isText = ({ field }: FieldProfile) => field.type === 'text';
  let before = at - 1;
  while (
    before >= at - 4 &&
    (sentence.pieces[before]?.kind === 'harmless' ||
      sentence.pieces[before]?.kind === 'verb' ||
      sentence.isLink(before, 'is', 'with', 'of', 'that', 'has', 'present'))
  )
    before -= 1;
  const own = fieldAt(sentence, before, isText);
  if (own !== null) return { at: before, profile: own };
  const after = sentence.isLink(at + 1, 'in') ? sentence.next(at + 1) : -1;
  const behind = fieldAt(sentence, after, isText);
  return behind === null ? null : { at: after, profile: behind };
}
