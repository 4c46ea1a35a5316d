import { BAD_BODIES, type BadBodyName } from '../src/sandbox/faults/bad-bodies';
import { expect, expectAccessible, NEVER_SHOWN, openSignedIn, test } from './fixtures';
import { expectFits, openAs } from './shop';

const PAGES = [
  '/apps/products',
  '/apps/products?show=compare&compare=p-office-start&compare=p-shield-mail',
  '/apps/products/p-office-business',
  '/cart/select-client',
  '/cart',
  '/cart/review',
  '/cart/purchase/',
];

for (const language of ['en', 'de', 'ar'] as const) {
  test(`every page of the shop fits 320 pixels and takes no more than a third for its bar, ${language} @walk`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.addInitScript((name) => {
      localStorage.setItem('plinth.language', name);
      document.addEventListener('readystatechange', () => {
        const config = document.getElementById('plinth-config')?.firstChild as Text | null;
        if (document.readyState === 'interactive' && config)
          config.data = '{"languages":["en","de","ar"]}';
      });
    }, language);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, portal, 'cartReady', '/cart');
    for (const path of PAGES) {
      await page.goto(portal.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/Office|Halvorsen/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectFits(page);
      await expectAccessible(page);
    }
    // The last page: what is pressed is in sight, and leaves the window to what is bought.
    const place = page
      .locator('[data-slot=purchase-press]')
      .getByRole('button', { name: /Halvorsen AS/ });
    await expect(place).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('[data-slot=purchase-press]').boundingBox();
    expect(bar?.height).toBeLessThan(640 / 3);
    await page.goto(`${portal.url}/cart`);
    await expect(page.locator('[data-slot=cart-onward]').getByRole('link')).toBeInViewport();
    await page.getByRole('region').getByRole('textbox').last().fill('PO-77');
    await expectFits(page);
  });
}

const BODIES: readonly BadBodyName[] = ['htmlGateway', 'truncatedJson', 'stackTrace'];
const READS = [
  ['/app/products', '/apps/products'],
  ['/app/products/*', '/apps/products/p-office-business'],
  ['/app/customers', '/cart/select-client'],
  ['/app/cart', '/cart'],
  ['/app/cart/quote', '/cart'],
  ['/app/cart', '/cart/review'],
  ['/app/cart/quote', '/cart/review'],
  ['/app/cart/quote', '/cart/purchase/'],
] as const;

test('a bad answer to any call of the shop shows a failure, and Try again resolves it @walk', async ({
  page,
  portal,
}) => {
  test.slow();
  await openAs(page, portal, 'cartReady', '/dashboard');
  for (const [at, [call, path]] of READS.entries()) {
    const bad = BODIES[at % BODIES.length] ?? 'htmlGateway';
    const works = portal.sandbox.faults.add({ match: { path: call }, status: 400, body: { bad } });
    await page.goto(portal.url + path);
    const what = `${call}, ${path}: ${BAD_BODIES[bad].what}`;
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again.first(), what).toBeVisible();
    await expect(page.locator('body'), what).not.toContainText(NEVER_SHOWN);
    // Never a sum that nobody has calculated.
    await expect(page.getByRole('main'), what).not.toContainText(/€0/);
    works();
    // The page first; a part of it that failed as well has a button of its own.
    await expect(async () => {
      if ((await again.count()) > 0) await again.first().click({ timeout: 2_000 });
      await expect(again, what).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('main'), what).toContainText(/Office|Halvorsen/);
  }
});

test('the price lists fit 320 pixels @walk', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/apps/products/price-lists', '/apps/products/price-lists/pl-partner']) {
    await page.goto(portal.url + path);
    await expect(page.locator('main')).toContainText(/Partner/);
    await expectFits(page);
    await expectAccessible(page);
  }
});
