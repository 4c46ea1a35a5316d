import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRoleRules, editRoleRules } from '../../src/domain/forms/role';
import { compareRoles } from '../../src/domain/roles/compare-roles';
import { ROLE_NAME_MAX } from '../../src/domain/roles/role';
import { changeOf, roleActions } from '../../src/domain/roles/role-actions';
import { freeRoleName, lostByEditor, permissionDiff } from '../../src/domain/roles/role-change';
import { validate } from '../../src/domain/validate';

const role = (...names: string[]) => ({
  permissions: names.map((name) => ({ name, description: '' })),
});

describe('what a card offers (specification §2.6, §6)', () => {
  it.each([
    ['System', 'view duplicate compare'],
    ['system', 'view edit duplicate compare delete'],
    ['', 'view edit duplicate compare delete'],
    ['ada@plinth.example', 'view edit duplicate compare delete'],
  ])('owner "%s": %s', (owner, actions) => {
    expect(roleActions({ owner }).join(' ')).toBe(actions);
  });

  it('change nothing when a role is viewed or compared', () => {
    const changes = roleActions({ owner: 'User' }).filter((action) => changeOf(action) !== null);
    expect(changes).toEqual(['edit', 'duplicate', 'delete']);
  });
});

describe('Update: enabled only when the sets differ', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], 'updateUnchanged'],
    [['a', 'a', 'b'], ['b', 'a'], 'updateUnchanged'],
    [[], [], 'updateUnchanged'],
    [['a'], ['b'], undefined],
    [['a'], [], undefined],
    [['a'], ['a', '__proto__'], undefined],
  ])('from %j to %j: %s', (current, selected, code) => {
    const permissions = new Set(selected);
    expect(validate(editRoleRules(role(...current)), { permissions })).toEqual(
      code
        ? { valid: false, errors: { permissions: code } }
        : { valid: true, values: { permissions: selected } },
    );
  });

  it('what is added and removed leads from one set to the other', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '10'));
    fc.assert(
      fc.property(names, names, (before, after) => {
        const { added, removed } = permissionDiff(new Set(before), new Set(after));
        const made = [...before.filter((name) => !removed.includes(name)), ...added];
        expect(made.sort()).toEqual([...after].sort());
        expect(new Set([...added, ...removed]).size).toBe(added.length + removed.length);
      }),
    );
  });
});

describe('Create: enabled with a name and a permission', () => {
  it.each([
    [' Desk ', ['a'], {}],
    ['', ['a'], { roleName: 'createNameMissing' }],
    [' \t\u00a0', ['a'], { roleName: 'createNameMissing' }],
    ['Desk', [], { permissions: 'createNothingSelected' }],
    ['', [], { roleName: 'createNameMissing', permissions: 'createNothingSelected' }],
    ['0', ['__proto__'], {}],
    ['n'.repeat(ROLE_NAME_MAX), ['a'], {}],
    ['n'.repeat(ROLE_NAME_MAX + 1), ['a'], { roleName: 'tooLong' }],
  ])('name "%s", permissions %j: %j', (roleName, selected, errors) => {
    const answer = validate(createRoleRules, { roleName, permissions: new Set(selected) });
    expect(answer).toEqual(
      Object.keys(errors).length > 0
        ? { valid: false, errors }
        : { valid: true, values: { roleName: roleName.trim(), permissions: selected } },
    );
  });
});

describe('what an edit takes from the person who makes it', () => {
  const editor = { roleName: 'Desk', allowedActions: ['User.Read', 'Order.Read'] };
  it.each([
    ['Desk', ['User.Read', 'Other'], ['User.Read']],
    ['Desk', [], []],
    ['desk', ['User.Read'], []],
    ['Admin', ['User.Read'], []],
  ])('in the role %s, removing %j: %j', (name, removed, lost) => {
    expect(lostByEditor(editor, name, removed)).toEqual(lost);
  });
});

describe('the name of a copy', () => {
  it.each([
    [[], 'Copy'],
    [['Copy'], 'Copy 2'],
    [['copy', 'COPY 2'], 'Copy 3'],
    [['Copy 2'], 'Copy'],
    [['__proto__'], 'Copy'],
  ])('beside %j it is %s', (taken, name) => {
    expect(
      freeRoleName(
        'Copy',
        taken.map((one) => ({ name: one })),
      ),
    ).toBe(name);
  });
});

it('two roles are compared by name, in the order of each', () => {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const { both, onlyFirst, onlySecond } = compareRoles(
    role('b', '__proto__', 'a'),
    role('a', '10', 'b'),
  );
  expect([names(both), names(onlyFirst), names(onlySecond)]).toEqual([
    ['b', 'a'],
    ['__proto__'],
    ['10'],
  ]);
});
