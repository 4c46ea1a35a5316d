import type { Price } from '../../domain/billing/charge';
import {
  ENTRIES_MAX,
  type Entries,
  TEXT_MAX,
  type Unreadable,
  withUnreadable,
} from '../../domain/entries';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';

/*
 * The liberal readers of all decoders (contract §1). They are written by hand because each accepts
 * any value and returns the nearest sensible one, where a schema would refuse. They cost a login
 * page a few hundred bytes.
 */

/**
 * A JSON object, read by field names that we know. Where the names are data, as in the map of roles,
 * `entriesInTextOrder` reads it.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Thrown by a decoder when the answer is not what the call promises. The client turns it into an
 * ApiError.
 */
export function unexpected(what: string): never {
  throw new TypeError(`Unexpected answer: ${what}`);
}

/** The value as a JSON object, or null for lists, null and plain values. */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : null;
}

/** A field of a JSON object, or undefined. */
export function field(value: unknown, name: string): unknown {
  return asRecord(value)?.[name];
}

/** A text. Numbers become text, as ids and phone numbers come as either; all else is ''. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A yes or no: `true`, `"true"` and `1` are yes. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value));
}

/** What the server says of a yes-or-no, or null when it says nothing. */
export function optionalFlag(value: unknown): boolean | null {
  return value === undefined || value === null ? null : flag(value);
}

/** A number of things: a whole number from 0, also written as text; null for all else. */
export function count(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A whole number of either sign, also written as text; null for all else. */
export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** A price in minor units, or that of usage as the decimal text that it is; null for all else. */
export function price(value: unknown): Price | null {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? value : null;
  return integer(value);
}

/** A rate in basis points, with up to two decimals (commerce §2.1); null for all else. */
export function rate(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const isRate = typeof number === 'number' && /^-?\d{1,9}(\.\d{1,2})?$/.test(String(number));
  return isRate ? number : null;
}

/** A day; of an instant the day that it is written with, which is never shifted. */
export function day(value: unknown): CivilDate | null {
  return typeof value === 'string' ? parseCivilDate(value.trim().slice(0, 10)) : null;
}

/** A list; everything that is none is an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text of an id; '' for half a character, which no address can spell. */
export function idText(value: unknown): string {
  const id = text(value);
  return /\p{Surrogate}/u.test(id) ? '' : id;
}

/** A text, or null for none. */
export function optionalText(value: unknown): string | null {
  return text(value) || null;
}

/** What an answer carries: `X` itself or `{data: X}` (contract §1). */
export function unwrap(value: unknown): unknown {
  const inner = field(value, 'data');
  return inner === undefined ? value : inner;
}

/**
 * The carried object, which is the one that has one of the given fields: the answer itself, else
 * what is in its `data`. Without such an object the answer is unexpected.
 */
export function requireRecord(value: unknown, ...names: readonly string[]): JsonRecord {
  const carrier = [value, field(value, 'data')].find((each) =>
    names.some((name) => field(each, name) !== undefined),
  );
  return asRecord(carrier) ?? unexpected(names.join(' or '));
}

/** The readable entries of a list: a decoder returns null for an entry to leave out. */
export function compact<T>(values: readonly unknown[], decode: (value: unknown) => T | null): T[] {
  return values.flatMap((value) => decode(value) ?? []);
}

/**
 * Entries that a list shows by their key, each key once: of several that share one the first is
 * kept. Rows are selected, opened and painted by their key, so that two alike would be one anyway.
 */
export function distinct<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const keys = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    return !keys.has(key) && keys.add(key);
  });
}

/** Pictures are long by their nature, and are shown by nobody as text. */
const PICTURES: readonly string[] = ['userAvatar', 'avatar'];

/** Whether a text anywhere in a value is longer than any that is meant to be read. */
function isTooLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > TEXT_MAX;
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'string' && isTooLong(each));
  return Object.entries(asRecord(value) ?? {}).some(
    ([name, inner]) => !PICTURES.includes(name) && isTooLong(inner),
  );
}

/** Longest id that is shown of what cannot be read (commerce §2.1). */
const ID_MAX = 64;

function shownId(value: unknown, idName: string): string | null {
  const id = text(field(value, idName)) || text(field(value, 'id'));
  return id !== '' && id.length <= ID_MAX ? id : null;
}

/** The entry, or null for what cannot be read. */
function entryOf<T>(value: unknown, read: (value: unknown) => T | null): T | null {
  if (isTooLong(value)) return null;
  try {
    return read(value);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * The entries of a list, each key once. One that cannot be read, for whatever reason, never hides the
 * others: its place is kept, with its id (contract §4.36).
 *
 * @param read - throws, or returns null, for what is no entry
 */
export function readEntries<T>(
  values: readonly unknown[],
  read: (value: unknown) => T | null,
  keyOf?: (entry: T) => string,
  idName = 'id',
): Entries<T> {
  const entries: T[] = [];
  const unreadable: Unreadable[] = [];
  const keys = new Set<string>();
  for (const value of values.slice(0, ENTRIES_MAX)) {
    const entry = entryOf(value, read);
    if (entry === null) unreadable.push({ before: entries.length, id: shownId(value, idName) });
    else {
      const key = keyOf?.(entry);
      if (key !== undefined && keys.has(key)) continue;
      if (key !== undefined) keys.add(key);
      entries.push(entry);
    }
  }
  const more = values.length - ENTRIES_MAX;
  if (more > 0) unreadable.push({ before: entries.length, id: null, count: more });
  return withUnreadable(entries, unreadable);
}
