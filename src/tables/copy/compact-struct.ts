/** A struct as Thrift's compact protocol has it, which the footers of Parquet files are written in: its fields, in ascending order. */
export type CompactStruct = ReadonlyMap<number, CompactField>;

/** The bytes of a field behind its header, and the number of its type. */
export interface CompactField {
  readonly type: number;
  readonly value: Buffer;
}

/** What becomes of the fields of a struct, by their numbers; the others stay as they are. */
export type FieldChanges = Readonly<Record<number, (value: Buffer) => Buffer>>;

/** Types of fields; the first two are values as well. Integers of 16, 32 and 64 bits are written alike. */
const TYPE = { true: 1, false: 2, byte: 3, int64: 6, double: 7, binary: 8, list: 9, set: 10, map: 11, struct: 12 } as const;
const MOST_DELTA = 15;
const LONG_LIST = 15;

/** Reads the struct that the bytes begin with. */
export function readStruct(bytes: Buffer): CompactStruct {
  return new CompactReader(bytes).struct();
}

export function writeStruct(struct: CompactStruct): Buffer {
  const parts: Buffer[] = [];
  let last = 0;
  for (const [id, { type, value }] of struct) {
    const delta = id - last;
    parts.push(delta > 0 && delta <= MOST_DELTA ? Buffer.of((delta << 4) | type) : Buffer.concat([Buffer.of(type), integer(id)]), value);
    last = id;
  }
  return Buffer.concat([...parts, Buffer.of(0)]);
}

/** The struct that the bytes are, with some fields changed. */
export function changeStruct(bytes: Buffer, changes: FieldChanges): Buffer {
  const changed = [...readStruct(bytes)].map(([id, field]): [number, CompactField] => {
    const change = changes[id];
    return [id, change === undefined ? field : { ...field, value: change(field.value) }];
  });
  return writeStruct(new Map(changed));
}

/** The structs that a list holds. */
export function readStructs(list: Buffer): readonly Buffer[] {
  return new CompactReader(list).items();
}

export function structList(structs: readonly Buffer[]): CompactField {
  const { length } = structs;
  const header =
    length < LONG_LIST ? Buffer.of((length << 4) | TYPE.struct) : Buffer.concat([Buffer.of((LONG_LIST << 4) | TYPE.struct), varint(length)]);
  return { type: TYPE.list, value: Buffer.concat([header, ...structs]) };
}

export function textField(text: string): CompactField {
  const bytes = Buffer.from(text);
  return { type: TYPE.binary, value: Buffer.concat([varint(bytes.length), bytes]) };
}

export function integerField(value: number): CompactField {
  return { type: TYPE.int64, value: integer(value) };
}

/** The value of an integer up to 2^52. */
export function readInteger(value: Buffer): number {
  return new CompactReader(value).integer();
}

export function integer(value: number): Buffer {
  return varint(value < 0 ? -2 * value - 1 : 2 * value);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

class CompactReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  struct(): CompactStruct {
    const fields = new Map<number, CompactField>();
    let id = 0;
    for (let header = this.#byte(); header !== 0; header = this.#byte()) {
      const [delta, type] = [header >> 4, header & 15];
      id = delta === 0 ? this.integer() : id + delta;
      const from = this.#at;
      this.#skip(type);
      fields.set(id, { type, value: this.#bytes.subarray(from, this.#at) });
    }
    return fields;
  }

  items(): readonly Buffer[] {
    const { length, type } = this.#list();
    return Array.from({ length }, () => {
      const from = this.#at;
      this.#skip(type);
      return this.#bytes.subarray(from, this.#at);
    });
  }

  integer(): number {
    const number = this.#varint();
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }

  #varint(): number {
    for (let [value, unit] = [0, 1]; ; unit *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  #skip(type: number): void {
    switch (type) {
      case TYPE.true:
      case TYPE.false:
        return;
      case TYPE.byte:
        this.#at += 1;
        return;
      case TYPE.double:
        this.#at += 8;
        return;
      case TYPE.binary: {
        const length = this.#varint();
        this.#at += length;
        return;
      }
      case TYPE.list:
      case TYPE.set: {
        const list = this.#list();
        // Truths in a list take a byte each.
        for (let item = 0; item < list.length; item += 1) this.#skip(list.type <= TYPE.false ? TYPE.byte : list.type);
        return;
      }
      case TYPE.struct:
        for (let header = this.#byte(); header !== 0; header = this.#byte()) {
          if (header >> 4 === 0) this.#varint();
          this.#skip(header & 15);
        }
        return;
      case TYPE.map:
        throw new TypeError('a footer of Parquet has no maps');
      default:
        this.#varint();
    }
  }

  #list(): { readonly length: number; readonly type: number } {
    const header = this.#byte();
    const length = header >> 4;
    return { length: length === LONG_LIST ? this.#varint() : length, type: header & 15 };
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new TypeError('a footer of Parquet ends too early');
    this.#at += 1;
    return byte;
  }
}
