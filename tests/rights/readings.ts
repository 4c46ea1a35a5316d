import type { EndpointName } from '../../src/api/calls/all-calls';

/*
 * Who may make which call, read from the pages: docs/specification.md, docs/contract.md,
 * docs/commerce.md, docs/commerce-wire.md and docs/impersonation.md. Nothing here is the sandbox's: a
 * second reading of the same pages.
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

/** What the pages say of a call. */
export interface Reading {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  /** Each of these has to be held. A list in the list: one of them. @default nothing */
  readonly needs?: readonly (string | readonly string[])[];
  /** @default 0 */
  readonly level?: 1;
  /** What has to be allowed while acting as somebody else. @default it is not blocked */
  readonly setting?: string;
  /** For the users themselves: refused while acting as them. */
  readonly isForThemselves?: true;
  /**
   * What it is about: `company`, `person` and `priceList` have to be seen, `own` is refused for
   * anybody else, `free` is a company or a person whose own takes no permission.
   */
  readonly about?: 'company' | 'person' | 'priceList' | 'own';
  /** Takes neither level nor permission when it is about oneself, or one's own company. */
  readonly isOwnFree?: true;
  /** Who else may: only its issuer, only others than one's own company, only its owner. */
  readonly only?:
    | 'issuer'
    | 'others'
    | 'owner'
    | 'actable'
    | 'unprotected'
    /** Who may read the audit log, which is what is handed out. */
    | 'auditor'
    /** Nobody protected, nor oneself, nor who acts. */
    | 'somebodyElse'
    /** The same, and nobody who may do more. */
    | 'resettable'
    /** Oneself, or nobody who may do more. */
    | 'within';
  /** There is nothing of this name, so that who may gets 404. */
  readonly isLost?: true;
  /** Is about the session: answered as ever in the view of a role. */
  readonly isOfSession?: true;
  /** Takes no session. */
  readonly isOpen?: true;
  readonly body?: (subject: Subject) => unknown;
}

const SHOP = 'Marketplace.ReadWrite';
const READ_PRODUCTS = [['Marketplace.Read', SHOP]];
const PRICES = { needs: ['Marketplace.Prices'], level: 1 } as const;
const CUSTOMER_READ = { needs: ['Customer.Read'], level: 1 } as const;
const CUSTOMER_EDIT = { needs: ['Customer.Edit'], level: 1, about: 'company' } as const;
const CHANGES = ['Subscription.Seats', 'Subscription.Upgrade', 'Subscription.Cancel'];
const STALE = { revision: 0 };
const MOVE = () => ({ ...STALE, reason: null });
const ROLE = { setting: 'manageRoles' } as const;
const INVITE = { needs: ['User.Invite'], setting: 'inviteUsers' } as const;
const SWITCH = {
  needs: ['User.Deactivate'],
  setting: 'changeUsers',
  about: 'person',
  only: 'somebodyElse',
} as const;
const OPEN = { isOpen: true, isOfSession: true } as const;
const THEMSELVES = { isForThemselves: true } as const;

/** The role that nobody has, for writes that must change nothing. */
export const IDLE_ROLE = 'Nobody’s';

/** Every call of the table. A missing one is a type error. */
export const READINGS: Readonly<Record<Exclude<EndpointName, 'notificationsHub'>, Reading>> = {
  // Sign-in and session (specification §7.1): open to anybody, and answered by what was sent.
  login: { call: 'POST /login', ...OPEN, body: () => ({ email: 'x@y.example', password: 'x' }) },
  validateToken: { call: 'POST /login/validate-token', isOfSession: true },
  resetPassword: { call: 'POST /login/reset-password', ...OPEN, body: () => ({ token: 'x' }) },
  requestPasswordReset: {
    call: 'GET /login/generate-password-reset-token?email=x@y.example&host=portal.test',
    ...OPEN,
  },
  confirmEmail: { call: 'GET /login/confirm-email?confirmationToken=x&email=x@y.example', ...OPEN },
  getExternalLoginUrl: { call: 'GET /login/external-login?provider=google', ...OPEN },
  completeExternalLogin: {
    call: 'POST /login/external-login-res?provider=google',
    ...OPEN,
    body: () => ({ token: 'x', code: 'x', host: 'portal.test' }),
  },
  getPasskeyLoginOptions: { call: 'POST /login/passkey-options', ...OPEN },
  loginWithPasskey: { call: 'POST /login/passkey', ...OPEN, body: () => ({ credential: {} }) },

  // People (specification §7.2, contract §4.28 to §4.30).
  getCurrentUser: { call: 'GET /users/me', isOfSession: true },
  getCustomerType: { call: 'GET /customers/customer-type' },
  listUsers: { call: 'GET /users?pageSize=100', needs: ['User.Read'] },
  exportUsers: { call: 'GET /users/export?role=nope', needs: ['User.Read', 'User.Export'] },
  getUser: { call: 'GET /users/{email}', needs: ['User.Read'], about: 'person', isOwnFree: true },
  inviteUser: {
    call: 'POST /users',
    ...{ ...INVITE, about: 'company' },
    // Somebody has that e-mail already: nobody is invited, and a company that is not seen comes first.
    body: ({ company }) => ({ email: 'ada@plinth.example', customerId: company }),
  },
  updateUser: {
    call: 'PATCH /users/{email}',
    ...{ needs: ['User.Edit'], setting: 'changeUsers', about: 'person', isOwnFree: true },
    body: () => ({}),
  },
  changePassword: {
    call: 'PATCH /users/{email}/change-password',
    ...{ setting: 'changePassword', about: 'own' },
    body: () => ({ oldPassword: 'x', newPassword: 'x' }),
  },
  deleteUser: {
    call: 'DELETE /users/{email}',
    ...{ needs: ['User.Delete'], setting: 'deleteUsers', about: 'person', only: 'unprotected' },
  },
  resetSecondFactor: {
    call: 'POST /users/{email}/second-factor/reset',
    ...{ needs: ['User.ResetTwoFactor'], setting: 'changeTwoFactor' },
    ...{ about: 'person', only: 'resettable' },
    body: () => ({ reason: '' }),
  },
  deactivateUser: { call: 'POST /users/{email}/deactivate', ...SWITCH, body: () => ({}) },
  activateUser: { call: 'POST /users/{email}/activate', ...SWITCH, body: () => ({ reason: null }) },
  getHoldings: { call: 'GET /users/{email}/holdings', needs: ['User.Read'], about: 'person' },
  resendInvitation: { call: 'POST /users/{email}/invitation', ...INVITE, about: 'person' },
  withdrawInvitation: { call: 'DELETE /users/{email}/invitation', ...INVITE, about: 'person' },
  setupTwoFactor: { call: 'GET /users/setup2fa/{email}', setting: 'changeTwoFactor', about: 'own' },
  confirmTwoFactor: {
    call: 'POST /users/setup2fa?email={email}&code=000000',
    ...{ setting: 'changeTwoFactor', about: 'own' },
  },
  disableTwoFactor: {
    call: 'POST /users/disable2fa/{email}',
    ...{ needs: ['User.ResetTwoFactor'], setting: 'changeTwoFactor' },
    ...{ about: 'person', isOwnFree: true, only: 'within' },
  },
  listDevices: { call: 'GET /users/me/devices', ...THEMSELVES },
  signOutDevice: { call: 'DELETE /users/me/devices/nope', ...THEMSELVES, isLost: true },
  signOutOtherDevices: { call: 'POST /users/me/devices/sign-out-others', ...THEMSELVES },
  forgetDevice: { call: 'DELETE /users/me/devices/nope/trust', ...THEMSELVES, isLost: true },
  getRecoveryCodes: { call: 'GET /users/me/recovery-codes', ...THEMSELVES },
  makeRecoveryCodes: { call: 'POST /users/me/recovery-codes', ...THEMSELVES },
  listPasskeys: { call: 'GET /users/me/passkeys', ...THEMSELVES },
  getPasskeyOptions: { call: 'POST /users/me/passkeys/options', ...THEMSELVES },
  addPasskey: { call: 'POST /users/me/passkeys', ...THEMSELVES, body: () => ({ credential: {} }) },
  renamePasskey: {
    call: 'PATCH /users/me/passkeys/nope',
    ...THEMSELVES,
    isLost: true,
    body: () => ({ name: 'x' }),
  },
  removePasskey: { call: 'DELETE /users/me/passkeys/nope', ...THEMSELVES, isLost: true },
  listPreferences: { call: 'GET /preferences' },
  setPreference: { call: 'PUT /preferences/walk', ...THEMSELVES, body: () => ({ value: 1 }) },

  // Roles (specification §7.3).
  getPermissionCatalogue: { call: 'GET /roles', needs: ['Permissions.Read'] },
  listRoles: { call: 'GET /roles/roles', needs: ['Permissions.Read'] },
  listRoleMembers: {
    call: `GET /roles/users-per-role?role=Customer&filter=${encodeURIComponent('{"pageSize":100}')}`,
    needs: ['Permissions.Read'],
  },
  createRole: {
    call: 'POST /roles/create-role?roleName=Admin',
    ...{ needs: ['Permissions.Create'], ...ROLE },
    body: () => [],
  },
  updateRolePermissions: {
    call: `PATCH /roles/${encodeURIComponent(IDLE_ROLE)}/permissions`,
    ...{ needs: ['Permissions.Edit'], ...ROLE, only: 'auditor' },
    body: () => ['Settings.AuditLog'],
  },
  deleteRole: { call: 'DELETE /roles/nope', needs: ['Permissions.Delete'], ...ROLE, isLost: true },
  assignRole: {
    call: 'POST /roles/assign-role?roleName=Guest',
    ...{ needs: ['Permissions.Assign'], ...ROLE, about: 'person' },
    body: ({ email }) => [email],
  },

  // Acting as somebody else (contract §3).
  startImpersonation: {
    call: 'POST /impersonation',
    ...{ needs: ['User.Impersonate'], ...THEMSELVES, about: 'person', only: 'actable' },
    body: ({ email }) => ({ email }),
  },
  extendImpersonation: { call: 'POST /impersonation/nope/extend', ...THEMSELVES, isLost: true },
  endImpersonation: { call: 'DELETE /impersonation/nope', isLost: true },

  // What is one's own (contract §3).
  listNotifications: { call: 'GET /notifications' },
  dismissNotification: { call: 'DELETE /notifications/nope', isLost: true },
  markAllNotificationsRead: { call: 'POST /notifications/mark-all-read' },
  getTask: { call: 'GET /tasks/nope', isLost: true },
  listActivity: { call: 'GET /activity?pageSize=1', needs: ['Settings.AuditLog'] },

  // Marketplace and cart (wire §3.1, §3.2).
  listProducts: {
    call: 'GET /products?pageSize=1&customerId={company}',
    ...{ needs: READ_PRODUCTS, about: 'company' },
  },
  getProduct: {
    call: 'GET /products/nope?customerId={company}',
    ...{ needs: READ_PRODUCTS, isLost: true },
  },
  listPriceLists: { call: 'GET /price-lists?pageSize=1', ...PRICES },
  getPriceList: { call: 'GET /price-lists/{priceList}', ...PRICES, about: 'priceList' },
  createPriceList: {
    call: 'POST /price-lists',
    ...{ ...PRICES, about: 'priceList', only: 'owner' },
    body: ({ priceList }) => ({ key: '', basedOnId: priceList, name: '', customerIds: [] }),
  },
  setPriceOverride: {
    call: 'PUT /price-lists/{priceList}/overrides/p-office-business-yy',
    ...{ ...PRICES, about: 'priceList', only: 'owner' },
    body: () => ({ unitPrice: -1 }),
  },
  checkDomain: {
    call: 'GET /domains/walk?vendorId=v-microsoft',
    needs: [[SHOP, 'Customer.Edit']],
  },
  listEndDates: {
    call: 'GET /end-dates?customerId={company}&planId=p-office-business-yy&quantity=1',
    ...{ needs: [SHOP], about: 'company' },
  },
  getCart: { call: 'GET /cart', needs: [SHOP] },
  updateCart: { call: 'PATCH /cart', needs: [SHOP], body: () => STALE },
  clearCart: { call: 'DELETE /cart?revision=0', needs: [SHOP] },
  renewCart: { call: 'POST /cart/renew', needs: [SHOP], body: () => STALE },
  addCartLine: { call: 'POST /cart/lines', needs: [SHOP], body: () => ({ id: 'x', planId: 'x' }) },
  updateCartLine: { call: 'PATCH /cart/lines/x', needs: [SHOP], body: () => STALE },
  removeCartLine: { call: 'DELETE /cart/lines/x?revision=0', needs: [SHOP] },
  setCartTargets: {
    call: 'PUT /cart/targets',
    ...{ needs: [SHOP], about: 'company' },
    body: ({ company }) => ({ ...STALE, targets: [{ customerId: company, tenantId: null }] }),
  },
  getQuote: { call: 'GET /cart/quote?revision=0', needs: [SHOP] },
  parkCart: { call: 'POST /cart/park', needs: [SHOP], body: () => STALE },
  listParkedCarts: { call: 'GET /carts/parked', needs: [SHOP] },
  takeParkedCart: {
    call: 'POST /carts/parked/x/take',
    ...{ needs: [SHOP], isLost: true },
    body: () => STALE,
  },
  deleteParkedCart: { call: 'DELETE /carts/parked/x', needs: [SHOP], isLost: true },

  // Orders (wire §2, §3.4).
  placeOrders: {
    call: 'POST /orders',
    ...{ needs: [SHOP], setting: 'placeOrders', isLost: true },
    body: () => ({ quoteId: 'nope', confirm: [], termsAccepted: true }),
  },
  listOrders: { call: 'GET /orders?pageSize=1', needs: ['Order.Read'] },
  exportOrders: { call: 'GET /orders/export?state=nope', needs: ['Order.Read', 'Order.Export'] },
  getOrder: { call: 'GET /orders/{order}', needs: ['Order.Read'], about: 'company' },
  approveOrder: {
    call: 'POST /orders/{order}/approve',
    ...{ needs: ['Order.Approve'], setting: 'approveOrders', about: 'company' },
    body: () => ({ reason: null }),
  },
  rejectOrder: {
    call: 'POST /orders/{order}/reject',
    ...{ needs: ['Order.Approve'], setting: 'approveOrders', about: 'company' },
    body: () => ({ reason: null }),
  },
  cancelOrder: {
    call: 'POST /orders/{order}/cancel',
    ...{ needs: ['Order.Cancel'], setting: 'placeOrders', about: 'company' },
    body: () => ({ reason: null }),
  },
  retryOrderLine: {
    call: 'POST /orders/{order}/lines/nope/retry',
    ...{ needs: ['Order.Retry'], setting: 'placeOrders', isLost: true },
    body: () => ({}),
  },
  previewRetry: {
    call: 'GET /orders/{order}/lines/nope/retry-preview',
    ...{ needs: ['Order.Retry'], isLost: true },
  },
  noteOrder: {
    call: 'POST /orders/{order}/notes',
    ...{ needs: ['Order.Retry'], level: 1, setting: 'placeOrders', about: 'company' },
    body: () => ({ kind: 'nope' }),
  },
  reorder: {
    call: 'POST /orders/{order}/reorder',
    ...{ needs: ['Order.Read', SHOP], about: 'company' },
    body: () => ({}),
  },

  // Customers (wire §2, §4).
  listCustomers: { call: 'GET /customers?pageSize=1', ...CUSTOMER_READ },
  exportCustomers: {
    call: 'GET /customers/export?state=nope',
    ...{ needs: ['Customer.Read', 'Customer.Export'], level: 1 },
  },
  getCustomer: {
    call: 'GET /customers/{company}',
    ...{ ...CUSTOMER_READ, about: 'company', isOwnFree: true },
  },
  createCustomer: {
    call: 'POST /customers',
    ...{ needs: ['Customer.Create'], level: 1 },
    body: () => ({ key: '', level: 0 }),
  },
  updateCustomer: { call: 'PATCH /customers/{company}', ...CUSTOMER_EDIT, body: () => STALE },
  suspendCustomer: {
    call: 'POST /customers/{company}/suspend',
    ...{ ...CUSTOMER_EDIT, only: 'others' },
    body: MOVE,
  },
  resumeCustomer: {
    call: 'POST /customers/{company}/resume',
    ...{ ...CUSTOMER_EDIT, only: 'others' },
    body: MOVE,
  },
  closeCustomer: {
    call: 'POST /customers/{company}/close',
    ...{ ...CUSTOMER_EDIT, only: 'others' },
    body: MOVE,
  },
  listTenants: {
    call: 'GET /customers/{company}/tenants?pageSize=1',
    ...{ ...CUSTOMER_READ, about: 'company', isOwnFree: true },
  },
  createTenant: {
    call: 'POST /customers/{company}/tenants',
    ...CUSTOMER_EDIT,
    body: () => ({ vendorId: 'v-microsoft', domain: '' }),
  },
  resendTenantLink: {
    call: 'POST /customers/{company}/tenants/{tenant}/resend',
    ...CUSTOMER_EDIT,
    body: () => ({}),
  },
  revokeTenant: { call: 'DELETE /customers/{company}/tenants/{tenant}', ...CUSTOMER_EDIT },

  // Subscriptions (wire §2, §5).
  listSubscriptions: { call: 'GET /subscriptions?pageSize=1', needs: ['Subscription.Read'] },
  exportSubscriptions: {
    call: 'GET /subscriptions/export?state=nope',
    needs: ['Subscription.Read'],
  },
  getSubscription: {
    call: 'GET /subscriptions/{subscription}',
    ...{ needs: ['Subscription.Read'], about: 'company' },
  },
  updateSubscription: {
    call: 'PATCH /subscriptions/{subscription}',
    ...{ needs: ['Subscription.Seats'], about: 'company' },
    body: () => STALE,
  },
  previewChange: {
    call: 'GET /subscriptions/{subscription}/changes/preview?kind=cancel',
    ...{ needs: ['Subscription.Cancel'], about: 'company' },
  },
  changeSubscription: {
    call: 'POST /subscriptions/{subscription}/changes',
    needs: [[...CHANGES, 'Subscription.Suspend']],
    ...{ setting: 'changeSubscriptions', isLost: true },
    body: () => ({ previewId: 'nope', total: 0 }),
  },
  setRenewal: {
    call: 'PUT /subscriptions/{subscription}/renewal',
    ...{ needs: ['Subscription.Renew'], setting: 'changeSubscriptions', about: 'company' },
    body: () => ({ ...STALE, autoRenew: true }),
  },
  clearScheduledChange: {
    call: 'DELETE /subscriptions/{subscription}/renewal?revision=0',
    ...{ needs: ['Subscription.Renew'], setting: 'changeSubscriptions', about: 'company' },
  },

  // Statements and the first page (wire §2, §6, §7).
  listStatements: { call: 'GET /statements?pageSize=1', needs: ['Billing.Read'] },
  exportStatements: {
    call: 'GET /statements/export?state=nope',
    needs: ['Billing.Read', 'Billing.Export'],
  },
  getStatement: {
    call: 'GET /statements/{statement}',
    ...{ needs: ['Billing.Read'], about: 'company' },
  },
  recordPayment: {
    call: 'POST /statements/{statement}/payments',
    ...{ needs: ['Billing.Pay'], setting: 'recordPayments', about: 'company', only: 'issuer' },
    body: () => ({ id: '', amount: 0, paidOn: '' }),
  },
  voidStatement: {
    call: 'POST /statements/{statement}/void',
    ...{ needs: ['Billing.Correct'], setting: 'recordPayments', about: 'company', only: 'issuer' },
    body: () => ({ reason: '' }),
  },
  getReconciliation: {
    call: 'GET /reconciliation?period=2026-02',
    ...{ needs: ['Billing.Read'], level: 1 },
  },
  exportReconciliation: {
    call: 'GET /reconciliation/export?period=2026-02',
    ...{ needs: ['Billing.Read', 'Billing.Export'], level: 1 },
  },
  getDashboardSummary: { call: 'GET /dashboard/summary' },
  listAttention: { call: 'GET /dashboard/attention' },
  listSpend: { call: 'GET /dashboard/spend', needs: ['Billing.Read'] },

  // The last: whatever it ends is not needed any more.
  logout: { call: 'GET /login/logout', ...OPEN },
};
