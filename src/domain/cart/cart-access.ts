import type { Access } from '../access';
import { type Need, type NeedRefusal, type Viewer, viewerAccess } from '../users/permission-access';

/** Required to use a cart (wire §3.2). */
export const CART_USE = { permission: 'Marketplace.ReadWrite' } as const satisfies Need;

/**
 * Access to the cart; not refused while the viewer is unknown. Impersonation does not block filling
 * it (wire §1).
 */
export function cartAccess(viewer: Viewer | null): Access<NeedRefusal> {
  return viewerAccess(viewer, CART_USE);
}
