/** An immediate change (wire §5). */
export type SubscriptionChange =
  | {
      readonly kind: 'seats';
      /** Number of seats afterwards. */
      readonly quantity: number;
    }
  | {
      readonly kind: 'plan';
      /** Id of the plan afterwards. */
      readonly planId: string;
    }
  | { readonly kind: 'cancel' | 'suspend' | 'resume' };

/** Reasons why an immediate change is refused (wire §5). */
export const CHANGE_REFUSALS = [
  'renewal_locked',
  'changing',
  'not_live',
  'window_closed',
  'not_an_upgrade',
  'customer_suspended',
  'credit_limit',
] as const;

/** Why an immediate change is refused. */
export type ChangeRefusalCode = (typeof CHANGE_REFUSALS)[number];

/** The alternative to a refused change. */
export type ChangeInstead = 'turnOffAutoRenew' | 'scheduleAtRenewal';
