import type { NeedRefusal } from '../access';
import { type Access, ALLOWED, refused } from '../access';
import type { CommerceSetting } from '../impersonation/restrictions';
import type { CurrentUser, CustomerType } from './user';

/** The signed-in user. */
export type CommerceActor = Pick<
  CurrentUser,
  'email' | 'customerId' | 'customerType' | 'allowedActions'
> & {
  /**
   * The writes that the server allows while impersonating (wire §1); null outside an impersonation.
   */
  readonly allowedWhileImpersonating: readonly string[] | null;
  /** E-mail of the impersonating administrator. @default none, or unknown */
  readonly impersonatedBy?: string | null | undefined;
};

/** The signed-in user, for rules that do not depend on impersonation. */
export type Viewer = Omit<CommerceActor, 'allowedWhileImpersonating'>;

/** What an action requires (wire §1). */
export interface Need {
  /** Name of the permission. @default none */
  readonly permission?: string;
  /** Minimum customer level. @default 0 */
  readonly minimumCustomerType?: CustomerType;
  /** The setting that must be allowed while impersonating. @default not blocked */
  readonly setting?: CommerceSetting;
}

/** Access to an action, in the order in which servers refuse (wire §1). */
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
 * Access for the viewer to something that impersonation does not block, such as reading (wire §1).
 * Not refused while the viewer is unknown.
 */
export function viewerAccess(
  viewer: Viewer | null,
  need: Omit<Need, 'setting'>,
): Access<NeedRefusal> {
  return viewer ? canAct({ ...viewer, allowedWhileImpersonating: null }, need) : ALLOWED;
}
