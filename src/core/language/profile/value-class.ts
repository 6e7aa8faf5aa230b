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

// Texts that the runtime could give as well, which takes it 16 ms in each process. They are written as `writtenForm` has them.
const COUNTRIES =
  'ascension island|andorra|united arab emirates|afghanistan|antigua& barbuda|anguilla|albania|armenia|curacao|angola|antarctica|argentina|american samoa|austria|australia|aruba|aland islands|azerbaijan|bosnia& herzegovina|barbados|bangladesh|belgium|burkina faso|bulgaria|bahrain|burundi|benin|st barthelemy|bermuda|brunei|bolivia|caribbean netherlands|brazil|bahamas|bhutan|myanmar(burma)|bouvet island|botswana|belarus|belize|canada|cocos(keeling) islands|congo kinshasa|central african republic|congo brazzaville|switzerland|cote d ivoire|cook islands|chile|cameroon|china|colombia|clipperton island|sark|costa rica|serbia|cuba|cape verde|christmas island|cyprus|czechia|germany|diego garcia|djibouti|denmark|dominica|dominican republic|algeria|ceuta& melilla|ecuador|estonia|egypt|western sahara|eritrea|spain|ethiopia|finland|fiji|falkland islands|micronesia|faroe islands|france|gabon|united kingdom|grenada|georgia|french guiana|guernsey|ghana|gibraltar|greenland|gambia|guinea|guadeloupe|equatorial guinea|greece|south georgia& south sandwich islands|guatemala|guam|guinea bissau|guyana|hong kong sar china|heard& mcdonald islands|honduras|croatia|haiti|hungary|canary islands|indonesia|ireland|israel|isle of man|india|british indian ocean territory|iraq|iran|iceland|italy|jersey|jamaica|jordan|japan|kenya|kyrgyzstan|cambodia|kiribati|comoros|st kitts& nevis|north korea|south korea|kuwait|cayman islands|kazakhstan|laos|lebanon|st lucia|liechtenstein|sri lanka|liberia|lesotho|lithuania|luxembourg|latvia|libya|morocco|monaco|moldova|montenegro|st martin|madagascar|marshall islands|north macedonia|mali|mongolia|macao sar china|northern mariana islands|martinique|mauritania|montserrat|malta|mauritius|maldives|malawi|mexico|malaysia|mozambique|namibia|new caledonia|niger|norfolk island|nigeria|vanuatu|nicaragua|netherlands|norway|nepal|nauru|niue|new zealand|oman|panama|peru|french polynesia|papua new guinea|philippines|pakistan|poland|st pierre& miquelon|pitcairn islands|puerto rico|palestinian territories|portugal|palau|paraguay|qatar|reunion|zimbabwe|romania|russia|rwanda|saudi arabia|solomon islands|seychelles|sudan|sweden|singapore|st helena|slovenia|svalbard& jan mayen|slovakia|sierra leone|san marino|senegal|somalia|suriname|south sudan|sao tome& principe|el salvador|sint maarten|syria|eswatini|tristan da cunha|turks& caicos islands|chad|french southern territories|togo|thailand|tajikistan|tokelau|timor leste|turkmenistan|tunisia|tonga|turkiye|trinidad& tobago|tuvalu|taiwan|tanzania|ukraine|uganda|u s outlying islands|united states|uruguay|uzbekistan|vatican city|st vincent& grenadines|vietnam|venezuela|british virgin islands|u s virgin islands|wallis& futuna|samoa|kosovo|yemen|mayotte|south africa|zambia|usa|uk|us|uae|england|scotland|wales|northern ireland|czech republic|turkey|america|russian federation|holland|korea|great britain|ivory coast|viet nam|united states of america';
const LANGUAGES =
  'afar|abkhazian|avestan|afrikaans|akan|amharic|aragonese|arabic|assamese|avaric|aymara|azerbaijani|bashkir|belarusian|bulgarian|bhojpuri|bislama|bambara|bangla|tibetan|breton|bosnian|catalan|chechen|chamorro|corsican|cree|czech|church slavic|chuvash|welsh|danish|german|divehi|dzongkha|ewe|greek|english|esperanto|spanish|estonian|basque|persian|fula|finnish|fijian|faroese|french|western frisian|irish|scottish gaelic|galician|guarani|gujarati|manx|hausa|hebrew|hindi|hiri motu|croatian|haitian creole|hungarian|armenian|herero|interlingua|indonesian|interlingue|igbo|sichuan yi|inupiaq|ido|icelandic|italian|inuktitut|japanese|yiddish|javanese|georgian|kongo|kikuyu|kuanyama|kazakh|kalaallisut|khmer|kannada|korean|kanuri|kashmiri|kurdish|komi|cornish|kyrgyz|latin|luxembourgish|ganda|limburgish|lingala|lao|lithuanian|luba katanga|latvian|malagasy|marshallese|maori|macedonian|malayalam|mongolian|romanian|marathi|malay|maltese|burmese|nauru|norwegian bokmal|north ndebele|nepali|ndonga|dutch|norwegian nynorsk|norwegian|south ndebele|navajo|nyanja|occitan|ojibwa|oromo|odia|ossetic|punjabi|pali|polish|pashto|portuguese|quechua|romansh|rundi|russian|kinyarwanda|sanskrit|sardinian|sindhi|northern sami|sango|serbian(latin)|sinhala|slovak|slovenian|samoan|shona|somali|albanian|serbian|swati|southern sotho|sundanese|swedish|swahili|tamil|telugu|tajik|thai|tigrinya|turkmen|filipino|tswana|tongan|turkish|tsonga|tatar|tahitian|uyghur|ukrainian|urdu|uzbek|venda|vietnamese|volapuk|walloon|wolof|xhosa|yoruba|zhuang|chinese|zulu';

let countries: ReadonlySet<string> | undefined;
let languages: ReadonlySet<string> | undefined;

const CLASSES: readonly ValueClass[] = [
  { words: ['state'], has: (value) => STATES.has(value) },
  { words: ['country', 'nation'], has: (value) => (countries ??= new Set(COUNTRIES.split('|'))).has(value) },
  { words: ['language'], has: (value) => (languages ??= new Set(LANGUAGES.split('|'))).has(value) },
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
