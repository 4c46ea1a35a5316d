import { expect, it } from 'vitest';
import { useSession } from '../../src/hooks/auth/useSession';
import { usePreference } from '../../src/hooks/preferences/usePreference';
import { preferencesKey } from '../../src/platform/kept-preferences';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const isFlag = (value: unknown) => (typeof value === 'boolean' ? value : null);

function Dense() {
  const [isDense, setDense] = usePreference<boolean>('lists.density', isFlag, false);
  if (useSession().status !== 'signedIn') return null;
  return (
    <>
      <button type="button" aria-pressed={isDense} onClick={() => setDense(!isDense)}>
        Dense
      </button>
      <button type="button" onClick={() => setDense(undefined)}>
        As it was
      </button>
    </>
  );
}

const twice = (
  <>
    <Dense />
    <Dense />
  </>
);

it('is stored in this browser for the user, and received in other tabs', async () => {
  const browser = createTestBrowser('signedIn');
  const one = await renderInTab(browser, <Dense />);
  const dense = one.screen.getByRole('button', { name: 'Dense' });
  await expect.element(dense).toHaveAttribute('aria-pressed', 'false');
  const other = await renderInTab(browser, <Dense />);
  const there = other.screen.getByRole('button', { name: 'Dense' }).last();
  await expect.element(there).toHaveAttribute('aria-pressed', 'false');
  await dense.first().click();
  await expect.element(there).toHaveAttribute('aria-pressed', 'true');
  const stored = one.platform.localArea.open().getItem(preferencesKey('plinth', ADMIN_EMAIL));
  expect(stored).toBe('{"lists.density":true}');
  await other.screen.getByRole('button', { name: 'As it was' }).last().click();
  await expect.element(dense.first()).toHaveAttribute('aria-pressed', 'false');
});

it('is remembered on the server, with one load for all', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, twice, { preferences: 'server' });
  const dense = screen.getByRole('button', { name: 'Dense' });
  await dense.first().click();
  await expect.element(dense.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => browser.count('PUT /app/preferences/lists.density')).toBe(1);
  expect(browser.count('GET /app/preferences')).toBe(1);
  const later = await renderInTab(browser, <Dense />, { preferences: 'server' });
  const there = later.screen.getByRole('button', { name: 'Dense' }).last();
  await expect.element(there).toHaveAttribute('aria-pressed', 'true');
});

it('holds where the server refuses it', async () => {
  const browser = createTestBrowser('signedIn');
  browser.sandbox.faults.add({ match: { method: 'PUT' }, status: 500 });
  const { screen } = await renderInTab(browser, <Dense />, { preferences: 'server' });
  const dense = screen.getByRole('button', { name: 'Dense' });
  await dense.click();
  await expect.poll(() => browser.count('PUT /app/preferences/lists.density')).toBe(1);
  await expect.element(dense).toHaveAttribute('aria-pressed', 'true');
});
