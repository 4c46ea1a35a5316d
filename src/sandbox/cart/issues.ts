import { ISSUE_SEVERITIES } from '../../domain/cart/quote';
import { isLive } from '../../domain/subscriptions/subscription';
import type { Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { QuoteRecord } from '../db/commerce-work';
import type { StockedCart } from '../rules/cart';
import { error, firstOfEach, type IssueGround, type SentIssue, warning } from './issue';
import { ownIssues, saleIssues } from './line-issues';
import { customerIssues, tenantIssues } from './target-issues';

function cartIssues({ lines, targets }: StockedCart): readonly SentIssue[] {
  return [
    ...(lines.length > 0 ? [] : [error('empty_cart', 'The cart is empty.', { field: 'lines' })]),
    ...(targets.length > 0
      ? []
      : [error('no_target', 'Choose a customer to buy for.', { field: 'targets' })]),
  ];
}

/** Duplicate plans. */
function duplicateIssues({ lines }: StockedCart): readonly SentIssue[] {
  const once = firstOfEach(lines, ({ planId }) => planId);
  return lines
    .filter((line) => !once.includes(line))
    .map(({ id, productName }) => {
      const place = { lineId: id, field: 'planId' };
      return warning('duplicate_line', `${productName} is in the cart twice.`, place);
    });
}

function approvalIssues({ allowedActions }: Viewer): readonly SentIssue[] {
  if (allowedActions.includes('Order.Create')) return [];
  const message = 'Somebody else has to approve the order.';
  return [{ severity: 'info', code: 'needs_approval', message }];
}

/** Live subscriptions of the cart's customers, looked up once, since there may be many. */
function liveOf({ tables }: Viewer, { targets }: StockedCart): IssueGround['liveOf'] {
  const live = new Map<string, SoldSubscription[]>(targets.map((each) => [each.customerId, []]));
  for (const subscription of tables.subscriptions.values()) {
    if (isLive(subscription)) live.get(subscription.customerId)?.push(subscription);
  }
  return (customerId) => live.get(customerId) ?? [];
}

/** The current issues of a quote, most serious first (wire §3.3). */
export function issuesOf(
  viewer: Viewer,
  quote: QuoteRecord,
  cart: StockedCart,
  now: number,
): readonly SentIssue[] {
  const ground: IssueGround = { viewer, quote, now, liveOf: liveOf(viewer, cart) };
  const lines = firstOfEach(quote.lines, ({ line }) => line.id);
  const all = [
    ...cartIssues(cart),
    ...cart.targets.flatMap((target) => customerIssues(ground, target, cart)),
    ...tenantIssues(ground),
    ...lines.flatMap((quoted) => ownIssues(ground, quoted)),
    ...quote.lines.flatMap((quoted) => saleIssues(ground, quoted)),
    ...duplicateIssues(cart),
    ...approvalIssues(viewer),
  ];
  return ISSUE_SEVERITIES.flatMap((severity) => all.filter((each) => each.severity === severity));
}
