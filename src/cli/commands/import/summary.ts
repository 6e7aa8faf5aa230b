import type { FieldType } from '../../../contract/operations/scrapers.ts';
import type { FieldFinding, SourceReport } from '../../context.ts';
import { cutText } from '../../../format/fit-text.ts';
import { counted } from '../../../text/counted.ts';

/** "21 fields: 14 numbers, 1 date, 5 text, 1 boolean; key: id; title: name". */
export function typeSummary(report: SourceReport): string {
  const { fields } = report;
  const types = TYPES.flatMap(([type, noun]) => {
    const count = fields.filter((field) => field.type === type).length;
    return count === 0 ? [] : [noun === 'text' ? `${count} text` : counted(count, noun)];
  });
  const title = fields.find(({ role }) => role === 'title');
  const all = types.length === 0 ? '' : `: ${types.join(', ')}`;
  return [`${counted(fields.length, 'field')}${all}`, keyText(report), ...(title === undefined ? [] : [`title: ${title.name}`])].join('; ');
}

const TYPES: readonly (readonly [FieldType, string])[] = [
  ['number', 'number'],
  ['date', 'date'],
  ['text', 'text'],
  ['boolean', 'boolean'],
];

/** The key of the records, or how to name one. */
export function keyText({ key }: SourceReport): string {
  return key.length === 0 ? 'key: none (--key names the fields that identify a record)' : `key: ${key.join(', ')}`;
}

/** What needs attention even where nobody looks at the report: values that were lost, and what became of fields since the run before. */
export function alarms({ findings }: SourceReport): readonly string[] {
  return merged(findings.filter(({ kind }) => ALARMS.has(kind)));
}

const ALARMS: ReadonlySet<FieldFinding['kind']> = new Set<FieldFinding['kind']>([
  'shifted',
  'nearly_typed',
  'not_of_type',
  'rescaled',
  'unit_changed',
  'type_changed',
  'emptied',
]);

/** The other fields that deserve a look; those that say nothing together. */
export function remarks({ findings }: SourceReport): readonly string[] {
  const others = merged(findings.filter(({ kind }) => !ALARMS.has(kind) && kind !== 'constant' && kind !== 'empty'));
  const constant = findings.filter(({ kind }) => kind === 'constant');
  const empty = findings.filter(({ kind }) => kind === 'empty');
  return [
    ...others,
    ...together('the same in every record', constant, ({ fields, message }) => `${fields.join(', ')} (${cutText(message, LONGEST_VALUE)})`),
    ...together('without any value', empty, ({ fields }) => fields.join(', ')),
  ];
}

const LONGEST_VALUE = 40;

/** A line for each reason: of fields that have the same, the advice is that of the first. */
function merged(findings: readonly FieldFinding[]): readonly string[] {
  const byReason = new Map<string, FieldFinding>();
  for (const finding of findings) {
    const reason = `${finding.kind} ${finding.message}`;
    const known = byReason.get(reason);
    byReason.set(reason, known === undefined ? finding : { ...known, fields: [...known.fields, ...finding.fields] });
  }
  return [...byReason.values()].map(({ fields, message, advice }) => `${fields.join(', ')}: ${message}; ${advice}`);
}

function together(what: string, findings: readonly FieldFinding[], shown: (finding: FieldFinding) => string): readonly string[] {
  if (findings.length === 0) return [];
  const more = findings.length > LISTED_FIELDS ? ` and ${findings.length - LISTED_FIELDS} more` : '';
  const names = findings.slice(0, LISTED_FIELDS).map(shown).join(', ');
  return [`${what}: ${names}${more}; --omit leaves ${findings.length === 1 ? 'it' : 'them'} out`];
}

const LISTED_FIELDS = 12;

/** What had to be chosen while reading, a choice for several fields in one line, and what may be wrong with the source. */
export function sourceNotes({ fields, notes, warnings }: SourceReport): readonly string[] {
  const fieldsByChoice = new Map<string, string[]>();
  for (const note of notes) {
    const name = fields.find((field) => note.startsWith(`${field.name}: `))?.name;
    const choice = name === undefined ? note : note.slice(name.length + 2);
    fieldsByChoice.set(choice, [...(fieldsByChoice.get(choice) ?? []), ...(name === undefined ? [] : [name])]);
  }
  const chosen = [...fieldsByChoice].map(([choice, names]) => `note: ${names.length === 0 ? choice : `${names.join(', ')}: ${choice}`}`);
  return [...chosen, ...warnings.map((warning) => `warning: ${warning}`)];
}
