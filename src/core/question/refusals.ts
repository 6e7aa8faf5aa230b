import { MEAN_OF } from './lexicon/moving.ts';
import { rootOf } from '../language/values/roots.ts';
import type { QueryField } from '../language/query-field.ts';
import { PERSON_NOUNS } from './lexicon/other-nouns.ts';
import { RUN_NOUN } from './read/changes/run-names.ts';
import { isOfCauses } from './read/ranked/majority.ts';

interface Refusal {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Questions that no records answer, whatever their fields. */
const REFUSALS: readonly Refusal[] = [
  {
    pattern:
      /^(?:so )?why\b|\bwhy (?:is|are|do|does|did|was|were|has|have)\b|\bwhat (?:causes|caused|explains|drives|led to|makes)\b|\b(?:reasons?|explanation) (?:for|why|behind)\b|\bhow come\b|\bdue to what\b|\bexplain (?:why|how)\b/,
    reason: 'The records say what happened, not why',
  },
  {
    pattern:
      /\b(?:what|how much|how many|who|when|which|where)(?: \w+)? will\b(?! (?:also |even |still )?(?:ship|travel|deliver|accept|take|post|do|work|offer|consider|come|send|let|allow|bring|host|teach|collect|drive|fly)\b)|^(?:which|what|who|how)\b.* will (?:make|be|have|get|earn|cost|win|sell|go)\b|^will\b|\b(?:predict|predicted|prediction|forecast|forecasts|extrapolate|project(?:ed)? (?:for|to))\b|\bwill (?:the |there |it |they |prices? |this |next |be |i |we |any |\w+ (?:be|go|rise|fall|increase|decrease|cost|grow|drop|reach|sell|change|become)\b)|\bgoing to (?:be|rise|fall|increase|decrease|cost|grow|drop|change|sell|win|lose|happen)\b|\b(?:next (?:year|month|week|decade|quarter)|in the future|tomorrow|in 20[3-9]\d|by 20[3-9]\d)(?:'s)? .*\b(?:price|cost|be|rise|average)\b|\b(?:expected|likely) (?:to|next)\b|\bhow likely\b|\bprobability\b|\bwould happen\b|\bwhat if\b|\b(?:can|could|may|should) (?:i|we|you|one)\b.*\b(?:tomorrow|tonight|next (?:week|month|year))\b/,
    reason: 'The records hold what was collected, not what will happen',
  },
  {
    pattern:
      /\bwhat (?:is|are|was|were) .+ about\W*$|\bwhat (?:do|does|did)\b.* (?:say|think|feel)\b|\bshould (?:i|we|one|you|someone|my)\b|\bdo you (?:think|like|prefer|recommend|believe|feel|suggest)\b|\b(?:your|an?) (?:opinion|favou?rite|recommendation|advice)\b|\brecommend(?:ed|ation)?s?\b(?! (?:retail|selling|price|age|minimum|dose|daily))|\bsuggest(?:ion)?s?\b|\bworth (?:it|buying|visiting|watching|seeing|the(?! (?:most|least)))\b|(?<!\b(?:what|much) )\b(?:is|are) (?:it|this|that|these|they) (?:a )?(?:good|bad|safe|fair|worth|overpriced|underpriced|nice)\b|\b(?:nicest|prettiest|most beautiful|coolest|funniest|most interesting|most boring|most fun|ugliest|scariest|most romantic|most charming|safest|most comfortable|most reliable|most stylish|cutest|loveliest|friendliest)\b|\b(?:good|bad|fair|great|smart|wise|reasonable|decent) (?:deal|buy|investment|idea|choice|value)\b|\bis\b.* an? (?:good|bad|fair|reasonable|decent|great) (?:price|rent|rate|offer|salary|fee)\b|\b(?:overpriced|underpriced|overrated|underrated|bargain)\b|\badvice\b|\bwhat do you\b(?! save\b)|\bbetter (?:to|choice|option|deal)\b|\bwhich (?:one )?(?:is|are) (?:the )?better\b|\bbest (?:one )?(?:for (?:a |my |me|families|kids|children|couples|students|beginners)|to (?:buy|watch|visit|live|rent|stay|invest))\b/,
    reason: 'That asks for an opinion, and the records hold only facts',
  },
  {
    pattern:
      /\b(?:variance|regression|trend ?line|skewness|kurtosis|mode of|confidence interval|p-value|significan(?:t|ce|tly)|cluster(?:s|ing)?|outliers?|anomal(?:y|ies)|moving average|geometric mean|harmonic mean|weighted average|interquartile|iqr|z-scores?)\b/,
    reason: 'This statistic cannot be computed here; averages, medians, percentiles, totals, counts and percentages can',
  },
  {
    pattern:
      /\b(?:translate|summari[sz]e|write (?:me )?(?:a|an|the)|poem|joke|story about|(?:write|draft|compose|send)(?: \w+){0,3} (?:essay|e-?mail|letter)|ignore (?:all|previous|the)|system prompt|your (?:instructions|prompt|name)|who made you)\b/,
    reason: 'I answer questions about the records of this dataset',
  },
];

/** Why a question about what changed in records that nothing identifies is not answered. */
const NO_KEY = 'No field is known to identify a record, so which ones changed cannot be told: name it with scrq import --key or scrq diff --key';

/** "what was the price a year ago": of one run, nothing tells what a value was before it. */
const VALUE_AGO =
  /^\W*(?:and )?(?:what|how (?:much|many|high|big|long))\b.* (?:was|were|did|used to)\b.*\b(?:price|cost|costs|rent|rate|fee|rating|score|rank|salary|value|worth)\b.*\b(?:ago|back then|in the past|used to be)\W*$/;
const DATED = /\b(?:\p{L}{3,}ed|sold|built|made|bought|won|new|since|than) /u;

/** "what caused the most outages" of records that know it. */
const MOST_CAUSED = /\bwhat (?:causes|caused)\b.*\bmost\b/;

/** What was so and is not any more is told only by comparing runs, by words that `lexicon/between-runs.ts` knows. */
const NOT_ANY_MORE =
  /(?<!\b(?:is|are|was|were|be|been|get|got) )\bused to (?:be|have|cost)\b|\b(?:put|puts|brought|pushed|marked) (?:its|their|the) (?:price|rent|fee|rate|fare|charge|cost)s? (?:up|down)\b(?! for\b)|\bused to\b.*\b(?:any ?more|now)\b|(?<!\bthe )\b(?:last|previous) time(?: (?:around|round))?\W*$|\b(?:then|before) (?:and|vs\.?|versus|compared (?:to|with)) now\b/;

/** Why a question about what was so before is not answered by the records of one run; null where it asks for no such. */
export function refusalOfBefore(text: string): string | null {
  const isAsked = NOT_ANY_MORE.test(text.toLowerCase());
  return isAsked ? 'What was so before is told by comparing two runs: ask what changed in a field "since the last run"' : null;
}

const RUNS = `(?:${RUN_NOUN})s?`;
/** "how many were out of stock in the October run compared with the first one": a figure of each, and no change of records. */
const FIGURES_OF_RUNS = new RegExp(
  `\\b(?:how many|how much|what|average|mean|median|total|number|share|percentage)\\b.*\\b${RUNS}\\b.*\\b(?:compared? (?:to|with|against)|versus|vs|against|than|as opposed to)\\b.*\\b(?:${RUNS}|one)\\b`,
);
/** What became of records between two runs. */
const BETWEEN_RUNS =
  /\b(?:new|newly|add(?:ed|s)?|appear\w*|joined|remov\w*|chang\w*|differ\w*|gone|went|disappear\w*|vanish\w*|delisted|missing|cheaper|dearer|pricier|expensive|dropp?\w*|fell|fallen|rose|risen|rais\w*|reduc\w*|lower\w*|increas\w*|decreas\w*|cuts?|bec[ao]m\w*|got|turned|lost|gained|moved|sold|since|between|withdrawn|pulled)\b/;

/** Why figures of two runs are not set side by side; null where none are asked for. */
export function refusalOfTwoRuns(text: string): string | null {
  const lower = text.toLowerCase();
  return FIGURES_OF_RUNS.test(lower) && !BETWEEN_RUNS.test(lower)
    ? 'I cannot see which figure of the runs is compared: ask for it "in each run"'
    : null;
}

/** "went up in price twice": two runs do not tell. */
const MORE_THAN_ONCE =
  /\b(?:twice|thrice|more than once|(?:two|three|four|[2-9]) times|repeatedly|(?:in|at|with) every (?:run|scrape|import))\b(?! (?:as|the|more|higher|its|their)\b)/i;

/** Why a question about what changed is not answered; null where it may be. `isUnkeyed`: nothing identifies the records that it takes for the same; `isOfSome`: it is of what came or went. */
export function refusalOfChanges(text: string, { isUnkeyed, isOfSome }: Readonly<Record<'isUnkeyed' | 'isOfSome', boolean>>): string | null {
  if (isUnkeyed) return NO_KEY;
  const isOfMean = /\b(?:did|has|have) (?:the |our )?(?:average|mean|median|typical)\b/i.test(text);
  if (isOfMean || (/\b(?:is|was) (?:the |our )?(?:average|mean|median|typical)\b/i.test(text) && !MEAN_OF.whole.test(text)))
    return 'What changed is told record by record: ask for the average "in each run"';
  if (isOfSome && /\b(?:what|which) (?:share|percentage|per ?cent|proportion|fraction)\b/i.test(text))
    return 'What came or went is counted, and no share of it is told';
  return MORE_THAN_ONCE.test(text) ? 'Two runs are compared, which do not tell how often something changed' : null;
}

/** Why no records answer a question: it asks for a cause, a forecast, an opinion, or a value that is not computed here; null when it may be answered. */
export function refusalOf(text: string, fields: readonly QueryField[]): string | null {
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (MOST_CAUSED.test(lower) && fields.some(({ name, type }) => type === 'text' && isOfCauses(name))) return null;
  // "how many are recommended" of records that tell.
  const isTold = fields.some(({ name }) => /recommend/i.test(name));
  const asked = isTold ? lower.replaceAll(/\brecommend(?:ed|s)?\b/g, '') : lower;
  // "average rating: A or B, which is better": what decides is said.
  const stated = /^\W*(?:average|median|mean|highest|lowest|total)\b/.test(asked)
    ? asked.replace(/\bwhich (?:one )?(?:is|are) (?:the )?better\b/, '')
    : asked;
  if (/\bwhat (?:did|does|do) .+ die (?:of|from)\b/.test(lower) && !fields.some(({ name, type }) => type === 'text' && isOfCauses(name)))
    return 'The records do not say of what';
  if (isOfAges(lower) && !fields.some(({ name }) => AGES.test(name))) return 'No field tells how old people are';
  if (VALUE_AGO.test(lower) && !DATED.test(lower)) return 'The records hold what was collected, and not what a value was before that';
  return REFUSALS.find(({ pattern }) => pattern.test(stated))?.reason ?? null;
}

/** "how many of the passengers are over 70": of people, a number alone is their age. */
function isOfAges(lower: string): boolean {
  const person =
    /\b(?<person>\p{L}+) (?:is|are|was|were)(?: (?:all|aged|now))? (?:over|under|above|below|older than|younger than) \d{1,2}\b(?! ?(?:%|\p{L}|[.,]\d))/u.exec(
      lower,
    )?.groups?.['person'];
  return person !== undefined && PERSON_NOUNS.has(rootOf(person));
}

const AGES = /age|born|birth|dob|year|alter|since/i;
