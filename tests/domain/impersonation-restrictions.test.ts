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

it('a partner’s configuration knows them by these names', () => {
  expect(DANGEROUS_ACTIONS).toEqual([
    'changePassword',
    'changeTwoFactor',
    'deleteUsers',
    'manageRoles',
  ]);
});
