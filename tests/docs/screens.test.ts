import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentNames } from '../../.storybook/facts/screen-facts';
import { linksOf } from '../../tools/docs/pages';
import { root } from '../../tools/docs/program';
import { callsOf } from '../../tools/docs/screens/calls';
import { callNeeds } from '../../tools/docs/screens/needs';
import { SCREEN_WORDS } from '../../tools/docs/screens/words';
import { sizesPage } from '../../tools/docs/sizes-page';
import { type IndexedStory, readStories } from '../../tools/docs/stories';
import { writtenFiles } from '../../tools/docs/written-files';
import { readSources } from '../../tools/source/files';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the pages of docs/screens (a build writes them)', () => {
  const sources = readSources();
  let stories: readonly IndexedStory[] = [];
  beforeAll(async () => {
    stories = await readStories(join(root, 'stories'));
  });

  it('are one for every published screen', () => {
    const told = SCREEN_WORDS.flatMap(({ screen, alike = [] }) => [screen, ...alike]);
    // The kit has the frames that they stand in.
    const frames = ['ListScreen', 'RecordScreen', 'Screen'];
    const screens = componentNames(sources).filter(
      (name) => name.endsWith('Screen') && !frames.includes(name),
    );
    expect(told.filter((name) => name.endsWith('Screen')).sort()).toEqual(screens);
    expect(new Set(told).size).toBe(told.length);
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
  });
});

it('docs/sizes.md says what was measured, beside what is promised', () => {
  const page = sizesPage({ LoginScreen: { first: 24_460, later: 0 } }, [
    { name: 'LoginScreen alone', limit: '25 kB' },
  ]);
  expect(page).toContain('| LoginScreen alone | 25 kB |');
  expect(page).toContain('| `LoginScreen` | 24.5 kB | – |');
  expect(page).not.toContain('Not measured');
  expect(sizesPage({}, [])).toContain('Not measured');
});

it('the pages of docs lead to files that are there, or that a build writes', () => {
  const written = writtenFiles();
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file}`)
    .filter((file) => file.endsWith('.md') && !written.has(file));
  const tops = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  const isThere = (file: string) => written.has(file) || existsSync(join(root, file));
  const broken = [...pages, ...tops].flatMap((page) =>
    linksOf(read(page))
      .filter((link) => !isThere(join(dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});
