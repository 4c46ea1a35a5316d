/** A change at once (wire §5). */
export type SubscriptionChange =
  | {
      readonly kind: 'seats';
      /** The seats afterwards. */
      readonly quantity: number;
    }
  | {
      readonly kind: 'plan';
      /** The plan afterwards. */
      readonly planId: string;
    }
  | { readonly kind: 'cancel' | 'suspend' | 'resume' };

/** Why something cannot be changed at once (wire §5). */
export const CHANGE_REFUSALS = [
  'renewal_locked',
  'changing',
  'not_live',
  'window_closed',
  'not_an_upgrade',
  'customer_suspended',
  'credit_limit',
] as const;

/** Why something cannot be changed at once. */
export type ChangeRefusalCode = (typeof CHANGE_REFUSALS)[number];

/** What can be done in place of a change that is refused. */
export type ChangeInstead = 'turnOffAutoRenew' | 'scheduleAtRenewal';
