import { unitKind } from '../../core/simd/word-scan-module.ts';

/**
 * What a character does, as BERT's uncased normaliser and pre-tokeniser have it: it is `dropped`, ends a word (`space`),
 * is a word of its own (`alone`: punctuation, CJK) or a `part` of one.
 */
export const characterKind = { dropped: 1, space: 2, alone: 3, part: 4 } as const;
type CharacterKind = (typeof characterKind)[keyof typeof characterKind];

/** A character after folding, and what it does. */
export interface FoldedCharacter {
  readonly kind: CharacterKind;
  readonly text: string;
}

const SPACE = 0x20;
const DELETE = 0x7f;
const ASCII_SPACES = '\t\n\r ';
const ASCII_WORD = /[a-z0-9]/;
const REPLACEMENT = '\ufffd';
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const WHITE_SPACE = /^\s$/u;
const PUNCTUATION = /\p{P}/u;
const NON_SPACING = /\p{Mn}/gu;

const CJK: readonly (readonly [number, number])[] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b73f],
  [0x2b740, 0x2b81f],
  [0x2b920, 0x2ceaf],
  [0x2f800, 0x2fa1f],
];

/** Folds case and accents away; one character (code point) may become several, or none, which is reported as one that is dropped. */
export function foldCharacter(character: string): readonly FoldedCharacter[] {
  const code = character.codePointAt(0) ?? 0;
  if (code <= DELETE) return [foldAscii(character, code)];
  if (character === REPLACEMENT || CONTROL.test(character)) return [DROPPED];
  if (WHITE_SPACE.test(character)) return [{ kind: characterKind.space, text: ' ' }];
  const parts = [...character.normalize('NFD').replace(NON_SPACING, '')].map((part) => part.toLowerCase());
  if (parts.length === 0) return [DROPPED];
  // Whether it is CJK is decided before the decomposition, whether it is punctuation after it.
  if (isCjk(code)) return parts.map((text) => ({ kind: characterKind.alone, text }));
  return parts.map((text) => ({ kind: kindOf(text), text }));
}

const DROPPED: FoldedCharacter = { kind: characterKind.dropped, text: '' };

function foldAscii(character: string, code: number): FoldedCharacter {
  if (ASCII_SPACES.includes(character)) return { kind: characterKind.space, text: ' ' };
  if (code < SPACE || code === DELETE) return DROPPED;
  const text = character.toLowerCase();
  return { kind: ASCII_WORD.test(text) ? characterKind.part : characterKind.alone, text };
}

/** Of a part of a character beyond ASCII; the part itself may be an ASCII letter or sign. */
function kindOf(text: string): CharacterKind {
  const code = text.codePointAt(0) ?? 0;
  if (code <= DELETE) return foldAscii(text, code).kind;
  if (WHITE_SPACE.test(text)) return characterKind.space;
  return PUNCTUATION.test(text) ? characterKind.alone : characterKind.part;
}

function isCjk(code: number): boolean {
  return CJK.some(([first, last]) => code >= first && code <= last);
}

/** What a scan of words does with a unit: what it folds to, or its kind; undefined where that is not all there is to do. */
export function foldedUnit(unit: number): number | undefined {
  if (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) return undefined;
  const [first, ...others] = foldCharacter(String.fromCharCode(unit));
  if (first === undefined || others.length > 0 || first.text.length > 1) return undefined;
  const folded = first.text.charCodeAt(0);
  switch (first.kind) {
    case characterKind.space:
      return unitKind.space;
    case characterKind.alone:
      return folded === unit ? unitKind.alone : undefined;
    case characterKind.part:
      // A word may be read again after some of it was folded.
      return folded === unit || foldedUnit(folded) === folded ? folded : undefined;
    case characterKind.dropped:
      return undefined;
  }
}

const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];
