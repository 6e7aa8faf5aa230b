import { placeIn } from './filter-error.ts';

/** Where in a plan's text its parts stand. `part` is a property of a node, or a place in one: `field`, `op`, `values[1]`. */
export interface Places {
  /** How a message ends that is about a part: " at character 9" in a text, " in measures[1].field" (from `path`) where there is no text. */
  of(node: object, part: string, path: string): string;
}

/** For plans that no text made. */
export const noPlaces: Places = { of: (_node, part, path) => ` in ${path === '' ? part : `${path}.${part}`}` };

/** Places of a text; nodes are known by identity. */
export class TextPlaces implements Places {
  readonly #text: string;
  readonly #offsets = new Map<object, Map<string, number>>();

  constructor(text: string) {
    this.#text = text;
  }

  note<Node extends object>(node: Node, offsets: Readonly<Record<string, number>>): Node {
    this.#offsets.set(node, new Map(Object.entries(offsets)));
    return node;
  }

  of(node: object, part: string, path: string): string {
    const offset = this.#offsets.get(node)?.get(part);
    return offset === undefined ? noPlaces.of(node, part, path) : ` ${placeIn(this.#text, offset)}`;
  }
}
