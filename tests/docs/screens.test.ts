import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentNames } from '../../.storybook/facts/screen-facts';
import { root } from '../../tools/docs/program';
import { callsOf } from '../../tools/docs/screens/calls';
import { callNeeds } from '../../tools/docs/screens/needs';
import { pageName } from '../../tools/docs/screens/page';
import { SCREEN_WORDS } from '../../tools/docs/screens/words';
import { SIZES_PAGE, sizesPage } from '../../tools/docs/sizes-page';
import { type IndexedStory, readStories } from '../../tools/docs/stories';
import { SIZES_FILE } from '../../tools/scripts/measure-components';
import { readSources } from '../../tools/source/files';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the pages of docs/screens (npm run docs writes them, npm run check compares them)', () => {
  const sources = readSources();
  let stories: readonly IndexedStory[] = [];
  beforeAll(async () => {
    stories = await readStories(join(root, 'stories'));
  });

  it('are one for every published screen', () => {
    const told = SCREEN_WORDS.flatMap(({ screen, alike = [] }) => [screen, ...alike]);
    const screens = componentNames(sources).filter((name) => name.endsWith('Screen'));
    expect(told.filter((name) => name.endsWith('Screen')).sort()).toEqual(screens);
    expect(new Set(told).size).toBe(told.length);
    const files = SCREEN_WORDS.map(({ screen }) => pageName(screen));
    expect(readdirSync(join(root, 'docs/screens')).sort()).toEqual([...files, 'README.md'].sort());
  });

  it('know stories of every screen, and no place that is not there', () => {
    const titles = new Set(stories.map(({ title }) => title));
    const places = SCREEN_WORDS.flatMap((words) => words.stories);
    const isThere = (place: string) =>
      ['Screens', 'Pages'].some((part) => titles.has(`${part}/${place}`));
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it('know the calls of a hook with what they take', async () => {
    expect(callsOf('useRolesScreen', sources)).toEqual([
      'createRole',
      'deleteRole',
      'getPermissionCatalogue',
      'listRoleMembers',
      'listRoles',
      'updateRolePermissions',
    ]);
    const needs = await callNeeds(['listRoles', 'createCustomer', 'listNotifications', 'getUser']);
    expect(Object.fromEntries(needs)).toEqual({
      listRoles: { permission: 'Permissions.Read' },
      createCustomer: { permission: 'Customer.Create', minimumCustomerType: 1 },
      listNotifications: {},
      getUser: { permission: 'User.Read' },
    });
    expect(read('docs/screens/roles.md')).toContain(
      '| `createRole` | `POST /app/roles/create-role` | `Permissions.Create` |',
    );
  });
});

it('docs/sizes.md says what was measured', () => {
  expect(read(SIZES_PAGE)).toBe(sizesPage(JSON.parse(read(SIZES_FILE))));
});

it('the pages of docs lead to files that are there', () => {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  const broken = [...pages, 'README.md', 'SECURITY.md', 'CONTRIBUTING.md'].flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)[^)\s]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});
