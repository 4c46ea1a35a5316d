import type { Price } from '../../domain/billing/charge';
import {
  ENTRIES_MAX,
  type Entries,
  TEXT_MAX,
  type Unreadable,
  withUnreadable,
} from '../../domain/entries';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';

/**
 * The liberal readers behind all decoders (contract §1). Hand-written, because each accepts any
 * value and returns the nearest sensible one, where a schema would fail. They add a few hundred
 * bytes to a login page.
 */

/**
 * A JSON object with known field names. If the names are data, as in the map of roles, use
 * `entriesInTextOrder`.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Thrown by a decoder for an invalid response. The client turns it into an ApiError. */
export function unexpected(what: string): never {
  throw new TypeError(`Unexpected answer: ${what}`);
}

/** The value as a JSON object; null for lists, null and primitives. */
export function asRecord(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : null;
}

/** A field of a JSON object, or undefined. */
export function field(value: unknown, name: string): unknown {
  return asRecord(value)?.[name];
}

/**
 * A text. Numbers are converted, since ids and phone numbers come as either; anything else is ''.
 */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A boolean: `true`, `"true"` and `1` are true. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value));
}

/** A boolean; null if it is missing. */
export function optionalFlag(value: unknown): boolean | null {
  return value === undefined || value === null ? null : flag(value);
}

/** A non-negative whole number, also as text; null for anything else. */
export function count(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A whole number, also as text; null for anything else. */
export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** A price in minor units, or the decimal text of a usage price; null for anything else. */
export function price(value: unknown): Price | null {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? value : null;
  return integer(value);
}

/** A rate in basis points, with up to two decimals (commerce §2.1); null for anything else. */
export function rate(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const isRate = typeof number === 'number' && /^-?\d{1,9}(\.\d{1,2})?$/.test(String(number));
  return isRate ? number : null;
}

/** A day; of an instant the date part as written, never shifted. */
export function day(value: unknown): CivilDate | null {
  return typeof value === 'string' ? parseCivilDate(value.trim().slice(0, 10)) : null;
}

/** A list; anything else is an empty list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An id; '' for a lone surrogate, which cannot be part of an address. */
export function idText(value: unknown): string {
  const id = text(value);
  return /\p{Surrogate}/u.test(id) ? '' : id;
}

/** A text; null if it is empty. */
export function optionalText(value: unknown): string | null {
  return text(value) || null;
}

/** The content of a response: `X` itself or `{data: X}` (contract §1). */
export function unwrap(value: unknown): unknown {
  const inner = field(value, 'data');
  return inner === undefined ? value : inner;
}

/**
 * The object with one of the given fields: the response itself, else its `data`. Otherwise the
 * response is unexpected.
 */
export function requireRecord(value: unknown, ...names: readonly string[]): JsonRecord {
  const carrier = [value, field(value, 'data')].find((each) =>
    names.some((name) => field(each, name) !== undefined),
  );
  return asRecord(carrier) ?? unexpected(names.join(' or '));
}

/** Decodes a list and drops entries that decode to null. */
export function compact<T>(values: readonly unknown[], decode: (value: unknown) => T | null): T[] {
  return values.flatMap((value) => decode(value) ?? []);
}

/**
 * Removes entries with duplicate keys, keeping the first. Lists select, open and render rows by
 * key, so duplicates would behave as one anyway.
 */
export function distinct<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const keys = new Set<string>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    return !keys.has(key) && keys.add(key);
  });
}

/** Pictures are long, and are never shown as text. */
const PICTURES: readonly string[] = ['userAvatar', 'avatar'];

/** Whether a value contains a text that is too long to be read. */
function isTooLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > TEXT_MAX;
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'string' && isTooLong(each));
  return Object.entries(asRecord(value) ?? {}).some(
    ([name, inner]) => !PICTURES.includes(name) && isTooLong(inner),
  );
}

/** Maximum length of the displayed id of an unreadable entry (commerce §2.1). */
const ID_MAX = 64;

function shownId(value: unknown, idName: string): string | null {
  const id = text(field(value, idName)) || text(field(value, 'id'));
  return id !== '' && id.length <= ID_MAX ? id : null;
}

/** The decoded entry; null if it cannot be read. */
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
 * The entries of a list, without duplicate keys. An unreadable entry never hides the others: a
 * placeholder with its id is kept (contract §4.36).
 *
 * @param read - throws or returns null for an invalid entry
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
