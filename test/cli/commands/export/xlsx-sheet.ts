import { inflateRawSync } from 'node:zlib';

/** A cell as Excel would take it: its kind, by type and format, and its value; dates as ISO 8601 text. */
export type SheetCell = readonly ['text' | 'date', string] | readonly ['number', number] | readonly ['boolean', boolean] | null;

/** The cells of the only sheet of a workbook, as far as they are filled; null for one that is skipped. */
export async function readSheet(workbook: Buffer): Promise<readonly (readonly SheetCell[])[]> {
  const parts = unzip(workbook);
  const formats = Array.from((parts.get('xl/styles.xml') ?? '').split('<cellXfs')[1]?.matchAll(/<xf numFmtId="(\d+)"/g) ?? [], ([, format]) =>
    Number(format),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return Array.from(sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs), ([, number, row = '']) => {
    const cells: SheetCell[] = [];
    for (const [, letters = '', ownRow, attributes = '', inner = ''] of row.matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)>(.*?)<\/c>/gs)) {
      if (ownRow !== number) throw new Error(`the cell ${letters}${ownRow} stands in row ${number}`);
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < column) cells.push(null);
      cells.push(cellOf(attributes, inner, formats));
    }
    return cells;
  });
}

function cellOf(attributes: string, inner: string, formats: readonly number[]): SheetCell {
  const type = /t="(\w+)"/.exec(attributes)?.[1];
  const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
  if (type === 'inlineStr') return ['text', textOf(/<t [^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '')];
  if (type === 'b') return ['boolean', value === '1'];
  const format = formats[Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? 0;
  return format < 164 ? ['number', Number(value)] : ['date', new Date(Math.round((Number(value) - 25_569) * 86_400_000)).toISOString()];
}

function textOf(xml: string): string {
  const plain = xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return plain.replace(/_x([0-9A-F]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The files of an archive, by its central directory. */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [number, number, number];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString(),
    );
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
