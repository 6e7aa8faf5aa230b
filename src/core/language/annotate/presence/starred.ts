import type { Finding } from '../../bind/binding.ts';
import type { FieldProfile } from '../../profile/fields.ts';
import type { Token } from '../../tokens.ts';

/** "starred restaurants", "unstarred ones": some stars, or none, where a number of them may be none. */
export function starred(tokens: readonly Token[], profiles: readonly FieldProfile[]): readonly Finding[] {
  const [only, ...more] = profiles.filter(
    ({ field, words }) => field.type === 'number' && field.min === 0 && words.some(({ stem }) => stem === 'star'),
  );
  if (only === undefined || more.length > 0) return [];
  return tokens.flatMap(({ lower }, at): readonly Finding[] => {
    const before = tokens[at - 1];
    // "3-starred", "most starred" say how many.
    if (!/^(?:un)?starred$/.test(lower) || before?.kind === 'number' || /^(?:-|most|best|highest)$/.test(before?.lower ?? '')) return [];
    const op = lower === 'starred' ? '>' : '=';
    return [{ from: at, to: at + 1, condition: { kind: 'compare', field: only.field.name, op, value: 0 }, profile: only }];
  });
}
