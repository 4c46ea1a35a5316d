import { examples } from 'virtual:embedding';
import { beforeAll, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/sandbox';

/** What whoever follows the page sees of an example, on a server that knows who is signed in. */
const SEEN: Readonly<Record<string, (screen: RenderResult) => Promise<void>>> = {
  async RolesScreen(screen) {
    const card = screen.getByRole('article', { name: 'Admin' });
    await expect.element(card.getByText('System Role')).toBeVisible();
    await screen.getByRole('button', { name: /^Create New Role/ }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Create Role' })).toBeVisible();
  },
  async RoleDetailScreen(screen) {
    await expect.element(screen.getByRole('heading', { name: /^Users Assigned/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Add Users To Role' }).click();
    await expect.element(screen.getByRole('searchbox', { name: /^Search Users To/ })).toBeVisible();
  },
  async UsersScreen(screen) {
    await expect.element(screen.getByRole('row', { name: /Ada Lindqvist/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Invite' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Invite new user' })).toBeVisible();
  },
  async ProfileScreen(screen) {
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Ada');
    await screen.getByRole('button', { name: 'Set up' }).click();
    await expect.element(screen.getByLabelText('Six-digit code')).toBeVisible();
  },
};

beforeAll(() => {
  const sandbox = createSandbox({ scenario: 'signedIn' });
  let session = sandbox.openingSession;
  vi.stubGlobal('fetch', async (url: string, { credentials: _, ...init }: RequestInit = {}) => {
    const request = new Request(url, init);
    if (session) request.headers.set(SESSION_HEADER, session);
    const response = await sandbox.fetch(request);
    const next = response.headers.get(SESSION_HEADER);
    if (next !== null) session = next || null;
    return response;
  });
});

it.each(Object.keys(SEEN))('%s works as docs/embedding.md says', async (title) => {
  const { Page } = (await examples[title]?.()) ?? {};
  if (!Page) throw new Error(`There is no example ${title} with a Page.`);
  const screen = await render(<Page />);
  await SEEN[title]?.(screen);
});

it('every example with a page is looked at', async () => {
  const loaded = await Promise.all(
    Object.entries(examples).map(async ([title, load]) => [title, await load()] as const),
  );
  const pages = loaded.filter(([, { Page }]) => Page).map(([title]) => title);
  expect(pages.filter((title) => !Object.hasOwn(SEEN, title))).toEqual([]);
});
