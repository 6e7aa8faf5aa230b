/** From the start of a part to its comma; a name in backticks, before which a minus may stand, holds commas of its own. */
const PART = /(?=[^])\s*(-?`(?:[^`]|``)*`[^,]*|[^,]*)(?:,|$)/uy;
const IN_BACKTICKS = /^`((?:[^`]|``)*)`$/u;
/** What would be read in another way if it stood bare. */
const UNLIKE_BARE = /^[`-]|,|^\s|\s$|^$/u;

/** The parts of a list joined by commas, each as it is written, without those that are empty: `` `a, b`,-c `` has `` `a, b` `` and `-c`. */
export function listParts(list: string): readonly string[] {
  const parts: string[] = [];
  PART.lastIndex = 0;
  for (let found = PART.exec(list); found !== null; found = PART.exec(list)) {
    const part = (found[1] ?? '').trim();
    if (part !== '') parts.push(part);
  }
  return parts;
}

/** The name that a part of a list means: what is in its backticks, of which two stand for one, or the part itself. */
export function nameOf(part: string): string {
  return IN_BACKTICKS.exec(part)?.[1]?.replaceAll('``', '`') ?? part;
}

/** The names of a list joined by commas, those with a comma of their own in backticks. */
export function listedNames(list: string): readonly string[] {
  return listParts(list).map(nameOf);
}

/** A name as it can stand in a list. */
export function nameText(name: string): string {
  return UNLIKE_BARE.test(name) ? `\`${name.replaceAll('`', '``')}\`` : name;
}

/** The words of a condition or an order in the order they come, and the names in backticks, but no texts: the fields that it is about are among them. */
export function namesIn(statement: string): readonly string[] {
  const words = statement.match(/'(?:[^']|'')*'|`(?:[^`]|``)*`|[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return words.filter((word) => !word.startsWith("'")).map(nameOf);
}
