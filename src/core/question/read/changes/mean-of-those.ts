import type { ChangeMean } from '../../../plan/plan.ts';
import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';
import type { Happened } from './became.ts';

/** "average price of the ads that are new since Monday": of what came or went, the mean of a number; null where none is asked for. */
export function meanOfThose(sentence: Sentence, { change, direction }: Happened): ChangeMean | null {
  const [at = -1, ...more] = sentence.all('aggregate').filter((place) => sentence.at(place, 'aggregate')?.aggregate === 'avg');
  const place = sentence.past(at, 'of');
  const profile = at < 0 || more.length > 0 || direction !== null || (change !== 'added' && change !== 'removed') ? null : numberAt(sentence, place);
  if (profile === null) return null;
  sentence.use(at, place);
  return { by: 'value', field: profile.field.name };
}
