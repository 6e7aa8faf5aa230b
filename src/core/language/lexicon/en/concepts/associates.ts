import { EVERYDAY_ASSOCIATES } from './everyday-associates.ts';
import { PUBLIC_ASSOCIATES } from './public-associates.ts';
import { WORLD_ASSOCIATES } from './world-associates.ts';

/**
 * Words that speak of what a field is about, and neither choose among the records nor ask for another amount: the sea of a distance to the beach, the
 * warehouse of a stock. A line each, of the words that names of such fields have, before the colon, and of what may be said for them; `@` leads a
 * dimension. Alone they mean nothing: they are passed over in a question that uses a field of their line. An adjective that may tell one of
 * several amounts from another ("old" of a price, "net" of a salary) is no part of it.
 */
export const ASSOCIATES: readonly string[] = [EVERYDAY_ASSOCIATES, PUBLIC_ASSOCIATES, WORLD_ASSOCIATES].flatMap((domains) =>
  domains.flatMap((domain) => domain.trim().split('\n')),
);
