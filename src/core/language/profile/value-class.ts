import { writtenForm } from '../values/normal-form.ts';
import { CONCEPTS } from '../lexicon/en/concepts/concepts.ts';
import { stem, stemSet } from '../stem.ts';
import type { QueryField } from '../query-field.ts';
import type { FieldProfile } from './fields.ts';

/** Words for what the values of a text are, and how such a value is known. */
interface ValueClass {
  readonly words: readonly string[];
  readonly has: (value: string) => boolean;
}

const STATES: ReadonlySet<string> = new Set(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia wisconsin wyoming al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc'
    .split(' ')
    .map((name) => name.replaceAll('_', ' ')),
);

const COLORS: ReadonlySet<string> = new Set(
  'black white red green blue yellow orange purple violet pink brown grey gray silver gold golden beige navy teal turquoise cyan magenta maroon olive cream ivory bronze copper burgundy khaki charcoal lavender coral mint sand tan'.split(
    ' ',
  ),
);

const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');

/** English names of what has codes of two letters. */
function namesOfCodes(type: 'region' | 'language'): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => names.of(type === 'region' ? code : code.toLowerCase()) ?? []).map(writtenForm));
}

let places: ReadonlySet<string> | undefined;
let languages: ReadonlySet<string> | undefined;
/** What countries are called besides. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'usa uk us uae england scotland wales northern_ireland czech_republic turkey america russian_federation holland korea south_korea north_korea great_britain ivory_coast viet_nam united_states_of_america'
    .split(' ')
    .map((name) => name.replaceAll('_', ' ')),
);

const CLASSES: readonly ValueClass[] = [
  { words: ['state'], has: (value) => STATES.has(value) },
  { words: ['country', 'nation'], has: (value) => COUNTRIES.has(value) || (places ??= namesOfCodes('region')).has(value) },
  { words: ['language'], has: (value) => (languages ??= namesOfCodes('language')).has(value) },
  { words: ['color', 'colour'], has: (value) => COLORS.has(value) },
  {
    words: ['month'],
    has: (value) =>
      /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/.test(
        value,
      ),
  },
  { words: ['weekday'], has: (value) => /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/.test(value) },
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
    // What a concept knows by its name ("flag_state") is called so already.
    const names = stemSet([...more, ...more.flatMap((word) => CONCEPTS[word]?.names ?? [])].join(' '));
    const isNamed = profiles.some(({ words, field }) => field.type === 'text' && words.some((word) => names.has(word.stem)));
    return more.length === 0 || isNamed ? profile : { ...profile, says: new Set([...profile.says, ...more.map(stem)]) };
  });
}
