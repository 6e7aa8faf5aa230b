import { bareSuperlatives } from '../../language/annotate/superlatives.ts';
import { profileField } from '../../language/profile/fields.ts';
import type { FieldProfile } from '../../language/profile/fields.ts';
import type { QueryField } from '../../language/query-field.ts';
import { readNumber } from '../../language/annotate/numbers.ts';
import { tokenize } from '../../language/tokens.ts';

interface Rewrite {
  readonly pattern: RegExp;
  readonly to: string;
  /** The idea of the number field that it speaks of; it stays as it is where there is none. */
  readonly idea: string;
}

const NUMBER = String.raw`(\d[\d,.]*k?)`;

/** Ways to speak of a field by a verb or an adjective, put as the name of the field would be. */
const REWRITES: readonly Rewrite[] = [
  {
    pattern: new RegExp(`\\b(?:older|more) than ${NUMBER}(?: years?(?: old| of age)?)?\\b(?! (?:months?|weeks?|days?))`, 'gi'),
    to: 'with age over $1',
    idea: 'age',
  },
  { pattern: new RegExp(`\\byounger than ${NUMBER}(?: years?(?: old)?)?\\b`, 'gi'), to: 'with age under $1', idea: 'age' },
  {
    pattern: /\b(?:earns?|earned|makes?|pays?|paid|is paid|gets? paid) (?:the )?(?:most(?: money)?|highest)\b/gi,
    to: 'has the highest salary',
    idea: 'salary',
  },
  {
    pattern: /\b(?:earns?|earned|makes?|pays?|paid|is paid|gets? paid) (?:the )?(?:least|lowest)(?: money)?\b/gi,
    to: 'has the lowest salary',
    idea: 'salary',
  },
  { pattern: /\b(?:costs?|costing|cost) (?:the )?most\b/gi, to: 'is the most expensive', idea: 'price' },
  { pattern: /\b(?:costs?|costing|cost) (?:the )?least\b/gi, to: 'is the cheapest', idea: 'price' },
  { pattern: /\bweighs? (?:the )?most\b/gi, to: 'is the heaviest', idea: 'weight' },
  { pattern: /\bweighs? (?:the )?least\b/gi, to: 'is the lightest', idea: 'weight' },
];

interface Extreme {
  readonly said: RegExp;
  readonly names: RegExp;
  readonly end: 'highest' | 'lowest';
  /** Of several such fields, the one that is meant. */
  readonly prefers: RegExp;
}

/** Superlatives of things that only a few kinds of records measure. */
const EXTREMES: readonly Extreme[] = [
  { said: /\b(?:hottest|warmest)\b/gi, names: /^temp/, end: 'highest', prefers: /^(?:max|maximum|high)$/ },
  { said: /\b(?:coldest|coolest)\b/gi, names: /^temp/, end: 'lowest', prefers: /^(?:min|minimum|low)$/ },
  { said: /\b(?:wettest|rainiest)\b/gi, names: /^(?:precip|rain)/, end: 'highest', prefers: /^total$/ },
  { said: /\bdriest\b/gi, names: /^(?:precip|rain|humid)/, end: 'lowest', prefers: /^total$/ },
  { said: /\bwindiest\b/gi, names: /^wind/, end: 'highest', prefers: /^(?:speed|max)$/ },
  { said: /\bdeepest\b/gi, names: /^depth/, end: 'highest', prefers: /^max/ },
  { said: /\bstrongest\b/gi, names: /^(?:mag|magnitude|strength)/, end: 'highest', prefers: /^max/ },
  { said: /\bmost populous\b/gi, names: /^population/, end: 'highest', prefers: /^total$/ },
  { said: /\brichest\b/gi, names: /^(?:gdp|wealth|worth|income)/, end: 'highest', prefers: /^total$/ },
  { said: /\bbusiest\b/gi, names: /^(?:passenger|visitor|attendance|traffic)/, end: 'highest', prefers: /^total$/ },
];

/** "coldest" of records with a temperature, and "above 30 degrees". */
function measured(text: string, profiles: readonly FieldProfile[]): string {
  const numbers = profiles.filter(({ field, role }) => field.type === 'number' && role === 'measure');
  const fieldFor = ({ names, prefers }: Pick<Extreme, 'names' | 'prefers'>) => {
    const fitting = numbers.filter(({ words }) => words.some(({ stem }) => names.test(stem)));
    return (fitting.find(({ words }) => words.some(({ stem }) => prefers.test(stem))) ?? fitting[0])?.field.name;
  };
  let changed = text;
  for (const extreme of EXTREMES) {
    const name = fieldFor(extreme);
    if (name !== undefined) changed = changed.replaceAll(extreme.said, `${extreme.end} ${name}`);
  }
  const degrees =
    /\b(above|over|more than|warmer than|hotter than|at least|below|under|less than|colder than|at most) (-?\d[\d.]*) ?(?:degrees?(?: celsius| fahrenheit| c| f)?|°[cf]?)/giu;
  return changed.replaceAll(degrees, (said: string, op: string, number: string) => {
    const isLow = /^(?:below|under|less|colder|at most)/i.test(op);
    const name = fieldFor({ names: /^temp/, prefers: isLow ? /^(?:min|minimum|low)$/ : /^(?:max|maximum|high)$/ });
    const plain = op
      .toLowerCase()
      .replace(/^(?:warmer|hotter) than$/, 'over')
      .replace(/^colder than$/, 'under');
    return name === undefined ? said : `with ${name} ${plain} ${number}`;
  });
}

/** "less than €700", "longer than ten days": the sign, or the words, stand between a bound and its number. */
function unsigned(text: string): string {
  const signed = /\b(than|over|under|above|below|at least|at most) ([$€£₹]) ?(\d)/giu;
  const spoken =
    /\b(than|over|under|above|below|at least|at most) (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?! ?-| (?:hundred|thousand|million))/giu;
  return text
    .replaceAll(/(?<![\w.])(\d[\d,.]*)\+(?= ?\p{L})/gu, 'at least $1')
    .replaceAll(signed, '$1 $3')
    .replaceAll(spoken, (_said, op: string, word: string) => `${op} ${readNumber(tokenize(word), 0)?.value ?? word}`);
}

/** "revenue", "order value", "spent the most", of records with one amount of money that is called otherwise. */
function spent(text: string, profiles: readonly FieldProfile[]): string {
  const amounts = profiles.filter(({ field, dimension, role }) => field.type === 'number' && dimension === 'money' && role === 'measure');
  const [only] = amounts;
  const isNamed = profiles.some(({ words }) => words.some(({ stem }) => /^(?:revenue|turnover|spend|spent|sal|valu)$/.test(stem)));
  if (only === undefined || amounts.length > 1 || isNamed) return text;
  const name = only.field.name;
  return text
    .replaceAll(/\b(?:spent|spends?|spending) (?:the )?most(?: money)?\b/gi, `has the highest total ${name}`)
    .replaceAll(/\b(?:spent|spends?|spending) (?:the )?least(?: money)?\b/gi, `has the lowest total ${name}`)
    .replaceAll(
      /\b(average|mean|median|highest|lowest|largest|smallest|total) (?:order|purchase|sale|sales|basket|transaction|invoice) (?:values?|amounts?|totals?|sizes?|worth)\b/gi,
      `$1 ${name}`,
    )
    .replaceAll(/\b(?:order|purchase|sale|basket|transaction|invoice) (?:values?|amounts?|totals?)\b/gi, name)
    .replaceAll(/\b(average|mean|median|highest|lowest|total|monthly|yearly) (?:revenue|turnover|sales|spend|spending)\b/gi, `$1 ${name}`)
    .replaceAll(/(?<!(?:average|mean|median|highest|lowest|total|monthly|yearly) )\b(?:revenue|turnover)\b/gi, `total ${name}`)
    .replaceAll(/\bhow much (?:did|does|do|has|have) (.{2,60}?) (?:spend|spent)\b/gi, `total ${name} of $1`);
}

/** "at least 4 bedrooms and 3 bathrooms": the bound is said once for both. */
function shared(text: string): string {
  const twice =
    /\b(at least|at most|more than|less than|fewer than|over|under|minimum|maximum) (\d[\d.,]*k? [\p{L}-]+(?: [\p{L}-]+)?) (and|or|,) (\d[\d.,]*k? \p{L})/giu;
  return text.replaceAll(twice, '$1 $2 $3 $1 $4');
}

/** The question with what it says of fields by verbs put as their names; a question that says nothing so stays as it is. */
export function rewritten(text: string, fields: readonly QueryField[]): string {
  const profiles = fields.map(profileField);
  let changed = text;
  for (const { pattern, to, idea } of REWRITES) {
    const isKnown = profiles.some(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === idea));
    // "more than 50" is said of an age only where "older" is.
    if (isKnown)
      changed = changed.replaceAll(pattern, (said, ...groups: string[]) => (/^more/i.test(said) ? said : to.replace('$1', groups[0] ?? '')));
  }
  const praised = changed
    .replaceAll(/\bbest (?=(?:average|avg|mean|median)\b)/gi, 'highest ')
    .replaceAll(/\bworst (?=(?:average|avg|mean|median)\b)/gi, 'lowest ');
  return shared(pointed(measured(spent(unsigned(praised), profiles), profiles), profiles));
}

/** "scored above 95", "highest rated", of records that have points in place of a rating. */
function pointed(text: string, profiles: readonly FieldProfile[]): string {
  const rated = profiles.some(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === 'rating'));
  const points = profiles.find(
    ({ field, words, role }) => field.type === 'number' && role === 'measure' && words.some(({ stem }) => /^(?:point|scor)$/.test(stem)),
  );
  const name = points?.field.name;
  if (name === undefined) return scored(text, profiles);
  const told = text.replaceAll(
    /\b(?:scored|scoring|scores|score|rated) (?=(?:above|over|below|under|at least|at most|more than|less than|higher than|lower than|between|exactly|\d))/gi,
    `with ${name} `,
  );
  return rated
    ? told
    : told
        .replaceAll(/\b(?:highest|best|top)[ -](?:rated|scoring|scored)\b/gi, `highest ${name}`)
        .replaceAll(/\b(?:lowest|worst)[ -](?:rated|scoring|scored)\b/gi, `lowest ${name}`);
}

/** "scored above 4", of records that have a rating. */
function scored(text: string, profiles: readonly FieldProfile[]): string {
  const rating = profiles.find(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === 'rating'));
  if (rating === undefined || bareSuperlatives(tokenize(text)).length > 0) return text;
  return text.replaceAll(
    /\b(?:scored|scoring|scores) (?=(?:above|over|below|under|at least|at most|more than|less than|higher than|lower than|between|\d))/gi,
    'rated ',
  );
}
