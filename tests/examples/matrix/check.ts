import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { comparePictures } from '../../../tools/visual/compare';

const VIEWPORT = { width: 900, height: 1600 };
const WAYS = ['layer', 'unlayered', 'shadow'];

/** Opens a page; whatever it writes to the console is kept. */
async function open(browser: Browser, url: string, heard: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => heard.push(message.text()));
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Our primary button looks ours, whatever the reset of the host says. */
async function backgrounds(page: Page): Promise<readonly string[]> {
  const buttons = page.getByRole('button', { name: 'Sign in', exact: true });
  return buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
}

/** A page with our pieces in each way, used, beside the same page without them. */
export async function checkHostPage(browser: Browser, url: string): Promise<void> {
  const heard: string[] = [];
  const page = await open(browser, url, heard);
  for (const way of WAYS) {
    await page.getByRole('button', { name: `Open ${way}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Dialog ${way}` });
    await dialog.waitFor();
    // The focus comes a frame after the dialog, and the key goes to what has it.
    const hasFocus = () => dialog.evaluate((element) => element.matches(':focus-within'));
    await expect.poll(hasFocus, { timeout: 10_000 }).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Menu ${way}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  const colours = await backgrounds(page);
  expect(new Set(colours).size, colours.join()).toBe(1);
  expect(colours).toHaveLength(WAYS.length);
  expect(colours[0]).not.toBe('rgba(0, 0, 0, 0)');

  const alone = await open(browser, `${url}?without`, heard);
  const [ours, theirs] = await Promise.all(
    [page, alone].map((one) => one.locator('main').screenshot()),
  );
  if (!ours || !theirs) throw new Error('There is no picture.');
  expect(comparePictures(theirs, ours)).toBeNull();
  expect(heard).toEqual([]);
  await Promise.all([page.close(), alone.close()]);
}
