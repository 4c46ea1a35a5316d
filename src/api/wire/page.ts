import type { Facet, FacetValue, ListSums, Page } from '../../domain/paging';
import {
  asRecord,
  compact,
  count,
  distinct,
  field,
  integer,
  list,
  readEntries,
  text,
  unexpected,
} from './readers';

function readFacetValue(body: unknown): FacetValue | null {
  const record = asRecord(body);
  const value = text(record?.value);
  if (!record || !value) return null;
  const label = text(record.label);
  return { value, count: count(record.count) ?? 0, ...(label && { label }) };
}

/**
 * Decodes `{field: [{value, label?, count}]}` into a list, since the keys are the server's
 * (contract §1).
 */
function readFacets(body: unknown): readonly Facet[] {
  return Object.entries(asRecord(body) ?? {}).map(([name, values]) => ({
    field: name,
    values: distinct(compact(list(values), readFacetValue), ({ value }) => value),
  }));
}

/** Decodes `[{currency, net, …}]`; values other than whole amounts are omitted. */
function readSums(body: unknown): readonly ListSums[] {
  return compact(list(body), (sums) => {
    const { currency, ...amounts } = asRecord(sums) ?? {};
    if (!text(currency)) return null;
    const whole = Object.entries(amounts).flatMap(([name, value]) => {
      const amount = integer(value);
      return amount === null ? [] : [[name, amount] as const];
    });
    const unreadable = Object.keys(amounts).filter((name) => integer(amounts[name]) === null);
    return {
      currency: text(currency),
      amounts: Object.fromEntries(whole),
      ...(unreadable.length > 0 && { unreadable }),
    };
  });
}

/**
 * Decodes `{data, totalRecords, totalPages, facets?, sums?}`, without duplicate rows; totals may be
 * missing (contract §2, wire §2).
 */
export function readPage<T>(
  body: unknown,
  row: (value: unknown) => T | null,
  keyOf: (row: T) => string,
  idName?: string,
): Page<T> {
  const inner = field(body, 'data');
  const page = asRecord(inner) ? inner : body;
  const data = field(page, 'data');
  if (!Array.isArray(data)) unexpected('page');
  const facets = readFacets(field(page, 'facets'));
  const sums = field(page, 'sums');
  return {
    data: readEntries(data, row, keyOf, idName),
    totalRecords: count(field(page, 'totalRecords')),
    totalPages: count(field(page, 'totalPages')),
    ...(facets.length > 0 && { facets }),
    ...(Array.isArray(sums) && { sums: readSums(sums) }),
  };
}

/** A filter value on the wire (wire §2). */
export interface WireFacetValue {
  value: string;
  label?: string;
  count: number;
}

export interface WirePage<T> {
  data: T[];
  totalRecords?: number;
  totalPages?: number;
  /** Counted with all other filters applied (wire §2). */
  facets?: Record<string, WireFacetValue[]>;
}
