import { totalsByCurrency } from '../../domain/billing/totals';
import { addDays, civilDateOf, parseCivilDate } from '../../domain/time/civil-date';
import { type ListFields, listAnswer } from '../db/list-answer';
import { json } from '../http/answers';
import type { CallContext } from '../http/caller';
import { toPageRequest } from '../http/input';
import { Problem } from '../http/problem';

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
  };
}

function dayIn(asked: Readonly<Record<string, string>>, name: string): string | null {
  const text = Object.hasOwn(asked, name) ? asked[name] : undefined;
  if (!text) return null;
  const day = parseCivilDate(text);
  if (day === null) throw new Problem(400, `${name} must be a day.`, { code: 'bad_query' });
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

/** The answer of a list: searched, narrowed, sorted, with its facets and sums. */
export function answerList<Row extends { readonly id: string }>(
  c: CallContext,
  rows: readonly Row[],
  list: CommerceList<Row>,
  toWire: (row: Row) => object,
): Response {
  const { pageNumber, pageSize, searchString, ...asked } = c.req.query();
  const request = toPageRequest({ pageNumber, pageSize, searchString });
  const wanted = request.searchString.trim().toLowerCase();
  const searched = rows.filter((row) =>
    list.searched(row).some((text) => (text ?? '').toLowerCase().includes(wanted)),
  );
  const ranged = inRanges(searched, asked, list.ranges);
  const sort = asked.sort || list.defaultSort;
  const answer = listAnswer(ranged, request, { ...asked, sort }, list, toWire);
  if (!list.sums) return json(answer);
  const { currency, amounts } = list.sums;
  const all = { ...request, pageNumber: 1, pageSize: ranged.length + 1 };
  const matching = listAnswer(ranged, all, { ...asked, sort }, list, (row) => row).data;
  return json({ ...answer, sums: totalsByCurrency(matching, currency, amounts) });
}
