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

/**
 * Building blocks of decoders. A field decodes liberally (contract §1). Tools look up what a server
 * should send by the field itself (tools/calls/kinds.ts), so that no client carries it. A price
 * that cannot be read is never shown as 0: a response without a required amount is unexpected.
 */

/** The text of a response, or the record around a value. */
// biome-ignore lint/suspicious/noExplicitAny: each field has its own type
type Around = any;

/** Decoder of a response, or of a value within one. */
export interface Field<T, Wire = unknown> {
  /**
   * Decodes a whole response.
   *
   * @param around The text of the response, or the record that contains the value
   * @throws TypeError if it does not match
   */
  (value: unknown, around?: Around): T;
  /** Decodes a value inside a record or list, if that differs from a whole response. */
  readonly row?: (value: unknown, around?: Around) => T;
  /** Its structure, for tools. @default the structure of `of` */
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
  /** The element of a list, page or optional field. */
  readonly of?: Field<unknown>;
  /** Type of the value on the wire; never set at run time. */
  readonly wire?: Wire;
}

type Read<T> = (value: unknown, around: Around) => T;

/** The fields of a record, including those that the portal does not read. */
export type FieldsOf<T> = {
  readonly [Name in keyof T]-?: Field<undefined extends T[Name] ? T[Name] | undefined : T[Name]>;
} & { readonly [name: string]: Field<unknown> };

/** A record with named fields. */
export interface RecordField<T, Wire = unknown> extends Field<T, Wire> {
  readonly row: (value: unknown) => T;
  readonly fields: () => FieldsOf<T>;
  /** The required fields; the first one identifies the record. */
  readonly names: readonly string[];
}

/** A list, as a response or within one. */
export interface ListField<T, Wire = unknown> extends Field<T, Wire> {
  readonly row: (value: unknown) => T;
}

/** A page of records. */
export interface PageField<T> extends Field<Page<T>> {
  readonly of: RecordField<T>;
  readonly lacks: readonly (keyof T)[];
}

/** Type of a field on the wire. */
type Sent<F> = F extends Field<unknown, infer Wire> ? Wire : never;

/** Type of a set of fields on the wire. */
export type WireOf<F extends () => object> = Wire<ReturnType<F>>;
/** Type of several fields on the wire. */
type Wire<F> = {
  [Name in keyof F as undefined extends Sent<F[Name]> ? never : Name]: Sent<F[Name]>;
} & { [Name in keyof F as undefined extends Sent<F[Name]> ? Name : never]?: Sent<F[Name]> };

const { assign } = Object;
/** The decoder of a field inside a record or list. */
const nested = <T>(of: Field<T>) => of.row ?? of;

export const someText: Field<string, string> = (value) => text(value);
export const anyText: Field<string, string> = (value) => text(value);
/** A text that must not appear in reports. */
export const secretText: Field<string, string> = (value) => text(value);
export const email: Field<string, string> = (value) => text(value) || unexpected('e-mail');
/** Id of another record. */
export const id: Field<string, string> = (value) => text(value);
/** Id of the record itself. */
export const key: Field<string, string> = (value) => idText(value) || unexpected('id');
export const yesOrNo: Field<boolean, boolean> = (value) => flag(value);
/** A non-negative whole number. */
export const whole: Field<number, number> = (value) => integer(value) ?? unexpected('number');
/** Amount in minor units (commerce §2.1); negative in a credit. */
export const amount: Field<number, number> = (value) => integer(value) ?? unexpected('amount');
/** Price in minor units; for usage a decimal text in major units. */
export const price: Field<Price, Price> = (value) => priceOf(value) ?? unexpected('price');
export const rate: Field<number, number> = (value) => rateOf(value) ?? unexpected('rate');
export const day: Field<CivilDate, string> = (value) => dayOf(value) ?? unexpected('day');
export const month: Field<CivilMonth, string> = (value) =>
  parseCivilMonth(value) ?? unexpected('month');
/** An instant in UTC; `Z` is optional (commerce §2.1). */
export const moment: Field<Date | null, string> = (value) => parseServerTime(value);
/** An instant with its zone (contract §2). */
export const instant: Field<Date | null, string> = (value) => parseServerTime(value);
/** A UTC time without zone suffix; the zero date means never (contract §4.8). */
export const utcTime: Field<Date | null, string> = (value) => parseServerTime(value);
/** An `otpauth:` address; anything else becomes ''. */
export const otpAddress: Field<string, string> = (value) =>
  /^otpauth:\/\/totp\//i.test(text(value)) ? text(value) : '';
export const url: Field<string, string> = (value) => text(value);
export const anything: Field<unknown, unknown> = (value) => value;

/** A field with a custom decoder. */
export function as<T, Wire>(of: Field<unknown, Wire>, read: Read<T>): Field<T, Wire> {
  return assign((value: unknown, around: Around) => read(value, around), { of });
}

/** A field that the portal does not read. */
export function unread<Wire>(of: Field<unknown, Wire>): Field<undefined, Wire> {
  return as(of, () => undefined);
}

/** A response in one of two forms. */
export function either<T, Wire>(
  of: Field<unknown, Wire>,
  or: Field<unknown>,
  read: Read<T>,
): Field<T, Wire> & { readonly or: Field<unknown> } {
  return assign((value: unknown) => read(value, undefined), { form: 'either', of, or } as const);
}

/** An object keyed by names, decoded with the text of the response. */
export function mapOf<T>(of: Field<unknown>, read: Read<T>): Field<T> {
  return assign((body: unknown, json: string) => read(body, json), { form: 'map', of } as const);
}

/** A response wrapped in `data` (contract §2). */
export function inData<T, Wire>(of: RecordField<T, Wire>): Field<T, { data: Wire }> {
  return assign((body: unknown): T => of(body), { form: 'data', of } as const);
}

/** A value computed from other fields of the record. */
export function derived<T>(read: (record: JsonRecord) => T): Field<T, undefined> {
  return assign((_: unknown, record: JsonRecord) => read(record), { form: 'derived' } as const);
}

function perhaps<T, Wire>(of: Field<unknown, Wire>, read: Read<T>) {
  const known: Read<T> = (value, around) => read(value, around);
  return assign(known, { form: 'maybe', of } as const) as Field<T, Wire | null | undefined>;
}

/** A field that may be missing; its own decoder supplies the default, such as `''` or false. */
export function loose<T, Wire>(of: Field<T, Wire>): Field<T, Wire | null | undefined> {
  return perhaps(of, nested(of));
}

/** A field that may be missing; null if missing or unreadable. */
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

/** A field that is omitted if the server does not send it. */
export function optional<T, Wire>(
  of: Field<T, Wire>,
): Field<NonNullable<T> | undefined, Wire | null | undefined> {
  const read = nested(maybe(of));
  return perhaps(of, (value, around) => read(value, around) ?? undefined);
}

/** A nullable field that is omitted if the server does not send it. */
export function told<T, Wire>(
  of: Field<T, Wire>,
): Field<T | null | undefined, Wire | null | undefined> {
  const read = nested(maybe(of));
  return perhaps(of, (value, around) => (value === undefined ? value : read(value, around)));
}

/** A nullable field that is omitted if missing or unreadable. */
export function nullOr<T, Wire>(
  of: Field<T, Wire>,
): Field<NonNullable<T> | null | undefined, Wire | null | undefined> {
  const read = nested(optional(of));
  return perhaps(of, (value, around) => (value === null ? value : read(value, around)));
}

/** The record of a response: the body itself, or its `data` (contract §1). */
function carrierOf(body: unknown, names: readonly string[]): unknown {
  if (!names[0]) return unwrap(body);
  const isIt = (each: unknown) => names.some((name) => (field(each, name) ?? '') !== '');
  return [body, field(body, 'data')].find(isIt) ?? body;
}

/**
 * A record. Its fields are in a function, so that bundlers can drop unused ones.
 *
 * @param names The required fields; the first one identifies the record.
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
      const decodedValue = nested(of)(from[name], from);
      if (decodedValue !== undefined) result[name] = decodedValue;
    }
    return result as T;
  };
  return assign((body: unknown) => row(carrierOf(body, names)), { row, fields, names });
}

/**
 * Decodes a list: as a response it is in `data` or the body itself; inside a record, anything else
 * is an empty list.
 */
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
 * A list with placeholders for unreadable entries (contract §4.36).
 *
 * @param isDistinct Whether to keep only the first entry of each key
 */
export function entries<T>(of: RecordField<T>, isDistinct = false): ListField<Entries<T>> {
  const keyOf = isDistinct ? (entry: T) => String(entry[of.names[0] as keyof T]) : undefined;
  return listed(of, (values) => readEntries(values, of.row, keyOf, of.names[0]));
}

/**
 * A list that must be complete, such as charges: an unreadable entry makes the response unexpected.
 * If records have a key, entries without one are unreadable.
 */
export function all<T>(of: RecordField<T>): ListField<readonly T[]> {
  return listed(of, (values) => {
    const [name] = of.names;
    const keyOf = name && nested(maybe(of.fields()[name] ?? key));
    return values.filter((value) => !keyOf || keyOf(field(value, name)) !== null).map(of.row);
  });
}

/** A list without its unreadable entries. */
export function some<T, Wire>(of: Field<T, Wire>): ListField<readonly T[], Wire[]> {
  const read = nested(maybe(of));
  return listed(of, (values) => values.flatMap((value) => read(value) ?? []));
}

/** A list of texts, such as ids; other values are dropped. */
export function texts(of: Field<string, string>): ListField<readonly string[], string[]> {
  return listed(of, (values) => values.map(text).filter(Boolean));
}

/** A list that is null if the server does not send it. */
export function listOrNull<T>(of: Field<T>): Field<T | null> {
  return as(of, (value) => (Array.isArray(value) ? nested(of)(value) : null));
}

/**
 * A page of records, without duplicate keys (contract §2, wire §2).
 *
 * @param lacks Fields that are missing in the records of a page
 */
export function page<T>(of: RecordField<T>, ...lacks: readonly (keyof T)[]): PageField<T> {
  const keyOf = (entry: T) => String(entry[of.names[0] as keyof T]);
  const read = (body: unknown) => readPage(body, of.row, keyOf, of.names[0]);
  return assign(read, { form: 'page', of, lacks } as const);
}
