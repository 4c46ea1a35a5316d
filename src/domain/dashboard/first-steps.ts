import { CUSTOMER_CREATE } from '../customers/customer-rules';
import { PRICE_LISTS_READ } from '../products/price-list-access';
import { canReadProducts } from '../products/product-access';
import { dataOr, type Reading } from '../reading';
import { type Viewer, viewerAccess } from '../users/permission-access';
import type { DashboardSummary, MonthlySpend } from './summary';

/** First steps of a new account (commerce §5), in order. */
export const FIRST_STEPS = ['customer', 'prices', 'marketplace'] as const;

/** A first step of a new account. */
export interface FirstStep {
  /** The step. */
  readonly step: (typeof FIRST_STEPS)[number];
  /** Whether it is done. */
  readonly isDone: boolean;
}

/**
 * Whether nothing was ever bought or billed: all counts are 0, and no month has a statement.
 *
 * @param spend - null if the user may not see it: only the counts are used
 */
export function isNewAccount(
  summary: Reading<DashboardSummary>,
  spend: Reading<readonly MonthlySpend[]> | null,
): boolean {
  if (summary.status !== 'ready') return false;
  // Counts are 0, sums are empty, and there is no oldest record.
  const facts = Object.values(summary.data);
  const isNothing =
    facts.length > 0 &&
    facts.every((fact) => fact === 0 || (Array.isArray(fact) && fact.length === 0));
  return isNothing && (spend === null || spend.status === 'empty');
}

/**
 * The first steps available to a user; empty without the permissions.
 *
 * @param customers - number of customers; null for a user without any
 */
export function firstStepsOf(
  viewer: Viewer,
  customers: Reading<number> | null,
): readonly FirstStep[] {
  const isOpen = {
    customer: viewerAccess(viewer, CUSTOMER_CREATE).allowed,
    prices: viewerAccess(viewer, PRICE_LISTS_READ).allowed,
    marketplace: canReadProducts({ ...viewer, allowedWhileImpersonating: null }).allowed,
  };
  const hasCustomers = customers !== null && dataOr(customers, 0) > 0;
  return FIRST_STEPS.filter((step) => isOpen[step]).map((step) => ({
    step,
    isDone: step === 'customer' && hasCustomers,
  }));
}
