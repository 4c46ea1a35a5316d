import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_ACTIONS,
  ACTIVITY_AREAS,
  isKnownAction,
} from '../../src/domain/activity/activity';
import { readRecoveryCode } from '../../src/domain/auth/recovery-code';
import type { ReconciliationRow } from '../../src/domain/billing/reconciliation';
import { reconciliationPage } from '../../src/domain/billing/reconciliation-list';
import { fieldsOf } from '../../src/domain/customers/customer-edit';
import { isDraftEmpty, NOTHING_TYPED, stepBeside } from '../../src/domain/customers/new-customer';
import { attentionPlace } from '../../src/domain/dashboard/attention';
import { isFrameOrigin } from '../../src/domain/embed/frame-origin';
import { CUSTOMER_RULES } from '../../src/domain/forms/customer';
import { passkeyNameRules } from '../../src/domain/forms/passkey-name';
import { recoveryCodeRules } from '../../src/domain/forms/recovery-code';
import { validate } from '../../src/domain/forms/validate';
import { innerList } from '../../src/domain/inner-list';
import { FIRST_QUERY, type ListState } from '../../src/domain/list-query';
import { showsTopVendors } from '../../src/domain/products/top-vendors';
import { attentionAsked } from '../../src/domain/subscriptions/subscriptions-list';
import { countInvited, invitationsOf } from '../../src/domain/users/user-invitations';
import { halvorsen } from '../../stories/support/customer-page';

it('an action is known that the contract names', () => {
  expect(isKnownAction('order.placed')).toBe(true);
  expect(['', 'order', 'order.sent'].map(isKnownAction)).toEqual([false, false, false]);
  const areas = new Set(ACTIVITY_ACTIONS.map((action) => action.split('.')[0]));
  expect([...areas]).toEqual([
    'order',
    'subscription',
    'customer',
    'user',
    'impersonation',
    'role',
  ]);
  expect(ACTIVITY_AREAS).toEqual([...areas]);
});

it('a recovery code is read however it was typed, and left as it is with more or fewer letters', () => {
  const typed = ['abcdefghij', ' ABCDE - fghij ', 'ab cde-fg hij', 'abc-d', 'abcdefghijk'];
  expect(typed.map(readRecoveryCode)).toEqual([
    'abcde-fghij',
    'abcde-fghij',
    'abcde-fghij',
    'abcd',
    'abcdefghijk',
  ]);
});

it('names and codes are asked for', () => {
  expect(validate(passkeyNameRules, { name: '  ' })).toMatchObject({
    errors: { name: 'required' },
  });
  expect(validate(recoveryCodeRules, { code: ' - ' })).toMatchObject({
    errors: { code: 'required' },
  });
});

it('the rows of a reconciliation are sorted both ways, what is not known as nothing', () => {
  const row = (customerName: string, net: number | null, cost?: number): ReconciliationRow => ({
    subscriptionId: customerName,
    customerId: customerName,
    customerName,
    productName: `Product of ${customerName}`,
    currency: 'EUR',
    seatsBought: 1,
    seatsBilled: 1,
    net,
    result: 'match',
    ...(cost !== undefined && { cost }),
  });
  const rows = [row('Bo', 0.5, 0.5), row('Ada', null), row('Cy', -1, -1)];
  const order = (sort: string) =>
    reconciliationPage(rows, { ...FIRST_QUERY, sort })
      .data.map(({ customerName }) => customerName)
      .join(' ');
  const names = ['customerName', 'productName', 'net', 'cost'];
  expect(names.map(order)).toEqual(['Ada Bo Cy', 'Ada Bo Cy', 'Cy Ada Bo', 'Cy Ada Bo']);
  expect(names.map((name) => order(`-${name}`))).toEqual([
    'Cy Bo Ada',
    'Cy Bo Ada',
    'Bo Ada Cy',
    'Bo Ada Cy',
  ]);
  expect(reconciliationPage(rows, FIRST_QUERY).facets?.[0]?.field).toBe('result');
});

describe('a customer', () => {
  it('has empty fields where nothing is known', () => {
    const bare = { ...halvorsen, vatId: null, priceListId: null, creditLimit: null };
    expect(fieldsOf({ ...bare, contact: { ...bare.contact, phone: null } })).toMatchObject({
      vatId: '',
      priceListId: '',
      creditLimit: '',
      contactPhone: '',
    });
  });

  it('that is new has nothing typed, until somebody types or accepts', () => {
    const draft = { ...NOTHING_TYPED, key: 'k', acceptsAgreement: false };
    expect(isDraftEmpty(draft)).toBe(true);
    expect(isDraftEmpty({ ...draft, acceptsAgreement: true })).toBe(false);
    for (const field of Object.keys(NOTHING_TYPED)) {
      expect(isDraftEmpty({ ...draft, [field]: 'x' }), field).toBe(false);
    }
    const { level, ...others } = NOTHING_TYPED;
    expect([level, ...new Set(Object.values(others))]).toEqual(['0', '']);
  });

  it('that is new is made step by step', () => {
    expect(stepBeside('company', 1)).toBe('billing');
    expect(stepBeside('contact', 1)).toBe('review');
    expect(stepBeside('contact', -1)).toBe('billing');
    expect([stepBeside('company', -1), stepBeside('review', 1)]).toEqual([null, null]);
  });

  it('is not saved without what it takes, and with what is too long', () => {
    const problems = (part: keyof typeof CUSTOMER_RULES, more = {}) => {
      const checked = validate(CUSTOMER_RULES[part], { ...NOTHING_TYPED, ...more });
      return checked.valid ? {} : checked.errors;
    };
    expect(problems('company')).toEqual({ name: 'nameRequired', country: 'countryRequired' });
    expect(problems('billing', { creditLimit: 'x' })).toEqual({
      currency: 'currencyRequired',
      creditLimit: 'amount',
    });
    expect(problems('contact')).toMatchObject({
      contactName: 'contactNameRequired',
      contactEmail: 'contactEmailRequired',
    });
    expect(problems('contact', { contactName: 'Liv', contactEmail: 'liv@' })).toEqual({
      contactEmail: 'contactEmailFormat',
    });
    const long = 'x'.repeat(300);
    const company = { name: long, country: 'NO', vatId: long };
    expect(problems('company', company)).toEqual({ name: 'tooLong', vatId: 'tooLong' });
  });
});

it('what needs attention is at a place of its own', () => {
  const kinds = 'orderFailed orderWaiting statementOverdue windowClosing renewalSoon trialEnding';
  expect(
    [...kinds.split(' '), 'seatsUnused', 'tenantExpired', 'toString'].map(attentionPlace),
  ).toEqual([
    'order',
    'order',
    'statement',
    'subscription',
    'subscription',
    'subscription',
    'subscription',
    'tenants',
    null,
  ]);
  expect(attentionAsked('own')).toMatchObject({
    pageSize: 1,
    sort: '',
    filters: { scope: ['own'] },
  });
  expect(attentionAsked('all').filters.view?.length).toBeGreaterThan(0);
});

it.each([
  ['https://portal.example', true],
  ['https://portal.example:8443', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://portal.example', false],
  ['https://portal.example:443', false],
  ['https://portal.example:99999', false],
  ['https://portal.example/', false],
  ['https://Portal.example', false],
  ['https://*.example', false],
  ['', false],
])('whether a page at %s can frame the console: %s', (origin, can) => {
  expect(isFrameOrigin(origin)).toBe(can);
});

it('a list within a page neither greys its rows nor saves views', () => {
  const page = { data: ['a'], totalRecords: 1, totalPages: 1 };
  const failure = { kind: 'server' } as const;
  const list = {
    rows: { status: 'ready', data: page, isStale: true, failure },
    query: FIRST_QUERY,
    settings: { density: 'compact', views: {} },
  } as unknown as ListState<string>;
  const inner = innerList(list);
  expect(inner.rows).toEqual({ status: 'ready', data: page, isStale: false, failure: undefined });
  expect(inner.settings).toEqual({ density: 'compact', views: undefined });
  const failed = { ...list, rows: { status: 'error', failure } as never, settings: undefined };
  expect(innerList(failed)).toMatchObject({
    rows: { status: 'error', failure },
    settings: undefined,
  });
  expect(innerList(failed).rows).toBe(failed.rows);
});

it('the vendors are shown above everything alone, on its first page', () => {
  expect(showsTopVendors(FIRST_QUERY)).toBe(true);
  const others = [{ pageNumber: 2 }, { searchString: 'x' }, { filters: { kind: ['addon'] } }];
  expect(others.map((more) => showsTopVendors({ ...FIRST_QUERY, ...more }))).toEqual([
    false,
    false,
    false,
  ]);
});

it('invitations of several tell how each stands, and who is invited', () => {
  const failure = { kind: 'server' } as const;
  const facts = { preview: null, before: null, lost: null };
  const entries = [
    { id: 'w@x.test', status: 'ready', ...facts },
    { id: 's@x.test', status: 'sending', ...facts },
    { id: 'd@x.test', status: 'done', ...facts },
    { id: 'k@x.test', status: 'kept', ...facts },
    { id: 'i@x.test', status: 'failed', failure, retry: 'send', preview: null },
    { id: 'f@x.test', status: 'failed', failure, retry: 'send', preview: null },
  ] as const;
  const several = invitationsOf({ phase: 'running', entries }, new Set(['i@x.test']));
  expect(several).toEqual({
    phase: 'running',
    entries: [
      { email: 'w@x.test', status: 'waiting' },
      { email: 's@x.test', status: 'sending' },
      { email: 'd@x.test', status: 'done' },
      { email: 'k@x.test', status: 'kept' },
      { email: 'i@x.test', status: 'failed', failure, isInvited: true },
      { email: 'f@x.test', status: 'failed', failure, isInvited: false },
    ],
  });
  expect(countInvited(several)).toBe(2);
  expect(invitationsOf({ phase: 'reviewed', entries }, new Set()).phase).toBe('ended');
});
