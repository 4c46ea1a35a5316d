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
  /** The order without one that is asked for. */
  readonly defaultSort: string;
  /** What the search looks at. */
  readonly searched: (row: Row) => readonly (string | null)[];
  /** Days and instants that a range looks at. */
  readonly ranges?: Readonly<Record<string, (row: Row) => string | Date | null>>;
  /** The currency of a row, and the amounts that are added up over all pages. */
  readonly sums?: {
    readonly currency: (row: Row) => string;
    readonly amounts: Readonly<Record<string, (row: Row) => number | null>>;
    /** What of a row is added up by itself: its amounts in each currency. @default the row */
    readonly parts?: (row: Row) => readonly Row[];
    /** Whether a row is added up at all. @default all are */
    readonly counts?: (row: Row) => boolean;
  };
}

function dayIn(asked: Readonly<Record<string, string>>, name: string): string | null {
  const text = Object.hasOwn(asked, name) ? asked[name] : undefined;
  if (!text) return null;
  const day = parseCivilDate(text);
  if (day === null) throw malformed(`${name} must be a day.`);
  return day;
}

/** Both days of a range are in it, also for instants. */
function inRanges<Row extends { readonly id: string }>(
  rows: readonly Row[],
  asked: Readonly<Record<string, string>>,
  ranges: CommerceList<Row>['ranges'] = {},
): readonly Row[] {
  return Object.entries(ranges).reduce((kept, [name, read]) => {
    const from = dayIn(asked, `${name}From`);
    const to = dayIn(asked, `${name}To`);
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
 * Looks whether a list can be asked so, for calls that look for a record afterwards (wire §1).
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

// Records are changed in their place and never taken away: their number tells whether there are more.
const ordered = new WeakMap<object, readonly string[]>();

/** The records of a table in the order of their ids, in which lists are fastest to sort. */
export function recordsOf<Row>(table: ReadonlyMap<string, Row>): readonly Row[] {
  let ids = ordered.get(table);
  if (ids?.length !== table.size) {
    ids = inIdOrder([...table.keys()], (id) => id);
    ordered.set(table, ids);
  }
  return ids.flatMap((id) => table.get(id) ?? []);
}

/** The records of a list that a query asks for, and what it was read from. */
export interface Matches<Row> {
  /** All that match, in the order asked for. */
  readonly rows: readonly Row[];
  /** What was searched and cut to days, before the filters. */
  readonly searched: readonly Row[];
  readonly asked: Readonly<Record<string, string>>;
}

/** The records that match a query, without its page (wire §2). */
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

/** The answer of a list: searched, narrowed, sorted, with its facets and sums. */
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
