import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { RoleMember } from '../../src/domain/roles/role';
import { useSession } from '../../src/hooks/auth/useSession';
import { useConsole } from '../../src/hooks/console/console-context';
import { roleKeys } from '../../src/hooks/reads/keys';
import { useRoleCandidates } from '../../src/hooks/roles/useAddUsersDialog';
import { useRevokeRole } from '../../src/hooks/roles/useAssignRole';
import { useRoleUsers } from '../../src/hooks/roles/useRoleDetailScreen';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const MEMBERS = 'GET /app/roles/users-per-role';
const USERS = 'GET /app/users';

const textOf = (members: readonly RoleMember[]) =>
  members.map(({ email }) => email.split('@')[0]).join(' ');

function useRefresh() {
  const { cache } = useConsole();
  return () => cache.invalidate([roleKeys.all]);
}

function Members({ roleName }: { roleName: string }) {
  const refresh = useRefresh();
  const users = useRoleUsers(roleName);
  const revoke = useRevokeRole();
  const { rows: reading, query, selectedKeys } = users;
  const rows = reading.status === 'ready' ? reading.data.data : [];
  const selected = rows.filter(({ email }) => selectedKeys.has(email));
  return (
    <>
      <input
        aria-label="Search"
        value={users.searchText}
        onChange={({ target }) => users.onSearchTextChange(target.value)}
      />
      <p>
        {reading.status}, page {query.pageNumber}
        {reading.status === 'ready' && reading.isPrevious ? ', previous' : ''}
        {users.isSearchTooShort ? ', too short' : ''}
      </p>
      <p>rows: {textOf(rows)}</p>
      <p>selected: {textOf(selected)}</p>
      <button
        type="button"
        onClick={() => users.onSelectionChange(new Set(rows.map(({ email }) => email)))}
      >
        Select all
      </button>
      <button type="button" onClick={() => void revoke.run({ emails: [...selectedKeys] })}>
        Revoke
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      {[1, 2, 3].map((pageNumber) => (
        <button
          key={pageNumber}
          type="button"
          onClick={() => users.onQueryChange({ ...users.query, pageNumber, pageSize: 5 })}
        >
          Page {pageNumber}
        </button>
      ))}
    </>
  );
}

function Candidates({ roleName }: { roleName: string }) {
  const refresh = useRefresh();
  const { candidates: reading, ...candidates } = useRoleCandidates(roleName);
  const found = reading.status === 'ready' ? reading.data.users : [];
  return (
    <>
      <input
        aria-label="Search"
        value={candidates.search.text}
        onChange={({ target }) => candidates.search.onTextChange(target.value)}
      />
      <p>
        {reading.status}, {found.length} found
        {reading.status === 'ready' && reading.isPrevious ? ', previous' : ''}
        {reading.status === 'ready' && reading.data.hasMore ? ', more' : ''}
      </p>
      <p>found: {found.map(({ email }) => email).join(' ')}</p>
      <p>chosen: {candidates.chosen.map(({ email }) => email).join(' ')}</p>
      <button
        type="button"
        onClick={() => {
          const [first] = found;
          if (first) candidates.onChoose(first, true);
        }}
      >
        Choose first
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'signedIn' ? children : null;
}

async function open(browser: TestBrowser, children: ReactNode) {
  const { screen } = await renderInTab(browser, <SignedIn>{children}</SignedIn>);
  await expect.element(screen.getByText(/^(ready|error), /)).toBeVisible();
  return screen;
}

/** What was asked and not given up: StrictMode mounts twice, and gives up the first time. */
const asked = (browser: TestBrowser, wanted: string) =>
  browser.sent.filter(({ call, isAborted }) => call === wanted && !isAborted());

const searches = (calls: TestBrowser['sent']) =>
  calls.map(({ query }) => JSON.parse(query.get('filter') ?? '{}').searchString ?? '');

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

it.each(ORDERS)('answers in the order %i %i %i: the last search is shown', async (...order) => {
  const browser = createTestBrowser('signedIn');
  const screen = await open(browser, <Members roleName="Support Desk" />);
  const releases: (() => void)[] = [];
  browser.hold = (call) =>
    call === MEMBERS ? new Promise((resolve) => releases.push(resolve)) : undefined;
  const texts = ['nguyen', 'zoe.', 'zoe.akerstrom'];
  for (const [index, text] of texts.entries()) {
    await screen.getByLabelText('Search').fill(text);
    browser.clock.advance(299);
    expect(releases.length).toBe(index);
    browser.clock.advance(1);
    await expect.poll(() => releases.length).toBe(index + 1);
  }
  for (const [place, answer] of order.entries()) {
    browser.clock.advance(1_000);
    releases[answer]?.();
    if (place < 2 && answer !== 2) {
      await expect.element(screen.getByText('ready, page 1, previous')).toBeVisible();
    }
  }
  await expect.element(screen.getByText('rows: zoe.akerstrom')).toBeVisible();
  await expect.element(screen.getByText('ready, page 1')).toBeVisible();
  expect(searches(asked(browser, MEMBERS))).toEqual(['', 'zoe.akerstrom']);
  const sent = browser.sent.filter(({ call }) => call === MEMBERS).slice(-3);
  expect(searches(sent)).toEqual(texts);
  expect(sent.map(({ isAborted }) => isAborted())).toEqual([true, true, false]);
});

it('asks from 4 characters on and for nothing, and hints in between', async () => {
  const browser = createTestBrowser('signedIn');
  const screen = await open(browser, <Members roleName="Support Desk" />);
  const field = screen.getByLabelText('Search');
  for (const text of ['z', 'zoe', ' zoe ', '😀😀😀']) {
    await field.fill(text);
    await expect.element(screen.getByText(/too short/)).toBeVisible();
    browser.clock.advance(10_000);
  }
  await field.fill('zoe.');
  await expect.element(screen.getByText(/too short/)).not.toBeInTheDocument();
  browser.clock.advance(300);
  await expect.element(screen.getByText('rows: zoe.akerstrom')).toBeVisible();
  await field.fill('zo');
  browser.clock.advance(300);
  await expect.element(screen.getByText(/too short/)).toBeVisible();
  await expect.element(screen.getByText('rows: zoe.akerstrom')).toBeVisible();
  await field.fill('');
  browser.clock.advance(300);
  await expect.element(screen.getByText(/^rows: .*thordis/)).toBeVisible();
  expect(searches(asked(browser, MEMBERS))).toEqual(['', 'zoe.']);
});

it('the last rows of the last page go: the new last page is shown', async () => {
  const browser = createTestBrowser('signedIn');
  const screen = await open(browser, <Members roleName="Support Desk" />);
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(screen.getByText('ready, page 2')).toBeVisible();
  await expect.element(screen.getByText(/^rows: \S+$/)).toBeVisible();
  await screen.getByRole('button', { name: 'Select all' }).click();
  await screen.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('ready, page 1')).toBeVisible();
  await expect.element(screen.getByText(/^rows: (\S+ ){4}\S+$/)).toBeVisible();
  await expect.element(screen.getByText('selected:', { exact: true })).toBeVisible();
});

it('totals that lie lead to a page with rows, without a loop', async () => {
  const browser = createTestBrowser('signedIn');
  const screen = await open(browser, <Members roleName="Support Desk" />);
  browser.sandbox.faults.add({
    match: { path: '/app/roles/users-per-role' },
    status: 200,
    body: '{"data":[],"totalRecords":400,"totalPages":80}',
  });
  const before = browser.count(MEMBERS);
  await screen.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(screen.getByText('ready, page 1', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('rows:', { exact: true })).toBeVisible();
  expect(browser.count(MEMBERS) - before).toBe(3);
});

it('a selection loses who left or became protected meanwhile', async () => {
  const browser = createTestBrowser('signedIn');
  const row = (email: string, isSystem: boolean) => ({ email, isSystem });
  const answer = (...data: unknown[]) => {
    browser.sandbox.faults.clear();
    browser.sandbox.faults.add({
      match: { path: '/app/roles/users-per-role' },
      status: 200,
      body: JSON.stringify({ data, totalRecords: data.length, totalPages: 1 }),
    });
  };
  answer(row('a@x.example', false), row('b@x.example', false), row('s@x.example', true));
  const screen = await open(browser, <Members roleName="Admin" />);
  await screen.getByRole('button', { name: 'Select all' }).click();
  await expect.element(screen.getByText('selected: a b')).toBeVisible();
  answer(row('b@x.example', true), row('s@x.example', true), row('c@x.example', false));
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('rows: b s c')).toBeVisible();
  await expect.element(screen.getByText('selected:', { exact: true })).toBeVisible();
  answer(row('a@x.example', false), row('b@x.example', false));
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('rows: a b')).toBeVisible();
  await expect.element(screen.getByText('selected:', { exact: true })).toBeVisible();
});

it('a first page full of members leads to the next ones, at most 5 in all', async () => {
  const browser = createTestBrowser('manyUsers');
  const screen = await open(browser, <Candidates roleName="Customer" />);
  await expect.element(screen.getByText('ready, 50 found, more')).toBeVisible();
  const pages = asked(browser, USERS).map(
    ({ query }) => `${query.get('pageNumber')} of ${query.get('pageSize')}`,
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(5);
  expect(pages).toEqual(pages.map((_, index) => `${index + 1} of 50`));
});

it('only members on every page: 5 pages are asked, and nobody is found', async () => {
  const browser = createTestBrowser('signedIn');
  const data = Array.from({ length: 50 }, (_, index) => ({ email: `m${index}@x.example` }));
  const body = JSON.stringify({ data, totalRecords: 50, totalPages: 1 });
  browser.sandbox.faults.add({ match: { path: '/app/roles/users-per-role' }, status: 200, body });
  browser.sandbox.faults.add({
    match: { path: '/app/users' },
    status: 200,
    body: JSON.stringify({ data, totalRecords: 5_000, totalPages: 100 }),
  });
  const screen = await open(browser, <Candidates roleName="Support Desk" />);
  await expect.element(screen.getByText('ready, 0 found, more')).toBeVisible();
  expect(asked(browser, USERS).length).toBe(5);
  expect(asked(browser, MEMBERS).length).toBe(1);
});

it('a chosen user stays through other searches, and goes once they have the role', async () => {
  const browser = createTestBrowser('signedIn');
  const screen = await open(browser, <Candidates roleName="Support Desk" />);
  const field = screen.getByLabelText('Search');
  const before = browser.count(USERS);
  await field.fill('carl');
  browser.clock.advance(249);
  expect(browser.count(USERS)).toBe(before);
  browser.clock.advance(1);
  await expect.element(screen.getByText(`found: ${CUSTOMER_EMAIL}`)).toBeVisible();
  await screen.getByRole('button', { name: 'Choose first' }).click();
  await field.fill('');
  browser.clock.advance(250);
  await expect.element(screen.getByText(/^found: \S+ \S+/)).toBeVisible();
  await expect.element(screen.getByText(`chosen: ${CUSTOMER_EMAIL}`)).toBeVisible();
  // Another administrator gives them the role meanwhile.
  browser.sandbox.faults.add({
    match: { path: '/app/roles/users-per-role' },
    status: 200,
    body: JSON.stringify({ data: [{ email: CUSTOMER_EMAIL.toUpperCase() }], totalRecords: 1 }),
  });
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('chosen:', { exact: true })).toBeVisible();
  expect(screen.getByText(/^found: /).element().textContent).not.toContain(CUSTOMER_EMAIL);
});
