import type { Price } from '../../domain/billing/charge';
import type { Entries } from '../../domain/entries';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';
import { asRecord, type JsonRecord, list, readEntries, text, unexpected } from './readers';

/*
 * Readers of commerce (commerce §2.1). A price that cannot be read is never shown as 0: without an
 * amount that it must have, an answer is unexpected.
 */

/** A whole number of either sign, also written as text; null for all else. */
export function integer(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** A whole number that an answer must have. */
export function requireInteger(record: JsonRecord, name: string): number {
  return integer(record[name]) ?? unexpected(name);
}

/** A rate in basis points that an answer must have, with up to two decimals (commerce §2.1). */
export function requireRate(record: JsonRecord, name: string): number {
  const value = record[name];
  const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const isRate = typeof rate === 'number' && /^-?\d{1,9}(\.\d{1,2})?$/.test(String(rate));
  return isRate ? rate : unexpected(name);
}

/** A price in minor units, or that of usage as the decimal text that it is; null for all else. */
export function price(value: unknown): Price | null {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? value : null;
  return integer(value);
}

/** A price that an answer must have. */
export function requirePrice(record: JsonRecord, name: string): Price {
  return price(record[name]) ?? unexpected(name);
}

/** A cost: absent where it is not told. */
export function costIn(record: JsonRecord): { readonly unitCost?: Price } {
  const unitCost = price(record.unitCost);
  return unitCost === null ? {} : { unitCost };
}

/** A text, or null for none. */
export function optionalText(value: unknown): string | null {
  return text(value) || null;
}

/** A day; of an instant the day that it is written with, which is never shifted. */
export function day(value: unknown): CivilDate | null {
  return typeof value === 'string' ? parseCivilDate(value.trim().slice(0, 10)) : null;
}

/** A day that an answer must have. */
export function requireDay(record: JsonRecord, name: string): CivilDate {
  return day(record[name]) ?? unexpected(name);
}

/** Texts, such as ids. */
export function texts(value: unknown): readonly string[] {
  return list(value).map(text).filter(Boolean);
}

/** The text of an id; '' for half a character, which no address can spell. */
export function idText(value: unknown): string {
  const id = text(value);
  return /\p{Surrogate}/u.test(id) ? '' : id;
}

/** The row of a list that `readPage` reads: null for what has no id, and cannot be addressed. */
export function rowOf<T>(
  read: (record: JsonRecord, id: string) => T,
  idName = 'id',
): (value: unknown) => T | null {
  return (value) => {
    const record = asRecord(value);
    const id = idText(record?.[idName]);
    return record && id ? read(record, id) : null;
  };
}

/** The entries of a list, with the places of those that cannot be read (contract §4.36). */
export function entries<T>(
  value: unknown,
  read: (record: JsonRecord, id: string) => T,
  idName = 'id',
): Entries<T> {
  return readEntries(list(value), rowOf(read, idName), undefined, idName);
}

/** Entries of which none may be missing: what is bought, and what is owed for it. */
export function allEntries<T>(
  value: unknown,
  read: (record: JsonRecord, id: string) => T,
  idName = 'id',
): readonly T[] {
  return list(value).flatMap((each) => rowOf(read, idName)(each) ?? []);
}

/** The record of an answer, which must have an id, or be in `data`. */
export function recordOf<T>(read: (record: JsonRecord, id: string) => T): (body: unknown) => T {
  return (body) => {
    const record = asRecord(body);
    const carrier = idText(record?.id) ? record : asRecord(record?.data);
    const id = idText(carrier?.id);
    return carrier && id ? read(carrier, id) : unexpected('record without id');
  };
}
