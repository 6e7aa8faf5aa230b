import type { RecordData } from '../../contract/envelope.ts';

/** JSON for people and programs: indented by two, with a final line feed. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Records as JSON Lines. */
export function jsonLines(records: readonly RecordData[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes an envelope as `jsonText` would, but page by page, so that its records need not be in memory together. */
export interface EnvelopeWriter {
  page(records: readonly RecordData[]): string;
  /** The rest of the text, with the keys that follow `data`; undefined ones are left out. */
  end(rest: Readonly<Record<string, unknown>>): string;
}

export function createEnvelopeWriter(): EnvelopeWriter {
  let written = 0;
  const opening = () => (written === 0 ? '{\n  "data": [' : '');
  return {
    page(records) {
      if (records.length === 0) return '';
      const text = `${opening()}${written === 0 ? '\n' : ',\n'}${records.map((record) => indented(record, '    ')).join(',\n')}`;
      written += records.length;
      return text;
    },
    end(rest) {
      const others = Object.entries(rest)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `,\n  ${JSON.stringify(key)}: ${indented(value, '  ').trimStart()}`);
      return `${opening()}${written === 0 ? ']' : '\n  ]'}${others.join('')}\n}\n`;
    },
  };
}

function indented(value: unknown, indent: string): string {
  return indent + JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
