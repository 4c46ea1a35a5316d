import { type Area, lazyPage, rowPage } from '../area';
import { billingPaths } from './paths';

/** Statements, which the account menu leads to: the side navigation has no entry for them. */
export const billingArea: Area = {
  routes: [
    {
      path: billingPaths.statements,
      outline: { title: (_, frame) => frame('myStatements'), shape: 'list' },
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
