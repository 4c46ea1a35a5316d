import { describe, expect, it } from 'vitest';
import {
  canChangeRole,
  canGetRole,
  canGiveRole,
  canRevoke,
  isSystemRole,
  splitForCard,
} from '../../src/domain/roles/role';
import { findRoles } from '../../src/domain/roles/role-search';

describe('rules of roles (specification §5, §6)', () => {
  it.each([
    ['System', true],
    ['system', false],
    ['SYSTEM ', false],
    ['', false],
    ['ada@plinth.example', false],
  ])('owner "%s" marks a system role: %s', (owner, expected) => {
    expect(isSystemRole({ owner })).toBe(expected);
    expect(canChangeRole({ owner })).toEqual(
      expected ? { allowed: false, reason: 'systemRole' } : { allowed: true },
    );
  });

  it.each([
    ['Guest', false, 'guestRole'],
    ['Guest', true, 'guestRole'],
    ['Admin', true, 'systemUser'],
    ['Admin', false, undefined],
    ['Support', true, undefined],
    ['guest', false, undefined],
    ['__proto__', true, undefined],
  ])('in %s with isSystem %s revoking is refused for %s', (name, isSystem, reason) => {
    expect(canRevoke({ name }, { isSystem }).reason).toBe(reason);
    expect(canRevoke({ name }, { isSystem }).allowed).toBe(reason === undefined);
  });

  it.each([
    [true, ['Admin'], 'systemUser'],
    [true, ['Support', 'Admin'], 'systemUser'],
    [true, ['Support'], undefined],
    [true, null, undefined],
    [false, ['Admin'], undefined],
  ])('a user with isSystem %s and the roles %j gets no other for %s', (isSystem, roles, reason) => {
    expect(canGetRole({ isSystem, roles })).toMatchObject(
      reason ? { allowed: false, reason } : { allowed: true },
    );
  });

  it('are given by who may do all of it themselves; Guest by everybody (contract §4.30)', () => {
    const giver = { allowedActions: ['Order.Read'] };
    const allowing = (...names: string[]) => names.map((name) => ({ name, description: '' }));
    const role = (name: string, ...names: string[]) => ({ name, permissions: allowing(...names) });
    expect(canGiveRole(giver, role('Less', 'Order.Read')).allowed).toBe(true);
    expect(canGiveRole(giver, role('More', 'Order.Read', 'User.Read'))).toEqual({
      ...{ allowed: false, reason: 'beyondOwnRights', permission: 'User.Read' },
    });
    expect(canGiveRole(giver, role('Guest', 'Settings.AuditLog')).allowed).toBe(true);
  });

  it('are found by a part of the name or of the owner, in any case', () => {
    const role = (name: string, owner: string) => ({ name, owner, permissions: [] });
    const roles = [role('Support', 'ada@plinth.example'), role('Admin', 'System')];
    const found = (text: string) => findRoles(roles, text).map(({ name }) => name);
    expect(found(' SUPP ')).toEqual(['Support']);
    expect(found('system')).toEqual(['Admin']);
    expect(found('zzz')).toEqual([]);
    expect(found(' ')).toEqual(['Support', 'Admin']);
  });

  it.each([
    [0, 0, 0],
    [5, 5, 0],
    [6, 5, 1],
    [80, 5, 75],
  ])('of %i things a card shows %i and counts %i more', (count, shown, more) => {
    const split = splitForCard(Array.from({ length: count }), 5);
    expect([split.shown.length, split.more]).toEqual([shown, more]);
  });
});
