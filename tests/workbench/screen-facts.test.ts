import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { screenFacts, screenNames } from '../../.storybook/facts/screen-facts';
import { importsOf, publishedFiles, type Sources } from '../../.storybook/facts/source-graph';
import { measureScreens, readSources, SIZES_FILE } from '../../scripts/measure-screens';

/** A measured size may be off by so much before the file has to be written anew. */
const TOLERANCE = 0.03;

const small: Sources = new Map([
  [
    'src/components/index.ts',
    "export { type CardProps, RoleCard } from './roles/RoleCard';\nexport { Button } from './ui/Button';\nexport type { Gone } from './roles/gone';",
  ],
  [
    'src/components/roles/RoleCard.tsx',
    [
      "import type { Role } from './gone';",
      "import { cardMessages } from '../../messages/en/roles';",
      "import { Button } from '../ui/Button';",
      "const Menu = lazy(() => import('./RoleMenu'));",
      "const Root = styled(`& [data-slot='not-its-own'] {}`);",
      '<Root data-slot="role-card"><p data-slot="owner" /></Root>;',
    ].join('\n'),
  ],
  ['src/components/roles/RoleMenu.tsx', '<ul data-slot="role-menu" />'],
  ['src/components/roles/gone.ts', '<b data-slot="never" />'],
  ['src/components/ui/Button.tsx', '<button data-slot="button" />'],
  ['src/messages/en/roles.ts', ''],
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
      slots: ['owner', 'role-card', 'role-menu'],
      kitSlots: ['button'],
      catalogues: ['src/messages/en/roles.ts'],
      hooks: ['useRoles'],
    });
    expect(screenFacts('Nobody', small)).toBeNull();
    expect(screenNames(small)).toEqual(['RoleCard']);
  });

  it('follow what runs, not types and packages', () => {
    expect(importsOf('src/components/roles/RoleCard.tsx', small)).toEqual([
      'src/messages/en/roles.ts',
      'src/components/ui/Button.tsx',
      'src/components/roles/RoleMenu.tsx',
    ]);
    expect([...publishedFiles('src/components/index.ts', small).keys()]).toEqual([
      'RoleCard',
      'Button',
    ]);
  });

  it('are there for every screen of ours', async () => {
    const sources: Sources = new Map([
      ...(await readSources()),
      ...(await readSources('src/app')),
      ...(await readSources('src/messages')),
      ...(await readSources('src/hooks')),
    ]);
    const names = screenNames(sources);
    expect(names).toContain('LoginScreen');
    const without = names.filter((name) => {
      const { slots = [], kitSlots = [] } = screenFacts(name, sources) ?? {};
      return slots.length + kitSlots.length === 0;
    });
    expect(without).toEqual([]);
    expect(screenFacts('RoleDetailScreen', sources)).toMatchObject({
      hooks: expect.arrayContaining(['useRoles', 'useRoleUsers']),
      catalogues: expect.arrayContaining(['src/messages/en/roles-detail.ts']),
    });
  });
});

describe('what a screen costs', () => {
  // `npm run sizes:screens` writes the file anew.
  it('is what its docs page says', { timeout: 600_000 }, async () => {
    const told: Awaited<ReturnType<typeof measureScreens>> = JSON.parse(
      await readFile(SIZES_FILE, 'utf8'),
    );
    const now = await measureScreens();
    expect(Object.keys(told)).toEqual(Object.keys(now));
    const stale = Object.entries(now).flatMap(([name, size]) =>
      (['first', 'later'] as const)
        .filter((part) => Math.abs((told[name]?.[part] ?? 0) - size[part]) > size[part] * TOLERANCE)
        .map((part) => `${name}: ${part} is ${size[part]}, not ${told[name]?.[part]}`),
    );
    expect(stale).toEqual([]);
  });
});
