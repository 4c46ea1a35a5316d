import { de } from '@plinth/console/messages/de';
import { createTestConsole, type TestConsoleOptions } from '@plinth/console/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Team } from './Team';

afterEach(cleanup);

async function open(options?: TestConsoleOptions) {
  const page = createTestConsole(options);
  render(<Team />, { wrapper: page.wrapper });
  await page.settle();
  return page;
}

test('greets who is signed in, with the roles', async () => {
  await open({ as: 'ada@plinth.example' });
  expect(screen.getByText(/^Welcome, ada@plinth.example/)).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Admin' })).toBeTruthy();
});

test('asks others to sign in', async () => {
  await open({ scenario: 'signedOut' });
  expect(screen.getByText('Please sign in.')).toBeTruthy();
});

test('offers another try where the roles cannot be read', async () => {
  const { fail, settle, calls } = await open({
    faults: [{ match: { path: '/app/roles/roles' }, status: 500 }],
  });
  fail('listRoles', 500);
  const asked = calls.length;
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(calls.slice(asked).map(({ name }) => name)).toContain('listRoles');
});

test('counts what the server tells live', async () => {
  const { sandbox, settle, advance } = await open();
  const bell = screen.getByRole('button', { name: /^Notifications: 14 new/ });
  await settle(() => sandbox.live.notify('ada@plinth.example', { title: 'The invoice is here' }));
  // What comes within two seconds is read at once.
  await advance(2_000);
  expect(bell.getAttribute('aria-label')).toContain('15 new');
});

test('speaks German', async () => {
  await open({ language: de });
  expect(screen.getByRole('heading', { name: 'Rollen' })).toBeTruthy();
});
