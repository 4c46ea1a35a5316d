import { describe, expect, it } from 'vitest';
import { screenFacts, screenNames } from '../../.storybook/facts/screen-facts';
import { measureComponents } from '../../tools/scripts/measure-components';
import { readSources } from '../../tools/source/files';
import { importedFiles, publishedFiles, type Sources } from '../../tools/source/graph';

const small: Sources = new Map([
  [
    'src/components/index.ts',
    "export { type CardProps, RoleCard } from './roles/RoleCard';\nexport { Button } from './ui/Button';\nexport type { Gone } from './roles/gone';",
  ],
  [
    'src/components/roles/RoleCard.tsx',
    [
      "import type { Role } from './gone';",
      "import { cardMessages } from '../../messages/generated/en/roles';",
      "import { Button } from '../ui/Button';",
      "const Menu = lazy(() => import('./RoleMenu'));",
      "const Root = styled(`& [data-slot='not-its-own'] {}`);",
      '<Root data-slot="role-card"><p data-slot="hint" /><p data-slot="owner" /></Root>;',
    ].join('\n'),
  ],
  ['src/components/roles/RoleMenu.tsx', '<ul data-slot="menu" />'],
  ['src/components/roles/gone.ts', '<b data-slot="never" />'],
  ['src/components/ui/Button.tsx', '<button data-slot="button" />'],
  ['src/hooks/index.ts', "export { useRoles } from './roles/useRoles';"],
  ['src/hooks/roles/useRoles.ts', ''],
  [
    'src/app/roles/RolesPage.tsx',
    "import { RoleCard } from '../../components/roles/RoleCard';\nimport { useNear } from './useNear';\nuseRoles();",
  ],
  ['src/app/roles/useNear.ts', 'useState(); useRoles();'],
]);

describe('the facts of a screen', () => {
  it('are what its sources say', () => {
    expect(screenFacts('RoleCard', small)).toEqual({
      slots: ['hint', 'menu', 'role-card'],
      kitSlots: ['button'],
      catalogues: ['cardMessages'],
      hooks: ['useRoles'],
    });
    expect(screenFacts('Nobody', small)).toBeNull();
    expect(screenNames(small)).toEqual(['RoleCard']);
  });

  it('follow what runs, not types and packages', () => {
    expect(importedFiles('src/components/roles/RoleCard.tsx', small)).toEqual([
      'src/components/ui/Button.tsx',
      'src/components/roles/RoleMenu.tsx',
    ]);
    expect([...publishedFiles('src/components/index.ts', small).keys()]).toEqual([
      'RoleCard',
      'Button',
    ]);
  });

  it('are there for every screen of ours', () => {
    const sources = readSources();
    const names = screenNames(sources);
    expect(names).toContain('LoginScreen');
    const without = names.filter((name) => {
      const { slots = [], kitSlots = [] } = screenFacts(name, sources) ?? {};
      return slots.length + kitSlots.length === 0;
    });
    expect(without).toEqual([]);
    expect(screenFacts('RoleDetailScreen', sources)).toMatchObject({
      hooks: expect.arrayContaining(['useRoleDetailScreen']),
      catalogues: expect.arrayContaining(['rolesDetailMessages']),
    });
  });
});

it('what a component costs is measured alone, and what it loads later beside it', {
  timeout: 120_000,
}, async () => {
  const measured = await measureComponents((name) => name === 'LoginScreen' || name === 'Table');
  expect(Object.keys(measured)).toEqual(['LoginScreen', 'Table']);
  const { LoginScreen, Table } = measured;
  expect(LoginScreen?.first).toBeGreaterThan(10_000);
  expect(LoginScreen?.later).toBe(0);
  expect(Table?.later).toBeGreaterThan(10_000);
});
