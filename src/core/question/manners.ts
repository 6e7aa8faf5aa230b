import { nameWords } from '../language/profile/field-names.ts';
import type { QueryField } from '../language/query-field.ts';
import { firstNames } from '../../text/nearest.ts';
import type { DataFacts } from './facts.ts';

/** What people say to one who answers, and what they ask about the data rather than of it. */
export interface Talk {
  readonly text: string;
  readonly fields: readonly QueryField[];
  readonly facts: DataFacts;
}

/** Fields that are named at most. */
const NAMED = 40;
/** Values that are given as examples. */
const EXAMPLES = 3;
const LONGEST_EXAMPLE = 40;

const GREETING =
  /^\W*(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|how are you(?: doing| today)?)\b(?:\W+(?:there|again|all|everyone|team|bot|friend|how are you(?: doing| today)?))*\W*$/;
const THANKS =
  /^\W*(?:(?:ok|okay|great|perfect|super|cool|nice|alright|right|good|that's (?:all|it|great)|thats (?:all|it|great))\W+)*(?:(?:many |ok )?thanks|thank you|thx|cheers|ta)\b(?:\W+(?:a lot|so much|very much|a million|again|for (?:that|this|the help|your help)|that's (?:all|it|great)|thats (?:all|it|great)|bye|goodbye))*\W*$|^\W*(?:bye|goodbye|see you|ok|okay|great|perfect|cool|nice|super|got it|that's all|thats all)\W*$/;
const ABILITY =
  /^\W*(?:help(?: me)?|(?:what|which things?) (?:can|could|do) (?:you|i|we) (?:do|answer|ask|know|help (?:me )?with|tell me|do here|ask you|ask here|ask about)|what (?:kind|kinds|sort|sorts|type|types) of questions? (?:can|could) (?:i|we|you) (?:ask|answer)(?: you| here)?|what questions can (?:i|we) ask(?: you| here)?|how (?:does|do) (?:this|it|you) work|how (?:do|can) i use (?:this|it|you)|who are you|what are you)\W*$/;
const FIELDS =
  /^\W*(?:(?:what|which|list|show|tell) (?:me |us )?(?:all )?(?:the |of the |are the )?(?:fields?|columns?|attributes?|variables)(?: (?:names?|are there|do (?:you|we) have|are (?:available|known|in (?:it|there|the data|this data|the file|this file))|exist|is there|does (?:it|this|the (?:data|file|table)) have|have you got))?|(?:what|which) (?:data|information|info) (?:do (?:you|we) have|is (?:in )?(?:there|here|this)|have you got|is available)|what(?:'s| is) in (?:this|the) (?:data|dataset|data set|file|table)|what (?:do|does) (?:the|each|a) (?:records?|rows?) (?:contain|hold|have|look like))\W*$/;
const MEANING =
  /^\W*(?:(?:and |so )?what (?:does|do|did)(?: the)?(?: (?:field|column|word|value))? (?<word>[^?]{1,60}?) (?:mean|stand for|means|stands for)|(?:what(?:'s| is) (?:the )?meaning of|what(?:'s| is) meant by|explain(?: the)? (?:field|column))(?: the)?(?: (?:field|column))? (?<other>[^?]{1,60}?))(?: exactly| here| in this data)?\W*$/;

/** One helpful line for a greeting, thanks, or a question about what can be asked; null for a question of the records. */
export function talkAnswer(talk: Talk): string | null {
  const lower = talk.text.toLowerCase().replaceAll('’', "'").trim();
  if (GREETING.test(lower)) return `Hello: I answer questions about ${ofRecords(talk)}`;
  if (THANKS.test(lower)) return 'You are welcome: ask on when you like';
  if (ABILITY.test(lower))
    return `I count, add up, average, rank, group and compare ${ofRecords(talk)}, and list those that a condition picks; the fields are ${fieldNames(talk)}`;
  if (FIELDS.test(lower) && !isNamedField(talk)) return `Each of ${ofRecords(talk)} has ${fieldNames(talk)}`;
  const { word, other } = MEANING.exec(lower)?.groups ?? {};
  const asked = word ?? other;
  return asked === undefined ? null : meaningOf(asked.replaceAll(/["'“”`]/g, '').trim(), talk);
}

function ofRecords({ facts }: Talk): string {
  return `the ${facts.records} records of ${facts.name}`;
}

function fieldNames({ fields }: Talk): string {
  return firstNames(
    fields.map(({ name }) => name),
    NAMED,
  );
}

/** "which fields are there" of fields that farmers plough asks for records. */
function isNamedField({ fields, facts }: Talk): boolean {
  const isSo = (name: string) => nameWords(name).some((part) => /^(?:field|column|attribute|variable)s?$/.test(part));
  return isSo(facts.name) || fields.some(({ name }) => isSo(name));
}

function meaningOf(asked: string, { fields, facts }: Talk): string {
  const words = nameWords(asked).join(' ');
  const field = fields.find(({ name }) => name.toLowerCase() === asked) ?? fields.find(({ name }) => nameWords(name).join(' ') === words);
  if (field !== undefined) return `The field ${field.name} is ${describe(field)}, known for ${field.values ?? 0} of ${facts.records} records`;
  const hit = facts.findValues(asked).find(({ kind }) => kind === 'whole');
  return hit === undefined
    ? `No field is called "${asked}", and the records hold values, not what words mean`
    : `"${asked}" is a value of ${hit.field}; the records do not say what it means`;
}

function describe({ type, unit, min, max, values, samples = [] }: QueryField): string {
  const shown = (value: number) => (type === 'date' ? new Date(value).toISOString().slice(0, 10) : String(value));
  const range = min === undefined || max === undefined || (values ?? 0) === 0 ? '' : ` from ${shown(min)} to ${shown(max)}`;
  switch (type) {
    case 'number':
      return `a number${unit === undefined ? '' : ` in ${unit}`}${range}`;
    case 'date':
      return `a date${range}`;
    case 'boolean':
      return 'yes or no';
    default:
      return samples.length === 0
        ? 'a text'
        : `a text such as ${samples
            .slice(0, EXAMPLES)
            .map((sample) => `"${sample.slice(0, LONGEST_EXAMPLE)}"`)
            .join(', ')}`;
  }
}
