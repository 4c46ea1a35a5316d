import type { Order } from '../domain/orders/order';
import type { Page, PageQuery } from '../domain/paging';
import type { SubscriptionChange } from '../domain/subscriptions/change';
import type { ChangePreview } from '../domain/subscriptions/change-preview';
import type { ScheduledChange, Subscription } from '../domain/subscriptions/subscription';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { type ExportQuery, exportParams, readCsvFile } from './csv-file';
import { get, patch, post, put, remove } from './endpoints';
import { listParams } from './list-params';
import { readOrder } from './wire/orders';
import { readRecordPage } from './wire/page';
import { readChangePreview, readSubscription, readSubscriptionRow } from './wire/subscriptions';

export const LIST_SUBSCRIPTIONS = /* @__PURE__ */ get('listSubscriptions', '/app/subscriptions');

/** A page of subscriptions (wire §2). */
export function listSubscriptions(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<Subscription>> {
  const read = (json: unknown) => readRecordPage(json, readSubscriptionRow);
  return client.send({ endpoint: LIST_SUBSCRIPTIONS, query: listParams(asked), read }, options);
}

export const EXPORT_SUBSCRIPTIONS = /* @__PURE__ */ get(
  'exportSubscriptions',
  '/app/subscriptions/export',
);

/** All subscriptions of a query as a file (wire §2); the page does not matter. */
export function exportSubscriptions(
  client: ApiClient,
  asked: ExportQuery,
  options?: CallOptions,
): Promise<string> {
  const query = exportParams(asked);
  return client.send({ endpoint: EXPORT_SUBSCRIPTIONS, query, read: readCsvFile }, options);
}

export const GET_SUBSCRIPTION = /* @__PURE__ */ get('getSubscription', '/app/subscriptions/{id}');

/** A subscription (wire §5). */
export function getSubscription(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<Subscription> {
  return client.send(
    { endpoint: GET_SUBSCRIPTION, params: { id }, read: readSubscription },
    options,
  );
}

/** What a write to a subscription has seen. */
export interface SubscriptionRevisionInput extends IdInput {
  /** The revision that was shown; a stale one is refused with the newest state. */
  readonly revision: number;
}

/** What its owner calls a subscription; what is left out stays, null clears. */
export interface SubscriptionNames {
  /** Its name, of at most 64 characters. */
  readonly friendlyName?: string | null;
  /** Its project, of at most 64 characters. */
  readonly project?: string | null;
}

export const UPDATE_SUBSCRIPTION = /* @__PURE__ */ patch(
  'updateSubscription',
  '/app/subscriptions/{id}',
);

/** Names a subscription (wire §5). */
export function updateSubscription(
  client: ApiClient,
  { id, ...body }: SubscriptionRevisionInput & SubscriptionNames,
  options?: CallOptions,
): Promise<Subscription> {
  const call = { params: { id }, body };
  return client.send({ endpoint: UPDATE_SUBSCRIPTION, ...call, read: readSubscription }, options);
}

export const PREVIEW_CHANGE = /* @__PURE__ */ get(
  'previewChange',
  '/app/subscriptions/{id}/changes/preview',
);

/** What a change at once would come to, or why it is refused (wire §5). */
export function previewChange(
  client: ApiClient,
  {
    id,
    change,
  }: IdInput & {
    /** What to change. */
    readonly change: SubscriptionChange;
  },
  options?: CallOptions,
): Promise<ChangePreview> {
  const query = {
    kind: change.kind,
    quantity: change.kind === 'seats' ? String(change.quantity) : undefined,
    planId: change.kind === 'plan' ? change.planId : undefined,
  };
  const call = { params: { id }, query, read: readChangePreview };
  return client.send({ endpoint: PREVIEW_CHANGE, ...call }, options);
}

/** A change as it was previewed. */
export interface ChangeInput extends IdInput {
  /** The preview; the same one again changes nothing more, and answers with the same order. */
  readonly previewId: string;
  /** What it came to as it was shown; any difference is refused. */
  readonly total: number;
}

export const CHANGE_SUBSCRIPTION = /* @__PURE__ */ post(
  'changeSubscription',
  '/app/subscriptions/{id}/changes',
);

/** Does what was previewed, once however often it is sent (wire §5). */
export function changeSubscription(
  client: ApiClient,
  { id, previewId, total }: ChangeInput,
  options?: CallOptions,
): Promise<Order> {
  const call = { params: { id }, body: { previewId, total } };
  return client.send({ endpoint: CHANGE_SUBSCRIPTION, ...call, read: readOrder }, options);
}

/** What happens at the renewal. It replaces what was decided before. */
export interface RenewalInput extends SubscriptionRevisionInput {
  /** Whether another term begins. */
  readonly autoRenew: boolean;
  /** What changes then. @default nothing */
  readonly scheduled?: ScheduledChange;
}

export const SET_RENEWAL = /* @__PURE__ */ put('setRenewal', '/app/subscriptions/{id}/renewal');

/** Decides about the renewal (wire §5). */
export function setRenewal(
  client: ApiClient,
  { id, ...body }: RenewalInput,
  options?: CallOptions,
): Promise<Subscription> {
  const call = { params: { id }, body };
  return client.send({ endpoint: SET_RENEWAL, ...call, read: readSubscription }, options);
}

export const CLEAR_SCHEDULED_CHANGE = /* @__PURE__ */ remove(
  'clearScheduledChange',
  '/app/subscriptions/{id}/renewal',
);

/** Takes back what was scheduled for the renewal; whether it renews stays (wire §5). */
export function clearScheduledChange(
  client: ApiClient,
  { id, revision }: SubscriptionRevisionInput,
  options?: CallOptions,
): Promise<Subscription> {
  const call = { params: { id }, query: { revision: String(revision) } };
  return client.send(
    { endpoint: CLEAR_SCHEDULED_CHANGE, ...call, read: readSubscription },
    options,
  );
}
