/**
 * One value as a reader finds it in a file: the text of a csv cell, or a JSON value.
 * Whole numbers beyond 2^53 arrive as text, since a number would not hold them.
 */
export type RawValue = string | number | boolean | null | RawList | RawObject;

type RawList = readonly RawValue[];

interface RawObject {
  readonly [name: string]: RawValue;
}
