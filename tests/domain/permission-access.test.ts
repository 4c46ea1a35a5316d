import { expect, it } from 'vitest';
import { readUser } from '../../src/api/calls/users';
import { canAct, viewerAccess } from '../../src/domain/users/permission-access';

const viewer = {
  email: 'ada@plinth.example',
  customerId: 'c1',
  customerType: 0,
  allowedActions: ['Orders.Read'],
} as const;

it('what takes nothing is open to everybody', () => {
  expect(canAct({ ...viewer, allowedWhileImpersonating: [] }, {}).allowed).toBe(true);
});

it('a viewer is refused what they may not once they are known', () => {
  const need = { permission: 'Orders.Write' };
  expect(viewerAccess(null, need).allowed).toBe(true);
  expect(viewerAccess(viewer, need)).toEqual({
    allowed: false,
    reason: 'noPermission',
    permission: 'Orders.Write',
  });
  expect(viewerAccess(viewer, { permission: 'Orders.Read' }).allowed).toBe(true);
});

it('a server may allow what is blocked while impersonating, by these names alone', () => {
  const names = ['placeOrders', 'approveOrders', 'changeSubscriptions', 'recordPayments'];
  const user = readUser({
    email: 'ada@plinth.example',
    allowedWhileImpersonating: [...names, 'x'],
  });
  expect(user.allowedWhileImpersonating).toEqual(names);
});
