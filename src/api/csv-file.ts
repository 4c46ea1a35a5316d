import type { PageQuery } from '../domain/paging';
import { searchOf } from '../domain/text/invisible';
import { filterParams } from './list-params';
import { unexpected } from './wire/readers';

const BYTE_ORDER_MARK = '\uFEFF';

/** What a file holds: a list's query without its page. */
export type ExportQuery = Pick<PageQuery, 'searchString' | 'sort' | 'filters'>;

/** The query of a file as calls send it (wire §2). */
export function exportParams({ searchString = '', sort = '', filters }: ExportQuery) {
  return {
    ...filterParams(filters),
    searchString: searchOf(searchString) || undefined,
    sort: sort || undefined,
  };
}

/**
 * A table as a file (wire §2), with the byte order mark that a spreadsheet looks for and that reading
 * an answer takes away. Any file of RFC 4180 is one; a page of HTML or JSON is not.
 */
export function readCsvFile(json: unknown, text: string): string {
  const table = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const isTable = /^[ \t]*[^\s<{[]/.test(table) && (json === undefined || /[\r\n]/.test(table));
  return isTable ? `${BYTE_ORDER_MARK}${table}` : unexpected('table');
}
