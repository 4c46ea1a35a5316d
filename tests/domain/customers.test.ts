import { describe, expect, it } from 'vitest';
import {
  CUSTOMERS_READ,
  type CustomerAction,
  canActOnCustomer,
} from '../../src/domain/customers/customer-rules';
import { CUSTOMERS_LIST } from '../../src/domain/customers/customers-list';
import { queryIn } from '../../src/domain/list-address';
import { type CommerceActor, canAct } from '../../src/domain/users/permission-access';
import { type TenantStep, tenantTransition } from '../../src/sandbox/rules/tenants';

const NOW = Date.parse('2026-11-22T05:00:00Z');
const actor: CommerceActor = {
  email: 'r@nord.test',
  customerId: 'c-2',
  customerType: 1,
  allowedActions: ['Customer.Edit', 'Customer.Read'],
  allowedWhileImpersonating: null,
};
const ACTIONS: readonly CustomerAction[] = ['edit', 'suspend', 'resume', 'close'];

describe('customers', () => {
  it('are seen by resellers with the permission to', () => {
    const reason = (who: Partial<CommerceActor>) =>
      canAct({ ...actor, ...who }, CUSTOMERS_READ).reason;
    expect(reason({})).toBeUndefined();
    expect(reason({ allowedActions: ['Customer.Edit'] })).toBe('noPermission');
    expect(reason({ customerType: 0 })).toBe('customerType');
  });

  it('are changed by those who may, whatever else is in the way', () => {
    const nobody = { ...actor, allowedActions: [] };
    for (const action of ACTIONS) {
      for (const customer of [
        { id: 'c-1', state: 'active' },
        { id: 'c-2', state: 'closed' },
      ]) {
        expect(canActOnCustomer(nobody, action, customer).reason).toBe('noPermission');
      }
    }
  });

  it.each([
    [{ id: 'c-2', state: 'active' }, [undefined, 'ownCompany', 'ownCompany', 'ownCompany']],
    [{ id: 'c-1', state: 'closed' }, ['closed', 'closed', 'closed', 'closed']],
    [{ id: 'c-1', state: 'active' }, [undefined, undefined, 'alreadySo', undefined]],
    [{ id: 'c-1', state: 'suspended' }, [undefined, 'alreadySo', undefined, undefined]],
  ])('%j refuse edit, suspend, resume and close with %j', (customer, expected) => {
    expect(ACTIONS.map((action) => canActOnCustomer(actor, action, customer).reason)).toEqual(
      expected,
    );
  });
});

it('a link to a tenant goes from state to state, and from no other', () => {
  const steps: readonly TenantStep[] = [
    { type: 'REQUEST', url: 'https://x.test', now: NOW },
    { type: 'ACCEPT' },
    { type: 'REVOKE' },
    { type: 'PASS', now: NOW },
  ];
  const reached = (state: string) =>
    steps.map((step) => {
      const link = { state, requestUrl: 'https://old.test', requestExpiresAt: new Date(NOW) };
      return tenantTransition(link, step)?.state ?? null;
    });
  expect(reached('none')).toEqual(['requested', null, null, null]);
  expect(reached('requested')).toEqual(['requested', 'active', 'revoked', 'expired']);
  expect(reached('active')).toEqual([null, null, 'revoked', null]);
  expect(reached('expired')).toEqual(['requested', null, null, null]);
  expect(reached('revoked')).toEqual(['requested', null, null, null]);
  expect(reached('merged')).toEqual([null, null, null, null]);
});

it('the list is sorted and filtered by what the wire names', () => {
  for (const sort of ['name', 'state', '-recurringPerMonth', '-openBalance']) {
    expect(queryIn(new URLSearchParams({ sort }), CUSTOMERS_LIST).sort).toBe(sort);
  }
  expect(queryIn(new URLSearchParams({ sort: 'taxBps' }), CUSTOMERS_LIST).sort).toBe('');
  const address = 'state=active&country=NO&currency=NOK&level=1';
  expect(queryIn(new URLSearchParams(address), CUSTOMERS_LIST).filters).toEqual({
    state: ['active'],
    country: ['NO'],
    currency: ['NOK'],
  });
});
