import { wordSet } from '../../text/word-set.ts';
import type { FieldRole } from '../../contract/operations/scrapers.ts';
import type { RunField } from './field.ts';
import { nameTraits, nameWords, isLinkName } from './field-name.ts';
import { numberRole } from './number/number-role.ts';
import type { RoleEvidence } from './role-evidence.ts';

/** Where a field stands in its run. */
export interface RolePlace {
  readonly titleField: string | null;
  readonly key: readonly string[];
}

/** The role of a field, from its name, type, unit, range, variety and values. Total: a field of which nothing is known has a role too. */
export function deriveRole(field: RoleEvidence, place: RolePlace = { titleField: null, key: [] }): FieldRole {
  switch (field.type) {
    case 'boolean':
      return 'flag';
    case 'date':
      return 'date';
    case 'number':
      return place.key.length === 1 && place.key[0] === field.name ? 'key' : numberRole(field);
    case 'text':
      return textRole(field, place);
  }
}

/** The fields of a run with their roles: as they were set or derived at import, or derived now for a run of an older version. */
export function fieldsWithRoles(run: RolePlace & { readonly fields: readonly RunField[] }): readonly RunField[] {
  return run.fields.map((field) => (field.role === undefined ? { ...field, role: deriveRole({ ...field, ...field.stats }, run) } : field));
}

function textRole(field: RoleEvidence, { titleField, key }: RolePlace): FieldRole {
  const { name, signs, values } = field;
  const words = nameWords(name);
  if (signs !== undefined && signs.lists >= MOSTLY) return 'list';
  if (name === titleField) return 'title';
  const isVersion = words.some((word) => VERSIONS.has(word));
  if ((key.length === 1 && key[0] === name) || isLinkName(words) || (signs?.links ?? 0) >= MOSTLY) return 'key';
  if (nameTraits(name).identifier && !isVersion) return 'key';
  if (values === 0) return 'text';
  if (isList(field, words)) return 'list';
  return isCategory(field, words) ? 'category' : 'text';
}

/** Many values hold several short things; the others have one. */
function isList({ name, signs, samples = [] }: RoleEvidence, words: readonly string[]): boolean {
  if (signs === undefined) return samples.length > 0 && samples.filter((sample) => sample.startsWith('[')).length > samples.length * MOSTLY;
  // "Porto, Portugal" is one place, and "22 Aug, 2012" one day.
  if (PLACES.has(words.at(-1) ?? '') || nameTraits(name).dated) return false;
  return signs.joined >= LISTED;
}

/** Values that repeat, and are short enough to be read as labels. */
function isCategory({ values = 0, closed, samples = [], signs, ...field }: RoleEvidence, words: readonly string[]): boolean {
  if (signs !== undefined && signs.length > LONGEST_LABEL) return false;
  const isLabelName = words.some((word) => LABELS.has(word));
  const distinct = field.distinct ?? (closed === true ? samples.length : undefined);
  return distinct === undefined ? isLabelName : distinct <= values * (isLabelName ? 1 : LABEL_SHARE);
}

const MOSTLY = 0.5;
/** Proportion of the different values that are lists. */
const LISTED = 0.1;
/** Different values per value, at most, of a field whose values group records. */
const LABEL_SHARE = 0.5;
/** Characters, on average. */
const LONGEST_LABEL = 60;

const VERSIONS = wordSet('version versions ver firmware sdk');
const PLACES = wordSet('location place address city neighbourhood neighborhood area region adresse ort lieu dirección direccion lugar');
const LABELS = wordSet(
  `type category genre kind class status state country city region county district town neighbourhood neighborhood area zone brand make model company
  manufacturer publisher author artist director host seller owner agent vendor store shop team club league airline airport operator unit department
  language color colour size material level grade stage source platform developer designer label distributor organization organisation agency school university
  sector industry market segment group family species gender sex role position occupation profession
  art kategorie land stadt ort marke hersteller farbe verlag autor abteilung firma genre catégorie categorie pays ville marque couleur auteur éditeur
  categoría categoria país pais ciudad marca color autor editorial empresa tipo typ`,
);
