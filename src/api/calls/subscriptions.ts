import type { ChargeLine } from '../../domain/billing/charge';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import type {
  ScheduledChange,
  SeatBatch,
  Subscription,
} from '../../domain/subscriptions/subscription';
import type { IdInput } from '../call';
import {
  all,
  amount,
  anyText,
  as,
  day,
  either,
  entries,
  id,
  key,
  maybe,
  moment,
  optional,
  page,
  price,
  record,
  someText,
  whole,
  yesOrNo,
} from '../wire/fields';
import { asRecord, unexpected, unwrap } from '../wire/readers';
import {
  byId,
  byPage,
  byQuery,
  type CallFacts,
  csvFile,
  get,
  patch,
  post,
  put,
  remove,
} from './call';
import { CHARGE } from './charge';
import { readOrder } from './orders';

const BATCH = record<SeatBatch>(() => ({
  quantity: whole,
  fromAt: as(moment, (value) => moment(value) ?? unexpected('fromAt')),
  cancelUntilAt: maybe(moment),
}));

const SCHEDULED = record<ScheduledChange>(() => ({
  quantity: maybe(whole),
  planId: maybe(id),
  endsOn: maybe(day),
}));

const CHANGING = record<NonNullable<Subscription['changing']>>(() => ({
  orderId: as(id, (value) => id(value) || unexpected('orderId')),
}));

export const readSubscription = record<Subscription>(
  () => ({
    id: key,
    revision: whole,
    customerId: id,
    customerName: someText,
    tenantId: maybe(id),
    vendorId: id,
    vendorName: someText,
    productId: id,
    planId: id,
    productName: someText,
    friendlyName: maybe(anyText),
    project: maybe(anyText),
    state: someText,
    isTrial: yesOrNo,
    quantity: whole,
    assigned: maybe(whole),
    unitPrice: price,
    unitCost: optional(price),
    currency: someText,
    term: someText,
    cycle: someText,
    startOn: day,
    termStartOn: as(maybe(day), (value, { startOn }) => maybe(day)(value) ?? day(startOn)),
    renewsOn: maybe(day),
    autoRenew: yesOrNo,
    renewalUnitPrice: maybe(price),
    recurringPerMonth: amount,
    batches: entries(BATCH),
    scheduled: as(maybe(SCHEDULED), (value) => {
      const scheduled = maybe(SCHEDULED)(value);
      return scheduled && Object.values(scheduled).some((each) => each !== null) ? scheduled : null;
    }),
    changing: maybe(CHANGING),
    nextChargeOn: maybe(day),
    commitmentLeft: amount,
  }),
  'id',
);

export const readSubscriptions = page(readSubscription);

/** A page of subscriptions (wire §2). */
export const listSubscriptions = get(
  'listSubscriptions',
  '/app/subscriptions',
  readSubscriptions,
  byPage,
);

/** Exports all subscriptions of a query (wire §2); the page is ignored. */
export const exportSubscriptions = get(
  'exportSubscriptions',
  '/app/subscriptions/export',
  csvFile,
  byQuery,
);

/** A subscription (wire §5). */
export const getSubscription = get(
  'getSubscription',
  '/app/subscriptions/{id}',
  readSubscription,
  byId,
);

/** The revision that a write to a subscription is based on. */
export interface SubscriptionRevisionInput extends IdInput {
  /** Revision on screen; a stale one is refused with the newest state. */
  readonly revision: number;
}

/** Names given by the owner; omitted ones stay, null clears. */
export interface SubscriptionNames {
  /** Name, at most 64 characters. */
  readonly friendlyName?: string | null;
  /** Project, at most 64 characters. */
  readonly project?: string | null;
}

/** Changes the name and project of a subscription (wire §5). */
export const updateSubscription = patch(
  'updateSubscription',
  '/app/subscriptions/{id}',
  readSubscription,
  ({ id, ...body }: SubscriptionRevisionInput & SubscriptionNames) => ({ params: { id }, body }),
);

// A line that cannot be read must not be missing from a sum.
const CHANGE_LINE = record<ChargeLine>(() => ({ ...CHARGE(), kind: someText }));

type Ready = Omit<Extract<ChangePreview, { status: 'ready' }>, 'status'>;
type Refused = Omit<Extract<ChangePreview, { status: 'refused' }>, 'status'>;

const READY = record<Ready>(() => ({
  previewId: as(id, (value) => id(value) || unexpected('previewId')),
  validUntilAt: moment,
  currency: someText,
  lines: all(CHANGE_LINE),
  net: amount,
  tax: amount,
  total: amount,
  recurringBefore: amount,
  recurringAfter: amount,
  commitmentLeft: amount,
  deletesScheduled: yesOrNo,
}));

const REFUSED = record<Refused>(() => ({
  code: someText,
  message: someText,
  instead: maybe(someText),
  lowestQuantity: maybe(whole),
}));

const REFUSAL = record(() => ({ refusal: REFUSED }));

export const readChangePreview = either(READY, REFUSAL, (body): ChangePreview => {
  const preview = asRecord(unwrap(body)) ?? asRecord(body);
  const refusal = asRecord(preview?.refusal);
  return refusal
    ? { status: 'refused', ...REFUSED.row(refusal) }
    : { status: 'ready', ...READY.row(preview) };
});

/** A change to preview. */
interface PreviewInput extends IdInput {
  readonly change: SubscriptionChange;
}

/** Previews an immediate change, or returns why it is refused (wire §5). */
export const previewChange = get(
  'previewChange',
  '/app/subscriptions/{id}/changes/preview',
  readChangePreview,
  ({ id, change }: PreviewInput) => ({
    params: { id },
    query: {
      kind: change.kind,
      quantity: change.kind === 'seats' ? String(change.quantity) : undefined,
      planId: change.kind === 'plan' ? change.planId : undefined,
    },
  }),
);

/** A previewed change. */
export interface ChangeInput extends IdInput {
  /**
   * Id of the preview and idempotency key: sending it again changes nothing more, and returns the
   * same order.
   */
  readonly previewId: string;
  /** Total that was shown, in minor units; a difference is refused. */
  readonly total: number;
}

/** Makes a previewed change; safe to send again (wire §5). */
export const changeSubscription = post(
  'changeSubscription',
  '/app/subscriptions/{id}/changes',
  readOrder,
  ({ id, previewId, total }: ChangeInput) => ({ params: { id }, body: { previewId, total } }),
);

/** Settings for the renewal; they replace the previous ones. */
export interface RenewalInput extends SubscriptionRevisionInput {
  /** Whether it renews. */
  readonly autoRenew: boolean;
  /** Changes at the renewal. @default none */
  readonly scheduled?: ScheduledChange;
}

/** Sets what happens at the renewal (wire §5). */
export const setRenewal = put(
  'setRenewal',
  '/app/subscriptions/{id}/renewal',
  readSubscription,
  ({ id, ...body }: RenewalInput) => ({ params: { id }, body }),
);

/** Removes the scheduled change; automatic renewal stays as it is (wire §5). */
export const clearScheduledChange = remove(
  'clearScheduledChange',
  '/app/subscriptions/{id}/renewal',
  readSubscription,
  ({ id, revision }: SubscriptionRevisionInput) => ({
    params: { id },
    query: { revision: String(revision) },
  }),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const READ = { needs: ['Subscription.Read'] } as const;
  const RENEW = {
    needs: ['Subscription.Renew'],
    setting: 'changeSubscriptions',
    about: 'company',
  } as const;
  const CHANGES = [
    'Subscription.Seats',
    'Subscription.Upgrade',
    'Subscription.Cancel',
    'Subscription.Suspend',
  ] as const;
  const SCHEDULE = { quantity: 8, planId: null, endsOn: null };
  return {
    listSubscriptions: {
      ...READ,
      example: [
        { pageNumber: 1, pageSize: 10, filters: { view: ['renewing'] } },
        'GET /app/subscriptions?view=renewing&pageNumber=1&pageSize=10',
      ],
    },
    exportSubscriptions: {
      ...READ,
      example: [{ sort: '-renewsOn' }, 'GET /app/subscriptions/export?sort=-renewsOn'],
    },
    getSubscription: {
      ...READ,
      about: 'company',
      example: [{ id: 's-1' }, 'GET /app/subscriptions/s-1'],
    },
    updateSubscription: {
      needs: ['Subscription.Seats'],
      about: 'company',
      refuses: { 409: ['subscription_changed'], 422: ['invalid'] },
      example: [
        { id: 's-1', revision: 2, project: null },
        'PATCH /app/subscriptions/s-1',
        { revision: 2, project: null },
      ],
    },
    previewChange: {
      // `seats` and what follows it: the permission depends on the kind of change.
      needs: [CHANGES],
      about: 'company',
      refuses: { 422: ['invalid'] },
      example: [
        { id: 's-1', change: { kind: 'seats', quantity: 15 } },
        'GET /app/subscriptions/s-1/changes/preview?kind=seats&quantity=15',
      ],
    },
    changeSubscription: {
      isCreating: true,
      needs: [CHANGES],
      setting: 'changeSubscriptions',
      about: 'company',
      refuses: {
        409: ['subscription_changed', 'renewal_locked', 'window_closed', 'preview_expired'],
        422: ['invalid'],
      },
      example: [
        { id: 's-1', previewId: 'pv-1', total: 4125 },
        'POST /app/subscriptions/s-1/changes',
        { previewId: 'pv-1', total: 4125 },
      ],
    },
    setRenewal: {
      ...RENEW,
      refuses: { 409: ['renewal_locked', 'subscription_changed'], 422: ['invalid'] },
      example: [
        { id: 's-1', revision: 2, autoRenew: true, scheduled: SCHEDULE },
        'PUT /app/subscriptions/s-1/renewal',
        { revision: 2, autoRenew: true, scheduled: SCHEDULE },
      ],
    },
    clearScheduledChange: {
      ...RENEW,
      refuses: { 409: ['renewal_locked', 'subscription_changed'] },
      example: [{ id: 's-1', revision: 2 }, 'DELETE /app/subscriptions/s-1/renewal?revision=2'],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
