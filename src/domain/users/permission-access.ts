import { type Access, ALLOWED, refused } from '../access';
import { DANGEROUS_ACTIONS } from '../impersonation/restrictions';
import type { CurrentUser, CustomerType } from './user';

/** Writes of commerce that are blocked while impersonating (wire §1). */
export const COMMERCE_SETTINGS = [
  /** Placing and cancelling orders, trying a line again. */
  'placeOrders',
  /** Approving and rejecting orders. */
  'approveOrders',
  /** Changing subscriptions and their renewal. */
  'changeSubscriptions',
  /** Recording payments, making a statement void. */
  'recordPayments',
] as const;

/** One of {@link COMMERCE_SETTINGS}. */
export type CommerceSetting = (typeof COMMERCE_SETTINGS)[number];

/** Every write that is blocked while impersonating, unless the server allows it (wire §1). */
export const IMPERSONATION_SETTINGS = [...COMMERCE_SETTINGS, ...DANGEROUS_ACTIONS] as const;

/** One of {@link IMPERSONATION_SETTINGS}. */
export type ImpersonationSetting = (typeof IMPERSONATION_SETTINGS)[number];

/** The signed-in user, who acts. */
export type CommerceActor = Pick<
  CurrentUser,
  'email' | 'customerId' | 'customerType' | 'allowedActions'
> & {
  /**
   * What the server allows nevertheless while this tab impersonates somebody (wire §1); null when it
   * does not impersonate.
   */
  readonly allowedWhileImpersonating: readonly string[] | null;
  /** The e-mail of who acts as them in this tab. @default nobody, or unknown */
  readonly impersonatedBy?: string | null | undefined;
};

/** The signed-in user, where it does not matter whether this tab impersonates them. */
export type Viewer = Omit<CommerceActor, 'allowedWhileImpersonating'>;

/** What something takes (wire §1). */
export interface Need {
  /** The name of the permission. @default none */
  readonly permission?: string;
  /** For customers of this level and above. @default 0 */
  readonly minimumCustomerType?: CustomerType;
  /** What has to be allowed while impersonating. @default it is not blocked */
  readonly setting?: CommerceSetting;
}

/**
 * Why somebody may not do something at all, whatever it would be done to; `signedOut`: nobody is
 * signed in.
 */
export type NeedRefusal = 'customerType' | 'noPermission' | 'impersonating' | 'signedOut';

/** Whether somebody may do something at all, in the order in which servers refuse (wire §1). */
export function canAct(actor: CommerceActor, need: Need): Access<NeedRefusal> {
  const { permission, minimumCustomerType = 0, setting } = need;
  if (actor.customerType < minimumCustomerType) return refused('customerType', permission);
  if (permission !== undefined && !actor.allowedActions.includes(permission)) {
    return refused('noPermission', permission);
  }
  const isBlocked = setting && actor.allowedWhileImpersonating?.includes(setting) === false;
  return isBlocked ? refused('impersonating') : ALLOWED;
}

/**
 * Whether the viewer may do something that is not blocked while impersonating, such as reading (wire
 * §1). Until it is known who they are it is not refused.
 */
export function viewerAccess(
  viewer: Viewer | null,
  need: Omit<Need, 'setting'>,
): Access<NeedRefusal> {
  return viewer ? canAct({ ...viewer, allowedWhileImpersonating: null }, need) : ALLOWED;
}
