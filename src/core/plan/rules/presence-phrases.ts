import type { FieldProfile } from '../../language/profile/fields.ts';
import { stem } from '../../language/stem.ts';
import { type Phrasing, replaceParts } from './phrasing.ts';

const GIVEN = '(?:given|stated|known|listed|specified|recorded|shown|mentioned|available|set|disclosed)';

/** "where no rent is given", "mention a salary", "unrated": whether a field has a value. */
export function presenceAsked(text: string, phrasing: Phrasing): string {
  const { profiles } = phrasing;
  const isField = (said: string) => {
    const roots = said
      .toLowerCase()
      .split(/[\s_]+/)
      .map(stem);
    return profiles.some(({ words }) => roots.every((root) => words.some(({ stem: own }) => own === root)));
  };
  const verbs = '(?:mention|state|specify|disclose|give|list|show|report)';
  return participles(text, phrasing)
    .replaceAll(
      new RegExp(`\\b(?:where|with|having|whose|for which) no ([\\p{L}_]+(?: [\\p{L}_]+)??) (?:(?:is|was|has been) )?${GIVEN}\\b`, 'giu'),
      'without $1',
    )
    .replaceAll(new RegExp(`\\b(?:do not|don't|does not|doesn't) ${verbs} (?:an?|any|their|its|the) ([\\p{L}_]+)`, 'giu'), (said, name: string) =>
      isField(name) ? `have no ${name}` : said,
    )
    .replaceAll(new RegExp(`\\b${verbs}s? (an|a|their|its) ([\\p{L}_]+)`, 'giu'), (said, article: string, name: string, at: number) =>
      at > 0 && isField(name) ? `have ${article} ${name}` : said,
    )
    .trim();
}

const RATED = /^(?:rated|scored)$/i;

/** "unrated products", "discounted ones", "are not reviewed": of a field of numbers that is called so. */
function participles(text: string, { profiles, entityOf }: Phrasing): string {
  const said =
    /\b(?:(?<verb>are|is|were|was) )?(?<un>un|not |never )?(?<word>rated|reviewed|discounted|priced|scored)(?: (?<next>\p{L}+)|(?=\W*$))/giu;
  return replaceParts(text, said, ({ said: whole, at, part }) => {
    const [word, verb, next] = [part('word'), part('verb'), part('next')];
    const isApart = /(?:best|better|top|highest|lowest|worst|most|least|well|highly|-|by) ?$/i.test(text.slice(0, at));
    const isOfRecords = next !== '' && entityOf(next.toLowerCase()) === 'certain';
    const isSaid = verb !== '' && (next === '' || /^(?:in|by|at|for|from|and)$/i.test(next));
    const field = presentField(word, profiles);
    if (isApart || field === null || (!isOfRecords && !isSaid)) return whole;
    const { name, min } = field.field;
    const isCounted = min === 0 && !RATED.test(word);
    const [some, none] = isCounted ? [`with ${name} over 0`, `with ${name} = 0`] : [`with ${name}`, `without ${name}`];
    const told = part('un') === '' ? some : none;
    return isOfRecords ? `${verb} ${next} ${told}`.trimStart() : `${verb} ${told} ${next}`.trimEnd();
  });
}

/** The field that "discounted" or "reviewed" is said of. */
function presentField(word: string, profiles: readonly FieldProfile[]): FieldProfile | null {
  const root = word.toLowerCase().replace(/d$/, '').replace(/e$/, '').slice(0, 5);
  return (
    profiles.find(
      ({ field, words, role }) =>
        field.type === 'number' && role === 'measure' && words.some(({ stem: own }) => own.startsWith(root.slice(0, Math.min(5, root.length)))),
    ) ?? null
  );
}
