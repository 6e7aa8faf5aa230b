import { open } from 'node:fs/promises';

import {
  changeStruct,
  integer,
  integerField,
  readInteger,
  readStruct,
  readStructs,
  structList,
  textField,
  writeStruct,
  type CompactStruct,
} from './compact-struct.ts';
import { endedFooter, PARQUET_MAGIC, readFooter } from '../parquet-footer.ts';

/** One Parquet file of several with the same columns: their row groups one behind the other, as they are, and a footer over all of them. */
export interface JoinedParquet extends AsyncDisposable {
  /** Takes in the row groups of a file. */
  add(path: string): Promise<void>;
  /** Writes the footer, with a text under a key; nothing can be added after that. */
  finish(key: string, text: string): Promise<void>;
}

const PIECE_BYTES = 256 * 1024;

/** Numbers of fields in the structs of a footer, as `parquet.thrift` has them. */
const FOOTER = { records: 3, groups: 4, texts: 5 } as const;
const GROUP = { columns: 1, offset: 5, ordinal: 7 } as const;
const COLUMN = { offset: 2, metadata: 3 } as const;
const METADATA = { dataOffset: 9, indexOffset: 10, dictionaryOffset: 11, bloomFilterOffset: 14 } as const;
const TEXT = { key: 1, value: 2 } as const;

export async function createJoinedParquet(path: string): Promise<JoinedParquet> {
  const file = await open(path, 'w');
  await file.write(PARQUET_MAGIC);
  let end = PARQUET_MAGIC.length;
  let records = 0;
  let first: CompactStruct | undefined;
  const groups: Buffer[] = [];
  return {
    async add(part) {
      await using source = await open(part);
      const { start, footer: bytes } = await readFooter(source);
      const footer = readStruct(bytes);
      const moved = end - PARQUET_MAGIC.length;
      for (const group of readStructs(valueOf(footer, FOOTER.groups))) groups.push(movedGroup(group, moved, groups.length));
      records += readInteger(valueOf(footer, FOOTER.records));
      first ??= footer;
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      for (let from = PARQUET_MAGIC.length; from < start;) {
        const { bytesRead } = await source.read(piece, 0, Math.min(PIECE_BYTES, start - from), from);
        if (bytesRead === 0) throw new TypeError('a file of Parquet ends too early');
        await file.writeFile(piece.subarray(0, bytesRead));
        from += bytesRead;
        end += bytesRead;
      }
    },
    async finish(key, text) {
      const pair = writeStruct(new Map([TEXT.key, TEXT.value].map((id) => [id, textField(id === TEXT.key ? key : text)])));
      const fields = new Map(first)
        .set(FOOTER.records, integerField(records))
        .set(FOOTER.groups, structList(groups))
        .set(FOOTER.texts, structList([pair]));
      const footer = writeStruct(new Map([...fields].toSorted(([a], [b]) => a - b)));
      await file.writeFile(endedFooter(footer));
      await file.close();
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

/** A row group so many bytes further on, and its place among all. */
function movedGroup(group: Buffer, bytes: number, ordinal: number): Buffer {
  const moved = (value: Buffer) => integer(readInteger(value) + bytes);
  const metadata = {
    [METADATA.dataOffset]: moved,
    [METADATA.indexOffset]: moved,
    [METADATA.dictionaryOffset]: moved,
    [METADATA.bloomFilterOffset]: moved,
  };
  const column = { [COLUMN.offset]: moved, [COLUMN.metadata]: (value: Buffer) => changeStruct(value, metadata) };
  return changeStruct(group, {
    [GROUP.columns]: (columns) => structList(readStructs(columns).map((each) => changeStruct(each, column))).value,
    [GROUP.offset]: moved,
    [GROUP.ordinal]: () => integer(ordinal),
  });
}

function valueOf(struct: CompactStruct, id: number): Buffer {
  const field = struct.get(id);
  if (field === undefined) throw new TypeError(`a footer of Parquet has no field ${id}`);
  return field.value;
}
