import type { FieldDecision } from '../decision.ts';
import { nameTraits, nameWords } from '../field-name.ts';
import { wordSet } from '../../../text/word-set.ts';

/** Name of the field that names a record best: one that is called so, else the shortest text that distinguishes records; null when no field does. */
export function pickTitleField(decisions: readonly FieldDecision[]): string | null {
  const texts = decisions.filter(({ type, json, counts }) => type === 'text' && !json && counts.values > 0);
  const named = texts
    .map((field) => ({ field, rank: titleRank(field.name) }))
    .filter(({ field, rank }) => rank < NO_TITLE && (field.text?.distinct ?? 1) >= (rank >= UNSURE ? DISTINCT : rank >= ENTITY_TITLE ? VARIED : 0));
  const [best] = named.toSorted((a, b) => a.rank - b.rank);
  return (best?.field ?? shortestDistinctive(texts))?.name ?? null;
}

/** True for a field that is called as what names a record: `title`, `product name`, `player`. Whether its values do, they tell. */
export function isTitleName(name: string): boolean {
  return titleRank(name) < SURNAME;
}

/**
 * Lower is better: `title`, `name`, `headline`, then `movie title`, `product name`, then `app`, `movie`, then what may be a category as well: `subject`,
 * `runner`, and at last a surname.
 */
function titleRank(name: string): number {
  const words = nameWords(name);
  const last = words.at(-1) ?? '';
  const exact = EXACT.indexOf(words.join(' '));
  if (exact >= 0) return exact;
  if (SURNAMES.has(words.join(' '))) return SURNAME;
  if (words.some((word) => NOT_THE_RECORD.has(word))) return NO_TITLE;
  if (words.length > 1 && (last === 'title' || last === 'name')) return last === 'title' ? ENTITY_TITLE : ENTITY_NAME;
  if (words.length > 1) return NO_TITLE;
  return ENTITIES.has(last) ? ENTITY : PERHAPS.has(last) ? UNSURE : NO_TITLE;
}

function shortestDistinctive(texts: readonly FieldDecision[]): FieldDecision | undefined {
  const distinctive = texts.filter(({ name, text, counts }) => {
    const { identifier } = nameTraits(name);
    const isOther = nameWords(name).some((word) => DESCRIBING.has(word));
    const filled = counts.values >= FILLED * (counts.values + counts.nulls);
    const isDistinctive = text !== undefined && text.distinct >= DISTINCT && text.wordy >= 0.5 && text.meanLength <= LONGEST;
    return !identifier && !isOther && filled && isDistinctive && text.listed < LISTED;
  });
  // A name is nearly unique; what is shorter and repeats more is a list of features or a note.
  const names = distinctive.filter(({ text }) => (text?.distinct ?? 0) >= NEARLY_UNIQUE);
  return (names.length > 0 ? names : distinctive).toSorted((a, b) => (a.text?.meanLength ?? 0) - (b.text?.meanLength ?? 0))[0];
}

/** Of lists so often, a field says what there is at each, and names none. */
const LISTED = 0.3;
/** What many records are without names none of them. */
const FILLED = 0.8;
const NEARLY_UNIQUE = 0.9;
/** Proportion of different values from which on a text identifies records rather than groups them. */
const DISTINCT = 0.5;
/** The same for what is called the name of something: fewer are the names of a few groups. */
const VARIED = 0.05;

const EXACT: readonly string[] =
  'title|name|headline|heading|full title|full name|display name|long name|titel|titre|título|titulo|titolo|tytuł|tytul|nom|nombre|nome|naam|navn|namn|nazwa|bezeichnung|überschrift'.split(
    '|',
  );
const ENTITY_TITLE = 40;
const ENTITY_NAME = 41;
const ENTITY = 42;
const UNSURE = 43;
const SURNAME = 44;
const NO_TITLE = 45;

/** Longer texts describe rather than name. */
const LONGEST = 200;

const ENTITIES: ReadonlySet<string> =
  wordSet(`app application product movie film book song album track artist article job position role event recipe game show series episode item listing property
   restaurant hotel place venue company organization organisation business school university course question topic vehicle car project repository package paper`);

/** Names of what a record is, or of what it is filed under: only different values tell. */
const PERHAPS: ReadonlySet<string> =
  wordSet(`label subject caption country nation runner player athlete rider driver swimmer skier climber competitor contestant participant passenger patient student pupil employee
   member person customer contact candidate guest horse dog cat animal pet bird fish boat ship yacht plant tree flower wine beer whisky drink dish meal toy
   coin stamp stone gem device phone laptop printer camera lens bike tool part ingredient drug medicine trial study grant fund stock token trail route hike
   walk run race peak mountain lake river beach park garden castle church museum monument building bridge tower cave island crater star planet comet mission
   rocket plane aircraft locomotive painting sculpture object artefact artifact work piece opera concert exhibition festival podcast video clip`);

/** What is left of a person's name in a table of persons. */
const SURNAMES: ReadonlySet<string> = wordSet(
  'last name|lastname|surname|family name|nachname|apellido|apellidos|apelido|cognome|nazwisko|achternaam',
  '|',
);

/** Names of sentences about a record: whatever their length, they do not name it. */
const DESCRIBING: ReadonlySet<string> = wordSet(
  'description desc details comment comments note notes remark remarks statement review bio beschreibung descripción descripcion descrição descricao descrizione opis',
);

/** Whose name it is, when it is not the record's. */
const NOT_THE_RECORD: ReadonlySet<string> =
  wordSet(`host user seller owner author writer director agent broker vendor store shop first last middle family given sur nick file image brand maker manufacturer
   category genre type city country state region county street domain site page meta alt seo column field group parent team league airport carrier airline`);
