import { OTHER_THINGS } from '../../language/lexicon/en/other-things.ts';
import { rootOf } from '../../language/values/roots.ts';

/** Roots of nouns for persons. */
export const PERSON_NOUNS = rootsOf(OTHER_THINGS.persons);

/** Roots of nouns for persons and organizations, who do something. */
export const ACTOR_NOUNS = rootsOf(OTHER_THINGS.persons, OTHER_THINGS.organizations);

/** Roots of all nouns for things that a record speaks of rather than is. */
export const OTHER_NOUNS = rootsOf(...Object.values(OTHER_THINGS));

function rootsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')).map(rootOf));
}
