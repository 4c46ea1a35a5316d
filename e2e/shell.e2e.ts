import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, HOME, openSignedIn, test } from './fixtures';

/** The scheme that the page is painted in: what text without a colour of its own has. */
const isDark = () => {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = 'CanvasText';
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color === 'rgb(255, 255, 255)';
};

test('the theme that was chosen is there before the page is, and follows the switch', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSignedIn(page, portal);
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeFocused();
  expect(await page.evaluate(isDark)).toBe(true);

  // The page's code is held back: what is painted now is the first that anybody sees.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#plinth').waitFor({ state: 'attached' });
  expect(await page.evaluate(isDark)).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(await page.evaluate(isDark)).toBe(true);
  await page.unroute('**/assets/*.js');

  // Another tab follows; rubbish is the system's.
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  expect(await page.evaluate(isDark)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(isDark)).toBe(true);
  await page.evaluate(() => localStorage.setItem('plinth.theme', 'purple'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Theme: System' })).toBeVisible();
  expect(await page.evaluate(isDark)).toBe(true);
});

test('everything in the frame works by keyboard, and the focus is always to be seen @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  const seen: string[] = [];
  // The keyboard was used last: what takes the focus shows it.
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let step = 0; step < 40; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = at !== null && (element.contains(at) || at.contains(element));
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { name, isSeen };
    });
    if (focused === null) break;
    seen.push(focused.name);
    expect(focused.isSeen, focused.name).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(seen.slice(0, 11)).toEqual([
    'Skip to content',
    'Hide navigation',
    'Plinth, home',
    expect.stringMatching(/^Search and commands/),
    'Invite',
    'Cart, empty',
    expect.stringMatching(/^Notifications: /),
    'Theme: System',
    expect.stringMatching(/^Account of /),
    'Home',
    'Users',
  ]);
  // The flyout opened under the focus, and its pages come next.
  expect(seen.slice(11, 15)).toEqual(['Overview', 'Roles', 'Activity', 'Customers']);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: /^Account of / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `${portal.url}/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a new page starts at its top, is announced once, and closes what was open; Back does too', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await openSignedIn(page, portal);
  const announcer = page.locator('[data-slot=route-announcer]');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const region = document.querySelector('[data-slot=route-announcer]');
    if (!region) return;
    new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'Users', exact: true }).click();
  await page.getByRole('link', { name: 'Roles', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeFocused();
  await expect(announcer).toHaveText('Roles · Plinth');
  await expect(page.getByRole('article', { name: 'Guest', exact: true })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(announcer).toHaveText('Home · Plinth');
  await expect(page).toHaveTitle('Home · Plinth');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toEqual(['Roles · Plinth', 'Home · Plinth']);
});

test('the navigation is open from 1280 pixels until the user chooses, and the choice stays', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSignedIn(page, portal);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  const pin = navigation.getByRole('button', { name: 'Keep open' });
  const width = async () => (await navigation.boundingBox())?.width ?? 0;
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1200, height: 720 });
  await expect.poll(width).toBeLessThan(100);
  await page.setViewportSize({ width: 1280, height: 720 });
  await pin.click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(width).toBeLessThan(100);
});

test('the scroll-to-top button brings the page and the focus to its top @walk', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1200, height: 420 });
  await openSignedIn(page, portal, '/apps/user-management/roles');
  await expect(page.getByRole('article', { name: 'Guest', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the frame is a burger and a drawer, without anything to scroll sideways @walk', async ({
  page,
  portal,
}) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 740 });
    if (width === 320) await openSignedIn(page, portal);
    const burger = page.getByRole('button', { name: 'Open navigation' });
    await burger.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await page.evaluate(isDark)).toBe(true);
  await drawer.getByRole('link', { name: 'Orders' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the current entry stands out in forced colours @walk', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, portal);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[data-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
});

test('a customer has no cart and cannot invite, and sees why @walk', async ({ page, portal }) => {
  await openSignedIn(page, portal, '/dashboard', CUSTOMER_EMAIL);
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  const invite = page.getByRole('button', { name: 'Invite' });
  await expect(invite).toHaveAccessibleDescription(
    'You do not have permission to invite new users You need the permission User.Invite.',
  );
  await invite.hover();
  await expect(
    page.locator('[data-slot=hint]', { hasText: 'You do not have permission' }),
  ).toBeVisible();
});
