import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS } from '../scripts/chromium.mjs';
import { type Driver, type Engine, WIDE } from './driver';

async function frameOf(page: Page, frame: string | undefined) {
  if (frame === undefined) return page.mainFrame();
  const found = await (await page.waitForSelector(frame)).contentFrame();
  if (!found) throw new Error(`${frame} is not a frame.`);
  return found;
}

function driverOf(page: Page): Driver {
  return {
    id: String(page.context().pages().indexOf(page)),
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    url: async () => page.url(),
    evaluate: async (expression, frame) => (await frameOf(page, frame)).evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async click(x, y, frame) {
      const box = frame === undefined ? null : await page.locator(frame).boundingBox();
      await page.mouse.click(x + (box?.x ?? 0), y + (box?.y ?? 0));
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf().catch(() => null),
    screenshot: () => page.screenshot(),
    open: async () => driverOf(await page.context().newPage()),
    tabs: async () => page.context().pages().map(driverOf),
    close: () => page.close(),
  };
}

/** A Chromium of the system, or Playwright's own. */
export async function launchChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  return {
    version: browser.version(),
    async visit() {
      const context = await browser.newContext({
        viewport: WIDE,
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      return driverOf(await context.newPage());
    },
    complaints() {
      const found = complaints;
      complaints = [];
      return found;
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
    },
  };
}
