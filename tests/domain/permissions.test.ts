import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPermissions, permissionNames } from '../../src/domain/roles/permission-filter';
import {
  changeFilter,
  changeSelection,
  countIn,
  coverageOf,
  type FilteredSelection,
  pruneSelection,
  undoFilter,
  withNames,
} from '../../src/domain/roles/permission-selection';
import type { PermissionCategory } from '../../src/domain/roles/role';

const NAMES = [
  'User.Read',
  'user.invite',
  '__proto__',
  'constructor',
  '10',
  'a/b?#%',
  '<b>x</b>',
  '',
];
const anyName = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 12 }));
const anyCatalogue: fc.Arbitrary<readonly PermissionCategory[]> = fc.array(
  fc.record({
    name: anyName,
    permissions: fc.array(fc.record({ name: anyName, description: fc.string({ maxLength: 12 }) }), {
      maxLength: 6,
    }),
  }),
  { maxLength: 6 },
);
const anySelection = fc.array(anyName, { maxLength: 12 }).map((names) => new Set(names));

const one = (name: string, description = ''): PermissionCategory => ({
  name: 'Category',
  permissions: [{ name, description }],
});

describe('the permission filter (specification §5)', () => {
  it.each([
    ['user', true],
    ['USER.R', true],
    ['  see USERS ', true],
    ['read\nsee', false],
    ['readsee', false],
    ['category', false],
    ['.*', false],
  ])('finds "%s": %s', (text, isFound) => {
    expect(filterPermissions([one('User.Read', 'See users')], text)).toHaveLength(isFound ? 1 : 0);
  });

  it('hides nothing when it is empty, and gives the very same catalogue when all match', () => {
    const catalogue = [one('User.Read'), { name: 'Empty', permissions: [] }];
    expect(filterPermissions(catalogue, ' ')).toBe(catalogue);
    const full = [one('User.Read'), one('User.Edit')];
    expect(filterPermissions(full, 'user')).toBe(full);
  });

  it('leaves out what does not match of one category, though all of another does', () => {
    const mixed = { name: 'Mixed', permissions: [...one('Role.Read').permissions] };
    const catalogue = [
      one('User.Read'),
      { ...mixed, permissions: [...mixed.permissions, ...one('User.Edit').permissions] },
    ];
    expect(filterPermissions(catalogue, 'user').flatMap(({ permissions }) => permissions)).toEqual([
      { name: 'User.Read', description: '' },
      { name: 'User.Edit', description: '' },
    ]);
  });

  it('keeps exactly what holds the text, in order, and no empty category', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.string({ minLength: 1, maxLength: 3 }), (catalogue, text) => {
        const term = text.trim().toLowerCase();
        fc.pre(term !== '');
        const expected = catalogue
          .map(({ name, permissions }) => ({
            name,
            permissions: permissions.filter((permission) =>
              [permission.name, permission.description].some((part) =>
                part.toLowerCase().includes(term),
              ),
            ),
          }))
          .filter(({ permissions }) => permissions.length > 0);
        expect(filterPermissions(catalogue, text)).toEqual(expected);
        expect(filterPermissions(catalogue, text.toUpperCase().toLowerCase())).toEqual(expected);
      }),
    );
  });
});

describe('what a filter does to the selection (specification §5, contract §4.15)', () => {
  it('leaves those visible, and gives back all with what was dropped', () => {
    fc.assert(
      fc.property(
        anyCatalogue,
        anySelection,
        fc.string({ maxLength: 3 }),
        (catalogue, before, text) => {
          const { selected, dropped } = pruneSelection(before, catalogue, text);
          if (text.trim() === '') expect(selected).toBe(before);
          else {
            const visible = permissionNames(filterPermissions(catalogue, text));
            expect([...selected]).toEqual([...before].filter((name) => visible.has(name)));
          }
          expect(withNames(selected, dropped, true)).toEqual(before);
          expect(selected.size + dropped.length).toBe(before.size);
        },
      ),
    );
  });

  it('can be undone by hand, name by name, and naming what is there already changes nothing', () => {
    const selected = new Set(['User.Read', 'User.Edit']);
    expect([...withNames(selected, ['User.Read', 'Role.Read'], false)]).toEqual(['User.Edit']);
    expect(withNames(selected, ['Role.Read'], false)).toBe(selected);
    expect(withNames(selected, ['User.Edit'], true)).toBe(selected);
  });

  it('gives the very same set when nothing is hidden', () => {
    const selected = new Set(['User.Read']);
    expect(pruneSelection(selected, [one('User.Read')], 'user').selected).toBe(selected);
  });

  it('does not touch what objects are made of', () => {
    const names = permissionNames([one('__proto__'), one('constructor'), one('10')]);
    expect([...names]).toEqual(['__proto__', 'constructor', '10']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a selection below a filter (contract §4.15)', () => {
  const anyStep = fc.record({
    type: fc.constantFrom('filter', 'clear', 'toggle', 'all', 'undo'),
    text: fc.constantFrom('u', 'user', '1', 'a/'),
    name: fc.constantFrom(...NAMES),
  });

  it('never selects a right that was not shown as selected, or taken out by hand', () => {
    fc.assert(
      fc.property(anyCatalogue, anySelection, fc.array(anyStep), (catalogue, start, steps) => {
        let state: FilteredSelection = { text: '', selected: start, dropped: [] };
        // Right by right: whether the user saw it ticked when they last had it in their hand.
        const wanted = new Map([...start].map((name) => [name, true]));
        for (const step of steps) {
          const before = state;
          const visible = permissionNames(filterPermissions(catalogue, state.text));
          if (step.type === 'filter') state = changeFilter(state, catalogue, step.text);
          else if (step.type === 'clear') state = changeFilter(state, catalogue, '');
          else if (step.type === 'undo') state = undoFilter(state);
          else {
            const names = step.type === 'all' ? [...visible] : [step.name];
            const isOn = step.type === 'all' || !state.selected.has(step.name);
            state = changeSelection(state, catalogue, withNames(state.selected, names, isOn));
            for (const name of names) {
              if (!isOn) wanted.set(name, false);
              else if (visible.has(name) || before.text === '') wanted.set(name, true);
            }
          }
          const added = [...state.selected].filter((name) => !before.selected.has(name));
          if (step.type === 'filter' || step.type === 'clear') expect(added).toEqual([]);
          if (step.type === 'undo') expect(new Set(added)).toEqual(new Set(before.dropped));
          expect([...state.selected].filter((name) => !wanted.get(name))).toEqual([]);
          // What is selected is in sight, and what was taken can be brought back.
          const { selected } = pruneSelection(state.selected, catalogue, state.text);
          expect(selected).toBe(state.selected);
          const kept = new Set([...state.selected, ...state.dropped]);
          expect([...wanted].filter(([name, is]) => is && !kept.has(name))).toEqual([]);
        }
      }),
    );
  });
});

describe('the mark of a category', () => {
  it.each([
    [['a', 'b'], ['a', 'b', 'z'], 'full', 2],
    [['a', 'b'], ['b'], 'partial', 1],
    [['a', 'b'], ['z'], 'none', 0],
    [[], ['a'], 'none', 0],
  ])('of %j with %j selected is %s', (names, selected, coverage, count) => {
    expect(coverageOf(new Set(names), new Set(selected))).toEqual({
      coverage,
      count,
      total: names.length,
    });
  });

  it('counts the same both ways round', () => {
    fc.assert(
      fc.property(anySelection, anySelection, (a, b) => {
        expect(countIn(a, b)).toBe(countIn(b, a));
        expect(countIn(a, b)).toBe([...a].filter((name) => b.has(name)).length);
      }),
    );
  });
});
