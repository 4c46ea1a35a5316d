import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { Mode } from './modes';
import { PAGE_SCRIPT } from './page-script';
import type { StoryEntry } from './stories';

/** What a story looks like in one mode. */
export interface Shot {
  /** A PNG in base64; '' if none was taken. */
  readonly picture: string;
  /** The accessibility tree as lines of text; '' when the mode has none. */
  readonly tree: string;
  /** Why the story cannot be photographed; '' when it can. */
  readonly problem: string;
  /** Whether the story is not to be photographed in this mode. */
  readonly isLeftOut: boolean;
}

const NO_SHOT: Shot = { picture: '', tree: '', problem: '', isLeftOut: false };

/** Photographs the stories of one built Storybook, one after the other on one page. */
export interface Camera {
  /** Reloads the page, in a mode and with a story. */
  open(mode: Mode, story: StoryEntry): Promise<void>;
  /** Photographs a story in the mode that was opened. */
  shoot(story: StoryEntry): Promise<Shot>;
  close(): Promise<void>;
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
  // What is redrawn in parts has other edges than what is drawn at once.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-low-res-tiling',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-image-animation-resync',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
];

/** Longest wait for a story to be played, in milliseconds. */
const STORY_MS = 60_000;

/** An answer that takes longer is one that the story wants not to come; in milliseconds. */
const ANSWER_MS = 1_500;

/** How often a page is looked at that does not come to rest. */
const MOST_LOOKS = 12;

/** The tallest picture, in CSS pixels; what is below is cut off. */
const TALLEST = 6_000;

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false });
}

/** The calls of a page that have no answer yet. */
function watchCalls(page: Page): { isQuiet(): boolean; forget(): void } {
  const since = new Map<object, number>();
  page.on('request', (request) => since.set(request, performance.now()));
  page.on('requestfinished', (request) => since.delete(request));
  page.on('requestfailed', (request) => since.delete(request));
  return {
    isQuiet: () => [...since.values()].every((start) => performance.now() - start > ANSWER_MS),
    forget: () => since.clear(),
  };
}

async function capture(cdp: CDPSession, mode: Mode, height: number): Promise<string> {
  const isTall = height > mode.height;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(isTall && {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: mode.width, height: Math.min(height, TALLEST), scale: 1 },
    }),
  });
  return data;
}

/** React numbers its ids by what was rendered before, and how often; the sandbox draws its own. */
function withoutIds(tree: string): string {
  return tree.replace(/\b_r_\w+?_(?=\W|$)/g, '_id_').replace(/\b[0-9a-f]{32}\b/g, '_id_');
}

/** A promise that fails when it takes too long. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`It was not finished after ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a camera on a Storybook that is served at an address. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  await context.addInitScript(PAGE_SCRIPT);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const calls = watchCalls(page);
  let mode: Mode | null = null;
  /** The story that the page was loaded with and that has not been requested yet. */
  let loaded = '';

  /** Waits until calls are answered, timers have fired and animations stand still. */
  async function rest(): Promise<void> {
    do await page.evaluate('plinthCamera.rest()');
    while (!calls.isQuiet());
  }

  async function photograph(current: Mode): Promise<Pick<Shot, 'picture' | 'tree'>> {
    await rest();
    await page.evaluate('plinthCamera.hold()');
    const look = async () =>
      capture(cdp, current, Number(await page.evaluate('plinthCamera.height()')));
    let last = await look();
    for (let looks = 1; ; looks += 1) {
      await rest();
      const next = await look();
      if (next === last) break;
      if (looks === MOST_LOOKS) throw new Error('It does not come to rest: two looks never agree.');
      last = next;
    }
    const tree = current.hasTree ? withoutIds(await page.locator('body').ariaSnapshot()) : '';
    return { picture: last, tree };
  }

  return {
    async open(next, story) {
      mode = next;
      loaded = story.id;
      calls.forget();
      await page.setViewportSize({ width: next.width, height: next.height });
      await page.emulateMedia({
        colorScheme: next.theme,
        forcedColors: next.hasForcedColors ? 'active' : 'none',
        reducedMotion: 'reduce',
      });
      // axe has looked at every story in the tests; here it would only take its time.
      const { theme, direction, language = 'en' } = next;
      const globals = `theme:${theme};direction:${direction};language:${language};a11y.manual:!true`;
      const address = `${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
      await page.goto(address, { timeout: 2 * STORY_MS });
    },

    async shoot(story) {
      if (!mode) throw new Error('The camera is not open.');
      try {
        if (loaded !== story.id) {
          calls.forget();
          await page.evaluate(`plinthCamera.show(${JSON.stringify(story.id)})`);
        }
        loaded = '';
        const ended = page.evaluate<string>(`plinthCamera.finished(${JSON.stringify(story.id)})`);
        const problem = await within(STORY_MS, ended);
        const isLeftOut = await page.evaluate<boolean>(
          `plinthCamera.isLeftOut(${JSON.stringify(mode.name)})`,
        );
        if (isLeftOut || problem !== '') return { ...NO_SHOT, isLeftOut, problem };
        return { ...NO_SHOT, ...(await within(STORY_MS, photograph(mode))) };
      } catch (error) {
        return { ...NO_SHOT, problem: error instanceof Error ? error.message : String(error) };
      }
    },

    close: () => context.close(),
  };
}
