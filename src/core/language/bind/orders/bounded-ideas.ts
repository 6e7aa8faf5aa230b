import type { Finding } from '../binding.ts';
import { isBesidePrice, isPrice, SIDE_STEMS } from '../prices.ts';
import { isMain, type Clause } from '../siblings.ts';
import { leaningByName } from '../../annotate/happenings.ts';
import { orderOf } from '../../lexicon/en/superlative-orders.ts';
import type { Idea } from '../../lexicon/en/superlatives.ts';
import { wordsOfName } from '../../profile/field-names.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import { isExtra, isReturned } from '../../profile/main-price.ts';
import type { Order } from '../../query-field.ts';
import { isTimeField } from '../dates/date-fields.ts';

interface BoundedIdeaLook {
  readonly profiles: readonly FieldProfile[];
  /** What the superlative orders by where nothing is bounded. */
  readonly target: FieldProfile | undefined;
}

/** The order by what is bounded, where the superlative may be said of it; null where it is said of something else, or of several. */
export function ordersByBound(idea: Idea, bounds: readonly Finding[], look: BoundedIdeaLook): Order | null {
  const fields = new Set(bounds.filter((bound) => isMeant(idea, bound, look)).map(({ profile }) => profile));
  const [only, ...more] = fields;
  return only === undefined || more.length > 0 ? null : { field: only.field.name, direction: directionOf(idea, only) };
}

/** The oldest thing is of the greatest age, and of the least year. */
function directionOf(idea: Idea, profile: FieldProfile): Order['direction'] {
  const { direction } = orderOf(idea);
  const isTurned = isTimeField(profile) && (idea === 'old' || idea === 'young');
  return isTurned ? (direction === 'asc' ? 'desc' : 'asc') : direction;
}

function isMeant(idea: Idea, { profile, condition, saidBy }: Finding, look: BoundedIdeaLook): boolean {
  const { direction, ids } = orderOf(idea);
  const isTime = isTimeField(profile);
  switch (idea) {
    case 'new':
      return isTime && leaningByName(profile) !== 'future';
    case 'old':
    case 'young':
      return isTime ? leaningByName(profile) !== 'future' : saidBy === 'name' && profile.words.some(({ stem }) => /^(?:age|aged|ag)$/.test(stem));
    case 'soon':
      return isTime && leaningByName(profile) !== 'past';
    case 'cheap':
    case 'dear':
      return (
        saidBy === 'rate' ||
        (saidBy === 'name' && (isOtherOffer(profile, look) || ((isPrice(profile) || isExtra(profile)) && isPlainly(profile, look))))
      );
    case 'large':
    case 'small':
      // "jackpot over £500, biggest first", and no "rent under £500, biggest first".
      return saidBy === 'name' && isTowards(condition, direction) && isSum(profile) && !isSized(look.target);
    case 'long':
    case 'short':
      return (saidBy === 'name' || profile.dimension === 'time') && isTowards(condition, direction) && isLong(profile);
    case 'popular':
      return saidBy === 'name' && isTowards(condition, direction) && (isOfUses(profile) || profile.concepts.some(({ id }) => ids.includes(id)));
    case 'sold':
      return saidBy === 'name' && profile.words.some(({ stem }) => /^(?:sold|sale)$/.test(stem));
    default:
      return saidBy === 'name' && profile.role === 'measure' && profile.concepts.some(({ id }) => ids.includes(id));
  }
}

/** "half board under 65, cheapest first" next to a price of a night: what the same thing costs in another way, and nothing that comes on top. */
function isOtherOffer(profile: FieldProfile, { profiles }: BoundedIdeaLook): boolean {
  const isAside = isExtra(profile) || isReturned(profile) || profile.words.some(({ stem }) => SIDE_STEMS.has(stem));
  return (
    !isAside &&
    profile.dimension === 'money' &&
    profile.role === 'measure' &&
    !isPrice(profile) &&
    profile.concepts.length === 0 &&
    !isBesidePrice(profile, { clause: NOTHING_SAID, profiles })
  );
}

/** What a thing costs, where no other field plainly says that. */
function isPlainly(profile: FieldProfile, { profiles, target }: BoundedIdeaLook): boolean {
  const isAside = profile.words.some(({ stem }) => SIDE_STEMS.has(stem)) || isBesidePrice(profile, { clause: NOTHING_SAID, profiles });
  return !isAside && !(target !== undefined && isPrice(target) && isMain(target, NOTHING_SAID));
}

const NOTHING_SAID: Clause = { near: new Set(), plural: new Set(), all: new Set() };

/** Bounded from below, the greatest first; bounded from above, the least. */
function isTowards(condition: Finding['condition'], direction: Order['direction']): boolean {
  return condition.kind === 'compare' && condition.op.startsWith(direction === 'desc' ? '>' : '<');
}

/** Amounts of money are big, and numbers of things many. */
function isSum({ dimension, unit }: FieldProfile): boolean {
  return dimension === 'money' || unit?.dimension === 'money';
}

/** How large a thing itself is. */
function isSized(profile: FieldProfile | undefined): boolean {
  return profile?.dimension === 'area' || profile?.words.some(({ stem }) => stem === 'size') === true;
}

/** "hired more than 60 times" of times_hired: how often a thing was wanted. */
function isOfUses({ field, role }: FieldProfile): boolean {
  const words = wordsOfName(field);
  return role === 'measure' && field.integer !== false && words.includes('times') && words.some((word) => USED.test(word));
}

const USED = /^(?:hired|rented|borrowed|lent|loaned|booked|played|used|ordered|bought|sold|watched|viewed|visited|ridden|streamed|downloaded|worn)$/;

/** What takes long or reaches far, and lists and queues. */
function isLong({ dimension, words }: FieldProfile): boolean {
  return dimension === 'time' || dimension === 'length' || words.some(({ stem }) => /^(?:list|queue|backlog|line)$/.test(stem));
}
