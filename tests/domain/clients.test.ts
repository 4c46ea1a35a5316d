import { describe, expect, it } from 'vitest';
import {
  type ChosenClient,
  canBuyFor,
  clientRefusals,
  clientsCurrency,
  clientsOf,
  namedTargets,
  tenantOf,
} from '../../src/domain/cart/clients';
import type { Tenant } from '../../src/domain/customers/customer';
import { halvorsen, tenant } from '../../stories/support/customer-page';
import { target } from '../../stories/support/products';

const EMPTY = { lines: [], currency: null };
const customer = {
  ...halvorsen,
  id: 'c-1',
  state: 'active' as const,
  agreementAcceptedAt: new Date('2026-01-01T00:00:00Z'),
  currency: 'EUR',
};
const chosen = (customerId: string, currency: string | null = 'EUR'): ChosenClient => ({
  customerId,
  name: customerId,
  currency,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => chosen(`m-${at}`));
const withLines = (currency: string) => ({ lines: [{} as never], currency });

describe('customers to buy for', () => {
  it.each([
    [{ state: 'closed' as const }, 'closed'],
    [{ state: 'suspended' as const }, 'suspended'],
    [{ agreementAcceptedAt: null }, 'noAgreement'],
    [{ state: 'closed' as const, agreementAcceptedAt: null }, 'closed'],
    [{ currency: 'USD' }, 'otherCurrency'],
  ])('is nobody with %j', (more, reason) => {
    expect(canBuyFor({ ...customer, ...more }, [chosen('c-2')], EMPTY)).toEqual({
      allowed: false,
      reason,
    });
  });

  it('has the currency of what is in the cart, else of who was chosen first, else any', () => {
    expect(clientsCurrency([chosen('c-2', 'USD'), chosen('c-3')], EMPTY)).toBe('USD');
    expect(clientsCurrency([chosen('c-2', 'USD')], withLines('EUR'))).toBe('EUR');
    expect(clientsCurrency([], EMPTY)).toBeNull();
    expect(clientsCurrency([], { lines: [], currency: 'EUR' })).toBeNull();
    expect(canBuyFor(customer, [], EMPTY)).toEqual({ allowed: true });
    expect(canBuyFor(customer, [], withLines('EUR'))).toEqual({ allowed: true });
    expect(canBuyFor(customer, [], withLines('USD')).reason).toBe('otherCurrency');
  });

  it('are 20 at the most', () => {
    expect(canBuyFor(customer, many(19), EMPTY)).toEqual({ allowed: true });
    expect(canBuyFor(customer, many(20), EMPTY).reason).toBe('tooMany');
    // Who is among them stays.
    expect(
      canBuyFor(
        customer,
        [customer.id, ...many(19).map((one) => one.customerId)].map((id) => chosen(id)),
        EMPTY,
      ),
    ).toEqual({ allowed: true });
  });

  it('is given for each that cannot be chosen', () => {
    const closed = { ...customer, id: 'c-2', state: 'closed' as const };
    expect([...clientRefusals([customer, closed], [], EMPTY)]).toEqual([['c-2', 'closed']]);
  });
});

describe('the clients of a cart', () => {
  it('are its targets, in its currency', () => {
    const one = { ...target('Halvorsen AS'), customerId: 'c-1', tenantId: 't-1' };
    expect(clientsOf({ targets: [one], currency: 'EUR' })).toEqual([
      { customerId: 'c-1', name: one.customerName, currency: 'EUR', tenantId: 't-1' },
    ]);
  });

  const active = (id: string): Tenant => ({ ...tenant, id, state: 'active' });
  const revoked: Tenant = { ...tenant, id: 't-9', state: 'revoked' };

  it('have the tenant that was chosen, else the only one that is active', () => {
    expect(tenantOf({ ...chosen('c-1'), tenantId: 't-7' }, [active('t-1')])).toBe('t-7');
    expect(tenantOf({ ...chosen('c-1'), tenantId: null }, [active('t-1')])).toBeNull();
    expect(tenantOf(chosen('c-1'), [revoked, active('t-1')])).toBe('t-1');
    expect(tenantOf(chosen('c-1'), [active('t-1'), active('t-2')])).toBeNull();
    expect(tenantOf(chosen('c-1'), [revoked])).toBeNull();
  });

  it('are saved with their tenants', () => {
    const tenantsOf = (id: string) => (id === 'c-1' ? [active('t-1')] : []);
    expect(namedTargets([chosen('c-1'), chosen('c-2')], tenantsOf)).toMatchObject([
      { customerId: 'c-1', tenantId: 't-1' },
      { customerId: 'c-2', tenantId: null, domain: null },
    ]);
  });
});
