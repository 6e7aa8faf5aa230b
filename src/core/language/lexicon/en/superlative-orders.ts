import type { Direction, Idea, NamedIdea } from './superlatives.ts';

/** What each concept orders by, the likeliest first, and which way. */
export function orderOf(idea: Idea): { readonly ids: readonly string[]; readonly direction: Direction } {
  if (isNamed(idea)) return BY_IDEA[idea];
  const [way, id = ''] = idea.split(' ');
  return { ids: [id], direction: way === 'more' ? 'desc' : 'asc' };
}

function isNamed(idea: Idea): idea is NamedIdea {
  return Object.hasOwn(BY_IDEA, idea);
}

const BY_IDEA: Readonly<Record<NamedIdea, { readonly ids: readonly string[]; readonly direction: Direction }>> = {
  cheap: { ids: [], direction: 'asc' },
  dear: { ids: [], direction: 'desc' },
  paid: { ids: ['salary'], direction: 'desc' },
  new: { ids: [], direction: 'desc' },
  old: { ids: ['age'], direction: 'desc' },
  young: { ids: ['age'], direction: 'asc' },
  soon: { ids: [], direction: 'asc' },
  deadly: { ids: ['casualties'], direction: 'desc' },
  hot: { ids: ['temperature'], direction: 'desc' },
  cold: { ids: ['temperature'], direction: 'asc' },
  thick: { ids: ['thickness', 'pages'], direction: 'desc' },
  thin: { ids: ['thickness', 'pages'], direction: 'asc' },
  large: { ids: ['area', 'screen', 'guests', 'participants', 'employees', 'population'], direction: 'desc' },
  small: { ids: ['area', 'screen', 'guests', 'participants', 'employees', 'population'], direction: 'asc' },
  long: { ids: ['duration', 'length', 'pages'], direction: 'desc' },
  short: { ids: ['duration', 'length', 'pages'], direction: 'asc' },
  heavy: { ids: ['weight'], direction: 'desc' },
  light: { ids: ['weight'], direction: 'asc' },
  tall: { ids: ['height'], direction: 'desc' },
  fast: { ids: ['speed', 'power'], direction: 'desc' },
  quick: { ids: ['duration'], direction: 'asc' },
  slow: { ids: ['speed'], direction: 'asc' },
  thrifty: { ids: ['economy'], direction: 'desc' },
  powerful: { ids: ['power'], direction: 'desc' },
  near: { ids: ['distance'], direction: 'asc' },
  good: { ids: ['rating'], direction: 'desc' },
  bad: { ids: ['rating'], direction: 'asc' },
  north: { ids: ['latitude'], direction: 'desc' },
  south: { ids: ['latitude'], direction: 'asc' },
  east: { ids: ['longitude'], direction: 'desc' },
  west: { ids: ['longitude'], direction: 'asc' },
  sold: { ids: ['quantity', 'revenue'], direction: 'desc' },
  popular: { ids: ['reviews', 'votes', 'downloads', 'crowd', 'audience'], direction: 'desc' },
};
