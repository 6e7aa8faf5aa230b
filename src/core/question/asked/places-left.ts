import { wordsOfName } from '../../language/profile/field-names.ts';
import { schemaOf } from '../../language/profile/schema.ts';
import type { QueryField } from '../../language/query-field.ts';
import type { OtherWording } from './other-words.ts';

const PLACES = 'places|seats|spots|spaces|slots';
/** "free tickets" cost nothing, and "places available" may be all of them. */
const REST = 'left|remaining|unsold|unfilled|untaken|empty';

/** "how many places are still free in the yoga classes", "total number of unsold tickets". */
const ASKED = [
  `how many (?:of the )?(?:(?:${PLACES}|tickets) (?:are|is)(?: there)?(?: still)? (?:${REST})|(?:${PLACES}) (?:are|is)(?: there)?(?: still)? (?:free|vacant))`,
  `how many (?:(?:${REST}) (?:${PLACES}|tickets)|(?:free|vacant) (?:${PLACES}))(?: (?:are|is) (?:there|left))?`,
  `(?:the )?(?:total )?number of (?:(?:${REST}) (?:${PLACES}|tickets)|(?:free|vacant) (?:${PLACES}))`,
].map((pattern) => new RegExp(`^${pattern}\\b`, 'iu'));
const IN_ALL = /,? (?:all )?(?:together|in total|in all|altogether)(?=[?.! ]*$)/iu;

const ROOM = /^capacity$/;
const TAKEN = /^(?:sold|booked|bkd|taken|reserved|rsvd|bookings|bkgs)$/;
const LEFT = /^(?:left|remaining|available|avail|free|open|vacant|unsold|empty|spare)$/;

const PLACE = new RegExp(`^(?:${PLACES})$`, 'iu');
const NAMED_PLACES = new RegExp(PLACES, 'iu');

const isPlace = (word: string): boolean => PLACE.test(`${word.replace(/s$/, '')}s`);
const isCalledPlaces = (field: QueryField): boolean => wordsOfName(field).some(isPlace);

/** A question for what is left of the places as one for how many there are less those that are taken; null where no two fields tell that. */
export function placesLeft(text: string, fields: readonly QueryField[], name: string): OtherWording | null {
  const found = ASKED.map((pattern) => pattern.exec(text.trim())?.[0]).find((each) => each !== undefined);
  if (found === undefined) return null;
  const counts = schemaOf(fields).fields.filter(({ type, integer }) => type === 'number' && integer === true);
  const named = (said: RegExp) => counts.filter((field) => wordsOfName(field).some((word) => said.test(word)));
  const isRest = (field: QueryField) => wordsOfName(field).some((word) => LEFT.test(word));
  const [left, ...more] = counts.filter(isRest);
  // "places left" of spaces_left: other words for the same.
  if (
    left !== undefined &&
    more.length === 0 &&
    isCalledPlaces(left) &&
    !wordsOfName(left).some((word) => found.toLowerCase().includes(word.replace(/s$/, '')) && isPlace(word))
  )
    return { text: `total ${left.name}${text.trim().slice(found.length).replace(IN_ALL, '')}`, note: `reading "${found}" as ${left.name}` };
  const [room, ...rooms] = named(ROOM);
  const [taken, ...others] = named(TAKEN);
  if (room === undefined || taken === undefined || rooms.length + others.length > 0) return null;
  const noun = NAMED_PLACES.exec(found)?.[0].slice(0, -1);
  if ((noun !== undefined && name.toLowerCase().includes(noun.toLowerCase())) || named(LEFT).length > 0) return null;
  const asked = `${room.name} minus ${taken.name}`;
  return { text: `total ${asked}${text.trim().slice(found.length).replace(IN_ALL, '')}`, note: `reading "${found}" as ${asked}` };
}
