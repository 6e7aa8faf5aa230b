/** The degrees of an adjective in English: before a noun, before an amount, the end of a scale, and the opposites of the last two. */
export interface Degrees {
  readonly positive: string;
  readonly comparative: string;
  readonly superlative: string;
  readonly less: string;
  readonly least: string;
}

/** Adjectives by class, one a line: positive, comparative, superlative; then the opposites that "less so" and "least so" mean. */
const TABLE = `
expensive, over, most expensive, under, cheapest
cheap, under, cheapest, over, most expensive
high, higher than, highest, lower than, lowest
low, lower than, lowest, higher than, highest
large, larger than, largest, smaller than, smallest
small, smaller than, smallest, larger than, largest
long, longer than, longest, shorter than, shortest
short, shorter than, shortest, longer than, longest
heavy, heavier than, heaviest, lighter than, lightest
light, lighter than, lightest, heavier than, heaviest
tall, taller than, tallest, smaller than, smallest
new, newer than, newest, older than, oldest
recent, newer than, newest, older than, oldest
old, older than, oldest, newer than, newest
young, younger than, youngest, older than, oldest
good, better than, best, worse than, worst
bad, worse than, worst, better than, best
fast, faster than, fastest, slower than, slowest
slow, slower than, slowest, faster than, fastest
near, closer than, closest, farther than, farthest
far, farther than, farthest, closer than, closest
early, before, earliest, after, latest
late, after, latest, before, earliest
rated, better than, best rated, worse than, worst rated
popular, more popular than, most popular, less popular than, least popular
powerful, over, most powerful, under, least powerful
economical, under, most economical, over, least economical
common, more common than, most common, less common than, least common
rare, less common than, least common, more common than, most common
viewed, more viewed than, most viewed, less viewed than, least viewed
reviewed, more reviewed than, most reviewed, less reviewed than, least reviewed
voted, more votes than, most votes, fewer votes than, fewest votes
downloaded, more downloads than, most downloads, fewer downloads than, fewest downloads
sold, more sold than, best selling, less sold than, worst selling
paid, better paid than, highest paid, worse paid than, lowest paid
grossing, over, highest grossing, under, lowest grossing
awarded, more awards than, most awards, fewer awards than, fewest awards
spacious, larger than, most spacious, smaller than, smallest
wide, wider than, widest, narrower than, narrowest
narrow, narrower than, narrowest, wider than, widest
`;

/** The degrees of adjectives by their English positive. */
export const DEGREES: ReadonlyMap<string, Degrees> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [positive = '', comparative = '', superlative = '', less = '', least = ''] = line.split(', ');
      return [positive, { positive, comparative, superlative, less, least }];
    }),
);
