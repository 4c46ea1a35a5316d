import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { CUSTOMER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, HOME, openRoles, signIn, test } from './fixtures';

/** Records every policy violation in a page, from its first line on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.context().exposeFunction('tellBreach', (text: string) => breaches.push(text));
  await page.context().addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellBreach } = window as unknown as { tellBreach(text: string): void };
      tellBreach(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return breaches;
}

test('a page of another origin cannot frame the portal, nor its API', async ({
  browser,
  portal,
}) => {
  const addresses = ['/', '/auth/login', '/app/users/me'];
  const host = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html');
    response.end(
      pathname === '/friendly'
        ? '<h1>Framed</h1>'
        : `<!doctype html><iframe src="${searchParams.get('frame')}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  // A context of its own: being refused is an error in the console, and here the right one.
  const context = await browser.newContext();
  const page = await context.newPage();
  const framed = async (address: string) => {
    await page.goto(`${origin}/?frame=${encodeURIComponent(address)}`);
    await expect.poll(() => page.frames()[1]?.url()).not.toMatch(/^(about:blank|)$/);
    return page.frames()[1];
  };
  try {
    const friendly = await framed(`${origin}/friendly`);
    await expect(friendly?.getByText('Framed') ?? page.locator('none')).toBeVisible();
    for (const address of addresses) {
      const frame = await framed(portal.url + address);
      expect(frame?.url(), address).toBe('chrome-error://chromewebdata/');
    }
  } finally {
    await context.close();
    host.close();
  }
});

test('under enforced Trusted Types every part of the portal works, without a breach', async ({
  page,
  portal,
}) => {
  test.slow();
  const breaches = await watchPolicy(page);
  const answer = await page.goto(`${portal.url}/auth/login`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types portal-worker;");
  await signIn(page, portal);

  // Overlays, live announcements, tooltips, a long list, a table with its menu.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openRoles(page);
  await page.getByRole('button', { name: /^Create New Role/ }).click();
  await page.getByRole('searchbox', { name: 'Filter permissions' }).fill('order.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goto(`${portal.url}/apps/user-management/users`);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(CUSTOMER_EMAIL);
  const row = page.getByRole('row').filter({ hasText: CUSTOMER_EMAIL });
  await expect(page.getByRole('row').nth(1)).toContainText(CUSTOMER_EMAIL);
  await row.getByRole('button', { name: /^Actions of / }).click();

  // The one policy there is: the worker that ticks in the tab of an impersonation.
  await page.getByRole('menuitem', { name: 'Impersonate' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Start impersonation' }).click();
  const acting = await opened;
  await expect(acting.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expect
    .poll(() => acting.workers().map((worker) => new URL(worker.url()).pathname))
    .toEqual(['/session-timer.worker.js']);
  expect(breaches).toEqual([]);
});

test('what Trusted Types forbid is refused, so that the test above can fail', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const breaches = await watchPolicy(page);
  await page.goto(`${portal.url}/auth/login`);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('div').innerHTML = '<b>bold</b>';
      },
      () => new Worker('/session-timer.worker.js'),
      () => (window as unknown as Factory).trustedTypes.createPolicy('another', {}),
    ];
    interface Factory {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    }
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => breaches.length).toBe(3);
  await context.close();
});
