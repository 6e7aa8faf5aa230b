import { nameWords } from '../../../language/profile/field-names.ts';
import type { ValueHit } from '../../../language/values/value-index.ts';
import type { Piece } from '../../piece.ts';
import { WEIGHTS } from '../../weights.ts';
import { isVocabulary, type ValueLook } from './value-parts.ts';

/** Values by what people say for them: who plays an instrument, what a thing needs, that nobody has it yet. */
export function annotateSaidOfValues(look: ValueLook): readonly Piece[] {
  return look.tokens.flatMap((_, at) => [...playedAt(look, at), ...neededAt(look, at), ...freeAt(look, at)]);
}

/** "a saxophone player", "a trumpet section", "a cellist" of a list that has the instruments. */
function playedAt({ tokens, facts }: ValueLook, at: number): readonly Piece[] {
  const said = tokens[at]?.lower ?? '';
  const isBehind = /^(?:players?|sections?)$/.test(tokens[at + 1]?.lower ?? '');
  const names = isBehind ? [said] : (PLAYERS.get(said.replace(/s$/, '')) ?? []);
  const hits = names.flatMap((name) => facts.findValues(name).filter(({ field, kind }) => kind !== 'words' && facts.isList(field)));
  const isOf = ({ field }: ValueHit) => !isBehind || nameWords(field).some((word) => INSTRUMENTS.test(word));
  return pieceOf(hits.filter(isOf), at, isBehind ? at + 2 : at + 1);
}

const INSTRUMENTS = /^(?:line|lineup|instruments?|instrumentation|band|ensemble|musicians|members)$/;
const PLAYERS: ReadonlyMap<string, readonly string[]> = new Map(
  'accordionist=accordion bassist=bass,bass_guitar,double_bass cellist=cello clarinettist=clarinet clarinetist=clarinet drummer=drums,drum_kit fiddler=fiddle flautist=flute flutist=flute guitarist=guitar harpist=harp keyboardist=keys,keyboard,keyboards percussionist=percussion pianist=piano saxophonist=saxophone,sax singer=vocals,vocal trombonist=trombone trumpeter=trumpet vocalist=vocals,vocal violinist=violin violist=viola'
    .split(' ')
    .map((pair) => {
      const [who = '', what = ''] = pair.split('=');
      return [who, what.replaceAll('_', ' ').split(',')] as const;
    }),
);

/** "need mending", "needs to be fixed" of a condition called "Needs repair". */
function neededAt({ tokens, facts }: ValueLook, at: number): readonly Piece[] {
  if (!/^(?:needs?|needing|require|requires|requiring)$/.test(tokens[at]?.lower ?? '')) return [];
  const isPassive = tokens[at + 1]?.lower === 'to' && tokens[at + 2]?.lower === 'be';
  const isCounted = /^(?:an?|some)$/.test(tokens[at + 1]?.lower ?? '');
  const to = at + (isPassive ? 4 : isCounted ? 3 : 2);
  const deed = DEEDS.find((words) => words.includes(tokens[to - 1]?.lower ?? ''));
  if (deed === undefined) return [];
  const values = deed.flatMap((word) => NEEDING.map((lead) => `${lead} ${word}`));
  const hits = values.flatMap((value) => facts.findValues(value).filter(({ field, kind }) => kind === 'whole' && isVocabulary(field, facts)));
  return pieceOf(hits, at, to);
}

const NEEDING = ['needs', 'need', 'needing', 'requires', 'for', 'in need of'];
/** Words that say one thing of what is done to a thing. */
const DEEDS: readonly (readonly string[])[] = [
  'repair repairs repairing repaired mend mends mending mended fix fixes fixing fixed fix-up',
  'clean cleaning cleaned wash washing washed',
  'service servicing serviced maintenance maintaining',
  'restoration restoring restored',
  'renovation renovating renovated refurbishment refurbishing refurbished modernising modernisation modernizing',
  'replacing replaced replacement',
].map((words) => words.split(' '));

/** "which units are free" of a status Available next to Occupied: what nobody has. */
function freeAt({ tokens, facts, isNoun }: ValueLook, at: number): readonly Piece[] {
  const [before = '', next = ''] = [tokens[at - 1]?.lower, tokens[at + 1]?.lower];
  if (!/^(?:free|vacant)$/.test(tokens[at]?.lower ?? '') || !(SAID_OF.test(before) || isNoun(at + 1))) return [];
  if (!(isNoun(at + 1) || next === '' || tokens[at + 1]?.kind === 'mark' || ENDS.test(next))) return [];
  const open = ['available', 'vacant', 'free'].flatMap((value) => facts.findValues(value).filter((hit) => isState(hit, facts)));
  const isTaken = ({ field }: ValueHit) => TAKEN.some((value) => facts.findValues(value).some((hit) => hit.field === field && hit.kind === 'whole'));
  return pieceOf(open.filter(isTaken), at, at + 1);
}

const SAID_OF = /^(?:is|are|was|were|still|currently|be|that|not|aren't|isn't)$/;
const ENDS = /^(?:in|at|and|or|with|per|by|but)$/;
const TAKEN = ['occupied', 'taken', 'let', 'rented', 'booked', 'in use', 'hired', 'on hire', 'on loan'];

function isState({ field, kind }: ValueHit, facts: ValueLook['facts']): boolean {
  return kind === 'whole' && isVocabulary(field, facts) && nameWords(field).some((word) => /^(?:status|state|availability|occupancy)$/.test(word));
}

/** The piece of the one value that is meant; none where several are. */
function pieceOf(hits: readonly ValueHit[], from: number, to: number): readonly Piece[] {
  const [only, ...more] = [...new Map(hits.map((hit) => [`${hit.field} ${hit.spellings.join('|')}`, hit])).values()];
  return only === undefined || more.length > 0 ? [] : [{ kind: 'value', hits: [only], from, to, score: (to - from) * WEIGHTS.value + WEIGHTS.whole }];
}
