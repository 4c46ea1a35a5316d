import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { readCustomerType } from '../../src/api/calls/customers';
import { navigationFor, navigationItems } from '../../src/app/SignedInArea';
import { badgeCount, canUseCart, inviteAccess } from '../../src/domain/shell/actions';
import { currentPlace, isCurrentPath, visibleNavigation } from '../../src/domain/shell/navigation';
import { toggledSidebar } from '../../src/domain/shell/sidebar';
import { shellFrameMessages, shellMessages } from '../../src/messages/generated/en/shell';

const PERMISSIONS = [
  'User.Read',
  'Permissions.Read',
  'Marketplace.Read',
  'Marketplace.ReadWrite',
  'User.Invite',
  'Order.Read',
  'Subscription.Read',
  'Billing.Read',
];
// What a broken server may send is below every level.
const LEVELS = [-1, 0, 1, 2, Number.NaN, null as unknown as number];

/** Every combination of the permissions that the menu asks about. */
const holdings = Array.from({ length: 2 ** PERMISSIONS.length }, (_, bits) =>
  PERMISSIONS.filter((_permission, index) => bits & (1 << index)),
);
const viewers = holdings.flatMap((allowedActions) =>
  LEVELS.map((customerType) => ({ allowedActions, customerType })),
);

describe('the side navigation (specification §6)', () => {
  it.each(viewers)('for $allowedActions at level $customerType', (viewer) => {
    const items = visibleNavigation(navigationItems, viewer);
    const ids = items.map((item) => item.id);
    const pages = items.flatMap((item) => item.items ?? []).map((item) => item.id);
    const isKnown = viewer.customerType !== null && viewer.customerType >= 0;
    const holds = (...names: string[]) =>
      names.some((name) => viewer.allowedActions.includes(name));

    expect(ids.includes('dashboard')).toBe(isKnown);
    expect(ids.includes('customers')).toBe(viewer.customerType >= 1);
    expect(canUseCart(viewer)).toBe(isKnown && holds('Marketplace.ReadWrite'));
    expect(inviteAccess(viewer).allowed).toBe(holds('User.Invite'));
    expect(ids.includes('marketplace')).toBe(
      isKnown && holds('Marketplace.Read', 'Marketplace.ReadWrite'),
    );
    expect(ids.includes('orders')).toBe(isKnown && holds('Order.Read'));
    expect(ids.includes('subscriptions')).toBe(isKnown && holds('Subscription.Read'));
    expect(pages.includes('roles')).toBe(isKnown && holds('Permissions.Read'));
    // Marketplace sub-routes are hidden from the menu (specification §2.2).
    const listed = ['usersOverview', 'roles', 'statements', 'compareStatements', 'reconcile'];
    expect(pages.filter((id) => !listed.includes(id))).toEqual([]);
    expect(ids.includes('billing')).toBe(isKnown && holds('Billing.Read'));
    expect(pages.includes('reconcile')).toBe(viewer.customerType >= 1 && holds('Billing.Read'));
  });

  it.each([
    ['/apps/orders', '/apps/orders', true],
    ['/apps/orders', '/apps/orders/7', true],
    ['/apps/orders', '/apps/orders-archive', false],
    ['/apps/orders', '/apps', false],
    ['/auth', '/auth/login', true],
    ['/auth/', '/auth/login', true],
  ])('%s is current at %s: %s', (url, pathname, expected) => {
    expect(isCurrentPath(url, pathname)).toBe(expected);
  });

  it.each([
    [1, 1],
    ['1', 1],
    [{ customerType: '2' }, 2],
    [{ customerType: null }, 0],
    ['rubbish', 0],
  ])('a server that says %j about the level means %s', (answer, level) => {
    expect(readCustomerType(answer)).toBe(level);
  });

  const menuAt = (customerType: number) =>
    navigationFor(
      { allowedActions: PERMISSIONS, customerType },
      ((key) => shellMessages.messages[key]) as Parameters<typeof navigationFor>[1],
      ((key) => shellFrameMessages.messages[key]) as Parameters<typeof navigationFor>[2],
    );
  const places = menuAt(2).flatMap((item) => [
    ...(item.items ?? []).map((page) => ({ ...page, id: `${item.id} > ${page.id}` })),
    item,
  ]);

  it('calls statements those of a company only for a company that has no others', () => {
    const billing = (level: number) =>
      menuAt(level)
        .find(({ id }) => id === 'billing')
        ?.items?.map(({ label }) => label);
    expect(billing(0)).toEqual(['My Statements', 'Compare']);
    expect(billing(1)).toEqual(['Statements', 'Compare', 'Reconciliation']);
  });

  it('has a picture of its own for each entry', () => {
    const icons = menuAt(2).map(({ icon }) => (icon as ReactElement).type);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it.each([
    ['/dashboard', 'dashboard'],
    ['/apps/user-management/users', 'users > usersOverview'],
    ['/apps/user-management/users/edit/ada%40plinth.example', 'users > usersOverview'],
    ['/apps/user-management/roles', 'users > roles'],
    ['/apps/roles', 'users > roles'],
    ['/apps/roles/view-role', 'users > roles'],
    ['/apps/user-management/else', 'users'],
    ['/apps/statements', 'billing > statements'],
    ['/apps/statements/s-1', 'billing > statements'],
    ['/apps/statements/reconcile', 'billing > reconcile'],
    ['/cart', 'marketplace'],
    ['/cart/purchase', 'marketplace'],
    ['/cart/purchase/', 'marketplace'],
    ['/apps/products/7', 'marketplace'],
    ['/apps/orders-archive', undefined],
    ['/error/404', undefined],
  ])('%s belongs to %s', (pathname, expected) => {
    expect(currentPlace(places, pathname)?.id).toBe(expected);
  });

  it('of two entries with one address the first is the current one', () => {
    const twins = [
      { href: '/cart', id: 'first' },
      { href: '/cart', id: 'second' },
    ];
    expect(currentPlace(twins, '/cart')?.id).toBe('first');
  });

  it('says why nobody can be invited', () => {
    expect(inviteAccess({ allowedActions: [] })).toEqual({
      allowed: false,
      reason: 'noPermission',
      permission: 'User.Invite',
    });
  });

  it('opens wide unless it is open already', () => {
    expect((['default', false, true] as const).map(toggledSidebar)).toEqual([true, true, false]);
  });

  it.each([
    [3, 3],
    [2.9, 2],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('a badge for %d shows %i', (count, shown) => {
    expect(badgeCount(count)).toBe(shown);
  });
});
