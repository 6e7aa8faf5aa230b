import { wholeOfParts } from '../../../language/profile/main-price.ts';
import type { Measure } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';

interface MoneyMoved {
  /** Null where no amount is known to be what a record came to. */
  readonly measure: Measure | null;
  readonly places: readonly number[];
  readonly rivals: readonly Measure[];
}

/**
 * "which buyer spent the most", "which boat earned the most in total" of lots with a price per kilo and a value: what all of them came to, and never the mean of
 * what one kilo was sold for. Null where no such verb stands before the superlative, or no price is of a part of the record.
 */
export function moneyMoved(sentence: Sentence, at: number): MoneyMoved | null {
  const before = sentence.previous(at);
  const isAlone = sentence.nounBehind(at) < 0 && !sentence.tokens.some(({ lower }) => /^(?:per|each|average|avg|mean|median)$/.test(lower));
  if (!/^(?:the )?(?:most|least)$/.test(sentence.lower(at)) || !MOVING.test(sentence.lower(before)) || !isAlone) return null;
  const whole = wholeOfParts(sentence.profiles);
  if (whole === undefined) return null;
  const total = sentence.all('aggregate').find((place) => sentence.at(place, 'aggregate')?.aggregate === 'sum');
  return {
    measure: whole === null ? null : { kind: 'sum', field: whole.field.name },
    places: [before, ...(total === undefined ? [] : [total])],
    rivals: [],
  };
}

const MOVING = /^(?:spen[dt]s?|earn(?:s|ed)?|ma[dk]es?|grossed|(?:bring|brings|brought|take|takes|took|pull|pulls|pulled|rake|rakes|raked)(?: in)?)$/;
