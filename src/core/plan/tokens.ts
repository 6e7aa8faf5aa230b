import { reservedWords, type Dialect } from '../condition/dialect.ts';
import { nameText as nameIn } from '../condition/lexer.ts';

export { stringText } from '../condition/lexer.ts';

/** Plans, of which `where` is one clause: conditions of every kind, whatever the type of the field. */
export const planDialect: Dialect = {
  parameter: 'plan',
  symbol: /<=|>=|<>|!=|[=<>(),;:/*+-]/y,
  hint: "Write it like avg(price), count() by city where bedrooms >= 2 and title has 'balcony' order by avg(price) desc limit 10.",
  reserved: reservedWords(...'by where having order limit offset from to of field up down asc desc'.split(' ')),
  keywords: 'lower case',
  without: new Set(),
  ordered: new Set(['number', 'date', 'text']),
  maxLevels: 100,
};

/** A field's name as plans write it: bare where that can be read back, else in backticks. */
export function nameText(name: string): string {
  return nameIn(name, planDialect);
}
