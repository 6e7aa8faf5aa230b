import { deriveRole } from '../../fields/role.ts';
import { currencyCode } from '../../fields/units.ts';
import { SERVED, SUMS } from '../lexicon/en/money.ts';
import type { QueryField } from '../query-field.ts';
import { stem } from '../stem.ts';
import { nameWords } from './field-names.ts';
import { schemaOf } from './schema.ts';

/**
 * The fields of records that are sums of money themselves ("donations" with a `Value`), where the only amount of money is called by nothing but a word for
 * amounts: it is called by the noun for the records too, as a `donation_amount` would be.
 */
export function fieldsOfSums(fields: readonly QueryField[], isRecord: (noun: string) => boolean): readonly QueryField[] {
  const amount = plainAmount(fields);
  const noun = amount === null ? undefined : SUM_NOUNS.find(isRecord);
  if (amount === null || noun === undefined) return fieldsOfQuotes(fields, isRecord);
  const before = renamed.get(fields);
  if (before?.noun === noun) return before.fields;
  const role = deriveRole({ ...amount, name: `${amount.name} amount ${noun}` });
  const made = fields.map((field) => (field === amount ? { ...field, sumOf: noun, role } : field));
  renamed.set(fields, { noun, fields: made });
  return made;
}

/** The fields of quotes and bids, where the only amount of money is the price that was quoted or bid: "the average quote" is of it. */
function fieldsOfQuotes(fields: readonly QueryField[], isRecord: (noun: string) => boolean): readonly QueryField[] {
  const noun = QUOTED_NOUNS.find(isRecord);
  const price = noun === undefined ? null : onlyMoney(fields);
  if (noun === undefined || price === null || !nameWords(price.name).some((word) => stem(word) === stem(noun))) return fields;
  const before = renamed.get(fields);
  if (before?.noun === noun) return before.fields;
  const made = fields.map((field) => (field.name === price.name ? { ...field, sumOf: noun } : field));
  renamed.set(fields, { noun, fields: made });
  return made;
}

const QUOTED_NOUNS = ['quote', 'bid', 'estimate'];

/** The fields of records each of which somebody came for and paid, where a plain fee is the only amount of money: all of it is what came in. */
export function fieldsOfFees(fields: readonly QueryField[], isRecord: (noun: string) => boolean): readonly QueryField[] {
  const fee = onlyMoney(fields);
  if (fee === null || !/^fees?$/i.test(fee.name) || !SERVED_NOUNS.some(isRecord) || !fields.some(({ type }) => type === 'date')) return fields;
  const before = charged.get(fields);
  const made = before ?? fields.map((field) => (field.name === fee.name ? { ...field, role: 'additive' as const } : field));
  charged.set(fields, made);
  return made;
}

const charged = new WeakMap<readonly QueryField[], readonly QueryField[]>();
const SERVED_NOUNS = SERVED.split(' ');

/** Made once for as long as the same array is asked about. */
const renamed = new WeakMap<readonly QueryField[], { readonly noun: string; readonly fields: readonly QueryField[] }>();

const SUM_NOUNS = SUMS.split(' ');

/** The one amount of money whose name says nothing of what it is an amount: "Value", and "FACE_AMT" next to fees and taxes. */
function plainAmount(fields: readonly QueryField[]): QueryField | null {
  const isPlain = ({ name }: QueryField) => nameWords(name).every((word) => PLAIN.test(word) || currencyCode(word) !== undefined);
  const only = onlyOf(moneyOf(fields).filter(isPlain));
  const isSpelled = only?.called === undefined || only.called.split(' ').every((word) => PLAIN.test(word));
  return only !== null && isSpelled ? (fields.find(({ name }) => name === only.name) ?? null) : null;
}

function onlyMoney(fields: readonly QueryField[]): QueryField | null {
  return onlyOf(moneyOf(fields));
}

function moneyOf(fields: readonly QueryField[]): readonly QueryField[] {
  const money = schemaOf(fields).profiles.filter(({ role, dimension }) => role === 'measure' && dimension === 'money');
  return money.map(({ field }) => field);
}

function onlyOf([only, ...more]: readonly QueryField[]): QueryField | null {
  return more.length > 0 ? null : (only ?? null);
}

const PLAIN = /^(?:value|amount|amt|amnt|sum|total|size|face|principal|in)$/;
