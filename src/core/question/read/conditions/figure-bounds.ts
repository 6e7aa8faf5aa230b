import type { FieldProfile } from '../../../language/profile/fields.ts';
import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';
import type { Stated } from './stated.ts';

/** "above the average rent", "cheaper than the median". */
export function figureBounds(sentence: Sentence): readonly Stated[] {
  return sentence.links('above', 'below').flatMap((at): readonly Stated[] => {
    const place = sentence.past(at, 'than', 'of');
    const statistic = sentence.open(place, 'aggregate')?.aggregate;
    if (statistic !== 'avg' && statistic !== 'median') return [];
    const after = sentence.past(place, 'of');
    const own = numberAt(sentence, after);
    const before = sentence.previous(at);
    const profile = own ?? numberAt(sentence, before) ?? ideaBefore(sentence, at);
    if (profile === null) return [];
    sentence.use(at, place);
    if (own !== null) sentence.use(after);
    else if (numberAt(sentence, before) !== null) sentence.use(before);
    const op = sentence.isLink(at, 'above') ? '>' : '<';
    return [
      {
        at,
        end: place,
        where: { kind: 'compareTo', field: profile.field.name, op, measure: statistic },
        field: profile.field.name,
        label: sentence.words(at),
        note: null,
        kind: 'figure',
      },
    ];
  });
}

/** "cheaper than the median" speaks of a price. */
function ideaBefore(sentence: Sentence, at: number): FieldProfile | null {
  const said = sentence.lower(at);
  const wanted = /cheap|expensive|dear/.test(said) ? 'price' : /long|short/.test(said) ? 'duration' : /better|worse/.test(said) ? 'rating' : null;
  return wanted === null
    ? null
    : (sentence.profiles.find(({ concepts, field }) => field.type === 'number' && concepts.some(({ id }) => id === wanted)) ?? null);
}
