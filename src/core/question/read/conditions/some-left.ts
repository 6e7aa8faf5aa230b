import type { Sentence } from '../../sentence.ts';
import type { Stated } from './stated.ts';

const LEFT = /^(?:left|remain|leave|availabl|unsold)/;

/** "still have tickets" of a number of tickets left: there are some. */
export function someLeft(sentence: Sentence): readonly Stated[] {
  return sentence.all('unknown').flatMap((at): readonly Stated[] => {
    const stem = sentence.token(at)?.stem;
    if (!sentence.isLink(at - 1, 'has', 'with')) return [];
    const [only, ...more] = sentence.profiles.filter(
      ({ field, words }) => field.type === 'number' && words.some((word) => word.stem === stem) && LEFT.test(words.at(-1)?.stem ?? ''),
    );
    if (only === undefined || more.length > 0) return [];
    sentence.use(at, at - 1);
    const field = only.field.name;
    const where = { kind: 'compare', field, op: '>', value: 0 } as const;
    return [{ at: at - 1, end: at, where, field, label: `with ${field}`, note: null, kind: 'figure' }];
  });
}
