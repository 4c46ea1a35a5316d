import { foldedSearch, foldedText } from '../../domain/text/fold';
import { addDays, civilDateOf, parseCivilDate } from '../../domain/time/civil-date';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { malformed, toPageRequest } from '../http/input';
import {
  idsAsked,
  inIdOrder,
  type ListFields,
  matchingOf,
  pageAnswer,
  sortOf,
} from '../http/list-answer';
import { totalsByCurrency } from '../rules/totals';

/** A list of commerce (wire §2). */
export interface CommerceList<Row extends { readonly id: string }> extends ListFields<Row> {
  /** Order if the query has none. */
  readonly defaultSort: string;
  /** The searched texts. */
  readonly searched: (row: Row) => readonly (string | null)[];
  /** Days and instants for range filters. */
  readonly ranges?: Readonly<Record<string, (row: Row) => string | Date | null>>;
  /** Currency of a row, and the amounts that are summed over all pages. */
  readonly sums?: {
    readonly currency: (row: Row) => string;
    readonly amounts: Readonly<Record<string, (row: Row) => number | null>>;
    /** The parts of a row that are summed separately, by currency. @default the row */
    readonly parts?: (row: Row) => readonly Row[];
    /** Whether a row is included in the sums. @default all are */
    readonly counts?: (row: Row) => boolean;
  };
}

function dayIn(query: Readonly<Record<string, string>>, name: string): string | null {
  const text = Object.hasOwn(query, name) ? query[name] : undefined;
  if (!text) return null;
  const day = parseCivilDate(text);
  if (day === null) throw malformed(`${name} must be a day.`);
  return day;
}

/** Ranges include both days, also for instants. */
function inRanges<Row extends { readonly id: string }>(
  rows: readonly Row[],
  query: Readonly<Record<string, string>>,
  ranges: CommerceList<Row>['ranges'] = {},
): readonly Row[] {
  return Object.entries(ranges).reduce((kept, [name, read]) => {
    const from = dayIn(query, `${name}From`);
    const to = dayIn(query, `${name}To`);
    if (from === null && to === null) return kept;
    const after = to === null ? null : addDays(to, 1);
    return kept.filter((row) => {
      const value = read(row);
      if (value === null) return false;
      const day = typeof value === 'string' ? value : civilDateOf(value.getTime());
      return (from === null || day >= from) && (after === null || day < after);
    });
  }, rows);
}

/**
 * Validates a list query, for calls that look up a record afterwards (wire §1).
 *
 * @throws Problem 400
 */
export function checkListQuery<Row extends { readonly id: string }>(
  c: CallContext,
  list: CommerceList<Row>,
): void {
  const { pageNumber, pageSize, searchString, ...asked } = c.req.query();
  toPageRequest({ pageNumber, pageSize, searchString });
  sortOf(asked.sort ?? '', list);
  idsAsked(asked);
  inRanges([], asked, list.ranges);
}

// Records are replaced in place and never removed: their number shows whether there are new ones.
const ordered = new WeakMap<object, readonly string[]>();

/** The records of a table ordered by id, which makes sorting lists fastest. */
export function recordsOf<Row>(table: ReadonlyMap<string, Row>): readonly Row[] {
  let ids = ordered.get(table);
  if (ids?.length !== table.size) {
    ids = inIdOrder([...table.keys()], (id) => id);
    ordered.set(table, ids);
  }
  return ids.flatMap((id) => table.get(id) ?? []);
}

/** The rows that match a query, and the rows before filters. */
export interface Matches<Row> {
  /** All matching rows, in order. */
  readonly rows: readonly Row[];
  /** The rows after search and ranges, before the filters. */
  readonly searched: readonly Row[];
  readonly asked: Readonly<Record<string, string>>;
}

/** The rows that match a query, on all pages (wire §2). */
export function matchesOf<Row extends { readonly id: string }>(
  c: CallContext,
  rows: readonly Row[],
  list: CommerceList<Row>,
): Matches<Row> {
  const query = c.req.query();
  const asked = { ...query, sort: query.sort || list.defaultSort };
  const wanted = foldedSearch(query.searchString ?? '');
  const isFound = (text: string | null) => foldedText(text ?? '').includes(wanted);
  const found = wanted === '' ? rows : rows.filter((row) => list.searched(row).some(isFound));
  const searched = inRanges(found, asked, list.ranges);
  return { rows: matchingOf(searched, asked, list), searched, asked };
}

/** The response of a list: searched, filtered, sorted, with facets and sums. */
export function answerList<Row extends { readonly id: string }>(
  c: CallContext,
  rows: readonly Row[],
  list: CommerceList<Row>,
  toWire: (row: Row) => object,
): Response {
  const { pageNumber, pageSize, searchString } = c.req.query();
  const request = toPageRequest({ pageNumber, pageSize, searchString });
  const matches = matchesOf(c, rows, list);
  const { searched, asked } = matches;
  const answer = pageAnswer(matches.rows, searched, request, asked, list, toWire);
  if (!list.sums) return json(answer);
  const { currency, amounts, counts = () => true, parts = (row) => [row] } = list.sums;
  const counted = matches.rows.filter(counts).flatMap(parts);
  return json({ ...answer, sums: totalsByCurrency(counted, currency, amounts) });
}
