import { expect, it } from 'vitest';
import {
  canWhileImpersonating,
  DANGEROUS_ACTIONS,
} from '../../src/domain/impersonation/restrictions';

it('dangerous actions are off while one acts as somebody else, but for those that are allowed', () => {
  for (const action of DANGEROUS_ACTIONS) {
    expect(canWhileImpersonating(action, false)).toEqual({ allowed: true });
    expect(canWhileImpersonating(action, true)).toEqual({
      allowed: false,
      reason: 'impersonating',
    });
    const allowed = canWhileImpersonating(action, true, ['deleteUsers']).allowed;
    expect(allowed).toBe(action === 'deleteUsers');
  }
});

it('a server names them so in allowedWhileImpersonating', () => {
  expect(DANGEROUS_ACTIONS).toEqual([
    'changePassword',
    'changeTwoFactor',
    'deleteUsers',
    'changeUsers',
    'inviteUsers',
    'manageRoles',
  ]);
});
