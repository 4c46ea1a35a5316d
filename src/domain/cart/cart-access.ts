import { type Access, ALLOWED } from '../access';
import {
  type CommerceActor,
  canAct,
  type Need,
  type NeedRefusal,
} from '../users/permission-access';

/** What a cart takes (wire §3.2). */
export const CART_USE = { permission: 'Marketplace.ReadWrite' } as const satisfies Need;

/**
 * Whether somebody may have a cart, and why not; until it is known who they are it is not refused.
 * Filling one is not blocked while impersonating (wire §1).
 */
export function cartAccess(viewer: CommerceActor | null): Access<NeedRefusal> {
  return viewer ? canAct({ ...viewer, allowedWhileImpersonating: null }, CART_USE) : ALLOWED;
}
