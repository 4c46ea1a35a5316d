import { describe, expect, it } from 'vitest';
import { portalLinks } from '../../src/app/portal-links';
import { roleUserActions } from '../../src/components/roles/RoleUsersCard';
import { ALLOWED } from '../../src/domain/access';
import { ACTIVITY_RECORD_NEEDS } from '../../src/domain/activity/activity-list';
import type { CustomerType } from '../../src/domain/users/user';

const own = 'maren@northwind.example';
const linksOf = (customerType: CustomerType, allowedActions: readonly string[]) =>
  portalLinks(
    { email: own, customerId: 'c-1', customerType, allowedActions },
    { here: () => '/apps/products' },
  );

describe('the links of the portal', () => {
  it('are those of what the user may see, one by one', () => {
    for (const [type, { permission }] of Object.entries(ACTIVITY_RECORD_NEEDS)) {
      const leads = (links: ReturnType<typeof linksOf>) =>
        links[type as keyof typeof ACTIVITY_RECORD_NEEDS]?.('x') !== undefined;
      expect(leads(linksOf(2, [])), type).toBe(false);
      expect(leads(linksOf(2, [permission])), type).toBe(true);
    }
    expect(linksOf(2, []).products).toBeUndefined();
    expect(linksOf(2, ['Marketplace.Read']).products).toBe('/apps/products');
  });

  it('lead to one’s own profile whatever one may see', () => {
    expect(linksOf(2, []).user?.(own)).toContain('maren%40northwind.example');
  });

  it('name no customers to a company that has none', () => {
    const links = linksOf(0, ['Customer.Read']);
    expect([links.customers, links.customer, links.reconcile, links.chooseBuyer]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('leave no entry in a menu that leads nowhere', () => {
    const t = ((key: string) => key) as never;
    const menu = roleUserActions({
      role: 'Support desk',
      t,
      tShared: t,
      links: linksOf(2, []),
      onRevoke: () => {},
      refused: ALLOWED as never,
    });
    const member = { email: 'other@northwind.example', isSystem: false } as never;
    expect(menu(member).map(({ id }) => id)).toEqual(['revoke']);
  });
});
