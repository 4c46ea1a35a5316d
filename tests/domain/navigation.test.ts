import { describe, expect, it } from 'vitest';
import { navigationItems } from '../../src/app/navigation';
import { isCurrentPath, visibleNavigation } from '../../src/domain/shell/navigation';

const PERMISSIONS = [
  'Permissions.Read',
  'Marketplace.Read',
  'Marketplace.ReadWrite',
  'User.Invite',
];
// What a broken server may send is below every level.
const LEVELS = [-1, 0, 1, 2, Number.NaN];

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
    const isKnown = viewer.customerType >= 0;
    const holds = (...names: string[]) =>
      names.some((name) => viewer.allowedActions.includes(name));

    expect(ids.includes('dashboard')).toBe(isKnown);
    expect(ids.includes('customers')).toBe(viewer.customerType >= 1);
    expect(ids.includes('marketplace')).toBe(
      isKnown && holds('Marketplace.Read', 'Marketplace.ReadWrite'),
    );
    expect(pages.includes('roles')).toBe(isKnown && holds('Permissions.Read'));
    // Marketplace sub-routes are hidden from the menu (specification §2.2).
    expect(pages.filter((id) => !['usersOverview', 'roles'].includes(id))).toEqual([]);
  });

  it.each([
    ['/apps/orders', '/apps/orders', true],
    ['/apps/orders', '/apps/orders/7', true],
    ['/apps/orders', '/apps/orders-archive', false],
    ['/apps/orders', '/apps', false],
    ['/auth', '/auth/login', true],
  ])('%s is current at %s: %s', (url, pathname, expected) => {
    expect(isCurrentPath(url, pathname)).toBe(expected);
  });
});
