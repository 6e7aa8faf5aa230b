import { rankField } from '../../../language/profile/rank-field.ts';
import type { FieldProfile } from '../../../language/profile/fields.ts';
import { COMPARING, OF_RUNS } from '../../lexicon/between-runs.ts';
import { FARTHEST, IN_PLACES, OF_PLACES } from '../../lexicon/moving.ts';
import type { Sentence } from '../../sentence.ts';
import type { Happened } from './became.ts';

/** "climbed the most places", "fell in the chart": of records with a rank, of which the first is the best, so that what climbs has a lower number. */
export function placesMoved(sentence: Sentence, text: string): Happened | null {
  const rank = rankField(sentence.profiles);
  const isUp = OF_PLACES.up.test(text);
  if (rank === null || isUp === OF_PLACES.down.test(text) || sentence.profiles.some((profile) => isPlaceBefore(profile, rank))) return null;
  const isOfPlaces = IN_PLACES.test(text) || OF_RUNS.test(text) || COMPARING.test(text) || FARTHEST.test(text);
  const isOfOther = sentence.all('field').some((at) => sentence.open(at, 'field')?.choices.every((choice) => isOther(choice.profile, rank)) === true);
  if (!isOfPlaces || isOfOther) return null;
  const places = [...sentence.pieces.keys()].filter((at) => sentence.isOpen(at) && IN_PLACES.test(sentence.lower(at)));
  sentence.use(...places.filter((at) => sentence.pieces[at]?.kind !== 'value'));
  return { change: 'changed', fields: [], direction: { field: rank.field.name, way: isUp ? 'down' : 'up' } };
}

function isOther(profile: FieldProfile, rank: FieldProfile): boolean {
  return profile !== rank && (profile.field.type === 'number' || profile.field.type === 'date');
}

/** "last_week_rank", "previous position": the records say themselves where they stood. */
function isPlaceBefore({ words }: FieldProfile, rank: FieldProfile): boolean {
  return words.some(({ stem }) => BEFORE.test(stem)) && words.some(({ stem }) => rank.words.some((word) => word.stem === stem));
}

const BEFORE = /^(?:last|previou|previous|prev|prior|former|old|change|delta|move|movement)$/;
