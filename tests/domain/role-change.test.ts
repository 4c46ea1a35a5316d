import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRoles } from '../../src/domain/roles/compare-roles';
import { changeOf, roleActions } from '../../src/domain/roles/role-actions';
import {
  canCreateRole,
  canUpdateRole,
  freeRoleName,
  lostByEditor,
  permissionDiff,
  permissionSet,
} from '../../src/domain/roles/role-change';

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

describe('Update: enabled only when the sets differ and no save runs', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], false, 'unchanged'],
    [['a', 'a', 'b'], ['b', 'a'], false, 'unchanged'],
    [[], [], false, 'unchanged'],
    [['a'], ['b'], false, undefined],
    [['a'], [], false, undefined],
    [['a'], ['a', '__proto__'], false, undefined],
    [['a'], ['b'], true, 'saving'],
    [['a'], ['a'], true, 'saving'],
  ])('from %j to %j, saving %s: %s', (current, selected, isSaving, reason) => {
    const diff = permissionDiff(permissionSet(role(...current)), new Set(selected));
    expect(canUpdateRole(diff, isSaving)).toEqual(
      reason ? { allowed: false, reason } : { allowed: true },
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

describe('Create: enabled with a name and a permission, or while saving', () => {
  it.each([
    ['Desk', ['a'], false, undefined],
    ['', ['a'], false, 'nameMissing'],
    [' \t\u00a0', ['a'], false, 'nameMissing'],
    ['Desk', [], false, 'nothingSelected'],
    ['', [], false, 'nameMissing'],
    ['', [], true, undefined],
    ['0', ['__proto__'], false, undefined],
  ])('name "%s", permissions %j, saving %s: %s', (name, selected, isSaving, reason) => {
    const answer = canCreateRole({ name, selected: new Set(selected) }, isSaving);
    expect(answer).toEqual(reason ? { allowed: false, reason } : { allowed: true });
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
