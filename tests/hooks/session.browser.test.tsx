import { expect, it, vi } from 'vitest';
import { useLogout } from '../../src/hooks/auth/useLogout';
import { useCurrentUser, useSession } from '../../src/hooks/auth/useSession';
import { useRoles } from '../../src/hooks/roles/useRoles';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

function Area() {
  const { email } = useCurrentUser();
  const roles = useRoles();
  const logout = useLogout();
  return (
    <>
      <h1>Area of {email}</h1>
      <p>{roles.status === 'ready' ? `${roles.data.length} roles` : roles.status}</p>
      <button type="button" onClick={() => void logout.run()}>
        Sign out
      </button>
    </>
  );
}

function App() {
  const session = useSession();
  return session.status === 'signedIn' ? <Area /> : <p>session {session.status}</p>;
}

it('StrictMode checks the session once', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <App />);
  await expect.element(screen.getByText('8 roles')).toBeVisible();
  expect(browser.count('POST /app/login/validate-token')).toBe(1);
  expect(browser.count('GET /app/users/me')).toBe(1);
  // A read of a screen that was taken away is aborted, so only one is answered.
  const reads = browser.sent.filter(({ call }) => call === 'GET /app/roles/roles');
  expect(reads.filter(({ isAborted }) => !isAborted())).toHaveLength(1);
});

it('a sign-out takes the screens and their data away and asks for nothing more', async () => {
  const browser = createTestBrowser('signedIn');
  const error = vi.spyOn(console, 'error');
  const { screen, parts } = await renderInTab(browser, <App />);
  await expect.element(screen.getByText('8 roles')).toBeVisible();
  const reads = browser.count('GET /app/roles/roles');
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('session signedOut')).toBeVisible();
  expect(document.body.textContent).not.toContain(ADMIN_EMAIL);
  expect(parts.queryClient?.getQueryCache().getAll()).toEqual([]);
  await expect.poll(() => browser.cookie).toBeNull();
  expect(browser.sent.at(-1)?.call).toBe('GET /app/login/logout');
  expect(browser.count('GET /app/roles/roles')).toBe(reads);
  expect(error).not.toHaveBeenCalled();
});

it('a page from the back-forward cache is shown only after its screens are gone', async () => {
  const browser = createTestBrowser('signedIn');
  const seen: string[] = [];
  const { screen, platform } = await renderInTab(browser, <App />, {
    prepare: ({ visibility }) => {
      const { conceal } = visibility;
      visibility.conceal = () => {
        const reveal = conceal();
        return () => {
          seen.push(document.body.textContent ?? '');
          reveal();
        };
      };
    },
  });
  await expect.element(screen.getByText('8 roles')).toBeVisible();
  platform.visibility.play('cached');
  platform.storage.auth.remove();
  platform.visibility.play('restored');
  await expect.element(screen.getByText('session signedOut')).toBeVisible();
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain('Area of');
  expect(platform.visibility.isConcealed).toBe(false);
});
