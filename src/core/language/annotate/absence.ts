import type { Finding } from '../bind/binding.ts';
import type { FieldProfile } from '../profile/fields.ts';
import type { Mention } from './mentions.ts';
import type { Token } from '../tokens.ts';

/** Words that say there are none of what a field of this idea counts. */
const NONE_OF: Readonly<Record<string, RegExp>> = { stops: /^(?:nonstop|direct)$/ };

export interface AbsenceInput {
  readonly tokens: readonly Token[];
  readonly profiles: readonly FieldProfile[];
  readonly mentions: readonly Mention[];
  readonly isTaken: (index: number) => boolean;
}

/** "no previous owners", "without stops", "nonstop": fields that count things, and count none here. */
export function findAbsences({ tokens, profiles, mentions, isTaken }: AbsenceInput): readonly Finding[] {
  const found = spokenAbsences(tokens, profiles).filter((finding) => !isTaken(finding.from));
  for (const mention of mentions) {
    const { profile } = mention;
    const from = deniedFrom(tokens, mention.from);
    if (from === null || isTaken(from) || !countsFromNone(mention) || found.some((finding) => finding.profile === profile)) continue;
    if (
      tokens[mention.to]?.kind === 'word' &&
      !/^(?:and|or|with|in|on|at|for|to|from|under|over|but|please|leaving|departing)$/.test(tokens[mention.to]?.lower ?? '')
    )
      continue;
    found.push({ from, to: mention.to, condition: { kind: 'compare', field: profile.field.name, op: '=', value: 0 }, profile });
  }
  return found;
}

/** A whole number from nought on that is neither money nor a measure. */
function countsFromNone({ profile, score }: Mention): boolean {
  const { field, dimension, role } = profile;
  const isPart = dimension === 'area' && field.min === 0 && profile.words.some((word) => word.weight === 1);
  const isCount = field.type === 'number' && role === 'measure' && ((dimension === null && field.integer !== false) || isPart);
  return (
    isCount &&
    score >= 0.6 &&
    (field.min === undefined ? profile.concepts.length > 0 : field.min === 0) &&
    !profile.concepts.some((concept) => concept.id === 'rating')
  );
}

function deniedFrom(tokens: readonly Token[], at: number): number | null {
  for (const index of [at - 1, at - 2]) {
    const word = tokens[index]?.lower ?? '';
    if (word === 'no' || word === 'without') return index;
    if (!/^(?:any|previous)$/.test(word)) return null;
  }
  return null;
}

/** Where a single word says that a field counts none ("nonstop"). */
function spokenAbsences(tokens: readonly Token[], profiles: readonly FieldProfile[]): Finding[] {
  return profiles.flatMap((profile) =>
    profile.concepts.flatMap(({ id }): Finding[] => {
      const pattern = NONE_OF[id];
      const at = pattern === undefined ? -1 : tokens.findIndex((token, index) => pattern.test(token.lower) || isNonStop(tokens, index));
      if (at < 0) return [];
      const to = isNonStop(tokens, at) ? at + 3 : at + 1;
      return [{ from: at, to, condition: { kind: 'compare', field: profile.field.name, op: '=', value: 0 }, profile }];
    }),
  );
}

function isNonStop(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'non' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.lower === 'stop';
}
