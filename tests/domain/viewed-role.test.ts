import { expect, it } from 'vitest';
import { readUser } from '../../src/api/calls/users';
import { asHolder, canViewAs, toViewedRole } from '../../src/domain/roles/viewed-role';
import type { CurrentUser } from '../../src/domain/users/user';

const permissions = ['Order.Read', 'Order.Approve'].map((name) => ({ name, description: '' }));

it('who may change roles may look at the portal as one, and others are told what it takes', () => {
  expect(canViewAs({ allowedActions: ['Permissions.Edit'] }).allowed).toBe(true);
  expect(canViewAs({ allowedActions: ['Permissions.View'] })).toEqual({
    allowed: false,
    reason: 'noPermission',
    permission: 'Permissions.Edit',
  });
});

it('a holder has that role alone, and stays who they are', () => {
  const user: CurrentUser = {
    ...readUser({ email: 'ada@plinth.example', customerId: 'c1' }),
    customerType: 0,
    allowedActions: ['Users.View'],
    roleName: 'Reader',
  };
  const viewed = toViewedRole({ name: 'Approver', owner: 'Ada', permissions });
  expect(asHolder(user, viewed)).toEqual({
    ...user,
    roles: [{ name: 'Approver', permissions }],
    roleName: 'Approver',
    allowedActions: ['Order.Read', 'Order.Approve'],
  });
});
