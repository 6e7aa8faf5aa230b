import type { JsonToken } from './json-text.ts';

type Expected = 'value' | 'first item' | 'key' | 'first key' | 'colon' | 'comma' | 'end';

/** A list or object that is open; `key` is the one whose value follows. */
interface Frame {
  readonly kind: 'list' | 'object';
  readonly key: string;
}

/** Checks that tokens follow one another as JSON has them, and knows the keys that lead to where they stand. */
export class JsonStructure {
  #frames: readonly Frame[];
  #expected: Expected;

  constructor(frames: readonly Frame[] = [], expected: Expected = 'value') {
    this.#frames = frames;
    this.#expected = expected;
  }

  /** Lists and objects that are open. */
  get depth(): number {
    return this.#frames.length;
  }

  /** The keys that lead to the value that comes next; undefined when none comes next, or a list is on the way. */
  get path(): readonly string[] | undefined {
    if (this.#expected !== 'value' || this.#frames.some(({ kind }) => kind === 'list')) return undefined;
    return this.#frames.map(({ key }) => key);
  }

  copy(): JsonStructure {
    return new JsonStructure(this.#frames, this.#expected);
  }

  /** Takes the next token; gives what should stand in its place when it may not be there. */
  accept({ kind, text }: JsonToken): string | undefined {
    const expected = this.#expected;
    switch (expected) {
      case 'value':
      case 'first item':
        return this.#acceptValue(kind);
      case 'key':
      case 'first key':
        return this.#acceptKey(kind, text);
      case 'colon':
        this.#expected = 'value';
        return kind === ':' ? undefined : 'a colon';
      case 'comma':
        return this.#acceptComma(kind);
      case 'end':
        return kind === 'end' ? undefined : 'the end of the file';
    }
  }

  #acceptValue(kind: JsonToken['kind']): string | undefined {
    if (kind === ']' && this.#expected === 'first item') return this.#close();
    if (kind === '[') return this.#open('list');
    if (kind === '{') return this.#open('object');
    this.#expected = this.#afterValue();
    return kind === 'string' || kind === 'scalar' ? undefined : 'a JSON value';
  }

  #acceptKey(kind: JsonToken['kind'], text: string): string | undefined {
    if (kind === '}' && this.#expected === 'first key') return this.#close();
    if (kind !== 'string') return 'a key in double quotes';
    const key = text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
    this.#frames = [...this.#frames.slice(0, -1), { kind: 'object', key }];
    this.#expected = 'colon';
    return undefined;
  }

  #acceptComma(kind: JsonToken['kind']): string | undefined {
    const inList = this.#frames.at(-1)?.kind === 'list';
    if (kind === (inList ? ']' : '}')) return this.#close();
    this.#expected = inList ? 'value' : 'key';
    if (kind === ',') return undefined;
    return inList ? 'a comma or ]' : 'a comma or }';
  }

  #open(kind: Frame['kind']): undefined {
    this.#frames = [...this.#frames, { kind, key: '' }];
    this.#expected = kind === 'list' ? 'first item' : 'first key';
  }

  #close(): undefined {
    this.#frames = this.#frames.slice(0, -1);
    this.#expected = this.#afterValue();
  }

  #afterValue(): Expected {
    return this.#frames.length === 0 ? 'end' : 'comma';
  }
}
