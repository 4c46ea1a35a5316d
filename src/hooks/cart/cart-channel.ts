import { readCart } from '../../api/calls/cart';
import type { Cart } from '../../domain/cart/cart';
import type { TabChannel } from '../../platform/tabs';
import type { Console } from '../console/console-context';

/** What the tabs of one user and session tell each other about their cart. */
interface CartMessage {
  readonly kind: 'cart';
  /** The cart as it is now, so that no other tab has to ask for it. */
  readonly cart: Cart;
}

/** A tab of another version may say something else: its cart is read like an answer. */
function decode(data: unknown): CartMessage | null {
  const { kind, cart }: Record<string, unknown> = Object(data);
  return kind === 'cart' ? { kind, cart: readCart(JSON.parse(JSON.stringify(cart))) } : null;
}

/** The channel between the tabs of a user about their cart. */
export function openCartChannel(
  { client, platform }: Pick<Console, 'client' | 'platform'>,
  user: string,
): TabChannel<CartMessage> {
  const session = client.impersonationSessionId ?? '';
  return platform.tabs.open({ user, session }, decode);
}
