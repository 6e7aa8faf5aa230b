import { isPlural } from '../../../text/plural.ts';
import { wordsOfName } from '../profile/field-names.ts';
import type { FieldProfile } from '../profile/fields.ts';
import { happeningsSaidOf } from '../annotate/happenings.ts';
import { LINK_WORDS } from '../profile/lexicon.ts';
import type { Token, TokenSpan } from '../tokens.ts';

const REACH = 4;
const COUNTING = /^(?:many|different|distinct|unique)$/;
/** Stems of what is said of the year in which a thing came to be. */
export const MADE: ReadonlySet<string> = new Set(['build', 'made', 'make', 'releas', 'model', 'year', 'from', 'manufactur', 'produc', 'dat']);

/** The span of a condition together with the words next to it that only name its field ("posted", "built", "… of the station"). */
export function absorb(
  tokens: readonly Token[],
  { from, to }: TokenSpan,
  look: { readonly profile: FieldProfile; readonly isTaken: (index: number) => boolean },
): TokenSpan {
  const { profile, isTaken } = look;
  const says = happeningsSaidOf(profile);
  const isOwn = (token: Token | undefined): boolean =>
    token?.kind === 'word' &&
    (profile.words.some((word) => word.stem === token.stem && word.weight === 1) ||
      profile.says.has(token.stem) ||
      (profile.role === 'year' && MADE.has(token.stem)) ||
      (profile.field.type === 'date' && says.some((said) => said.has(token.stem))));
  const names = profile.words.filter(({ weight }) => weight === 1).map(({ stem }) => stem);
  const isSaid = (name: string) => tokens.slice(from, to).some(({ stem }) => stem.length > 2 && name.startsWith(stem));
  const isWhole = names.length > 1 && names.every(isSaid);
  let start = from;
  for (let index = from - 1; index >= Math.max(0, from - REACH) && !isTaken(index); index -= 1) {
    // "which shops have shop rooms above 8": a name that is said already is not said once more.
    if (isWhole && names.includes(tokens[index]?.stem ?? '')) break;
    // "how many companies have a company rating above 4": what is counted.
    if (profile.field.type === 'number' && isPlural(tokens[index]?.lower ?? '') && COUNTING.test(tokens[index - 1]?.lower ?? '')) break;
    // "which company with a rating over 4": what is asked for.
    if (profile.field.type === 'number' && /^(?:which|what)$/.test(tokens[index - 1]?.lower ?? '')) break;
    // "not sold out next weekend": the particle is of another verb; what "has sold out since" did so at that time.
    const [helper = '', verb = ''] = [tokens[index - 2]?.lower, tokens[index - 1]?.lower];
    if (tokens[index]?.lower === 'out' && /^(?:sold|rented|hired|booked|checked)$/.test(verb) && !/^(?:have|has|had)$/.test(helper)) break;
    // "date received in 2025": the light word before what is its own.
    const isLead = index === start - 1 && start < from && profile.words.some(({ stem }) => stem === tokens[index]?.stem);
    if (isOwn(tokens[index]) || isLead) start = index;
    else if (!isLink(tokens[index])) break;
  }
  let end = to;
  for (let index = to; index < Math.min(tokens.length, to + REACH) && !isTaken(index); index += 1) {
    if (index === to && /^(?:times|range|budget)$/.test(tokens[index]?.lower ?? '') && profile.field.type === 'number') {
      end = index + 1;
      break;
    }
    // "half an hour late"
    if (index === to && /^(?:late|delayed)$/.test(tokens[index]?.lower ?? '') && profile.concepts.some(({ id }) => id === 'wait')) {
      end = index + 1;
      break;
    }
    // "less than 8 cents a word" of a rate per word.
    if (index === to && isPer(tokens, index, profile)) {
      end = index + 2;
      break;
    }
    if (isOwn(tokens[index]) && (index > to || profile.field.type === 'number')) end = index + 1;
    else if (!/^(?:of|from|to|the|a|away)$/.test(tokens[index]?.lower ?? '')) break;
  }
  return { from: start, to: end };
}

/** "a word", "per page", where the name of a number ends so. */
function isPer(tokens: readonly Token[], at: number, { field, words }: FieldProfile): boolean {
  const said = tokens[at + 1]?.stem;
  const per = wordsOfName(field).indexOf('per');
  return /^(?:a|an|per|each)$/.test(tokens[at]?.lower ?? '') && per > 0 && said !== undefined && words.at(-1)?.stem === said;
}

function isLink(token: Token | undefined): boolean {
  return token !== undefined && (LINK_WORDS.has(token.lower) || /^(?:on|for|date|average|avg|total)$/.test(token.lower));
}
