import type { Access } from '../access';
import { type Need, type NeedRefusal, type Viewer, viewerAccess } from '../users/permission-access';

/** What a cart takes (wire §3.2). */
export const CART_USE = { permission: 'Marketplace.ReadWrite' } as const satisfies Need;

/**
 * Whether somebody may have a cart, and why not; until it is known who they are it is not refused.
 * Filling one is not blocked while impersonating (wire §1).
 */
export function cartAccess(viewer: Viewer | null): Access<NeedRefusal> {
  return viewerAccess(viewer, CART_USE);
}
