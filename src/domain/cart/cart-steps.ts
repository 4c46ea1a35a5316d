import { CUSTOMERS_FROM_LEVEL } from '../customers/customer-rules';
import type { CustomerType } from '../users/user';
import type { Cart } from './cart';

/** The pages of a purchase, in order (commerce §1). */
export const CART_STEPS = ['selectClient', 'cart', 'review', 'purchase'] as const;

/** A page of a purchase. */
export type CartStep = (typeof CART_STEPS)[number];

/** Progress of a purchase. */
export interface CartProgress {
  /** Whether the user can choose a customer; some buy for their own company only. */
  readonly canChooseClient: boolean;
  /** Whether the cart has customers. */
  readonly hasTargets: boolean;
  /** Whether the cart has lines; an expired cart must be restarted first. */
  readonly hasLines: boolean;
  /** Whether all errors are fixed and all warnings accepted. */
  readonly isValid: boolean;
}

/** Progress of a purchase; `isValid` is known only on pages with a quote. */
export function cartProgress(
  { targets, lines, state }: Pick<Cart, 'targets' | 'lines' | 'state'>,
  customerType: CustomerType,
  isValid = false,
): CartProgress {
  return {
    canChooseClient: customerType >= CUSTOMERS_FROM_LEVEL,
    hasTargets: targets.length > 0,
    hasLines: lines.length > 0 && state !== 'expired',
    isValid,
  };
}

/** The steps for a user: level 0 buys for itself and skips the first (commerce §1). */
export function stepsOf({ canChooseClient }: Pick<CartProgress, 'canChooseClient'>) {
  return CART_STEPS.filter((step) => canChooseClient || step !== 'selectClient');
}

/** Whether a step is complete. */
export function isStepDone(step: CartStep, progress: CartProgress): boolean {
  switch (step) {
    case 'selectClient':
      return progress.hasTargets;
    case 'cart':
      return progress.hasTargets && progress.hasLines;
    case 'review':
      return progress.hasTargets && progress.hasLines && progress.isValid;
    case 'purchase':
      return false;
  }
}

/** Whether a step can be opened. The cart always can, even when empty. */
export function isStepReady(step: CartStep, progress: CartProgress): boolean {
  switch (step) {
    case 'selectClient':
      return progress.canChooseClient;
    case 'cart':
      return true;
    case 'review':
      return isStepDone('cart', progress);
    case 'purchase':
      return isStepDone('review', progress);
  }
}

/** The requested step, or the first available one if it is not ready (commerce §1). */
export function stepToOpen(step: CartStep, progress: CartProgress): CartStep {
  if (isStepReady(step, progress)) return step;
  return stepsOf(progress).find((each) => !isStepDone(each, progress)) ?? 'cart';
}
