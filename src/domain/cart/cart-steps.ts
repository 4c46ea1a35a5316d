import { CUSTOMERS_FROM_LEVEL } from '../customers/customer-rules';
import type { CustomerType } from '../users/user';
import type { Cart } from './cart';

/** The pages of a purchase, in order (commerce §1). */
export const CART_STEPS = ['selectClient', 'cart', 'review', 'purchase'] as const;

/** A page of a purchase. */
export type CartStep = (typeof CART_STEPS)[number];

/** How far a purchase is. */
export interface CartProgress {
  /** Whether the customer is chosen: who only buys for their own company has nothing to choose. */
  readonly canChooseClient: boolean;
  /** Whether it is for somebody. */
  readonly hasTargets: boolean;
  /** Whether there is something in it; an expired cart is started again first. */
  readonly hasLines: boolean;
  /** Whether all problems are mended, and all warnings ticked. */
  readonly isValid: boolean;
}

/** How far a purchase is; `isValid` is known on the pages that have a quote. */
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

/** The steps that there are: level 0 buys for itself, and skips the first (commerce §1). */
export function stepsOf({ canChooseClient }: Pick<CartProgress, 'canChooseClient'>) {
  return CART_STEPS.filter((step) => canChooseClient || step !== 'selectClient');
}

/** Whether what a step is for has been done. */
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

/** Whether a step can be gone to. The cart can always be looked at, also an empty one. */
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

/** The step itself, or the first that is open where it is not ready (commerce §1). */
export function stepToOpen(step: CartStep, progress: CartProgress): CartStep {
  if (isStepReady(step, progress)) return step;
  return stepsOf(progress).find((each) => !isStepDone(each, progress)) ?? 'cart';
}
