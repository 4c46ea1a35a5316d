import {
  SUBSCRIPTION_VIEWS,
  subscriptionViewsAt,
} from '../../domain/subscriptions/subscription-views';
import type { CommerceList } from '../commerce/list';
import { vendorName } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';
import type { CommerceTables } from '../db/commerce-tables';
import { windowClosesAt } from '../rules/seats';
import { risesAtRenewal, type SubscriptionRow } from './rows';

/** Subscriptions with a failed order line. */
function failedOf({ orders }: CommerceTables): ReadonlySet<string> {
  const failed = [...orders.values()]
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state === 'failed');
  return new Set(failed.flatMap(({ subscriptionId }) => subscriptionId ?? []));
}

/** The requested views; evaluating all of them is slow for many records. */
function viewsOf({ tables }: Viewer, asked: string, now: number) {
  const names = asked.split(',');
  const views = SUBSCRIPTION_VIEWS.filter((view) => names.includes(view));
  const failed = failedOf(tables);
  const isIn = subscriptionViewsAt(now);
  return ({ id, viewed }: SubscriptionRow) =>
    views.filter((view) => (view === 'failed' ? failed.has(id) : isIn(view, viewed)));
}

/**
 * The list of subscriptions (wire §2). It works on stored records: only those of the page are
 * converted.
 *
 * @param view - the requested views
 */
export function subscriptionList(
  viewer: Viewer,
  now: number,
  view: string,
): CommerceList<SubscriptionRow> {
  const { companyId, tables } = viewer;
  const hasRise = (row: SubscriptionRow) => risesAtRenewal(tables, row);
  return {
    // With only this view, the earliest deadline comes first.
    defaultSort: view === 'window' ? 'cancelUntilAt' : 'productName',
    sorts: {
      productName: ({ productName }) => productName,
      friendlyName: ({ record }) => record.friendlyName,
      customerName: ({ customerName }) => customerName,
      project: ({ record }) => record.project,
      state: ({ record }) => record.state,
      quantity: ({ record }) => record.quantity,
      unitPrice: ({ record }) => Number(record.unitPrice),
      renewsOn: ({ record }) => record.renewsOn,
      cancelUntilAt: ({ record }) => windowClosesAt(record, now),
      commitmentLeft: ({ commitmentLeft }) => commitmentLeft,
    },
    filters: {
      customerId: ({ record }) => [record.customerId],
      vendorId: ({ record }) => [record.vendorId],
      planId: ({ record }) => [record.planId],
      state: ({ record }) => [record.state],
      term: ({ record }) => [record.term],
      isTrial: ({ record }) => [String(record.isTrial)],
      project: ({ record }) => [record.project ?? ''],
      priceRises: (row) => (hasRise(row) ? ['true'] : []),
      scope: ({ record }) => (record.customerId === companyId ? ['own'] : []),
      view: viewsOf(viewer, view, now),
    },
    facets: ['state', 'vendorId', 'priceRises'],
    labels: { vendorId: vendorName },
    idOf: ({ id }) => id,
    searched: ({ record, productName, customerName }) => [
      productName,
      record.friendlyName,
      record.project,
      customerName,
    ],
    ranges: { renewsOn: ({ record }) => record.renewsOn },
    sums: {
      currency: ({ currency }) => currency,
      amounts: {
        recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
        commitmentLeft: ({ commitmentLeft }) => commitmentLeft,
      },
    },
  };
}
