import type { Fault, Passing } from './broken-server';

type Body = Record<string, unknown>;

/** Something that a server does wrong when it sells, and all lines by which the suite must name it. */
interface SellingFault {
  readonly name: string;
  /** `endpoint: field`, as often as it is found. */
  readonly wrong: readonly string[];
  readonly fault: Fault;
}

/** Changes the answers of one call that have this status. */
function at(
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`,
  status: number,
  change: (body: Body, passing: Passing) => void,
): Fault {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^/app${path.replaceAll('*', '(?!export$)[^/]+')}$`);
  return {
    answer(passing, incoming, url) {
      if (incoming.method !== method || passing.status !== status) return;
      if (pattern.test(url.pathname)) change(passing.body as Body, passing);
    },
  };
}

const file = (path: string, change: (text: string) => string): Fault =>
  at(`GET ${path}/export`, 200, (_, passing) => {
    passing.text = change(passing.came);
  });

const ENDS = ['completed', 'partlyCompleted', 'failed'];

const rows = (body: Body) => body.data as Body[];

/** None of them hides another one, so that one server makes all of these mistakes. */
export const SELLING_FAULTS: readonly SellingFault[] = [
  {
    name: 'an order does not say when it ended',
    wrong: ['getOrder: endedAt', 'approveOrder: endedAt', 'changeSubscription: endedAt'],
    fault: at('GET /orders/*', 200, (body) => {
      body.endedAt = null;
    }),
  },
  {
    name: 'an order has another term than its lines',
    wrong: ['getOrder: term', 'approveOrder: term', 'changeSubscription: term'],
    fault: at('GET /orders/*', 200, (body) => {
      body.term = 'P9Y';
    }),
  },
  {
    name: 'an order does not tell its end',
    wrong: ['getOrder: events', 'approveOrder: events', 'changeSubscription: events'],
    fault: at('GET /orders/*', 200, (body) => {
      const events = body.events as Body[];
      body.events = events.filter(({ kind }) => !ENDS.includes(String(kind)));
    }),
  },
  {
    name: 'a row has its seats as a text',
    wrong: ['listSubscriptions: data[0].quantity'],
    fault: at('GET /subscriptions', 200, (body) => {
      for (const row of rows(body)) row.quantity = String(row.quantity);
    }),
  },
  {
    name: 'a file has no byte order mark',
    wrong: ['exportCustomers: '],
    fault: file('/customers', (text) => text.slice(1)),
  },
  {
    name: 'a file ends its lines as on another system',
    wrong: ['exportStatements: ', 'exportStatements: '],
    fault: file('/statements', (text) => text.replaceAll('\r\n', '\n')),
  },
  {
    name: 'a file has the first page only',
    wrong: ['exportOrders: rows'],
    fault: file('/orders', (text) => `${text.split('\r\n').slice(0, 5).join('\r\n')}\r\n`),
  },
  {
    name: 'a file names a column otherwise',
    wrong: ['exportReconciliation: columns'],
    fault: file('/reconciliation', (text) => text.replace('result', 'outcome')),
  },
  {
    name: 'a list takes an unknown state for none at all',
    wrong: ['listCustomers: data', 'listCustomers: totalPages'],
    fault: {
      request(_, url) {
        if (url.pathname === '/app/customers') url.searchParams.delete('state');
      },
    },
  },
  {
    name: 'a month of spend is missing',
    wrong: ['listSpend: period'],
    fault: at('GET /dashboard/spend', 200, (body) => {
      (body as unknown as Body[]).pop();
    }),
  },
  {
    name: 'what needs attention belongs to nothing',
    wrong: ['listAttention: [0].entityId'],
    fault: at('GET /dashboard/attention', 200, (body) => {
      for (const each of body as unknown as Body[]) delete each.entityId;
    }),
  },
  {
    name: 'a reconciliation has a result that nobody knows',
    wrong: ['getReconciliation: [0].result'],
    fault: at('GET /reconciliation', 200, (body) => {
      for (const each of body as unknown as Body[]) each.result = 'fine';
    }),
  },
  {
    name: 'a price below the cost is refused for another reason',
    wrong: ['setPriceOverride: errors'],
    fault: at('PUT /price-lists/*/overrides/*', 422, (body) => {
      body.errors = [];
    }),
  },
  {
    name: 'own prices that are asked for twice are there twice',
    wrong: ['createPriceList: id, with the same key'],
    fault: at('POST /price-lists', 200, (body) => {
      body.id = 'another';
    }),
  },
  {
    name: 'the content is looked at before the record',
    wrong: ['updateSubscription: status'],
    fault: at('PATCH /subscriptions/*', 404, (_, passing) => {
      passing.status = 422;
    }),
  },
  {
    name: 'the record is looked for before the body is read',
    wrong: ['recordPayment: status'],
    fault: at('POST /statements/*/payments', 400, (_, passing) => {
      passing.status = 404;
    }),
  },
  {
    name: 'a key makes another customer each time',
    wrong: ['createCustomer: id, sent again'],
    fault: at('POST /customers', 200, (body) => {
      body.id = 'customer-other';
    }),
  },
  {
    name: 'a stale write comes back without the newest state',
    wrong: ['updateCustomer: customer'],
    fault: at('PATCH /customers/*', 409, (body) => {
      delete body.customer;
    }),
  },
  {
    name: 'a tenant that is asked for has no link',
    wrong: ['createTenant: requestUrl'],
    fault: at('POST /customers/*/tenants', 201, (body) => {
      body.requestUrl = null;
    }),
  },
  {
    name: 'a revoked tenant is still asked for',
    wrong: ['revokeTenant: state'],
    fault: at('DELETE /customers/*/tenants/*', 200, (body) => {
      body.state = 'requested';
    }),
  },
  {
    name: 'who may be twice in a cart is not looked at',
    wrong: ['setCartTargets: errors'],
    fault: at('PUT /cart/targets', 422, (body) => {
      body.errors = [];
    }),
  },
  {
    name: 'totals that differ are called something else',
    wrong: ['placeOrders: code', 'placeOrders: code', 'placeOrders: code'],
    fault: at('POST /orders', 409, (body) => {
      if (body.code === 'quote_mismatch') body.code = 'mismatch';
    }),
  },
  {
    name: 'a quote that is sent again is bought again',
    wrong: ['placeOrders: orders, sent again'],
    fault: at('POST /orders', 200, (body) => {
      for (const order of body.orders as Body[]) order.id = `${order.id}-again`;
    }),
  },
  {
    name: 'a bought revision has no orders',
    wrong: ['getQuote: orders'],
    fault: at('GET /cart/quote', 409, (body) => {
      delete body.orders;
    }),
  },
  {
    name: 'orders are not found by their quote',
    wrong: ['listOrders: data', 'placeOrders: listOrders data'],
    fault: {
      request(_, url) {
        if (url.pathname === '/app/orders') url.searchParams.delete('quoteId');
      },
    },
  },
  {
    name: 'the end of an order has another notification',
    wrong: ['listNotifications: id'],
    fault: at('GET /notifications', 200, (body) => {
      for (const each of body as unknown as Body[])
        each.id = String(each.id).replace(/^n-o/, 'x-o');
    }),
  },
  {
    name: 'anybody decides about their own order',
    wrong: ['approveOrder: code'],
    fault: at('POST /orders/*/approve', 403, (body) => {
      if (body.code === 'own_order') body.code = 'forbidden';
    }),
  },
  {
    name: 'reordered lines are added again each time',
    wrong: ['reorder: lines, sent again'],
    fault: (() => {
      let calls = 0;
      return at('POST /orders/*/reorder', 200, (body) => {
        calls += 1;
        const lines = body.lines as Body[];
        const [first] = lines;
        if (calls > 1 && first) lines.push({ ...first, id: 'again' });
      });
    })(),
  },
  {
    name: 'the refusal of a preview has no code',
    wrong: ['previewChange: refusal.code'],
    fault: at('GET /subscriptions/*/changes/preview', 200, (body) => {
      if (body.refusal) delete (body.refusal as Body).code;
    }),
  },
  {
    name: 'a total that differs is called something else',
    wrong: ['changeSubscription: code'],
    fault: at('POST /subscriptions/*/changes', 409, (body) => {
      if (body.code === 'preview_expired') body.code = 'subscription_changed';
    }),
  },
  {
    name: 'a preview that is sent again is done again',
    wrong: ['changeSubscription: id, sent again'],
    fault: at('POST /subscriptions/*/changes', 200, (body) => {
      body.id = `${body.id}-again`;
    }),
  },
  {
    name: 'a stale renewal comes back without the subscription',
    wrong: ['setRenewal: subscription'],
    fault: at('PUT /subscriptions/*/renewal', 409, (body) => {
      delete body.subscription;
    }),
  },
  {
    name: 'to schedule nothing turns the renewal off',
    wrong: ['clearScheduledChange: autoRenew'],
    fault: at('DELETE /subscriptions/*/renewal', 200, (body) => {
      body.autoRenew = false;
    }),
  },
  {
    name: 'more is paid than is owed',
    wrong: ['recordPayment: errors'],
    fault: at('POST /statements/*/payments', 422, (body) => {
      body.errors = (body.errors as Body[]).filter(({ code }) => code !== 'above_balance');
    }),
  },
  {
    name: 'an order does not say who rejected it',
    wrong: ['rejectOrder: approval.by', 'rejectOrder: approval.reason'],
    fault: at('POST /orders/*/reject', 200, (body) => {
      body.approval = null;
    }),
  },
  {
    name: 'an order names users that its reader may not see',
    wrong: ['getOrder: approval.by'],
    fault: at('GET /orders/*', 200, (body) => {
      if (body.approval) body.approval = { ...body.approval, by: 'ada@plinth.example' };
    }),
  },
  {
    name: 'an approved order is approved again',
    wrong: ['approveOrder: code'],
    fault: at('POST /orders/*/approve', 409, (body) => {
      body.code = 'not_found';
    }),
  },
  {
    name: 'a payment that is sent again is counted twice',
    wrong: ['recordPayment: paid, sent again'],
    fault: at('POST /statements/*/payments', 200, (body) => {
      body.paid = Number(body.paid) + 1;
    }),
  },
  {
    name: 'a statement that was taken back is still to be paid',
    wrong: ['voidStatement: balance'],
    fault: at('POST /statements/*/void', 200, (body) => {
      body.balance = 100;
    }),
  },
  {
    name: 'a draft is taken back',
    wrong: ['voidStatement: code', 'voidStatement: code'],
    fault: at('POST /statements/*/void', 409, (body) => {
      body.code = 'invalid';
    }),
  },
  {
    name: 'a customer with a subscription is closed',
    wrong: ['closeCustomer: errors'],
    fault: at('POST /customers/*/close', 422, (body) => {
      body.errors = [];
    }),
  },
  {
    name: 'the credit limit looks at one order alone',
    wrong: ['getQuote: issues'],
    fault: at('GET /cart/quote', 200, (body) => {
      const issues = body.issues as Body[];
      body.issues = issues.filter(({ code }) => code !== 'credit_limit');
    }),
  },
  {
    name: 'a customer closes while an order is open',
    wrong: ['closeCustomer: status'],
    fault: (() => {
      let refusals = 0;
      return {
        answer(passing, _, url) {
          if (!url.pathname.endsWith('/close') || ![409, 422].includes(passing.status)) return;
          refusals += 1;
          if (refusals === 1) passing.status = 200;
        },
      };
    })(),
  },
  {
    name: 'an administrator approves while impersonating the buyer',
    wrong: ['approveOrder: status'],
    fault: {
      answer(passing, { headers }, url) {
        const isActing = headers['x-impersonation-session'] && url.pathname.endsWith('/approve');
        if (isActing && passing.status === 403) passing.status = 200;
      },
    },
  },
  {
    name: 'a customer buys at no price list',
    wrong: ['updateCustomer: errors'],
    fault: at('PATCH /customers/*', 422, (body) => {
      body.errors = (body.errors as Body[]).filter(({ field }) => field !== 'priceListId');
    }),
  },
  {
    name: 'a company decides for its seller',
    wrong: ['updateCustomer: status'],
    fault: at('PATCH /customers/customer-1', 403, (_, passing) => {
      passing.status = 200;
    }),
  },
  {
    name: 'a suspended customer gets a tenant',
    wrong: ['createTenant: errors'],
    fault: at('POST /customers/*/tenants', 422, (body) => {
      const errors = body.errors as Body[];
      body.errors = errors.filter(({ code }) => code !== 'customer_suspended');
    }),
  },
  {
    name: 'activity names the people of every company',
    wrong: ['listActivity: data[].by', 'listActivity: data'],
    fault: {
      answer(passing, _, url) {
        const of = url.searchParams.get('recordId');
        if (of === 'ada@plinth.example' && passing.status === 403) {
          passing.status = 200;
          passing.body = { data: [{ id: 'a-1', action: 'user.changed' }], totalRecords: 1 };
        }
        if (of !== 'buyer@plinth.example' || passing.status !== 200) return;
        for (const row of rows(passing.body as Body)) {
          row.by = { email: 'ada@plinth.example', name: 'Ada Lindqvist' };
        }
      },
    },
  },
  {
    name: 'everybody is shown to everybody',
    wrong: ['getUser: status'],
    fault: {
      answer(passing, _, url) {
        const isAda = url.pathname === '/app/users/ada%40plinth.example';
        if (isAda && [403, 404].includes(passing.status)) passing.status = 200;
      },
    },
  },
];
