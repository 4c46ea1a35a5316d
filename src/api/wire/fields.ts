import type { Price } from '../../domain/billing/charge';
import type { Entries } from '../../domain/entries';
import type { Page } from '../../domain/paging';
import { type CivilDate, type CivilMonth, parseCivilMonth } from '../../domain/time/civil-date';
import { parseServerTime } from '../../domain/time/server-time';
import { readPage } from './page';
import {
  asRecord,
  day as dayOf,
  field,
  flag,
  idText,
  integer,
  type JsonRecord,
  list as listOf,
  price as priceOf,
  rate as rateOf,
  readEntries,
  text,
  unexpected,
  unwrap,
} from './readers';

/*
 * What answers are made of. A field reads liberally (contract §1); what a server should send for it,
 * tools look up by the field itself (tools/calls/kinds.ts), so that no client carries it. A price that
 * cannot be read is never shown as 0: without an amount that it must have, an answer is unexpected.
 */

/** The text of an answer, or the record around a value. */
// biome-ignore lint/suspicious/noExplicitAny: a field knows which of them it takes.
type Around = any;

/** How a whole answer, or a value in one, is read. */
export interface Field<T, Wire = unknown> {
  /**
   * Reads a whole answer.
   * @param around The text of the answer; the record that a value stands in
   * @throws TypeError when it is not what is promised
   */
  (value: unknown, around?: Around): T;
  /** Reads a value inside a record or a list, where it differs from a whole answer. */
  readonly row?: (value: unknown, around?: Around) => T;
  /** What it is made of, for tools. Without a form it is right as `of` is. */
  readonly form?:
    | 'maybe'
    | 'list'
    | 'page'
    | 'map'
    | 'record'
    | 'either'
    | 'data'
    | 'derived'
    | 'file'
    | 'message';
  /** What a list, a page or a field that may be missing is made of. */
  readonly of?: Field<unknown>;
  /** The type of what the server sends. There is no such value. */
  readonly wire?: Wire;
}

type Read<T> = (value: unknown, around: Around) => T;

/** The fields of a record; those that the portal does not read as well. */
export type FieldsOf<T> = {
  readonly [Name in keyof T]-?: Field<undefined extends T[Name] ? T[Name] | undefined : T[Name]>;
} & { readonly [name: string]: Field<unknown> };

/** A record of named fields. */
export interface RecordField<T, Wire = unknown> extends Field<T, Wire> {
  readonly row: (value: unknown) => T;
  readonly fields: () => FieldsOf<T>;
  /** The fields by which an answer is known to be it; the first tells it from others. */
  readonly names: readonly string[];
}

/** A list: as a whole answer, and inside of one. */
export interface ListField<T, Wire = unknown> extends Field<T, Wire> {
  readonly row: (value: unknown) => T;
}

/** A page of records. */
export interface PageField<T> extends Field<Page<T>> {
  readonly of: RecordField<T>;
  readonly lacks: readonly (keyof T)[];
}

/** The type of what a server sends for a field. */
type Sent<F> = F extends Field<unknown, infer Wire> ? Wire : never;

/** What a server sends for fields. */
export type WireOf<F extends () => object> = Wire<ReturnType<F>>;
/** The same for several. */
type Wire<F> = {
  [Name in keyof F as undefined extends Sent<F[Name]> ? never : Name]: Sent<F[Name]>;
} & { [Name in keyof F as undefined extends Sent<F[Name]> ? Name : never]?: Sent<F[Name]> };

const { assign } = Object;
/** How a field is read inside a record or a list. */
const nested = <T>(of: Field<T>) => of.row ?? of;

export const someText: Field<string, string> = (value) => text(value);
export const anyText: Field<string, string> = (value) => text(value);
/** A text that no report may show. */
export const secretText: Field<string, string> = (value) => text(value);
export const email: Field<string, string> = (value) => text(value) || unexpected('e-mail');
/** An id of something else than the record. */
export const id: Field<string, string> = (value) => text(value);
/** What a record is known by. */
export const key: Field<string, string> = (value) => idText(value) || unexpected('id');
export const yesOrNo: Field<boolean, boolean> = (value) => flag(value);
/** A number of things from 0. */
export const whole: Field<number, number> = (value) => integer(value) ?? unexpected('number');
/** Minor units (commerce §2.1); negative in a credit. */
export const amount: Field<number, number> = (value) => integer(value) ?? unexpected('amount');
/** Minor units, or of usage a decimal text in major units. */
export const price: Field<Price, Price> = (value) => priceOf(value) ?? unexpected('price');
export const rate: Field<number, number> = (value) => rateOf(value) ?? unexpected('rate');
export const day: Field<CivilDate, string> = (value) => dayOf(value) ?? unexpected('day');
export const month: Field<CivilMonth, string> = (value) =>
  parseCivilMonth(value) ?? unexpected('month');
/** An instant in UTC; `Z` is allowed (commerce §2.1). */
export const moment: Field<Date | null, string> = (value) => parseServerTime(value);
/** An instant with its zone (contract §2). */
export const instant: Field<Date | null, string> = (value) => parseServerTime(value);
/** A time in UTC without zone suffix; the zero date is never (contract §4.8). */
export const utcTime: Field<Date | null, string> = (value) => parseServerTime(value);
/** An address of a second factor; another is ''. */
export const otpAddress: Field<string, string> = (value) =>
  /^otpauth:\/\/totp\//i.test(text(value)) ? text(value) : '';
export const url: Field<string, string> = (value) => text(value);
export const anything: Field<unknown, unknown> = (value) => value;

/** A field that is read in another way than its like. */
export function as<T, Wire>(of: Field<unknown, Wire>, read: Read<T>): Field<T, Wire> {
  return assign((value: unknown, around: Around) => read(value, around), { of });
}

/** A field that the portal does not read. */
export function unread<Wire>(of: Field<unknown, Wire>): Field<undefined, Wire> {
  return as(of, () => undefined);
}

/** An answer of one form or another. */
export function either<T, Wire>(
  of: Field<unknown, Wire>,
  or: Field<unknown>,
  read: Read<T>,
): Field<T, Wire> & { readonly or: Field<unknown> } {
  return assign((value: unknown) => read(value, undefined), { form: 'either', of, or } as const);
}

/** An object keyed by names that are data, read with the text of the answer. */
export function mapOf<T>(of: Field<unknown>, read: Read<T>): Field<T> {
  return assign((body: unknown, json: string) => read(body, json), { form: 'map', of } as const);
}

/** An answer that stands in `data` (contract §2). */
export function inData<T, Wire>(of: RecordField<T, Wire>): Field<T, { data: Wire }> {
  return assign((body: unknown): T => of(body), { form: 'data', of } as const);
}

/** What the portal makes of other fields of a record. */
export function derived<T>(read: (record: JsonRecord) => T): Field<T, undefined> {
  return assign((_: unknown, record: JsonRecord) => read(record), { form: 'derived' } as const);
}

function perhaps<T, Wire>(of: Field<unknown, Wire>, read: Read<T>) {
  const known: Read<T> = (value, around) => read(value, around);
  return assign(known, { form: 'maybe', of } as const) as Field<T, Wire | null | undefined>;
}

/** A field that may be missing; what it then is, it says itself: `''` or false. */
export function loose<T, Wire>(of: Field<T, Wire>): Field<T, Wire | null | undefined> {
  return perhaps(of, nested(of));
}

/** A field that may be missing, or cannot be read: then it is null. */
export function maybe<T, Wire>(of: Field<T, Wire>): Field<T | null, Wire | null | undefined> {
  const read = nested(of);
  return perhaps(of, (value, around) => {
    if (value === undefined || value === null) return null;
    try {
      const known = read(value, around);
      return known === '' ? null : known;
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  });
}

/** A field that is left out where the server does not say it. */
export function optional<T, Wire>(
  of: Field<T, Wire>,
): Field<NonNullable<T> | undefined, Wire | null | undefined> {
  const read = nested(maybe(of));
  return perhaps(of, (value, around) => read(value, around) ?? undefined);
}

/** A field of which null is an answer; it is left out where the server does not say it. */
export function told<T, Wire>(
  of: Field<T, Wire>,
): Field<T | null | undefined, Wire | null | undefined> {
  const read = nested(maybe(of));
  return perhaps(of, (value, around) => (value === undefined ? value : read(value, around)));
}

/** A field of which null is an answer; it is left out where there is none, or none that can be read. */
export function nullOr<T, Wire>(
  of: Field<T, Wire>,
): Field<NonNullable<T> | null | undefined, Wire | null | undefined> {
  const read = nested(optional(of));
  return perhaps(of, (value, around) => (value === null ? value : read(value, around)));
}

/** The record of an answer: itself, or what is in its `data` (contract §1). */
function carrierOf(body: unknown, names: readonly string[]): unknown {
  if (!names[0]) return unwrap(body);
  const isIt = (each: unknown) => names.some((name) => (field(each, name) ?? '') !== '');
  return [body, field(body, 'data')].find(isIt) ?? body;
}

/**
 * A record. Its fields are listed in a function, so that bundles drop those that nobody reads.
 * @param names The fields by which an answer is known to be it; the first tells it from others.
 */
export function record<T, Wire = unknown>(
  fields: () => FieldsOf<T>,
  ...names: readonly string[]
): RecordField<T, Wire> {
  let known: readonly (readonly [string, Field<unknown>])[] | undefined;
  const row = (value: unknown): T => {
    const from = asRecord(value) ?? unexpected('record');
    const result: Record<string, unknown> = {};
    known ??= Object.entries(fields());
    for (const [name, of] of known) {
      const said = nested(of)(from[name], from);
      if (said !== undefined) result[name] = said;
    }
    return result as T;
  };
  return assign((body: unknown) => row(carrierOf(body, names)), { row, fields, names });
}

/** A list as an answer is in `data` or itself; inside a record, what is no list is an empty one. */
function listed<T, Wire>(
  of: Field<unknown>,
  read: (values: readonly unknown[]) => T,
): ListField<T, Wire> {
  const whole = (body: unknown) => {
    const values = unwrap(body);
    return Array.isArray(values) ? read(values) : unexpected('list');
  };
  return assign(whole, { row: (value: unknown) => read(listOf(value)), form: 'list' as const, of });
}

/**
 * Entries, with the places of those that cannot be read (contract §4.36).
 * @param isDistinct Whether of those with the same key the first alone is kept
 */
export function entries<T>(of: RecordField<T>, isDistinct = false): ListField<Entries<T>> {
  const keyOf = isDistinct ? (entry: T) => String(entry[of.names[0] as keyof T]) : undefined;
  return listed(of, (values) => readEntries(values, of.row, keyOf, of.names[0]));
}

/**
 * Entries of which none may be missing: what is bought, and what is owed for it. Of records with a
 * key, what has none is no entry.
 */
export function all<T>(of: RecordField<T>): ListField<readonly T[]> {
  return listed(of, (values) => {
    const [name] = of.names;
    const keyOf = name && nested(maybe(of.fields()[name] ?? key));
    return values.filter((value) => !keyOf || keyOf(field(value, name)) !== null).map(of.row);
  });
}

/** Those of a list that can be read. */
export function some<T, Wire>(of: Field<T, Wire>): ListField<readonly T[], Wire[]> {
  const read = nested(maybe(of));
  return listed(of, (values) => values.flatMap((value) => read(value) ?? []));
}

/** Texts, such as ids; what is none is left out. */
export function texts(of: Field<string, string>): ListField<readonly string[], string[]> {
  return listed(of, (values) => values.map(text).filter(Boolean));
}

/** A list that is null where the server does not say it. */
export function listOrNull<T>(of: Field<T>): Field<T | null> {
  return as(of, (value) => (Array.isArray(value) ? nested(of)(value) : null));
}

/**
 * A page of records, each once by its key (contract §2, wire §2).
 * @param lacks What the record of a page is without
 */
export function page<T>(of: RecordField<T>, ...lacks: readonly (keyof T)[]): PageField<T> {
  const keyOf = (entry: T) => String(entry[of.names[0] as keyof T]);
  const read = (body: unknown) => readPage(body, of.row, keyOf, of.names[0]);
  return assign(read, { form: 'page', of, lacks } as const);
}
