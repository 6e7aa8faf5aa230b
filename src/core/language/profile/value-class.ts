import { MONTHS, WEEKDAYS } from '../../fields/date/calendar.ts';
import { writtenForm } from '../values/normal-form.ts';
import { CONCEPTS } from '../lexicon/en/concepts/concepts.ts';
import { COUNTRIES, LANGUAGES, STATES } from '../lexicon/en/gazetteer.ts';
import { stem, stemSet } from '../stem.ts';
import type { QueryField } from '../query-field.ts';
import type { FieldProfile } from './fields.ts';

/** Words for what the values of a text are, and how such a value is known. */
interface ValueClass {
  readonly words: readonly string[];
  readonly has: (value: string) => boolean;
}

/** In full and as codes. */
const STATE_NAMES: ReadonlySet<string> = new Set(['dc', ...STATES.flat()]);

const COLORS: ReadonlySet<string> = new Set(
  'black white red green blue yellow orange purple violet pink brown grey gray silver gold golden beige navy teal turquoise cyan magenta maroon olive cream ivory bronze copper burgundy khaki charcoal lavender coral mint sand tan'.split(
    ' ',
  ),
);

let countries: ReadonlySet<string> | undefined;
let languages: ReadonlySet<string> | undefined;

const CLASSES: readonly ValueClass[] = [
  { words: ['state'], has: (value) => STATE_NAMES.has(value) },
  { words: ['country', 'nation'], has: (value) => (countries ??= new Set(COUNTRIES.split('|'))).has(value) },
  { words: ['language'], has: (value) => (languages ??= new Set(LANGUAGES.split('|'))).has(value) },
  { words: ['color', 'colour'], has: (value) => COLORS.has(value) },
  { words: ['month'], has: (value) => MONTHS.has(value) },
  { words: ['weekday'], has: (value) => WEEKDAYS.has(value) },
  { words: ['continent'], has: (value) => /^(?:africa|antarctica|asia|europe|oceania|australia|north america|south america|americas)$/.test(value) },
];

/** Fewer values than this tell nothing of all. */
const LEAST_VALUES = 3;
/** Of the values that were seen, this proportion are of the class. */
const MOSTLY = 0.8;

/** The words for what the values of a text field are; none where they are of no known class. */
function classWords({ type, samples = [] }: QueryField): readonly string[] {
  if (type !== 'text') return [];
  const values = [...new Set(samples.flatMap((sample) => sample.split(/[;|,]/)).map((value) => writtenForm(value.replaceAll(/["[\]]/g, ''))))].filter(
    Boolean,
  );
  if (values.length < LEAST_VALUES) return [];
  return CLASSES.find(({ has }) => values.filter(has).length >= values.length * MOSTLY)?.words ?? [];
}

/** Fields that are called by what their values are, where no field has such a name: "country" for an `origin` of Italy, Peru and Norway. */
export function withValueClasses(profiles: readonly FieldProfile[]): readonly FieldProfile[] {
  return profiles.map((profile) => {
    const more = classWords(profile.field);
    if (more.length === 0) return profile;
    // What a concept knows by its name ("flag_state") is called so already.
    const names = stemSet([...more, ...more.flatMap((word) => CONCEPTS[word]?.names ?? [])].join(' '));
    const isNamed = profiles.some(({ words, field }) => field.type === 'text' && words.some((word) => names.has(word.stem)));
    return isNamed ? profile : { ...profile, says: new Set([...profile.says, ...more.map(stem)]) };
  });
}
