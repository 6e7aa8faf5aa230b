import type { Sentence } from '../../sentence.ts';
import { numberAt } from '../fields.ts';
import { askedFor, isFormer } from '../savings.ts';
import type { Stated } from './stated.ts';

const SOLD = /^(?:sell|sells|sold|selling|cost|costs|go|goes|going|offered|priced|still|are|is|at)$/;

/** "selling at full list price": what is asked now is what was asked before. */
export function atFormerPrice(sentence: Sentence): readonly Stated[] {
  return sentence.all('field').flatMap((at): readonly Stated[] => {
    const former = numberAt(sentence, at);
    const asked = former === null || !isFormer(former) ? null : askedFor(sentence, former);
    if (former === null || asked === null || asked === former) return [];
    let start = at - 1;
    while (sentence.pieces[start]?.kind === 'harmless' || sentence.isLink(start, 'them')) start -= 1;
    if (sentence.lower(start) !== 'at') return [];
    const verb = SOLD.test(sentence.lower(start - 1)) ? [start - 1] : [];
    sentence.use(at, start, ...verb);
    const [field, other] = [asked.field.name, former.field.name];
    const where = { kind: 'compareFields', field, op: '=', other } as const;
    return [{ at: verb[0] ?? start, end: at, where, field, label: `${field} = ${other}`, note: null, kind: 'figure' }];
  });
}
