import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { countSteps, type DeletionCounts } from '../../src/domain/users/user-deletion';
import { useSession } from '../../src/hooks/auth/useSession';
import { type DeleteUsersOptions, useDeleteUsers } from '../../src/hooks/users/useDeleteUsers';
import { useUserList } from '../../src/hooks/users/useUsersScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const LIST = 'GET /app/users';

function List() {
  const session = useSession();
  return session.status === 'signedIn' ? <SignedInList /> : null;
}

function SignedInList() {
  const list = useUserList();
  const { rows: reading } = list;
  return (
    <>
      <input
        aria-label="Search"
        value={list.searchText}
        onChange={(event) => list.onSearchTextChange(event.target.value)}
      />
      <button
        type="button"
        onClick={() => list.onQueryChange({ ...list.query, pageNumber: list.query.pageNumber + 1 })}
      >
        Next
      </button>
      <button
        type="button"
        onClick={() =>
          reading.status === 'ready' &&
          list.onSelectionChange(new Set(reading.data.data.map(({ email }) => email)))
        }
      >
        Select all
      </button>
      <p>{list.selectedKeys.size} selected</p>
      <p>
        page {list.query.pageNumber}, {reading.status}
        {list.isSearchTooShort ? ', too short' : ''}
      </p>
      <ul>
        {reading.status === 'ready' &&
          reading.data.data.map(({ email }) => <li key={email}>{email}</li>)}
      </ul>
    </>
  );
}

describe('useUserList', () => {
  const orders = [
    ['kell', 'linq', 'moreau'],
    ['kell', 'moreau', 'linq'],
    ['linq', 'kell', 'moreau'],
    ['linq', 'moreau', 'kell'],
    ['moreau', 'kell', 'linq'],
    ['moreau', 'linq', 'kell'],
  ];
  it.each(orders)('answers to %s, %s, %s: only the last search is shown', async (...order) => {
    const browser = createTestBrowser('signedIn');
    const { screen } = await renderInTab(browser, <List />);
    await expect.element(screen.getByText('page 1, ready')).toBeVisible();
    const answer = new Map<string, () => void>();
    const searched = () =>
      browser.sent
        .filter(({ call }) => call === LIST)
        .map(({ query }) => query.get('searchString'))
        .filter((text) => text !== null);
    browser.hold = (call) => {
      if (call !== LIST) return undefined;
      return new Promise((resolve) => answer.set(searched().at(-1) ?? '', resolve));
    };
    for (const text of ['kell', 'linq', 'moreau']) {
      await screen.getByLabelText('Search').fill(text);
      browser.clock.advance(299);
      expect(searched()).not.toContain(text);
      browser.clock.advance(1);
      await expect.poll(() => answer.has(text)).toBe(true);
    }
    for (const text of order) answer.get(text)?.();
    const rows = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent);
    await expect.poll(rows).toEqual(['reseller@plinth.example']);
    const overtaken = browser.sent.filter(({ query }) => query.get('searchString') === 'linq');
    expect(overtaken.map((call) => call.isAborted())).toEqual([true]);
  });

  it('one to three characters send nothing and keep the rows; empty lists all', async () => {
    const browser = createTestBrowser('signedIn');
    const { screen } = await renderInTab(browser, <List />);
    await expect.element(screen.getByText('page 1, ready')).toBeVisible();
    const before = browser.count(LIST);
    const field = screen.getByLabelText('Search');
    for (const text of ['a', 'abc', '   ', '😀😀']) {
      await field.fill(text);
      browser.clock.advance(1_000);
    }
    await expect.element(screen.getByText('page 1, ready, too short')).toBeVisible();
    expect(browser.count(LIST)).toBe(before);
    await field.fill('keller');
    browser.clock.advance(300);
    await expect.element(screen.getByText('ada@plinth.example')).not.toBeInTheDocument();
    await field.fill('');
    browser.clock.advance(300);
    await expect.element(screen.getByText('ada@plinth.example')).toBeVisible();
  });

  it('the same user twice on a page is one user, who can be selected', async () => {
    const browser = createTestBrowser('signedIn');
    const data = ['ada', 'bo', 'ada'].map((name) => ({ email: `${name}@x.example` }));
    browser.sandbox.faults.add({
      match: { path: '/app/users', method: 'GET' },
      status: 200,
      body: JSON.stringify({ data, totalRecords: 3, totalPages: 1 }),
    });
    const { screen } = await renderInTab(browser, <List />);
    await screen.getByRole('button', { name: 'Select all' }).click();
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('a page behind the last one leads to the new last page, without a circle', async () => {
    const browser = createTestBrowser('signedIn');
    const { screen } = await renderInTab(browser, <List />);
    await expect.element(screen.getByText('page 1, ready')).toBeVisible();
    // Totals that lie: three pages, of which the server has nothing but the first.
    const lie = (data: object[]) => JSON.stringify({ data, totalRecords: 25, totalPages: 3 });
    browser.sandbox.faults.add({
      match: { path: '/app/users', method: 'GET' },
      status: 200,
      body: lie([]),
    });
    const before = browser.count(LIST);
    await screen.getByRole('button', { name: 'Next' }).click();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('page 1, ready')).toBeVisible();
    browser.clock.advance(60_000);
    expect(browser.count(LIST) - before).toBeLessThanOrEqual(4);
  });
});

const EMAILS = ['reseller', 'customer', 'two-factor', 'no-role'].map((n) => `${n}@plinth.example`);
const DELETE = (email: string) => `DELETE /app/users/${encodeURIComponent(email)}`;

function Deleter({ onEnd }: DeleteUsersOptions) {
  const session = useSession();
  const { dialog, ask } = useDeleteUsers({ onEnd });
  if (session.status !== 'signedIn') return null;
  const people = EMAILS.map((email) => ({ email, firstname: '', lastname: '' }));
  return (
    <>
      <p>
        {dialog?.isOpen ? 'open' : 'closed'} {dialog?.deletion.phase ?? 'nothing'}:{' '}
        {dialog?.deletion.entries.map(({ status }) => status).join()}
      </p>
      <button type="button" onClick={() => ask(people)}>
        Ask
      </button>
      <button type="button" onClick={dialog?.onConfirm}>
        Confirm
      </button>
      <button type="button" onClick={dialog?.onClose}>
        Close
      </button>
    </>
  );
}

function Page({ onEnd }: DeleteUsersOptions) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <Deleter onEnd={onEnd} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}

async function openPage() {
  const browser = createTestBrowser('signedIn');
  const told: DeletionCounts[] = [];
  const { screen } = await renderInTab(
    browser,
    <Page onEnd={(deletion) => told.push(countSteps(deletion))} />,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  await press('Ask');
  await expect
    .element(screen.getByText('open asking: waiting,waiting,waiting,waiting'))
    .toBeVisible();
  const deleted = () => browser.sent.filter(({ call }) => call.startsWith('DELETE'));
  return { browser, screen, press, deleted, told };
}

/** Calls wait until they are let go, one after the other. */
function holdDeletes(browser: ReturnType<typeof createTestBrowser>) {
  const answers: (() => void)[] = [];
  browser.hold = (call) =>
    call.startsWith('DELETE') ? new Promise((resolve) => answers.push(resolve)) : undefined;
  return answers;
}

describe('useDeleteUsers (contract §4.21)', () => {
  it('sends nothing before it is confirmed, and nothing after Cancel', async () => {
    const { browser, screen, press, deleted, told } = await openPage();
    browser.clock.advance(60_000);
    expect(deleted()).toEqual([]);
    await press('Close');
    await press('Confirm');
    await expect
      .element(screen.getByText('closed asking: waiting,waiting,waiting,waiting'))
      .toBeVisible();
    expect(deleted()).toEqual([]);
    expect(told).toEqual([]);
  });

  it('once confirmed it sends at once, one call each with the token, and closes', async () => {
    const { screen, press, deleted, told } = await openPage();
    await press('Confirm');
    await expect
      .element(screen.getByText('closed finished: deleted,deleted,deleted,deleted'))
      .toBeVisible();
    expect(
      deleted()
        .map(({ call }) => call)
        .sort(),
    ).toEqual(EMAILS.map(DELETE).sort());
    expect(deleted().every(({ headers }) => headers.has('X-Csrf-Token'))).toBe(true);
    expect(told).toMatchObject([{ all: 4, deleted: 4 }]);
  });

  it('three calls run at a time, and a second press sends nothing', async () => {
    const { browser, screen, press, deleted } = await openPage();
    const answers = holdDeletes(browser);
    await press('Confirm');
    await press('Confirm');
    await press('Ask');
    await expect
      .element(screen.getByText('open deleting: deleting,deleting,deleting,waiting'))
      .toBeVisible();
    expect(deleted()).toHaveLength(3);
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(4);
    for (const answer of answers) answer();
    await expect
      .element(screen.getByText('closed finished: deleted,deleted,deleted,deleted'))
      .toBeVisible();
    expect(deleted()).toHaveLength(4);
  });

  it('Stop lets pending calls end and sends no further one; the dialog shows it', async () => {
    const { browser, screen, press, deleted, told } = await openPage();
    const answers = holdDeletes(browser);
    await press('Confirm');
    await expect.poll(() => answers.length).toBe(3);
    await press('Close');
    for (const answer of answers) answer();
    await expect
      .element(screen.getByText('open finished: deleted,deleted,deleted,kept'))
      .toBeVisible();
    expect(deleted()).toHaveLength(3);
    await press('Close');
    await expect.element(screen.getByText(/^closed finished/)).toBeVisible();
    expect(told).toEqual([]);
  });

  it('leaving lets three calls end, sends no fourth, and reports the result', async () => {
    const { browser, press, deleted, told } = await openPage();
    const answers = holdDeletes(browser);
    await press('Confirm');
    await expect.poll(() => answers.length).toBe(3);
    await press('Leave');
    for (const answer of answers) answer();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatchObject({ all: 4, deleted: 3, kept: 1 });
    expect(deleted()).toHaveLength(3);
  });

  it('failures keep nobody else, and only they are sent once more', async () => {
    const { browser, screen, press, deleted } = await openPage();
    const [first = '', second = '', third = ''] = EMAILS;
    const path = (email: string) => `/app/users/${encodeURIComponent(email)}`;
    browser.sandbox.faults.add({ match: { path: path(first) }, status: 500 });
    // Carried out, but the response is lost: the second time the user no longer exists.
    browser.sandbox.faults.add({ match: { path: path(third) }, cut: 'lostAnswer', times: 1 });
    await press('Confirm');
    await expect
      .element(screen.getByText('open finished: failed,deleted,failed,deleted'))
      .toBeVisible();
    browser.sandbox.faults.clear();
    const before = deleted().length;
    await press('Confirm');
    await expect
      .element(screen.getByText('closed finished: deleted,deleted,deleted,deleted'))
      .toBeVisible();
    const again = deleted().slice(before);
    expect(again.map(({ call }) => call).sort()).toEqual([DELETE(first), DELETE(third)].sort());
    expect(deleted().filter(({ call }) => call === DELETE(second))).toHaveLength(1);
  });

  it('offline nothing is done, now or later', async () => {
    const { browser, screen, press, deleted } = await openPage();
    browser.isReachable = false;
    await press('Confirm');
    await expect
      .element(screen.getByText('open finished: failed,failed,failed,failed'))
      .toBeVisible();
    const tried = deleted().length;
    browser.isReachable = true;
    browser.clock.advance(3_600_000);
    expect(deleted()).toHaveLength(tried);
  });
});
