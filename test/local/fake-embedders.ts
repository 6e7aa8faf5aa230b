import type { Embedder } from '../../src/core/ports/embedder.ts';
import { ScrqError } from '../../src/errors.ts';
import type { Embedders } from '../../src/local/embedders.ts';

/** Embedders of which there is only ever one: the one that `current` gives. */
export function fakeEmbedders(current: () => Embedder): Embedders {
  return {
    initial: 'static',
    choose: () => Promise.resolve(current()),
    open: (id) =>
      current().id === id
        ? Promise.resolve(current())
        : Promise.reject(new ScrqError('unavailable', `the embedder ${id} is out of reach`, { hint: 'Fetch it.' })),
  };
}

/** For services that nobody asks for an embedder. */
export const noEmbedders: Embedders = {
  initial: 'static',
  choose: () => Promise.reject(new Error('no embedder')),
  open: () => Promise.reject(new Error('no embedder')),
};
