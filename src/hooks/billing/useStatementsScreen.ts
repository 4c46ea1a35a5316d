import { useState } from 'react';
import { exportStatements, listStatements } from '../../api/calls/billing';
import type { StatementsScreenProps } from '../../contracts/billing';
import { type Outstanding, outstandingOf } from '../../domain/billing/outstanding';
import type { Statement } from '../../domain/billing/statement';
import {
  STATEMENTS_EXPORT,
  STATEMENTS_READ,
  statementsListFor,
} from '../../domain/billing/statements-list';
import { type ListQuery, startOf } from '../../domain/list-query';
import type { PageQuery } from '../../domain/paging';
import { mapReading, type Reading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClientView } from '../preferences/useClientView';
import { collectPages } from '../reads/collect-pages';
import { statementKeys } from '../reads/keys';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { clientSource, statementsSource, withoutPayable } from './statement-queries';

/** Options of {@link useStatementsScreen}: the state of the list, if controlled. */
export interface StatementsScreenOptions extends HeldQuery {}

const MINUTE_MS = 60_000;
const PAGES = { pageSize: 100, mostPages: 5 } as const;
const never = () => false;

/** What is still to be paid in one direction; null if there is too much to add up. */
function useOutstanding(
  direction: 'payable' | 'receivable',
  isEnabled: boolean,
): Reading<Outstanding | null> | null {
  const now = useNow(MINUTE_MS);
  const open = useRead({
    key: statementKeys.open(direction),
    isEnabled,
    isEmpty: never,
    read(client, call) {
      const filters = { direction: [direction], state: ['issued', 'overdue'] };
      const ask = (page: PageQuery) => listStatements(client, { ...page, filters }, call);
      return collectPages(ask, PAGES);
    },
  });
  const sums = mapReading(open, ({ rows, hasMore }) => (hasMore ? null : outstandingOf(rows, now)));
  return isEnabled ? sums : null;
}

/**
 * Everything that `StatementsScreen` shows and does (commerce §5): the statements that the viewer
 * may see, and their export. No request is sent before sign-in, or if the viewer may not see them.
 *
 * @example
 * const Statements = () => <StatementsScreen {...useStatementsScreen()} />;
 */
export function useStatementsScreen(options: StatementsScreenOptions = {}): StatementsScreenProps {
  const { onQueryChange } = options;
  const viewer = useViewer();
  const [own, setOwn] = useState<ListQuery | null>(null);
  // The initial query depends on the viewer, who is not known at first.
  const query = options.query ?? own ?? startOf(statementsListFor(viewer));
  const access = useSignedInAccess(viewerAccess(viewer, STATEMENTS_READ));
  const customerType = viewer?.customerType ?? 0;
  const hidesCosts = useClientView()?.isOn === true;
  const list = useList<Statement>({
    name: 'statements',
    query,
    onQueryChange(next) {
      setOwn(next);
      onQueryChange?.(next);
    },
    isEnabled: viewer !== null && access.allowed,
    ...(hidesCosts ? clientSource(statementsSource) : statementsSource),
    getRowKey: ({ id }) => id,
  });
  const exported = hidesCosts ? withoutPayable(list.typedQuery) : list.typedQuery;
  const exporting = useCsvExport({
    name: 'statements',
    need: STATEMENTS_EXPORT,
    read: (client, call) => exportStatements(client, exported, call),
  });
  const exportingLines = useCsvExport({
    name: 'statement-lines',
    need: STATEMENTS_EXPORT,
    read: (client, call) => exportStatements(client, { ...exported, lines: true }, call),
  });
  const isEnabled = viewer !== null && access.allowed;
  return {
    list,
    access,
    customerType,
    open: {
      receivable: useOutstanding('receivable', isEnabled && customerType !== 0),
      // The provider owes nothing.
      payable: useOutstanding('payable', isEnabled && customerType !== 2 && !hidesCosts),
    },
    exporting,
    exportingLines,
    now: useNow(MINUTE_MS),
  };
}
