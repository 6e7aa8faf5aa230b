import type { Finding } from '../bind/binding.ts';
import { ORDINALS } from '../lexicon/en/ordinals.ts';
import { nameWords } from '../profile/field-names.ts';
import type { Token } from '../tokens.ts';
import type { Mention } from './mentions.ts';
import { isOrdinalEnding } from './numbers.ts';
import { DENIALS } from './flags/polarity.ts';

const WORDS = ORDINALS.split(' ');
/** Beyond it numbers are amounts, which are not said by ordinals. */
const LARGEST = 30;
const NAMED = 0.8;

interface OrdinalLook {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly isTaken: (index: number) => boolean;
}

/** "third class", "2nd floor", "not in the first season": the number of what a field of few whole numbers is called by. */
export function findOrdinals({ tokens, mentions, isTaken }: OrdinalLook): readonly Finding[] {
  return tokens.flatMap((_, from): readonly Finding[] => {
    const said = isTaken(from) ? null : ordinalAt(tokens, from);
    const mention = said === null ? undefined : mentions.find((each) => each.from === said.to && isNumbered(each, tokens));
    if (said === null || mention === undefined) return [];
    const { field } = mention.profile;
    if (said.value < (field.min ?? 1) || said.value > (field.max ?? 0)) return [];
    let before = from - 1;
    while (/^(?:in|on|from|of|the|a)$/.test(tokens[before]?.lower ?? '')) before -= 1;
    const isDenied = DENIALS.has(tokens[before]?.lower ?? '');
    const condition = { kind: 'compare', field: field.name, op: isDenied ? '!=' : '=', value: said.value } as const;
    return [{ from: isDenied ? before : from, to: mention.to, condition, profile: mention.profile }];
  });
}

function ordinalAt(tokens: readonly Token[], at: number): { readonly value: number; readonly to: number } | null {
  const [token, ending] = [tokens[at], tokens[at + 1]];
  const place = WORDS.indexOf(token?.lower ?? '');
  if (place >= 0) return { value: place + 1, to: at + 1 };
  const isDigits = token?.kind === 'number' && token.value !== undefined && ending?.glued === true && isOrdinalEnding(ending.lower);
  return isDigits && token.value !== undefined ? { value: token.value, to: at + 2 } : null;
}

/** A field that numbers its values, called by a singular. */
function isNumbered({ profile: { field, role, dimension }, from, to, score }: Mention, tokens: readonly Token[]): boolean {
  const isFew = field.type === 'number' && field.integer !== false && field.max !== undefined && field.max <= LARGEST && (field.min ?? 0) >= 1;
  // Of floors, the first is another one in every country.
  const last = nameWords(field.name).at(-1) ?? '';
  const isSingular = [last, tokens[to - 1]?.lower ?? ''].every((word) => !/[^s]s$/.test(word));
  return (
    isFew &&
    isSingular &&
    !/^(?:floor|storey|story|level)$/.test(last) &&
    role === 'measure' &&
    dimension === null &&
    score >= NAMED &&
    to === from + 1
  );
}
