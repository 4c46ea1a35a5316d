import { useMemo, useState } from 'react';
import { exportReconciliation } from '../../api/calls/billing';
import type { ReconcileScreenProps } from '../../contracts/billing';
import { withoutCosts } from '../../domain/billing/costs';
import type { ReconciliationRow } from '../../domain/billing/reconciliation';
import {
  canHideMatches,
  RECONCILIATION_LIST,
  reconciliationPage,
  reconciliationSummary,
} from '../../domain/billing/reconciliation-list';
import { RECONCILIATION_EXPORT, RECONCILIATION_READ } from '../../domain/billing/statements-list';
import { FIRST_QUERY, type ListQuery, withFilter } from '../../domain/list-query';
import { dataOr, mapReading } from '../../domain/reading';
import { type CivilMonth, civilDateOf, monthOf } from '../../domain/time/civil-date';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClientView } from '../preferences/useClientView';
import { useCsvExport } from '../reads/useCsvExport';
import type { HeldQuery } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useWholeList } from '../reads/useWholeList';
import { useNow } from '../timing/useNow';
import { lastWholeMonth, reconciliationSource } from './statement-queries';

/** Options of {@link useReconcileScreen}: the month and its list, if controlled. */
export interface ReconcileScreenOptions extends HeldQuery {
  /** The month, if controlled. @default uncontrolled, initially the previous month */
  readonly period?: CivilMonth | null | undefined;
  /** Called with the month to look at. @default nothing */
  readonly onPeriodChange?: ((period: CivilMonth) => void) | undefined;
}

const MINUTE_MS = 60_000;
const NOTHING: readonly ReconciliationRow[] = [];
const never = () => false;

/**
 * Everything that `ReconcileScreen` shows and does (commerce §6): purchases and charges of a month
 * by subscription, and their export. For viewers with customers.
 *
 * @example
 * const Reconcile = () => <ReconcileScreen {...useReconcileScreen()} />;
 */
export function useReconcileScreen(options: ReconcileScreenOptions = {}): ReconcileScreenProps {
  const { query, onQueryChange, onPeriodChange, period: held, ...hrefs } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, RECONCILIATION_READ));
  const now = useNow(MINUTE_MS);
  const lastPeriod = monthOf(civilDateOf(now));
  const [own, setOwn] = useState<CivilMonth | null>(null);
  const [ownQuery, setOwnQuery] = useState({ ...FIRST_QUERY, ...RECONCILIATION_LIST.start });
  const period = held ?? own ?? lastWholeMonth(now);
  const read = useRead({
    ...reconciliationSource(period),
    isEnabled: viewer !== null && access.allowed,
    isEmpty: never,
  });
  const hidesCosts = useClientView()?.isOn === true;
  const all = useMemo(
    () => (hidesCosts ? mapReading(read, withoutCosts) : read),
    [hidesCosts, read],
  );
  const rows = dataOr(all, NOTHING);
  const summary = all.status === 'ready' ? reconciliationSummary(rows) : null;
  const shownQuery = query ?? ownQuery;
  // Every result chosen shows all rows: a filter, which the address keeps.
  const results = [...new Set(rows.map(({ result }) => result))];
  const { result: chosen = [] } = shownQuery.filters;
  const isShown = results.every((result) => chosen.includes(result));
  const hasDifferences = summary !== null && summary.differing > 0;
  const matches = hasDifferences ? summary.total - summary.differing : 0;
  function change(next: ListQuery): void {
    setOwnQuery(next);
    onQueryChange?.(next);
  }
  const list = useWholeList({
    name: 'reconciliation',
    all,
    pageOf: (of, asked) => reconciliationPage(of, asked, hasDifferences),
    query: shownQuery,
    onQueryChange: change,
  });
  const exporting = useCsvExport({
    name: `reconciliation-${period}`,
    need: RECONCILIATION_EXPORT,
    read: (client, call) => exportReconciliation(client, { period }, call),
  });
  return {
    list,
    access,
    period,
    lastPeriod,
    onPeriodChange(next) {
      setOwn(next);
      setOwnQuery({ ...FIRST_QUERY, ...RECONCILIATION_LIST.start });
      onPeriodChange?.(next);
    },
    summary,
    matches:
      matches > 0 && (isShown || canHideMatches(shownQuery))
        ? {
            count: matches,
            isShown,
            onShownChange: (shows) =>
              change(withFilter(shownQuery, 'result', shows ? results : [])),
          }
        : null,
    hasCosts: rows.some(({ cost }) => cost !== undefined),
    exporting,
    now,
    ...hrefs,
  };
}
