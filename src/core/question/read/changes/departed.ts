import { DEPARTED } from '../../lexicon/between-runs.ts';
import type { Sentence } from '../../sentence.ts';

/** "sold or vanished": two words for what is gone, of which one says it in any case and the other names nothing in the data. */
export function useDeparted(sentence: Sentence): void {
  for (const at of sentence.links('or')) {
    const next = sentence.past(at, 'is', 'has');
    const sides = [sentence.previous(at), next];
    if (!sides.every((side) => !sentence.isOpen(side) || isDeparted(sentence, side))) continue;
    for (let place = sides[0] ?? at; place <= next; place += 1) sentence.use(place);
  }
}

/** "rented" of records that have a rent says no more of them than that they are gone; of a value or a state it says something else. */
function isDeparted(sentence: Sentence, at: number): boolean {
  const { kind } = sentence.pieces[at] ?? {};
  const isOfAmount = sentence.at(at, 'field')?.choices.every(({ profile, score }) => profile.field.type === 'number' && score < 1) === true;
  return DEPARTED.test(sentence.lower(at)) && (isOfAmount || kind === 'verb' || kind === 'unknown' || kind === 'harmless');
}
