import { stem } from '../../language/stem.ts';
import { groupsAsked, peopleAsked } from './group-phrases.ts';
import { measuresAsked } from './measure-phrases.ts';
import { type Phrasing, replaceParts } from './phrasing.ts';
import { presenceAsked } from './presence-phrases.ts';

/** The question with ways of asking that few people choose put as most people would ask; what it does not know stays as it is. */
export function paraphrased(text: string, phrasing: Phrasing): string {
  return [plainly, ranges, pairs, groupsAsked, peopleAsked, presenceAsked, places, measuresAsked, units].reduce(
    (said, put) => put(said, phrasing),
    text,
  );
}

const FIGURE = 'averages?|avg|mean|median|total|sum|min|max|minimum|maximum|lowest|highest|range|standard deviation|std ?dev';

/** Turns of speech that mean the same of any records. */
function plainly(text: string): string {
  return text
    .replaceAll(/\bi\.\s?e\.,?|\be\.\s?g\.,?/gi, ',')
    .replace(new RegExp(`^([\\p{L}_ ]{3,40}): ?((?:(?:${FIGURE})(?:, ?(?:and )?| and |\\W*$))+)$`, 'iu'), '$2 of $1')
    .replaceAll(
      /\bwith (an? |the |any )?([\p{L}_]+(?: [\p{L}_]+)?) (and|or|vs\.?|versus) (?:(?:those|ones|for those) )?without (?:an? |the |any )?\2\b/giu,
      'with $3 without $1$2',
    )
    .replace(/\b(monthly|weekly|daily|yearly|quarterly|hourly)\W*$/i, (_said, period: string) => `by ${PERIODS[period.toLowerCase()] ?? period}`)
    .replaceAll(
      /\b(two|three|four|five|six|\d+)-? or (two|three|four|five|six|\d+)[- ](room|bedroom|bathroom|star|bed|door|seat)s?\b/gi,
      'with $1 or $2 $3s',
    )
    .replaceAll(/\bbetween ([\p{L}_]+) ([$€£₹]?-?\d[\d.,]*k?) and ([$€£₹]?-?\d)/giu, '$1 between $2 and $3')
    .replaceAll(/\b(above|below|over|under|on|from) the (\d{1,2})(?:st|nd|rd|th) (floor|storey|story|level)\b/gi, '$3 $1 $2')
    .replaceAll(/\b(floor|storey|story|level) (?:on|from) (\d)/gi, '$1 $2');
}

const PERIODS: Readonly<Record<string, string | undefined>> = {
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  yearly: 'year',
  quarterly: 'quarter',
  hourly: 'hour',
};

/** "50k-60k", "£20–£30": both ends of a range. */
function ranges(text: string): string {
  const range =
    /(?<![\p{L}\d.,-])(?:of |from )?(?<sign>[$€£₹]?)(?<low>\d[\d,.]*)(?<lowK>k|m)? ?[-–—] ?[$€£₹]?(?<high>\d[\d,.]*)(?<highK>k|m)?(?![\p{L}\d-])/giu;
  return replaceParts(text, range, ({ said, part }) => {
    const isRange = part('sign') !== '' || part('lowK') !== '' || part('highK') !== '';
    return isRange ? `between ${part('low')}${part('lowK') === '' ? part('highK') : part('lowK')} and ${part('high')}${part('highK')}` : said;
  });
}

const LOW = 'lowest|smallest|cheapest|minimum|min|least';
const HIGH = 'highest|largest|biggest|greatest|most expensive|maximum|max';
const JOINT = '(?:,| and| or| to|/| &| the| as well as|;| average| mean| median)+';

/** "lowest and highest price": the two ends of a field, which superlatives of records would not be. */
function pairs(text: string): string {
  return text
    .replaceAll(new RegExp(`\\b(?:${LOW})(${JOINT}) (?:${HIGH})(?= \\p{L})`, 'giu'), 'minimum$1 maximum')
    .replaceAll(new RegExp(`\\b(?:${HIGH})(${JOINT}) (?:${LOW})(?= \\p{L})`, 'giu'), 'maximum$1 minimum');
}

/** "where are the most flats": the field that tells where. */
function places(text: string, { profiles }: Phrasing): string {
  const order = ['city', 'town', 'location', 'place', 'state', 'country', 'region', 'district', 'county'];
  const name = order.find((place) =>
    profiles.some(({ field, words }) => field.type === 'text' && words.length === 1 && words[0]?.stem === stem(place)),
  );
  const isWritten = profiles.some(({ words }) => words.some(({ stem: own }) => own.startsWith('lang')));
  const spoken = isWritten ? text.replaceAll(/\b(?:written|spoken|published) in (?=\p{L})(?!the\b)/giu, 'in ') : text;
  return name === undefined
    ? spoken
    : spoken.replace(/^where (?:are|is|were|can i find) (?:there )?the (most|fewest|least) (?=\p{L})/iu, `which ${name} has the $1 `);
}

/** "fifty pounds", "cost per night", "rent per month": words that only tell the unit of an amount. */
function units(text: string, { profiles }: Phrasing): string {
  const has = (word: string) => profiles.some(({ words }) => words.some(({ stem: own }) => own === stem(word)));
  if (!profiles.some(({ dimension }) => dimension === 'money')) return text;
  const isWeighed = profiles.some(({ dimension }) => dimension === 'mass');
  const currencies = isWeighed ? 'euros?|dollars?|bucks|quid|rupees?' : 'pounds?|euros?|dollars?|bucks|quid|rupees?|yen';
  return text
    .replaceAll(
      new RegExp(
        `(\\d[\\d,.]*k?|\\b(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)) (?:${currencies})\\b`,
        'gi',
      ),
      '$1',
    )
    .replaceAll(
      /\b(cost|costs|price|prices|rate|rates|rent|rents|charge|charges|fee|fees|fare|fares) (?:per|a|an|each|every) (night|person|head|piece|unit|ticket)\b/gi,
      (said, cost: string, unit: string) => (has(unit) ? said : cost),
    )
    .replaceAll(
      /\b(rent|rents) (?:per|a|each) month\b|\b(salary|salaries|pay|pays|wages?|earn|earns) (?:per|a|each) (?:year|annum)\b/gi,
      (_said, rent: string | undefined, pay: string | undefined) => rent ?? pay ?? '',
    );
}
