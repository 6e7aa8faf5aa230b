import { wordsOfName } from '../../../language/profile/field-names.ts';
import { stem } from '../../../language/stem.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Token } from '../../../language/tokens.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import type { AnnotateLook } from '../look.ts';

/** "what does listing 51654 cost", "who sells number 51654": the one record of a number, where records are told apart by numbers. */
export function annotateNumberedRecords({ tokens, schema, isRecordNoun }: AnnotateLook): readonly Piece[] {
  const keys = schema.profiles.filter(({ field }) => field.type === 'number' && field.integer === true && field.role === 'key');
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) return [];
  const names = new Set(wordsOfName(key.field).map(stem));
  const isLabel = (token: Token | undefined) =>
    token !== undefined && (/^(?:no|nr|number|num|id|ref|reference|#)$/.test(token.lower) || names.has(token.stem) || isRecordNoun(token.lower));
  return tokens.flatMap((token, at): readonly Piece[] => {
    const isWhole = Number.isInteger(token.value) && /^\d+$/.test(token.text) && isWithin(token.value, key);
    if (!isWhole || tokens[at + 1]?.glued === true || /^\p{Sc}$/u.test(tokens[at - 1]?.text ?? '')) return [];
    let from = at;
    while (isLabel(tokens[from - 1]) || (from < at && tokens[from - 1]?.lower === 'the') || (from < at && tokens[from - 1]?.text === '.')) from -= 1;
    // Without a label it can be nothing else, where no other number comes near it.
    const isLone = token.text.length >= LONG && schema.profiles.every((other) => other === key || !isWithin(token.value, other));
    if (from === at && !isLone) return [];
    const to = at + 1;
    const where = { kind: 'compare', field: key.field.name, op: '=', value: token.value } as const;
    return [{ kind: 'condition', where, profile: key, source: 'bound', from, to, score: (to - from) * WEIGHTS.condition + WEIGHTS.whole }];
  });
}

/** Digits of a number that is hardly a year or a count. */
const LONG = 5;

function isWithin(value: number, { field: { type, min, max } }: FieldProfile): boolean {
  return type === 'number' && min !== undefined && max !== undefined && value >= min && value <= max;
}
