import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.mjs';
import { type Mode, modesOf } from './modes';
import { serveFolder } from './serve';

/** A story of a built Storybook. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Pictures repeat only when nothing of the machine is in them. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
];

/** Longest wait for a story to end its play function, in milliseconds. */
const STORY_MS = 60_000;

/** What is asked of the page is text, as no bundler may touch it. */
const PHASE = `(() => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.phase ?? '';
})()`;

/** The stories of a built Storybook whose id or title has the text in it. */
export async function listStories(folder: string, only: string): Promise<readonly StoryEntry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string; tags?: readonly string[] }>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes('!visual'))
    .filter(({ id, title }) => id.includes(only) || title.includes(only));
}

/** Waits until the story stands: played to its end, with its fonts and pictures. */
async function settle(page: Page): Promise<void> {
  const deadline = Date.now() + STORY_MS;
  for (;;) {
    const phase = await page.evaluate<string>(PHASE);
    if (phase === 'finished' || phase === 'errored' || phase === 'aborted') break;
    if (Date.now() > deadline) break;
    await page.waitForTimeout(20);
  }
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => {})),
    ...document.getAnimations().map((animation) => animation.finished.catch(() => {})),
  ])`);
  await frames(page);
}

/** Two frames: what the last change asked for is laid out and painted. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
}

async function take(page: Page, mode: Mode, file: string): Promise<void> {
  await page.setViewportSize({ width: mode.width, height: mode.height });
  await page.evaluate(
    `window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: '${mode.theme}', direction: '${mode.direction}' } })`,
  );
  await page.emulateMedia({ colorScheme: mode.theme, reducedMotion: 'reduce' });
  await settle(page);
  // Two pictures that are the same: whatever was still on its way has come.
  let last = await shoot(page);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await frames(page);
    const next = await shoot(page);
    if (next.equals(last)) break;
    last = next;
    await page.waitForTimeout(50);
  }
  await writeFile(file, last);
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

async function photographStory(
  browser: Browser,
  url: string,
  story: StoryEntry,
  folder: string,
): Promise<void> {
  const [first, ...others] = modesOf(story.title);
  if (!first) return;
  const context = await browser.newContext({
    viewport: { width: first.width, height: first.height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: first.theme,
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story`);
    await page.waitForFunction(`Boolean(${PHASE})`);
    await settle(page);
    await page.mouse.move(0, 0);
    const target = (mode: Mode) => join(folder, `${story.id}.${mode.name}.png`);
    await take(page, first, target(first));
    if (story.title.startsWith('Screens/')) {
      const tree = await page.locator('body').ariaSnapshot();
      await writeFile(join(folder, `${story.id}.tree.txt`), tree);
    }
    for (const mode of others) await take(page, mode, target(mode));
  } finally {
    await context.close();
  }
}

/**
 * Photographs stories of a built Storybook in all their modes, and writes the accessibility tree of
 * each screen, into a folder.
 */
export async function photograph(
  storybook: string,
  stories: readonly StoryEntry[],
  folder: string,
  { workers, onStory }: { workers: number; onStory: (done: number) => void },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ARGUMENTS,
  });
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let story = stories[next++]; story; story = stories[next++]) {
      await photographStory(browser, server.url, story, folder);
      done += 1;
      onStory(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    server.close();
  }
}
