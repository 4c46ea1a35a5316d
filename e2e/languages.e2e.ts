import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { de } from '../src/messages/generated/de';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, signIn, speak, test } from './fixtures';

const html = (page: Page) => page.locator('html');

test('German and Arabic are a choice away, and still there after a reload @walk', async ({
  page,
  portal,
}) => {
  await speak(page, ['en', 'de', 'ar']);
  await signIn(page, portal);
  await expect(html(page)).toHaveAttribute('lang', 'en');

  await createPortalPages(page).shell.chooseLanguage('Deutsch');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / }),
  ).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: /^Konto von / })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Startseite', exact: true })).toBeVisible();

  await createPortalPages(page, { language: de }).shell.chooseLanguage('العربية');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveTitle(/^الرئيسية/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const { x } = (await page.getByRole('link', { name: /^Plinth/ }).boundingBox()) ?? { x: 0 };
  expect(x).toBeGreaterThan(640);
});

test('the sign-in speaks what was chosen there, and keeps what was typed @walk', async ({
  page,
  portal,
}) => {
  await speak(page, ['en', 'de']);
  await page.goto(`${portal.url}/auth/login`);
  await page.getByLabel('E-mail').fill('typed@example.com');
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue('typed@example.com');
  await expect(page).toHaveTitle(/^Anmelden/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('dir', 'rtl');
});

test('no translation is in what everybody loads @walk', async ({ page, portal }) => {
  const reads: Promise<string>[] = [];
  page.on('response', (response) => {
    // One that a navigation ends is loaded again.
    if (/\/assets\/.*\.js$/.test(response.url())) reads.push(response.text().catch(() => ''));
  });
  await speak(page, ['en', 'de', 'ar']);
  await signIn(page, portal);
  await page.waitForLoadState('networkidle');
  const inEnglish = (await Promise.all(reads)).join('\n');
  expect(inEnglish.includes('Welcome back.')).toBe(true);
  expect(inEnglish.includes('Willkommen zurück')).toBe(false);
  expect(inEnglish.includes('الرئيسية')).toBe(false);

  reads.length = 0;
  await createPortalPages(page).shell.chooseLanguage('Deutsch');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / }),
  ).toBeVisible();
  const scripts = await Promise.all(reads);
  const german = scripts.filter((script) => script.includes('Willkommen zurück'));
  expect(german.length).toBe(1);
  expect(scripts.some((script) => script.includes('الرئيسية'))).toBe(false);
  expect(gzipSync(german[0] ?? '').length).toBeLessThan(40_000);
});
