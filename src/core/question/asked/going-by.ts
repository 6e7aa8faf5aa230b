import type { FieldProfile } from '../../language/profile/fields.ts';
import type { Schema } from '../../language/profile/schema.ts';
import { tokenize } from '../../language/tokens.ts';

/** A question, and what it says that it is answered by. */
export interface GoingBy {
  readonly text: string;
  /** Names of the fields that may be meant. */
  readonly fields: readonly string[];
  /** Names of those that may not. Default: none. */
  readonly others?: readonly string[];
}

const GOING_BY =
  /^(?<asked>\S.*?)[\s?,;:(–-]+(?:going|judging|judged|measured|counted|sorted out) (?:only |just |purely )?(?:by|on) (?:the |its |their )?(?<by>[\p{L}\d][\p{L}\d _-]*?)(?: (?:only|alone|that is))?[)?.!\s]*$/iu;

/** "how many were registered in 2020 or later, going by the year": the field that such words name; null where there are none, or they name no field. */
export function goingBy(text: string, schema: Schema): GoingBy | null {
  const { asked, by } = GOING_BY.exec(text)?.groups ?? {};
  if (asked === undefined || by === undefined) return null;
  const stems = tokenize(by).map(({ stem }) => stem);
  const isSaid = ({ says, words }: FieldProfile) => stems.every((each) => says.has(each) || words.some(({ stem }) => stem === each));
  const fields = schema.profiles.filter(isSaid).map(({ field }) => field.name);
  return fields.length === 0 ? null : { text: `${asked}?`, fields };
}
