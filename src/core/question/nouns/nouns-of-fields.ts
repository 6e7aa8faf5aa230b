import { wordsOfName } from '../../language/profile/field-names.ts';
import type { QueryField } from '../../language/query-field.ts';
import { rootOf } from '../../language/values/roots.ts';
import { CODE, isOfEach } from './numbering.ts';

/** Last words of names that say what kind of a thing a record is. */
export const TYPE = /^(?:type|kind|class|categor(?:y|i))$/;

/** "sections" of courses that number them "001", "002": of what a number tells apart within another thing, each record is one. */
export function numberedNouns(fields: readonly QueryField[]): readonly string[] {
  const numbered = fields.filter(isOfEach).map(({ name }) => rootOf(name.toLowerCase()));
  return numbered.length === 1 ? numbered : [];
}

/** "object" of an object type and an "objNo". */
export function typedNouns(fields: readonly QueryField[]): readonly string[] {
  const names = fields.map(wordsOfName);
  const ids = names.flatMap((words) => (CODE.test(words.at(-1) ?? '') ? [words[0] ?? ''] : []));
  return names.flatMap((words) => {
    const [lead, last, ...more] = words.map(rootOf);
    return lead !== undefined && more.length === 0 && TYPE.test(last ?? '') && ids.some((id) => isShortOf(id, lead)) ? [lead] : [];
  });
}

/** "shoot" of records with a "shoot_start" and a "shoot_end": each is one of what begins and ends, where all have both. */
export function lastingNouns(fields: readonly QueryField[], records: number): readonly string[] {
  const lasting = (ends: RegExp) =>
    fields.flatMap(({ type, values = records, ...field }) => {
      const [lead = '', end = '', ...more] = wordsOfName(field);
      return type === 'date' && values >= records && ends.test(end) && more.length === 0 ? [rootOf(lead)] : [];
    });
  const ended = lasting(/^(?:end|ends|ended|finish|finished|stop|until)$/);
  const nouns = lasting(/^(?:start|starts|started|begin|begins|began|from)$/).filter((noun) => ended.includes(noun));
  return nouns.length === 1 ? nouns : [];
}

/** "weeks" of records whose only date is called "Week Ending": the span of time that each of them is of. */
export function periods(fields: readonly QueryField[]): readonly string[] {
  const dates = fields.filter(({ type }) => type === 'date').map((field) => PERIOD.exec(wordsOfName(field).join(' '))?.[1]);
  return dates.flatMap((period) => period ?? []);
}

const PERIOD = /^(day|week|fortnight|month|quarter|season)(?: (?:of|begin|beginning|start|starting|starts|end|ending|ended|ends|commencing))$/;

/** "obj" of "objNo" for an object. */
function isShortOf(short: string, whole: string): boolean {
  return short.length >= 3 && whole.startsWith(rootOf(short));
}
