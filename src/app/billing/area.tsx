import { BillingIcon } from '../../components/ui/icons';
import { RECONCILIATION_READ, STATEMENTS_READ } from '../../domain/billing/statements-list';
import { type Area, type AreaEntry, lazyPage, rowPage } from '../area';
import { billingPaths } from './paths';

/** Whose statements they are: those of one company are its own. */
const STATEMENTS: AreaEntry['label'] = (_, frame, level) =>
  frame(level === 0 ? 'myStatements' : 'statements');

const page = { under: 'billing', visible: true, permissions: [STATEMENTS_READ.permission] };

/** Statements, which the account menu leads to as well. */
export const billingArea: Area = {
  entry: {
    id: 'billing',
    url: billingPaths.statements,
    permissions: page.permissions,
    label: (_, frame) => frame('billing'),
    icon: <BillingIcon />,
  },
  subEntries: [
    {
      ...page,
      id: 'statements',
      url: billingPaths.statements,
      label: STATEMENTS,
    },
    {
      ...page,
      id: 'compareStatements',
      url: billingPaths.compareStatements,
      label: (_, frame) => frame('compareStatements'),
    },
    {
      ...page,
      id: 'reconcile',
      url: billingPaths.reconcile,
      minimumCustomerType: RECONCILIATION_READ.minimumCustomerType,
      label: (_, frame) => frame('reconcile'),
    },
  ],
  routes: [
    {
      path: billingPaths.statements,
      outline: { title: STATEMENTS, shape: 'list' },
      page: rowPage(async () => (await import('../../screens/billing')).statements),
    },
    {
      path: billingPaths.compareStatements,
      outline: { shape: 'list' },
      page: rowPage(async () => (await import('../../screens/billing')).compareStatements),
    },
    {
      path: billingPaths.reconcile,
      outline: { shape: 'list' },
      page: rowPage(async () => (await import('../../screens/billing')).reconcile),
    },
    // The ids of statements are never words of addresses (commerce §2.1).
    {
      path: billingPaths.statement,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./StatementPage')).StatementPage),
    },
  ],
};
