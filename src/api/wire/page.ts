import type { Page } from '../../domain/paging';
import { asRecord, compact, count, field, unexpected } from './readers';

/** `{data, totalRecords, totalPages}`; the totals may be missing (contract §2). */
export function readPage<T>(body: unknown, row: (value: unknown) => T | null): Page<T> {
  const inner = field(body, 'data');
  const page = asRecord(inner) ? inner : body;
  const data = field(page, 'data');
  if (!Array.isArray(data)) unexpected('page');
  return {
    data: compact(data, row),
    totalRecords: count(field(page, 'totalRecords')),
    totalPages: count(field(page, 'totalPages')),
  };
}
