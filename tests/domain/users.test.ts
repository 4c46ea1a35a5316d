import { describe, expect, it } from 'vitest';
import {
  displayNameOf,
  isProfileIncomplete,
  readNameOf,
  toCurrentUser,
  type User,
} from '../../src/domain/users/user';

const user: User = {
  email: 'ada@plinth.example',
  firstname: 'Ada',
  lastname: 'Lindqvist',
  username: 'Ada L.',
  phone: '',
  twoFactorEnabled: false,
  userAvatar: '',
  customerId: '1',
  roles: [],
  isActive: true,
  isSystem: false,
  lastLoginDate: null,
  allowedWhileImpersonating: [],
};

describe('users (specification §4, §6)', () => {
  it.each([
    [{}, false],
    [{ firstname: '' }, true],
    [{ lastname: '  ' }, true],
    [{ username: '' }, true],
  ])('a profile with %j is incomplete: %s', (names, expected) => {
    expect(isProfileIncomplete({ ...user, ...names })).toBe(expected);
  });

  it('takes the permissions of the first role only', () => {
    const role = (name: string, ...names: string[]) => ({
      name,
      permissions: names.map((permission) => ({ name: permission, description: '' })),
    });
    const current = toCurrentUser(
      { ...user, roles: [role('A', 'User.Invite'), role('B', 'Permissions.Read')] },
      2,
    );
    expect(current.allowedActions).toEqual(['User.Invite']);
    expect(current.roleName).toBe('A');
    expect(toCurrentUser(user, 0)).toMatchObject({ allowedActions: [], roleName: '' });
  });

  it.each([
    [{}, 'Ada L.'],
    [{ username: ' ' }, 'Ada Lindqvist'],
    [{ username: '', firstname: '' }, 'Lindqvist'],
    [{ username: '', firstname: '', lastname: '' }, 'ada@plinth.example'],
  ])('with %j is called %s', (names, expected) => {
    expect(displayNameOf({ ...user, ...names })).toBe(expected);
  });

  it('is called by the e-mail until the name is there', () => {
    const ready = { status: 'ready', data: user, isStale: false } as const;
    expect(readNameOf(ready, user.email)).toBe('Ada L.');
    expect(readNameOf({ status: 'loading' }, user.email)).toBe('ada@plinth.example');
  });

  it('without any name is called by the e-mail', () => {
    expect(displayNameOf({ email: 'ada@plinth.example' })).toBe('ada@plinth.example');
  });
});
