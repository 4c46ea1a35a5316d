import type { EndpointName } from '../../src/api/calls/all-calls';
import type { Fault, Passing } from './broken-server';

/** A way to be wrong, and how the suite must name it. */
export interface PlantedFault {
  readonly name: string;
  readonly endpoint: EndpointName;
  /** The field as the report writes it; '' is the body. */
  readonly field: string;
  /** Endpoints that are also wrong because of it. @default none */
  readonly also?: readonly EndpointName[];
  /** Whether only `--write` can see it. @default false */
  readonly isWrite?: boolean;
  /** Endpoints that cannot be judged while it is there: their faults are on another server. @default none */
  readonly hides?: readonly EndpointName[];
  readonly fault: Fault;
}

export type Body = Record<string, unknown>;
type Change = (body: Body, passing: Passing) => void;

/** Changes the good answers of one call. */
export function on(method: string, path: RegExp, change: Change): Fault {
  return {
    answer(passing, incoming, url) {
      if (incoming.method === method && path.test(url.pathname) && passing.status === 200) {
        change(passing.body as Body, passing);
      }
    },
  };
}

export const rowsOf = (body: Body) => body.data as Body[];

function editCookies(edit: (line: string) => string): Fault {
  return {
    answer({ headers }) {
      const lines = headers['set-cookie'];
      if (Array.isArray(lines)) headers['set-cookie'] = lines.map(edit);
    },
  };
}

/** A server that puts in the token of the session where the caller has left it away. */
function withoutCsrf(): Fault {
  let token = '';
  return {
    request(incoming) {
      if (incoming.headers.cookie) incoming.headers['x-csrf-token'] = token;
    },
    answer({ body }) {
      const told = (body as Body | null)?.csrfToken;
      if (typeof told === 'string') token = told;
    },
  };
}

export const FAULTS: readonly PlantedFault[] = [
  {
    name: 'a list of commerce counts wrong',
    endpoint: 'listOrders',
    field: 'totalPages',
    fault: on('GET', /\/app\/orders$/, (body) => {
      body.totalPages = Number(body.totalPages) + 1;
    }),
  },
  {
    name: 'a statement does not add up',
    endpoint: 'getStatement',
    field: 'total',
    fault: on('GET', /\/app\/statements\/(?!export$)[^/]+$/, (body) => {
      body.total = Number(body.total) + 1;
      body.balance = Number(body.balance) + 1;
    }),
  },
  {
    name: 'a tile counts otherwise than its list',
    endpoint: 'getDashboardSummary',
    field: 'failedOrders',
    fault: on('GET', /\/dashboard\/summary$/, (body) => {
      body.failedOrders = 1_000;
    }),
  },
  {
    name: 'another company’s record is answered with another status',
    endpoint: 'getSubscription',
    field: 'status',
    fault: {
      answer(passing, incoming, url) {
        if (incoming.method === 'GET' && /\/subscriptions\/plinth[^/]+$/.test(url.pathname)) {
          passing.status = 400;
        }
      },
    },
  },
  {
    name: 'a file does not call itself one',
    endpoint: 'exportOrders',
    field: 'header Content-Disposition',
    fault: {
      answer({ headers }, _incoming, url) {
        if (url.pathname.endsWith('/orders/export')) delete headers['content-disposition'];
      },
    },
  },
  {
    name: 'the CSRF token is missing',
    endpoint: 'login',
    field: 'csrfToken',
    fault: on('POST', /\/login$/, (body) => {
      delete body.csrfToken;
    }),
  },
  {
    name: 'expires is no ISO 8601',
    endpoint: 'login',
    field: 'expires',
    fault: on('POST', /\/login$/, (body) => {
      body.expires = '15/01/2026 13:00';
    }),
  },
  {
    name: 'expires has no zone',
    endpoint: 'validateToken',
    field: 'expires',
    fault: on('POST', /\/validate-token$/, (body) => {
      body.expires = String(body.expires).replace('Z', '');
    }),
  },
  {
    name: 'the cookie can be read by script',
    endpoint: 'login',
    field: 'header Set-Cookie plinth_session',
    fault: editCookies((line) => line.replace(/; HttpOnly/i, '')),
  },
  {
    name: 'the cookie goes along from everywhere',
    endpoint: 'login',
    field: 'header Set-Cookie plinth_session',
    fault: editCookies((line) => line.replace(/; SameSite=\w+/i, '')),
  },
  {
    name: 'writes need no CSRF token',
    endpoint: 'deleteRole',
    field: 'header X-Csrf-Token, sent: none',
    also: [
      'inviteUser',
      'updateUser',
      'deleteUser',
      'disableTwoFactor',
      'createRole',
      'updateRolePermissions',
      'assignRole',
      'dismissNotification',
      'setPreference',
      'resendInvitation',
      'withdrawInvitation',
      'resetSecondFactor',
      'deactivateUser',
      'activateUser',
      'signOutDevice',
      'forgetDevice',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'startImpersonation',
      'extendImpersonation',
      'endImpersonation',
      'updateCart',
      'clearCart',
      'renewCart',
      'addCartLine',
      'updateCartLine',
      'removeCartLine',
      'setCartTargets',
      'parkCart',
      'takeParkedCart',
      'deleteParkedCart',
      'setPriceOverride',
      'createCustomer',
      'placeOrders',
      'approveOrder',
      'rejectOrder',
      'cancelOrder',
      'retryOrderLine',
      'reorder',
      'updateCustomer',
      'suspendCustomer',
      'resumeCustomer',
      'closeCustomer',
      'createTenant',
      'resendTenantLink',
      'revokeTenant',
      'updateSubscription',
      'changeSubscription',
      'setRenewal',
      'clearScheduledChange',
      'recordPayment',
      'voidStatement',
    ],
    fault: withoutCsrf(),
  },
  {
    name: 'a 401 is sent as 200',
    endpoint: 'getCustomerType',
    field: 'status',
    fault: {
      answer(passing, _, url) {
        if (url.pathname.endsWith('/customer-type')) passing.status = 200;
      },
    },
  },
  {
    name: 'the roles are a list',
    endpoint: 'listRoles',
    field: '',
    hides: ['listRoleMembers'],
    fault: on('GET', /\/roles\/roles$/, (body, passing) => {
      passing.body = Object.values(body);
    }),
  },
  {
    name: 'a permission has no name',
    endpoint: 'getPermissionCatalogue',
    field: '["Customers"][0].name',
    fault: on('GET', /\/app\/roles$/, (body) => {
      delete (body.Customers as Body[])[0]?.name;
    }),
  },
  {
    name: 'the totals are texts',
    endpoint: 'listUsers',
    field: 'totalRecords',
    fault: on('GET', /\/app\/users$/, (body) => {
      body.totalRecords = String(body.totalRecords);
    }),
  },
  {
    name: 'the number of pages is wrong',
    endpoint: 'listUsers',
    field: 'totalPages',
    fault: on('GET', /\/app\/users$/, (body) => {
      body.totalPages = Number(body.totalPages) + 1;
    }),
  },
  {
    name: 'the filter of the people of a role is not read',
    endpoint: 'listRoleMembers',
    field: 'data',
    fault: {
      request(_, url) {
        const filter = JSON.parse(url.searchParams.get('filter') ?? '{}');
        delete filter.searchString;
        if (url.searchParams.has('filter')) {
          url.searchParams.set('filter', JSON.stringify(filter));
        }
      },
    },
  },
  {
    name: 'isActive is a text',
    endpoint: 'listRoleMembers',
    field: 'data[0].isActive',
    fault: on('GET', /\/users-per-role$/, (body) => {
      for (const row of rowsOf(body)) row.isActive = 'True';
    }),
  },
  {
    name: 'the last login has a zone',
    endpoint: 'listRoleMembers',
    field: 'data[0].lastLoginDate',
    fault: on('GET', /\/users-per-role$/, (body) => {
      for (const row of rowsOf(body)) row.lastLoginDate = '2026-01-15T13:00:00+02:00';
    }),
  },
  {
    name: 'a notification has its time in another form',
    endpoint: 'listNotifications',
    field: '[0].createdAt',
    fault: on('GET', /\/notifications$/, (body) => {
      for (const row of body as unknown as Body[]) row.createdAt = 1_768_482_000;
    }),
  },
  {
    name: 'refusals have no message',
    endpoint: 'getTask',
    field: 'message',
    fault: {
      answer(passing, _, url) {
        if (passing.status === 404 && url.pathname.includes('/tasks/')) {
          passing.body = { error: 'not found' };
        }
      },
    },
  },
  {
    name: 'a page of HTML comes instead of the notifications',
    endpoint: 'listNotifications',
    field: 'header Content-Type',
    hides: ['getTask'],
    fault: on('GET', /\/notifications$/, (_, passing) => {
      passing.headers['content-type'] = 'text/html';
      passing.text = '<!doctype html><title>Sign in</title>';
    }),
  },
  {
    name: 'who is signed in is sent elsewhere',
    endpoint: 'getCurrentUser',
    field: 'status',
    fault: on('GET', /\/users\/me$/, (_, passing) => {
      passing.status = 302;
      passing.headers.location = 'https://elsewhere.invalid/sign-in?token=1';
    }),
  },
  {
    name: 'a task is not in data',
    endpoint: 'getTask',
    field: 'data',
    fault: on('GET', /\/tasks\//, (body, passing) => {
      passing.body = body.data;
    }),
  },
  {
    name: 'the customer type is a word',
    endpoint: 'getCustomerType',
    field: 'customerType',
    fault: on('GET', /\/customer-type$/, (body) => {
      body.customerType = 'provider';
    }),
  },
  {
    name: 'the address of the provider is a script',
    endpoint: 'getExternalLoginUrl',
    field: 'data',
    fault: on('GET', /\/external-login$/, (_, passing) => {
      passing.body = 'javascript:alert(1)';
    }),
  },
  {
    name: 'the hub has no WebSockets',
    endpoint: 'notificationsHub',
    field: 'availableTransports',
    fault: on('POST', /\/negotiate$/, (body) => {
      body.availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
    }),
  },
  {
    name: 'the hub refuses the protocol',
    endpoint: 'notificationsHub',
    field: 'handshake',
    fault: { hello: '{"error":"The protocol json is not supported."}\u001e' },
  },
  {
    name: 'signing out ends nothing',
    endpoint: 'logout',
    field: 'status of getCurrentUser afterwards, with the same cookie',
    also: ['getCurrentUser'],
    fault: {
      request(_, url) {
        // Somewhere that answers 200 and leaves the session alone.
        if (url.pathname.endsWith('/logout')) url.pathname = '/app/users/me';
      },
    },
  },
  {
    name: 'pages of every site may read the answers',
    endpoint: 'getCurrentUser',
    field: 'header Access-Control-Allow-Origin',
    fault: {
      answer({ headers }, incoming) {
        headers['access-control-allow-origin'] = incoming.headers.origin ?? '*';
        headers['access-control-allow-credentials'] = 'true';
      },
    },
  },
  {
    name: 'a sign-in may be called text',
    endpoint: 'login',
    field: 'status, sent as text/plain',
    fault: {
      request({ headers }) {
        if (headers['content-type'] === 'text/plain') headers['content-type'] = 'application/json';
      },
    },
  },
  {
    name: 'pages of every site may sign in',
    endpoint: 'login',
    field: 'status, sent by another site',
    fault: {
      request({ headers }) {
        delete headers['sec-fetch-site'];
        delete headers.origin;
      },
    },
  },
  {
    name: 'it goes by every name',
    endpoint: 'requestPasswordReset',
    field: 'status, sent to Host: conformance.invalid',
    fault: {
      request({ headers }, url) {
        if (headers.host !== 'conformance.invalid') return;
        headers.host = url.host;
        url.searchParams.set('host', url.host);
      },
    },
  },
  {
    name: 'TRACE is answered',
    endpoint: 'getCurrentUser',
    field: 'status of TRACE',
    fault: {
      answer(passing, { method }) {
        if (method === 'TRACE') passing.status = 200;
      },
    },
  },
  {
    name: 'the user is nothing',
    endpoint: 'getCurrentUser',
    field: '',
    fault: on('GET', /\/users\/me$/, (_, passing) => {
      passing.body = null;
    }),
  },
  {
    name: 'the second factor has no key',
    endpoint: 'setupTwoFactor',
    field: 'sharedKey',
    isWrite: true,
    fault: on('GET', /\/setup2fa\//, (body) => {
      delete body.sharedKey;
    }),
  },
  {
    name: 'the impersonation header is not read',
    endpoint: 'startImpersonation',
    field: 'getCurrentUser email, with X-Impersonation-Session',
    also: [
      'endImpersonation',
      'logout',
      'placeOrders',
      'assignRole',
      'createRole',
      'updateRolePermissions',
      'deleteRole',
      'inviteUser',
      'updateUser',
      'deleteUser',
      'resendInvitation',
      'withdrawInvitation',
    ],
    // Without the header there is no second view whose answer could be the first one's.
    hides: ['listSubscriptions'],
    isWrite: true,
    fault: {
      request(incoming, url) {
        if (!url.pathname.endsWith('/logout')) delete incoming.headers['x-impersonation-session'];
      },
    },
  },
  {
    name: 'an extension gives no time',
    endpoint: 'extendImpersonation',
    field: 'expires',
    isWrite: true,
    fault: on('POST', /\/extend$/, (body) => {
      body.expires = new Date(Date.parse(String(body.expires)) - 30 * 60_000).toISOString();
    }),
  },
  {
    name: 'a created role has no message',
    endpoint: 'createRole',
    field: 'message',
    isWrite: true,
    fault: on('POST', /\/create-role$/, (_, passing) => {
      passing.body = {};
    }),
  },
  {
    name: 'a price is a text with its currency',
    endpoint: 'getProduct',
    field: 'plans[0].unitPrice',
    fault: on('GET', /\/products\/[^/]+$/, (body) => {
      const [plan] = body.plans as Body[];
      if (plan) plan.unitPrice = '5.40 EUR';
    }),
  },
  {
    name: 'a stale revision of a cart is not looked at',
    endpoint: 'removeCartLine',
    field: 'status',
    fault: {
      answer(passing, incoming, url) {
        if (incoming.method !== 'DELETE' || !url.pathname.includes('/cart/lines/')) return;
        if (passing.status === 409) passing.status = 404;
      },
    },
  },
  {
    name: 'a refused write of a cart comes without the cart',
    endpoint: 'removeCartLine',
    field: '',
    fault: {
      answer({ body, status }, incoming) {
        if (incoming.method === 'DELETE' && status === 409) delete (body as Body).cart;
      },
    },
  },
  {
    name: 'each quote of a revision is another one',
    endpoint: 'getQuote',
    field: 'id',
    fault: (() => {
      let quotes = 0;
      return on('GET', /\/cart\/quote$/, (body) => {
        quotes += 1;
        body.id = `q-other-${quotes}`;
      });
    })(),
  },
  {
    name: 'a line that is sent twice is there twice',
    endpoint: 'addCartLine',
    field: 'lines',
    isWrite: true,
    fault: (() => {
      let adds = 0;
      return on('POST', /\/cart\/lines$/, (body) => {
        adds += 1;
        const lines = body.lines as Body[];
        const [first] = lines;
        if (adds > 1 && first) lines.push(first);
      });
    })(),
  },
  {
    name: 'to renew an open cart changes it',
    endpoint: 'renewCart',
    field: 'revision',
    isWrite: true,
    fault: on('POST', /\/cart\/renew$/, (body) => {
      body.revision = Number(body.revision) + 1;
    }),
  },
  {
    name: 'a passkey that is no base64 breaks the call',
    endpoint: 'addPasskey',
    field: 'status, with a body of the wrong kind',
    fault: {
      answer(passing, { method }, url) {
        const isAdded = method === 'POST' && url.pathname.endsWith('/me/passkeys');
        if (isAdded && passing.status === 400) passing.status = 500;
      },
    },
  },
  {
    name: 'a session is looked at before the body has come',
    endpoint: 'startImpersonation',
    field: 'status, when the session ended before the body came',
    fault: {
      answer(passing, { headers }, url) {
        const isHeld = url.pathname.endsWith('/impersonation') && headers.cookie;
        if (isHeld && passing.status === 401) passing.status = 404;
      },
    },
  },
  {
    name: 'the hub keeps whatever comes',
    endpoint: 'notificationsHub',
    field: 'socket, with a message of 4 MB that does not end',
    fault: { hello: '{}\u001e' },
  },
  {
    name: 'a view of a role reads what the role may not',
    endpoint: 'listOrders',
    field: 'status, in the view of a role that lacks Order.Read',
    fault: {
      answer(passing, { headers }, url) {
        const isViewed = headers['x-view-as-role'] && url.pathname === '/app/orders';
        if (isViewed && passing.status === 403) passing.status = 200;
      },
    },
  },
  {
    name: 'who acts as somebody gives roles',
    endpoint: 'assignRole',
    field: 'status, with X-Impersonation-Session',
    isWrite: true,
    fault: {
      answer(passing, { headers }, url) {
        const isActing =
          headers['x-impersonation-session'] && url.pathname.endsWith('/assign-role');
        if (isActing && passing.status === 403) passing.status = 404;
      },
    },
  },
  {
    name: 'a list is kept for the next caller',
    endpoint: 'listSubscriptions',
    field: 'getSubscription, of a row of the list',
    isWrite: true,
    fault: (() => {
      let kept: unknown = null;
      return {
        answer(passing, { headers }, url) {
          if (url.pathname !== '/app/subscriptions' || passing.status !== 200) return;
          if (headers['x-impersonation-session']) passing.body = kept;
          else kept = passing.body;
        },
      };
    })(),
  },
  {
    name: 'who is invited again is who they were',
    endpoint: 'inviteUser',
    field: 'getUser firstname',
    isWrite: true,
    fault: (() => {
      const deleted = new Set<string>();
      return {
        answer({ body, status }, { method }, url) {
          if (method === 'DELETE' && status === 200) deleted.add(url.pathname);
          const isBack = method === 'GET' && status === 200 && deleted.has(url.pathname);
          if (isBack) (body as Body).firstname = 'Plinth';
        },
      };
    })(),
  },
  {
    name: 'a quantity has no bounds',
    endpoint: 'addCartLine',
    field: 'status, with a quantity of 1000001',
    isWrite: true,
    fault: (() => {
      let cart: unknown = null;
      return {
        answer(passing, _, url) {
          if (!url.pathname.endsWith('/cart/lines')) return;
          if (passing.status === 200) cart = passing.body;
          else if (passing.status === 422 && /too_large/.test(passing.came)) {
            passing.status = 200;
            passing.body = cart;
          }
        },
      };
    })(),
  },
];
