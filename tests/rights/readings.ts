import { allCalls, type CallName, type KnownCall } from '../../src/api/calls/all-calls';

/*
 * How each call is made to ask who may make it: with what is declared of it (src/api/calls), about a
 * subject, and so that it changes nothing.
 */

/** What a call is made about. A subject has what the call takes; the others are undefined. */
export interface Subject {
  /** Whose record it is. */
  readonly company: string;
  /** A person of that company. */
  readonly email: string;
  /** Whether that person belongs to the product itself. */
  readonly isSystem?: boolean;
  readonly order: string;
  readonly subscription: string;
  readonly statement: string;
  /** Who issued that statement. */
  readonly issuer: string;
  readonly tenant: string;
  /** A price list that this company sells by. */
  readonly priceList: string;
}

/** How a call is made. */
interface Request {
  /** @default `GET /app/orders/{id}` is `GET /orders/{order}`, and a page is asked for its first row */
  readonly call?: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly body?: (subject: Subject) => unknown;
  /** There is nothing of this name, so that who may gets 404. */
  readonly isLost?: true;
  /** What this request takes, where others of the call take something else. */
  readonly needs?: KnownCall['needs'];
}

/** A call with what is declared of it, and how it is made. */
export type Reading = Omit<KnownCall, 'body'> &
  Request & { readonly call: NonNullable<Request['call']> };

const STALE = { revision: 0 };
const NO_REASON = { reason: null };

/** The role that nobody has, for writes that must change nothing. */
export const IDLE_ROLE = 'Nobody’s';

const lost = (call: Request['call'], body?: unknown): Request => ({
  ...(call && { call }),
  isLost: true,
  ...(body !== undefined && { body: () => body }),
});
const sending = (body: unknown, call?: Request['call']): Request => ({
  ...(call && { call }),
  body: () => body,
});

/** Calls that are not made as their paths say, or that send something. */
const REQUESTS: Partial<Record<CallName, Request>> = {
  login: sending({ email: 'x@y.example', password: 'x' }),
  resetPassword: sending({ token: 'x' }),
  requestPasswordReset: {
    call: 'GET /login/generate-password-reset-token?email=x@y.example&host=portal.test',
  },
  confirmEmail: { call: 'GET /login/confirm-email?confirmationToken=x&email=x@y.example' },
  getExternalLoginUrl: { call: 'GET /login/external-login?provider=google' },
  completeExternalLogin: sending(
    { token: 'x', code: 'x', host: 'portal.test' },
    'POST /login/external-login-res?provider=google',
  ),
  loginWithPasskey: sending({ credential: {} }),

  listUsers: { call: 'GET /users?pageSize=100' },
  exportUsers: { call: 'GET /users/export?role=nope' },
  inviteUser: {
    // Somebody has that e-mail already: nobody is invited, and a company that is not seen comes first.
    body: ({ company }) => ({ email: 'ada@plinth.example', customerId: company }),
  },
  updateUser: sending({}),
  changePassword: sending({ oldPassword: 'x', newPassword: 'x' }),
  resetSecondFactor: sending({ reason: '' }),
  deactivateUser: sending({}),
  activateUser: sending(NO_REASON),
  confirmTwoFactor: { call: 'POST /users/setup2fa?email={email}&code=000000' },
  signOutDevice: lost('DELETE /users/me/devices/nope'),
  forgetDevice: lost('DELETE /users/me/devices/nope/trust'),
  addPasskey: sending({ credential: {} }),
  renamePasskey: lost('PATCH /users/me/passkeys/nope', { name: 'x' }),
  removePasskey: lost('DELETE /users/me/passkeys/nope'),
  setPreference: sending({ value: 1 }, 'PUT /preferences/walk'),

  listRoleMembers: {
    call: `GET /roles/users-per-role?role=Customer&filter=${encodeURIComponent('{"pageSize":100}')}`,
  },
  createRole: sending([], 'POST /roles/create-role?roleName=Admin'),
  updateRolePermissions: sending(
    ['Settings.AuditLog'],
    `PATCH /roles/${encodeURIComponent(IDLE_ROLE)}/permissions`,
  ),
  deleteRole: lost('DELETE /roles/nope'),
  assignRole: {
    call: 'POST /roles/assign-role?roleName=Guest',
    body: ({ email }) => [email],
  },

  startImpersonation: { body: ({ email }) => ({ email }) },
  extendImpersonation: lost('POST /impersonation/nope/extend'),
  endImpersonation: lost('DELETE /impersonation/nope'),
  dismissNotification: lost('DELETE /notifications/nope'),
  getTask: lost('GET /tasks/nope'),

  listProducts: { call: 'GET /products?pageSize=1&customerId={company}' },
  getProduct: lost('GET /products/nope?customerId={company}'),
  createPriceList: {
    body: ({ priceList }) => ({ key: '', basedOnId: priceList, name: '', customerIds: [] }),
  },
  setPriceOverride: sending(
    { unitPrice: -1 },
    'PUT /price-lists/{priceList}/overrides/p-office-business-yy',
  ),
  checkDomain: { call: 'GET /domains/walk?vendorId=v-microsoft' },
  listEndDates: {
    call: 'GET /end-dates?customerId={company}&planId=p-office-business-yy&quantity=1',
  },
  updateCart: sending(STALE),
  clearCart: { call: 'DELETE /cart?revision=0' },
  renewCart: sending(STALE),
  addCartLine: sending({ id: 'x', planId: 'x' }),
  updateCartLine: sending(STALE, 'PATCH /cart/lines/x'),
  removeCartLine: { call: 'DELETE /cart/lines/x?revision=0' },
  setCartTargets: {
    body: ({ company }) => ({ ...STALE, targets: [{ customerId: company, tenantId: null }] }),
  },
  getQuote: { call: 'GET /cart/quote?revision=0' },
  parkCart: sending(STALE),
  takeParkedCart: lost('POST /carts/parked/x/take', STALE),
  deleteParkedCart: lost('DELETE /carts/parked/x'),

  placeOrders: lost(undefined, { quoteId: 'nope', confirm: [], termsAccepted: true }),
  approveOrder: sending(NO_REASON),
  rejectOrder: sending(NO_REASON),
  cancelOrder: sending(NO_REASON),
  retryOrderLine: lost('POST /orders/{order}/lines/nope/retry', {}),
  previewRetry: lost('GET /orders/{order}/lines/nope/retry-preview'),
  noteOrder: sending({ kind: 'nope' }),
  reorder: sending({}),

  createCustomer: sending({ key: '', level: 0 }),
  updateCustomer: sending(STALE),
  suspendCustomer: sending({ ...STALE, ...NO_REASON }),
  resumeCustomer: sending({ ...STALE, ...NO_REASON }),
  closeCustomer: sending({ ...STALE, ...NO_REASON }),
  createTenant: sending({ vendorId: 'v-microsoft', domain: '' }),
  resendTenantLink: sending({}),

  updateSubscription: sending(STALE),
  previewChange: {
    call: 'GET /subscriptions/{subscription}/changes/preview?kind=cancel',
    needs: ['Subscription.Cancel'],
  },
  changeSubscription: lost(undefined, { previewId: 'nope', total: 0 }),
  setRenewal: sending({ ...STALE, autoRenew: true }),
  clearScheduledChange: { call: 'DELETE /subscriptions/{subscription}/renewal?revision=0' },

  recordPayment: sending({ id: '', amount: 0, paidOn: '' }),
  voidStatement: sending({ reason: '' }),
  getReconciliation: { call: 'GET /reconciliation?period=2026-02' },
  exportReconciliation: { call: 'GET /reconciliation/export?period=2026-02' },
};

/** What `{id}` is in a path below these. */
const IDS: readonly (readonly [base: string, subject: keyof Subject])[] = [
  ['/orders/', 'order'],
  ['/customers/', 'company'],
  ['/subscriptions/', 'subscription'],
  ['/statements/', 'statement'],
  ['/price-lists/', 'priceList'],
];

function readingOf(name: CallName): Reading {
  const { endpoint, answer, ...facts } = allCalls[name];
  const path = endpoint.path.slice('/app'.length).replace('{tenantId}', '{tenant}');
  const id = IDS.find(([base]) => path.startsWith(base))?.[1] ?? 'id';
  const query =
    answer.form === 'page' ? '?pageSize=1' : answer.form === 'file' ? '?state=nope' : '';
  const call = `${endpoint.method} ${path.replace('{id}', `{${id}}`)}${query}` as Reading['call'];
  return { endpoint, answer, call, ...facts, ...REQUESTS[name] };
}

// The last is what ends the session.
const NAMES = Object.keys(allCalls).filter((name) => name !== 'logout') as CallName[];

/** Every call, and how it is made. */
export const READINGS = Object.fromEntries(
  [...NAMES, 'logout' as const].map((name) => [name, readingOf(name)]),
) as Readonly<Record<CallName, Reading>>;
