import { isPlural } from '../../../../text/plural.ts';
import { isParticiple } from '../../../language/annotate/happenings.ts';
import type { Mention } from '../../../language/annotate/mentions.ts';
import type { Token, TokenSpan } from '../../../language/tokens.ts';
import type { FieldChoice, Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import { KINDS } from '../../read/name-rank.ts';
import { isVerbWord } from '../phrases.ts';
import { isMoney } from '../../field-role.ts';

/** Nouns for money that the name before them may have. */
const AMOUNTS = /^(?:cost|price|fee|charge|fare)s?$/;

/** "no bids" and "10 bids" count them, where "the highest bid" is one of the amounts; "bids" alone may be either. */
function countOrAmount(
  tokens: readonly Token[],
  { from, to, choices }: TokenSpan & { readonly choices: readonly FieldChoice[] },
): readonly FieldChoice[] {
  const counts = choices.filter(({ profile }) => profile.counted !== null);
  const amounts = choices.filter(({ profile }) => profile.counted === null && profile.dimension !== null);
  if (counts.length === 0 || amounts.length === 0) return choices;
  const before = tokens[from - 1];
  if (before?.kind === 'number' || COUNTING.test(before?.lower ?? '')) return counts;
  if (/^(?:number|count)$/.test(tokens[from - 2]?.lower ?? '') && before?.lower === 'of') return counts;
  const isOne = !isPlural(tokens[to - 1]?.lower ?? '');
  return isOne || AMOUNTING.test(before?.lower ?? '') ? amounts : choices;
}

/** Proportion of a name that is all but its unit. */
const SAID = 0.77;
/** Proportion of a name of which one word of several is said. */
const LEANING = 0.5;

/** "insurance payout" of a switch that is called insured: a noun that only leans on a text or a switch says what the number behind it is of. */
function isModifier({ choices, from }: TokenSpan & { readonly choices: readonly FieldChoice[] }, tokens: readonly Token[]): boolean {
  const token = tokens[from];
  const isNoun = token !== undefined && !isParticiple(token) && !isVerbWord(token.lower);
  return choices.every(({ profile, score }) => profile.field.type === 'text' || (isNoun && profile.field.type === 'boolean' && score <= LEANING));
}

/** "kind of milk" of a field for milk, "type of donor" of a donor's status: of the fields that both words may mean, the one that tells fewer things apart. */
function kindsOf(spans: readonly (TokenSpan & { readonly choices: readonly FieldChoice[] })[], tokens: readonly Token[]): typeof spans {
  return tokens.flatMap(({ stem }, at): typeof spans => {
    if (!KINDS.test(stem) || tokens[at + 1]?.lower !== 'of') return [];
    const named = spans.filter(({ from }) => from === at + 2).toSorted((a, b) => b.to - a.to)[0];
    if (named === undefined || !named.choices.every(({ profile }) => profile.field.type === 'text')) return [];
    const own = spans.find(({ from, to }) => from === at && to === at + 1)?.choices ?? [];
    const ofKind = named.choices.filter(({ profile }) => KINDS.test(profile.words.at(-1)?.stem ?? ''));
    const texts = ofKind.length > 0 ? ofKind : [...named.choices, ...own.filter(({ profile }) => profile.field.type === 'text')];
    const fields = texts.map(({ profile }) => profile);
    const [first, second] = fields.toSorted((a, b) => (a.field.distinct ?? Infinity) - (b.field.distinct ?? Infinity));
    if (first?.field.distinct === undefined || first.field.distinct === second?.field.distinct) return [];
    return [{ from: at, to: named.to, choices: [{ profile: first, score: 1 }] }];
  });
}

const COUNTING = /^(?:many|most|fewest|few|fewer|more|no|any|zero|without)$/;
const AMOUNTING = /^(?:highest|lowest|biggest|largest|smallest|greatest|top|maximum|minimum|max|min)$/;

/** Mentions of the same span are choices of one piece. */
export function fieldPieces(all: readonly Mention[], tokens: readonly Token[]): readonly Piece[] {
  // "blue flowers in stock" of a field for when they flower in: what is in stock.
  const mentions = all.filter(({ from, to }) => to - from < 2 || tokens[to - 1]?.lower !== 'in' || tokens[to]?.lower !== 'stock');
  const bySpan = new Map<string, { readonly from: number; readonly to: number; readonly choices: FieldChoice[] }>();
  for (const { profile, from, to, score } of mentions) {
    const key = `${from} ${to}`;
    const span = bySpan.get(key) ?? { from, to, choices: [] };
    span.choices.push({ profile, score });
    bySpan.set(key, span);
  }
  for (const { from, to, choices } of Array.from(bySpan.values())) {
    // "fuel consumption" of a field called consumption, next to one called fuel.
    const next = Array.from(bySpan.values()).find(
      (other) => other.from === to && !isVerbWord(tokens[to]?.lower ?? '') && other.choices.every(({ profile }) => profile.field.type === 'number'),
    );
    if (next !== undefined && isModifier({ choices, from, to }, tokens))
      bySpan.set(`${from} ${next.to}`, { from, to: next.to, choices: next.choices });
    // "shipping cost" of a field called shipping, next to a price that "cost" may mean as well.
    const isAmount = ({ profile }: FieldChoice) => isMoney(profile);
    const cost = Array.from(bySpan.values()).find((other) => other.from === to && other.to === to + 1 && AMOUNTS.test(tokens[to]?.lower ?? ''));
    const isOfAmount = cost?.choices.every((choice) => isAmount(choice) || choice.score <= LEANING);
    if (cost !== undefined && isOfAmount && choices.every((choice) => isAmount(choice) && choice.score >= SAID))
      bySpan.set(`${from} ${cost.to}`, { from, to: cost.to, choices });
    // "work description" of work_desc next to work_class: the one that both words speak of.
    for (const other of Array.from(bySpan.values())) {
      const both = other.from === to ? choices.filter(({ profile }) => other.choices.some((choice) => choice.profile === profile)) : [];
      if (both.length > 0 && both.length < choices.length + other.choices.length - both.length)
        bySpan.set(`${from} ${other.to}`, { from, to: other.to, choices: both.map(({ profile }) => ({ profile, score: 1 })) });
    }
  }
  for (const { from, to, choices } of Array.from(bySpan.values())) {
    // "fuel type", "engine size": a noun of measuring after a name adds nothing.
    if (isTail(tokens, to, choices) && !mentions.some((mention) => mention.from === to && mention.score >= 1))
      bySpan.set(`${from} ${to + 1}`, { from, to: to + 1, choices });
  }
  for (const kind of kindsOf([...bySpan.values()], tokens)) bySpan.set(`${kind.from} ${kind.to}`, { ...kind, choices: [...kind.choices] });
  return [...bySpan.values()].map((span): Piece => {
    const { from, to } = span;
    const choices = countOrAmount(tokens, span);
    const best = Math.max(...choices.map(({ score }) => score));
    const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark').length;
    return {
      kind: 'field',
      choices: choices.toSorted((a, b) => b.score - a.score),
      from,
      to,
      score: words * WEIGHTS.field * Math.min(1.1, 0.75 + 0.3 * best) + (words - 1) * WEIGHTS.whole + (to - from - words) * WEIGHTS.mark,
    };
  });
}

/** A noun after a field's name that only says how it is measured: "response time", "square metre". */
function isTail(tokens: readonly Token[], at: number, choices: readonly FieldChoice[]): boolean {
  const word = tokens[at]?.lower ?? '';
  const isOfTime = ({ profile }: FieldChoice) => profile.dimension === 'time' || profile.words.some(({ stem }) => /^(?:day|hour|minut)$/.test(stem));
  if (/^times?$/.test(word)) return choices.every(isOfTime);
  if (/^dates?$/.test(word)) return choices.every(({ profile }) => profile.field.type === 'date');
  return TAILS.test(word) || (tokens[at - 1]?.lower === 'square' && /^(?:met(?:re|er)s?|foot|feet)$/.test(word));
}

const TAILS = /^(?:type|types|size|sizes|level|levels|name|names|code|codes|figure|figures|value|values|amount|category|capacity)$/;
