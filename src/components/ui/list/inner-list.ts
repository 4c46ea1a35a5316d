import type { ListState } from '../../../contracts/list';

/**
 * A list for a page that also shows its records as cards: the page itself shows the saved views and
 * the notice about stale data.
 */
export function innerList<Row>(list: ListState<Row>): ListState<Row> {
  const { rows, settings } = list;
  return {
    ...list,
    rows: rows.status === 'ready' ? { ...rows, isStale: false, failure: undefined } : rows,
    settings: settings && { ...settings, views: undefined },
  };
}
