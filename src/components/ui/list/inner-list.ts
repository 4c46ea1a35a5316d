import type { ListState } from '../../../contracts/list';

/**
 * A list on a page that shows the same records as cards too: the page itself has the saved views, and
 * says what is out of date, for both.
 */
export function innerList<Row>(list: ListState<Row>): ListState<Row> {
  const { rows, settings } = list;
  return {
    ...list,
    rows: rows.status === 'ready' ? { ...rows, isStale: false, failure: undefined } : rows,
    settings: settings && { ...settings, views: undefined },
  };
}
