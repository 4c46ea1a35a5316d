import { CompareStatementsScreen } from '../components/billing/CompareStatementsScreen';
import { ReconcileScreen } from '../components/billing/ReconcileScreen';
import { StatementScreen } from '../components/billing/StatementScreen';
import { StatementsScreen } from '../components/billing/StatementsScreen';
import { RECONCILIATION_LIST } from '../domain/billing/reconciliation-list';
import { addressOfComparison, comparePlaceIn } from '../domain/billing/statement-compare';
import {
  STATEMENTS_LIST,
  STATEMENTS_READ,
  statementsListFor,
} from '../domain/billing/statements-list';
import { parseCivilMonth } from '../domain/time/civil-date';
import { formatCivilMonth } from '../domain/time/civil-format';
import { statementsQuery } from '../hooks/billing/statement-queries';
import { useCompareStatementsScreen } from '../hooks/billing/useCompareStatementsScreen';
import { useReconcileScreen } from '../hooks/billing/useReconcileScreen';
import { useStatementScreen } from '../hooks/billing/useStatementScreen';
import { useStatementsScreen } from '../hooks/billing/useStatementsScreen';
import { statementKeys } from '../hooks/reads/keys';
import { billingCompareMessages, billingListMessages } from '../messages/generated/en/billing';
import { sharedStatementsMessages } from '../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../messages/messages';
import { useRecordTitle } from './record-title';
import { row } from './row';
import { wired } from './wired';

export const statements = row({
  useScreen: useStatementsScreen,
  Component: StatementsScreen,
  list: ({ viewer }) => statementsListFor(viewer),
  useTitle: ({ customerType }) =>
    useMessages(billingListMessages)(customerType === 0 ? 'listTitle' : 'listTitleAll'),
  need: STATEMENTS_READ,
  firstRead: ({ client, query }) => statementsQuery(client, query),
});

/** What was billed, month by month. */
export const Statements = wired(statements);

export const statement = row({
  useScreen: useStatementScreen,
  Component: StatementScreen,
  reading: ({ statement }) => statement,
  useTitle({ access, statement }, { id }) {
    const t = useMessages(sharedStatementsMessages);
    const locale = useMessagesLocale();
    return useRecordTitle({
      ...{ id, access, reading: statement, lists: statementKeys.all, kind: t('columnStatement') },
      nameOf: ({ number, period }) => number ?? formatCivilMonth(period, locale),
    });
  },
});

/** One statement with its lines and payments. */
export const Statement = wired(statement);

export const compareStatements = row({
  useScreen: useCompareStatementsScreen,
  Component: CompareStatementsScreen,
  list: STATEMENTS_LIST,
  place: ({ params, go }) => ({
    place: comparePlaceIn(params),
    onPlaceChange(place) {
      // From the months that it begins with, choosing others has the same address.
      const replace = place.b === null && comparePlaceIn(params).b === null;
      go(() => addressOfComparison(place), { replace, preventScrollReset: true });
    },
  }),
  useTitle: () => useMessages(billingCompareMessages)('compareTitle'),
});

/** Two statements beside each other. */
export const CompareStatements = wired(compareStatements);

export const reconcile = row({
  useScreen: useReconcileScreen,
  Component: ReconcileScreen,
  list: RECONCILIATION_LIST,
  place: ({ params, go }) => ({
    period: parseCivilMonth(params.get('period')),
    onPeriodChange: (period) => go(() => ({ period }), { preventScrollReset: true }),
  }),
  useTitle: () => useMessages(billingListMessages)('tabReconcile'),
});

/** Charges and costs of a month, compared. */
export const Reconcile = wired(reconcile);
