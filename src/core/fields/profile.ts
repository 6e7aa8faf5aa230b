import type { FieldType } from '../../contract/operations/scrapers.ts';
import { BooleanProfile } from './boolean/boolean-profile.ts';
import { readBooleanText } from './boolean/boolean-text.ts';
import { DateProfile, type DateVerdict } from './date/date-profile.ts';
import { readDateText } from './date/date-text.ts';
import type { DecideOptions, FieldDecision, MarkEvidence, Misfit, Reading } from './decision.ts';
import { isEmptyMark, isSureMark } from './empty-mark.ts';
import { nameTraits, nameWords, type NameTraits } from './field-name.ts';
import { isCoordinate } from './role-words.ts';
import { Tally, type Occurrence } from './misfits.ts';
import { isShallow } from './nesting.ts';
import { MAX_LENGTH } from './number/number-coercer.ts';
import { NumberProfile } from './number/number-profile.ts';
import { createNumberReader, type NumberReader } from './number/number-reader.ts';
import { unitOfName } from './number/unit-of-name.ts';
import { plainForm } from './number/plain-number.ts';
import type { RawValue } from './raw-value.ts';
import { RepeatedTexts } from './text/repeated-texts.ts';
import { TextProfile } from './text/text-profile.ts';

/** What the values of one field have in common, learnt in one pass and bounded memory. */
export interface FieldProfile {
  /** `undefined`: the record has no such field. `line` is reported with a value that does not fit. */
  add(value: RawValue | undefined, line: number): void;
  /** How the field is to be read; may be asked more than once. */
  decide(options: DecideOptions): FieldDecision;
}

/** What is asked of a profile: all of a decision, or `type`, what a strict reader needs of it, and neither the type that was nearly fitting nor marks. */
export type ProfileDetail = 'whole' | 'type';

/** The deciding pass over one field: add every value, then ask. */
export function createFieldProfile(name: string, detail: ProfileDetail = 'whole'): FieldProfile {
  return new Profile(name, detail);
}

class Profile implements FieldProfile {
  readonly #name: string;
  readonly #numbers = new NumberProfile();
  readonly #dates = new DateProfile();
  readonly #booleans = new BooleanProfile();
  readonly #texts = new TextProfile();
  readonly #traits: NameTraits;
  readonly #readNumber: NumberReader;
  readonly #tooDeep = new Tally();
  readonly #repeats = new RepeatedTexts((text, occurrence) => this.#addText(text, occurrence));
  #records = 0;
  #missing = 0;
  #marks = 0;
  readonly #sureMarks = new Tally();
  #nested = 0;
  /** Undefined where all that there is to know of text is asked for. */
  #isText: boolean | undefined;

  constructor(name: string, detail: ProfileDetail) {
    this.#name = name;
    this.#traits = nameTraits(name);
    this.#readNumber = createNumberReader({ clocks: this.#traits.clocks });
    if (detail === 'type') this.#isText = false;
  }

  add(value: RawValue | undefined, line: number): void {
    this.#records += 1;
    if (value === undefined || value === null || value === '' || Number.isNaN(value)) this.#missing += 1;
    else if (typeof value === 'number') this.#addNumber(value, { line, times: 1 });
    else if (typeof value !== 'string') this.#addOther(value, { line, times: 1 });
    else if (!this.#repeats.add(value, line)) this.#addText(value, { line, times: 1 });
  }

  decide(options: DecideOptions): FieldDecision {
    this.#repeats.flush();
    const candidates = this.#candidates(options, this.#traits);
    if (options.type !== undefined && options.type !== 'text') return this.#typed(mostFitting(candidates));
    const total = this.#total;
    const fitting = candidates.find((candidate) => candidate.fit > 0 && candidate.fit + candidate.blank === total);
    if (fitting !== undefined) return this.#typed(fitting);
    const near = candidates.find((candidate) => this.#isNear(candidate));
    if (near === undefined) return candidates.some(({ type }) => type === 'number') ? { ...this.#text(), ...this.#mixedUnits() } : this.#text();
    if (options.tolerance === 'lenient') return this.#typed(near);
    return { ...this.#text(), near: { type: near.type, failed: total - near.fit - near.blank, failures: near.failures } };
  }

  /** Values that are neither missing nor marks of missing values. */
  get #total(): number {
    return this.#records - this.#missing - this.#marks;
  }

  #addText(value: string, occurrence: Occurrence): void {
    this.#texts.add(value, occurrence.times);
    if (this.#isText === true) return;
    const text = value.length > MAX_LENGTH ? null : value.trim();
    if (text === null) return this.#addMiss(value, occurrence);
    const form = plainForm(text);
    if (form !== null) {
      this.#numbers.addPlain(text, form, occurrence);
      this.#dates.addEpoch(text.length >= EPOCH_DIGITS ? Number(text) : NaN, value, occurrence);
      this.#addDate(form === 'integer' && (text.length === 8 || text.length === 14) ? text : '', value, occurrence);
      return this.#addBoolean(text, occurrence);
    }
    if (isEmptyMark(text)) {
      this.#marks += occurrence.times;
      if (isSureMark(text)) this.#sureMarks.add(value, occurrence);
      return;
    }
    this.#dates.addEpoch(NaN, value, occurrence);
    const number = this.#readNumber(text);
    if (number !== null) {
      // Digits with marks or a unit that read as a number are no date, and never yes or no.
      this.#numbers.addReading(text, number, occurrence);
      this.#dates.addMiss(value, occurrence);
      return this.#booleans.addMiss(value, occurrence);
    }
    this.#numbers.addMiss(text, occurrence);
    this.#addBoolean(text, occurrence);
    this.#addDate(text, value, occurrence);
    this.#ruleOut();
  }

  #addNumber(value: number, occurrence: Occurrence): void {
    this.#numbers.addNumber(value, occurrence);
    this.#dates.addEpoch(value, value, occurrence);
    this.#addDate(isBareDate(value) ? String(value) : '', value, occurrence);
    this.#addBoolean(value === 0 || value === 1 ? String(value) : '', occurrence);
  }

  #addOther(value: RawValue, occurrence: Occurrence): void {
    if (typeof value === 'boolean') this.#booleans.add(value, { value, strength: 'strong' }, occurrence);
    else this.#booleans.addMiss(value, occurrence);
    this.#numbers.addMiss(value, occurrence);
    this.#dates.addMiss(value, occurrence);
    this.#dates.addEpoch(NaN, value, occurrence);
    if (typeof value !== 'object') return;
    this.#nested += 1;
    if (!isShallow(value)) this.#tooDeep.add(value, occurrence);
  }

  /** After a value that nothing but text can be, no other one matters. */
  #ruleOut(): void {
    if (this.#isText === false) this.#isText = this.#numbers.isRuledOut && this.#dates.isRuledOut && this.#booleans.isRuledOut;
  }

  #addMiss(value: string, occurrence: Occurrence): void {
    this.#numbers.addMiss(value, occurrence);
    this.#dates.addMiss(value, occurrence);
    this.#dates.addEpoch(NaN, value, occurrence);
    this.#booleans.addMiss(value, occurrence);
  }

  #addDate(text: string, value: RawValue, occurrence: Occurrence): void {
    const date = readDateText(text);
    if (date === null) this.#dates.addMiss(value, occurrence);
    else this.#dates.add(text, date, occurrence);
  }

  #addBoolean(text: string, occurrence: Occurrence): void {
    const boolean = readBooleanText(text);
    if (boolean === null) this.#booleans.addMiss(text, occurrence);
    else this.#booleans.add(text, boolean, occurrence);
  }

  /** What the field may be, the first choice first. */
  #candidates(options: DecideOptions, traits: NameTraits): readonly Candidate[] {
    const forced = options.type;
    const free = forced === undefined && !traits.prose;
    const measured = free && (!traits.identifier || (traits.identifierOrMiles && this.#numbers.areGrouped));
    const candidates: Candidate[] = [];
    if (free || forced === 'boolean') candidates.push(this.#asBoolean(traits.binary || forced === 'boolean'));
    if (measured || forced === 'date')
      candidates.push(this.#asDate(this.#dates.decide({ order: options.dateOrder, loose: traits.dated || forced === 'date' })));
    if ((measured && traits.dated) || forced === 'date') candidates.push(this.#asDate(this.#dates.decideEpoch()));
    if (measured || forced === 'number') candidates.push(...this.#asNumber(options));
    return candidates;
  }

  #asBoolean(binary: boolean): Candidate {
    return { ...this.#booleans.decide({ binary }), type: 'boolean', blank: 0, notes: [], lossy: false };
  }

  #asDate(verdict: DateVerdict): Candidate {
    const day = verdict.reading.kind === 'date' && verdict.reading.precision === 'day';
    return { ...verdict, type: 'date', blank: 0, lossy: false, ...(day ? { precision: 'day' } : {}) };
  }

  #asNumber(options: DecideOptions): readonly Candidate[] {
    const verdict = this.#numbers.decide(
      {
        decimal: options.decimal,
        // A latitude of 52.456 is never 52456.
        decimalOfOthers: isCoordinate(nameWords(this.#name)) ? undefined : options.decimalOfOthers,
        forced: options.type === 'number',
        unit: options.unit,
        countsOpinions: this.#traits.countsOpinions,
      },
      this.#total,
    );
    if (verdict === null) return [];
    const { rule, unit = unitOfName(this.#name), fit, blank, failures, notes, mark } = verdict;
    return [
      {
        type: 'number',
        reading: this.#traits.clocks === undefined ? rule : { ...rule, clocks: this.#traits.clocks },
        fit,
        blank,
        failures,
        notes,
        lossy: this.#numbers.lossy,
        ...(unit === undefined ? {} : { unit }),
        ...(mark === undefined ? {} : { mark }),
      },
    ];
  }

  #isNear({ fit, blank, lossy }: Candidate): boolean {
    return fit > 0 && !lossy && fit + blank >= this.#total * LENIENT_SHARE;
  }

  #typed(candidate: Candidate): FieldDecision {
    const { type, reading, unit, precision, fit, blank, failures, notes, mark } = candidate;
    return {
      name: this.#name,
      type,
      ...(unit === undefined ? {} : { unit }),
      ...(precision === undefined ? {} : { precision }),
      json: false,
      reading,
      counts: { values: fit, nulls: this.#missing + this.#marks + blank, failed: this.#total - fit - blank },
      failures,
      notes,
      ...(mark === undefined ? {} : { mark }),
      ...(reading.kind === 'number' && reading.factors === undefined ? this.#mixedUnits() : {}),
    };
  }

  #mixedUnits(): Pick<FieldDecision, 'units'> {
    const units = this.#numbers.unitsAmong(this.#total);
    return units.length === 0 ? {} : { units };
  }

  #text(): FieldDecision {
    const json = this.#nested > 0;
    const failed = this.#tooDeep.count;
    return {
      name: this.#name,
      type: 'text',
      json,
      reading: { kind: json ? 'json' : 'text' },
      counts: { values: this.#records - this.#missing - failed, nulls: this.#missing, failed },
      failures: this.#tooDeep.first,
      notes: [],
      ...(this.#sureMarks.count === 0 ? {} : { marks: { count: this.#sureMarks.count, first: this.#sureMarks.first } }),
      text: this.#texts.shape(),
    };
  }
}

/** One way to read the field, with what it costs. */
interface Candidate {
  readonly type: FieldType;
  readonly reading: Reading;
  readonly unit?: string;
  readonly precision?: 'day';
  readonly fit: number;
  readonly blank: number;
  readonly failures: readonly Misfit[];
  readonly notes: readonly string[];
  readonly mark?: MarkEvidence;
  /** Some value would lose something that its text says. */
  readonly lossy: boolean;
}

/** `candidates` of a forced type are never none. */
function mostFitting(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, candidate) => (candidate.fit > best.fit ? candidate : best));
}

/** 20260315 and 20260315101500 as numbers. */
function isBareDate(value: number): boolean {
  return Number.isInteger(value) && ((value >= 1.9e7 && value < 2.1e7 + 1e4) || (value >= 1.9e13 && value < 2.1e13 + 1e10));
}

/** Proportion of the values that must fit for a lenient reader. */
const LENIENT_SHARE = 0.98;

/** Fewest digits of seconds since 1990. */
const EPOCH_DIGITS = 9;
