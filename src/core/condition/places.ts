import { placeIn } from './source-text.ts';

/** Where in a plan's text its parts stand. `part` is a property of a node, or a place in one: `field`, `op`, `values[1]`. */
export interface Places {
  /** How a message ends that is about a part: " at character 9" in a text, " in measures[1].field" (from `path`) where there is no text. */
  of(node: object, part: string, path: string): string;
}

/** For plans that no text made. */
export const noPlaces: Places = { of: (_node, part, path) => ` in ${path === '' ? part : `${path}.${part}`}` };

/** UTF-16 offsets of the parts of a node by their names; those of lists in their order. */
export type Offsets = Readonly<Record<string, number | readonly number[]>>;

/** Places of a text; nodes are known by identity. */
export class TextPlaces implements Places {
  readonly #text: string;
  readonly #offsets = new Map<object, Offsets>();

  constructor(text: string) {
    this.#text = text;
  }

  note<Node extends object>(node: Node, offsets: Offsets): Node {
    this.#offsets.set(node, offsets);
    return node;
  }

  of(node: object, part: string, path: string): string {
    const offset = offsetOf(this.#offsets.get(node) ?? {}, part);
    return offset === undefined ? noPlaces.of(node, part, path) : ` ${placeIn(this.#text, offset)}`;
  }
}

/** Of a part such as `field` or `values[1]`. */
function offsetOf(offsets: Offsets, part: string): number | undefined {
  const [, name = part, index] = /^(.*)\[(\d+)\]$/s.exec(part) ?? [];
  const offset = Object.hasOwn(offsets, part) ? offsets[part] : Object.hasOwn(offsets, name) ? offsets[name] : undefined;
  return typeof offset === 'number' ? offset : offset?.[Number(index)];
}
