import { isLive, type Subscription } from './subscription';

/**
 * What the first cycle after the renewal comes to, with what is scheduled; null where there is no
 * renewal, or no price to count with.
 */
export function renewalAmount(
  subscription: Pick<
    Subscription,
    'state' | 'renewsOn' | 'autoRenew' | 'renewalUnitPrice' | 'quantity' | 'scheduled'
  >,
): number | null {
  const { renewsOn, autoRenew, renewalUnitPrice, quantity, scheduled } = subscription;
  if (!isLive(subscription) || renewsOn === null || !autoRenew) return null;
  // A term that ends early begins with less than a whole cycle.
  if (typeof renewalUnitPrice !== 'number' || scheduled?.endsOn) return null;
  return (scheduled?.quantity ?? quantity) * renewalUnitPrice;
}
