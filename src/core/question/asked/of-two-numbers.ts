import type { QueryField } from '../../language/query-field.ts';
import type { DataFacts } from '../facts.ts';
import type { OtherWording } from './other-words.ts';
import { placesLeft } from './places-left.ts';
import { stockWorth } from './stock-worth.ts';

interface Asked {
  readonly text: string;
  readonly fields: readonly QueryField[];
  readonly facts: Pick<DataFacts, 'name'>;
}

/** A question for what two numbers of a record come to, as one that names them: places that are left, what a stock is worth. Null for any other. */
export function ofTwoNumbers({ text, fields, facts }: Asked): OtherWording | null {
  return placesLeft(text, fields, facts.name) ?? stockWorth(text, fields);
}
