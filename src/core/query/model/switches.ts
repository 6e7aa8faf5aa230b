import { isCountedNoun } from '../../language/annotate/counted.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Proposal } from './answer.ts';
import type { Candidate } from './candidate.ts';
import { isEnd, wordsAfter } from './evidence.ts';
import type { Leftovers } from './leftovers.ts';
import { polarityOf } from '../../language/annotate/flags/polarity.ts';
import { isLightSwitchWord, WITHOUT } from '../../language/annotate/flags/switch-words.ts';
import { overlaps, type TokenSpan } from '../../language/tokens.ts';

/** How far apart the words of one name may stand. */
const REACH = 6;

/** Yes-or-no fields that the words left speak of, with what the words around them make of it: yes, or no where they deny it. */
export function switchCandidates(look: Leftovers): readonly Candidate[] {
  return look.open
    .filter(({ field }) => field.type === 'boolean')
    .flatMap((profile) => look.tokens.flatMap((_, at) => candidateAt(at, profile, look) ?? []));
}

function candidateAt(at: number, profile: FieldProfile, look: Leftovers): Candidate | null {
  const core = nearInMeaning(at, profile, look) ?? scatteredName(at, profile, look);
  const polarity = core === null ? null : polarityOf(look.tokens, core.from, core.to);
  if (core === null || polarity === null || overlaps(polarity, look.isTaken)) return null;
  const isAbsence = statesAbsence(profile);
  // "no fee" is not denied by a fee: a query that speaks of one seldom wants it.
  if (isAbsence && polarity.value) return null;
  const value = isAbsence || polarity.value;
  const field = profile.field.name;
  return {
    field,
    filter: { kind: 'compare', field, op: '=', value },
    from: polarity.from,
    to: polarity.to,
    core,
    agrees: (proposal) => statedBy(proposal) === value,
  };
}

/** What a proposal makes of a yes-or-no field. */
function statedBy({ op, values }: Proposal): boolean | undefined {
  const [value] = values;
  if (typeof value !== 'boolean' || values.length !== 1) return undefined;
  return op === '=' || op === 'in' ? value : op === '!=' ? !value : undefined;
}

/** One word with the meaning of the field; not where it is part of a name or only names the kind of another thing ("lift chair"). */
function nearInMeaning(at: number, profile: FieldProfile, { tokens, neighbors, isTaken }: Leftovers): TokenSpan | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || isTaken(at) || neighbors.get(token.lower) !== profile.field.name) return null;
  // Of a name of several words the rules take all or none: "gluten free" is no free shipping.
  if (profile.words.some(({ stem }) => stem === token.stem)) return null;
  const next = tokens[at + 1];
  const isOfOther = isCountedNoun(next) && !isLightSwitchWord(next?.stem ?? '');
  const isName = at > 0 && /^\p{Lu}/u.test(token.text);
  return isOfOther || isName ? null : { from: at, to: at + 1 };
}

/** All telling words of a name, further apart than the rules look for them ("a pool that is heated"). */
function scatteredName(at: number, { words }: FieldProfile, look: Leftovers): TokenSpan | null {
  const left = new Set(words.map(({ stem }) => stem).filter((word) => !isLightSwitchWord(word)));
  if (left.size < 2 || !left.has(look.tokens[at]?.stem ?? '')) return null;
  let to = at;
  for (const index of wordsAfter(look, at, (place) => isEnd(look, place)).slice(0, REACH)) {
    if (left.delete(look.tokens[index]?.stem ?? '')) to = index + 1;
  }
  return left.size === 0 ? { from: at, to } : null;
}

/** "no_fee", "accident_free". */
function statesAbsence({ words }: FieldProfile): boolean {
  return words.length > 1 && (WITHOUT.test(words[0]?.stem ?? '') || words.at(-1)?.stem === 'free');
}
