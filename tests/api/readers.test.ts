import { describe, expect, it } from 'vitest';
import { readLogin } from '../../src/api/calls/auth';
import { readReconciliation, readStatement } from '../../src/api/calls/billing';
import { written } from '../../src/api/calls/call';
import { readCart } from '../../src/api/calls/cart';
import { readCustomer, readCustomerType } from '../../src/api/calls/customers';
import { readAttention, readDashboardSummary, readSpend } from '../../src/api/calls/dashboard';
import { readImpersonation } from '../../src/api/calls/impersonation';
import { readNotifications, readTask } from '../../src/api/calls/notifications';
import { readOrder, readOrders, readPurchase } from '../../src/api/calls/orders';
import { readPreferenceList } from '../../src/api/calls/preferences';
import {
  LIMITS,
  readDomain,
  readEndDates,
  readPriceList,
  readProduct,
} from '../../src/api/calls/products';
import { permissions, readRoleMembers, readRoles } from '../../src/api/calls/roles';
import {
  readDevices,
  readNewPasskey,
  readPasskeyOptions,
  readPasskeys,
  readRecoveryCodes,
  readRecoveryCodesLeft,
} from '../../src/api/calls/sign-in-ways';
import { readChangePreview, readSubscription } from '../../src/api/calls/subscriptions';
import { readTwoFactorSetup, readUser, readUsers } from '../../src/api/calls/users';
import { entriesInTextOrder } from '../../src/api/wire/ordered';
import { messageText, readableText, readProblem } from '../../src/api/wire/problem';
import { count, flag, integer, text } from '../../src/api/wire/readers';
import {
  CART,
  CUSTOMER,
  END_DATES,
  ORDER,
  PREVIEW,
  PRICE_LIST,
  PRODUCT,
  STATEMENT,
  SUBSCRIPTION,
} from './commerce-answers';

describe('an invalid response', () => {
  it.each<[string, () => unknown]>([
    ['a record', () => readOrder({ name: 'x' })],
    ['a record with an empty id', () => readOrder({ id: '' })],
    ['a record that is a list', () => readOrder([{ id: 'x' }])],
    ['a summary', () => readDashboardSummary([])],
    ['what needs attention', () => readAttention({})],
    ['months', () => readSpend({ months: [] })],
    ['an impersonation', () => readImpersonation({ sessionId: '' })],
    ['a sign-in', () => readLogin({ expires: '2026-01-01T00:00:00' })],
    ['a sign-in with an empty token', () => readLogin({ csrfToken: '' })],
    ['a second factor', () => readTwoFactorSetup({})],
    ['an empty second factor', () => readTwoFactorSetup({ sharedKey: '' })],
    ['a page of HTML', () => written(undefined, '<html>')],
    ['notifications', () => readNotifications({})],
    ['a task', () => readTask({ id: '' })],
    ['placed orders', () => readPurchase({ orders: {} })],
    ['a page of a list', () => readOrders({ data: {} })],
    ['a domain', () => readDomain({ available: true })],
    ['end dates', () => readEndDates({})],
    ['roles', () => readRoles([], '[]')],
    ['devices', () => readDevices({})],
    ['passkeys', () => readPasskeys({})],
    ['a passkey', () => readNewPasskey({ id: '' })],
    ['options of a passkey', () => readPasskeyOptions({ challenge: '' })],
    ['recovery codes left', () => readRecoveryCodesLeft({ left: 'x' })],
    ['recovery codes', () => readRecoveryCodes({ codes: [] })],
    ['preferences', () => readPreferenceList({})],
    ['a user', () => readUser({ email: '' })],
    ['a customer type', () => readCustomerType(null)],
    ['a statement without its month', () => readStatement({ ...STATEMENT, period: 'x' })],
    ['a reconciliation', () => readReconciliation({})],
    ['a preview', () => readChangePreview([])],
    ['a preview without its key', () => readChangePreview({ ...PREVIEW, previewId: '' })],
    ['a line of a preview', () => readChangePreview({ ...PREVIEW, lines: [null] })],
    [
      'a subscription without its start',
      () => readSubscription({ ...SUBSCRIPTION, startOn: null, termStartOn: null }),
    ],
  ])('says that it is not what was expected: %s', (_, read) => {
    expect(read).toThrow(/^Unexpected answer: ./);
  });
});

describe('what an entry lacks', () => {
  it('leaves the entry out where nothing could be shown of it', () => {
    const said = { kind: 'orderFailed', entityId: 'o-1', text: 'Order 1 failed.', dueAt: null };
    expect([...readAttention([null, {}, { text: '' }, said])]).toEqual([said]);
    const month = { period: '2026-01', currency: 'EUR', net: 5 };
    expect([...readSpend([null, { ...month, period: '2026-13' }, month])]).toEqual([month]);
    expect(readEndDates([null, { endsOn: 'soon' }, END_DATES[0]])).toHaveLength(1);
    expect(readOrder({ ...ORDER, events: [null, 'x', ORDER.events[0]] }).events).toHaveLength(1);
    const last = (lastPurchase: unknown) => readCart({ ...CART, lastPurchase }).lastPurchase;
    expect([null, {}, { quoteId: '' }, []].map(last)).toEqual([null, null, null, null]);
    expect(last(CART.lastPurchase)?.quoteId).toBe(CART.lastPurchase.quoteId);
  });

  it('has a value that changes nothing', () => {
    expect(LIMITS(undefined)).toEqual({ min: 1, max: null, step: 1 });
    expect(LIMITS({ min: 5, max: 50, step: 5 })).toEqual({ min: 5, max: 50, step: 5 });
    const { level: _, taxBps: __, ...customer } = { ...CUSTOMER };
    expect(readCustomer(customer)).toMatchObject({ level: 0, taxBps: 0 });
    expect(readCustomer({ ...CUSTOMER, level: 1 }).level).toBe(1);
    const { overrides: ___, targetMarginBps: ____, ...prices } = { ...PRICE_LIST };
    expect(readPriceList(prices)).toMatchObject({ overrides: null, targetMarginBps: 0 });
    expect(readOrder({ ...ORDER, lines: [{ ...ORDER.lines[0], failure: null }] }).lines).toEqual([
      expect.objectContaining({ failure: null }),
    ]);
  });

  it('makes no price ahead of half of one', () => {
    const [plan] = PRODUCT.plans;
    const ahead = (nextPrice: unknown) =>
      readProduct({ ...PRODUCT, plans: [{ ...plan, nextPrice }] }).plans[0]?.nextPrice;
    expect(ahead({ fromOn: '2027-02-01' })).toBeNull();
    expect(ahead({ unitPrice: 5 })).toBeNull();
    expect(ahead({ fromOn: '2027-02-01', unitPrice: 5 })).toEqual({
      fromOn: '2027-02-01',
      unitPrice: 5,
    });
  });

  it('is not made up for a task: null without credentials', () => {
    const of = (metadata: unknown) => readTask({ id: 't', metadata }).vendorIntegration;
    expect(of({})).toBeNull();
    expect(of({ InitialCredentials: {} })).toBeNull();
    expect(of({ Domain: 'a.example' })).toMatchObject({ domain: 'a.example', password: '' });
  });
});

it('a whole number may be written as text, and an empty text is not one', () => {
  expect(['5', ' -5 ', '', ' ', '1.5', 'x', true, null].map(integer)).toEqual([
    5,
    -5,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('a facet without a count has none, and one without a value is left out', () => {
  const facets = { state: [null, { count: 3 }, { value: 'open' }, { value: 'failed', count: 2 }] };
  expect(readOrders({ data: [], facets }).facets).toEqual([
    {
      field: 'state',
      values: [
        { value: 'open', count: 0 },
        { value: 'failed', count: 2 },
      ],
    },
  ]);
  expect(readOrders({ data: [], facets: {} })).not.toHaveProperty('facets');
});

it('permissions may be nested twice, and no deeper', () => {
  expect(permissions([[['A']], 'B', [[['C']]]]).map(({ name }) => name)).toEqual(['A', 'B']);
});

describe('a subscription', () => {
  const read = (fields: object) => readSubscription({ ...SUBSCRIPTION, ...fields });

  it('has the batches of which it is known when they began', () => {
    const [batch] = SUBSCRIPTION.batches;
    expect(read({ batches: [null, { quantity: 1 }, batch] }).batches).toHaveLength(1);
  });

  it('has something scheduled when any of it is said', () => {
    const scheduled = (value: unknown) => read({ scheduled: value }).scheduled;
    const nothing = { quantity: null, planId: null, endsOn: null };
    expect([null, {}, nothing, { quantity: 'x' }].map(scheduled)).toEqual([null, null, null, null]);
    for (const one of [{ quantity: 5 }, { planId: 'pl-2' }, { endsOn: '2027-01-01' }]) {
      expect(scheduled(one)).toEqual({ ...nothing, ...one });
    }
  });

  it('is changing only by an order, and its term began when it did unless said', () => {
    expect(read({ changing: {} }).changing).toBeNull();
    expect(read({ changing: { orderId: 'o-1' } }).changing).toEqual({ orderId: 'o-1' });
    expect(read({ termStartOn: '2026-06-10' }).termStartOn).toBe('2026-06-10');
    expect(read({ termStartOn: null }).termStartOn).toBe(SUBSCRIPTION.startOn);
  });
});

it('a row of a statement has none of what only the whole one has', () => {
  const row = readStatement({ ...STATEMENT, lines: undefined, taxes: {}, payments: 'x' });
  expect(row).toMatchObject({ lines: null, taxes: null, payments: null });
  expect(readStatement({ ...STATEMENT, taxes: [null, ...STATEMENT.taxes] }).taxes).toHaveLength(1);
});

it('a role called data is a role by any of its fields', () => {
  const names = (body: object) => readRoles(body, JSON.stringify(body)).map(({ name }) => name);
  for (const role of [{ name: 'data' }, { owner: 'System' }, { permissions: [] }]) {
    expect(names({ data: role })).toEqual(['data']);
  }
  expect(names({ data: { Admin: {} } })).toEqual(['Admin']);
});

it('a member or a user without an e-mail is left out', () => {
  for (const row of [null, {}, { email: '' }, 'x']) {
    expect(readRoleMembers({ data: [row] }).data).toHaveLength(0);
    expect(readUsers({ data: [row] }).data).toHaveLength(0);
  }
});

it('a last sign-in is a time, never, or not known', () => {
  const of = (lastLoginDate: unknown) =>
    readUsers.of.row({ email: 'a@b.example', lastLoginDate }).lastLoginDate;
  expect(['0001-01-01T00:00:00', 'soon', undefined].map(of)).toEqual(['never', null, null]);
  expect(of('2026-01-02T03:04:05')).toEqual(new Date('2026-01-02T03:04:05Z'));
});

it('a user was invited at a time, or nothing is said of it', () => {
  const row = (invitedAt: unknown) => readUsers.of.row({ email: 'a@b.example', invitedAt });
  expect(row('2026-01-02T03:04:05').invitedAt).toEqual(new Date('2026-01-02T03:04:05Z'));
  for (const nothing of [undefined, null, 'soon', '0001-01-01T00:00:00']) {
    expect(row(nothing)).not.toHaveProperty('invitedAt');
  }
});

it('plain values are read as what they stand for', () => {
  expect([5, 'x', Number.NaN, Number.POSITIVE_INFINITY, true, null].map(text)).toEqual([
    '5',
    'x',
    '',
    '',
    '',
    '',
  ]);
  expect([true, 1, 'TRUE', '1', 'no', 'true x', 0, 2, null, {}].map(flag)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([0, '3', ' ', '', -1, 1.5, null].map(count)).toEqual([0, 3, null, null, null, null, null]);
});

describe('the order of keys', () => {
  const keys = (text: string, within?: string) => {
    const value = JSON.parse(text);
    const inner = within === undefined ? value : value[within];
    return entriesInTextOrder(inner, text, within).map(([key]) => key);
  };

  it('is that of the object itself, not of what comes after it', () => {
    expect(keys('{"data": {"b": 1, "a": 2}, "c": 3}', 'data')).toEqual(['b', 'a']);
    expect(keys('{"data": {"b": 1}, "more": {"toString": 2}}', 'data')).toEqual(['b']);
  });

  it('lists what the object has itself, once', () => {
    expect(keys('{"a": {"x": 1}, "a": {"y": 2}}', 'a')).toEqual(['y']);
    expect(entriesInTextOrder({ b: 1 }, '{"toString": 2, "b": 1}')).toEqual([['b', 1]]);
  });

  it('knows a key that ends in a backslash', () => {
    expect(keys('{"a\\\\":1,"b":2}')).toEqual(['a\\', 'b']);
  });

  it('knows a key that ends in a quotation mark, and one that is empty', () => {
    expect(keys('{"a\\"":1,"b":2}')).toEqual(['a"', 'b']);
    expect(keys('{"":1,"b":"","a":"\\""}')).toEqual(['', 'b', 'a']);
  });
});

it('the message of a write may be in data, next to others', () => {
  const read = (json: unknown) => written(json, JSON.stringify(json)).message;
  expect(read({ message: 'Done' })).toBe('Done');
  expect(read({ data: { message: 'Done' } })).toBe('Done');
  expect(read({ message: 'Done', data: { message: 'Not this' } })).toBe('Done');
  expect(read({ data: 'Done' })).toBe('Done');
  expect(read({ data: { text: 'Done' } })).toBe('');
});

describe('the words of a failed answer', () => {
  it('are 500 characters at most, and 500 are not cut', () => {
    const whole = 'x'.repeat(500);
    expect(messageText(whole)).toBe(whole);
    expect(messageText(`${whole}x`)).toBe(`${whole}…`);
    expect(readableText(whole)).toBe(whole);
    expect(readableText(`${whole}x`)).toBe('');
  });

  it.each(['<p>No</p>', 'Boom\n   at run (a.js:1)', '[{"a": 1}]', '[[', '{}', '…!'])(
    'are empty in %j',
    (text) => {
      expect(readableText(text)).toBe('');
    },
  );

  it('may be of 50 fields, whatever they are called', () => {
    const errors = Array.from({ length: 60 }, (_, index) => ({ field: `f${index}`, reason: 'No' }));
    expect(readProblem({ errors }).fields).toHaveLength(50);
    const called = [
      { name: 'user.name', message: 'Too long' },
      { code: 'PasswordTooShort', description: 'Too short' },
      'Bare',
    ];
    expect(readProblem({ errors: called }).fields).toEqual([
      { field: 'name', text: 'Too long' },
      { field: 'PasswordTooShort', text: 'Too short' },
      { field: '', text: 'Bare' },
    ]);
  });

  it('may name the user, also in data', () => {
    expect(readProblem({ data: { email: 'a@b.example' } }).email).toBe('a@b.example');
    expect(readProblem({ email: 'c@d.example' }).email).toBe('c@d.example');
  });
});
