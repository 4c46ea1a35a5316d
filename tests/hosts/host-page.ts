import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';

const ORIGIN = 'http://host.example';
const OTHER_SITE = 'http://other.example';

/** What a page of a host is made of. */
export interface Host {
  /** Its stylesheet. @default none */
  readonly css?: string;
  /** Reading direction on `<html>`. @default none is written */
  readonly dir?: 'ltr' | 'rtl';
  /** What stands on it beside our places. @default nothing */
  readonly content?: string;
  /** Whether our places are in a modal dialog of the host's. @default false */
  readonly hasDialog?: boolean;
}

/** What is put into a place that the host keeps for us. */
export interface Guest {
  readonly piece: 'everything' | 'overlays' | 'shell';
  /** @default 'layered' */
  readonly mode?: 'layered' | 'unlayered' | 'isolated';
  /** Direction passed to our provider. @default none */
  readonly dir?: 'rtl';
}

/** Our places and the host's: the same rectangles on every page, whatever the host's CSS says. */
const PLACES = `
  [data-guest]:nth-of-type(n) { position: absolute; display: block; inset: 0 auto auto 0; inline-size: 1000px; block-size: 2800px; overflow: hidden; background: #fff; }
  [data-guest]:nth-of-type(n) ~ [data-guest] { inset-block-start: 2820px; }
  html[dir='rtl'] [data-guest]:nth-of-type(n) { inset-inline: 0 auto; }
  body > main:nth-of-type(n) { position: absolute; display: block; inset: 2820px auto auto 0; inline-size: 1000px; block-size: 600px; }
`;

export interface HostBrowser {
  /** Opens a page; a second guest comes with a second copy of the library. */
  open(host: Host, ...guests: readonly Guest[]): Promise<Page>;
  /** Opens a page of another site that frames one of a host's. */
  openFramed(host: Host, guest: Guest): Promise<Page>;
  close(): Promise<void>;
}

function htmlOf({ dir, content = '', hasDialog }: Host, guests: readonly Guest[]): string {
  const divs = guests
    .map(
      (guest) =>
        `<div data-guest="${new URLSearchParams({ ...guest }).toString().replaceAll('&', '&amp;')}"></div>`,
    )
    .join('');
  const places = hasDialog
    ? `<dialog><h1>Theirs</h1>${divs}</dialog><script>document.querySelector('dialog').showModal()</script>`
    : divs;
  const scripts = guests
    .map((_, copy) => `<script type="module" src="/page.js?copy=${copy}"></script>`)
    .join('');
  return `<!doctype html><html lang="en"${dir ? ` dir="${dir}"` : ''}><head><meta charset="utf-8">
    <title>Host</title><link rel="stylesheet" href="/host.css"><link rel="icon" href="data:,"></head>
    <body>${places}<main>${content}</main>${scripts}</body></html>`;
}

/** Opens pages of hosts, with one bundle of the pieces. What a page complains of is an error. */
export async function hostBrowser(): Promise<HostBrowser> {
  const bundle = await build({
    entryPoints: [new URL('page.tsx', import.meta.url).pathname],
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      ...CHROMIUM_ARGS,
      '--disable-lcd-text',
      '--hide-scrollbars',
      // A page is drawn whole and in one piece: where two are joined, pixels differ from page to page.
      '--disable-partial-raster',
      '--default-tile-width=1024',
      '--default-tile-height=4096',
    ],
  });
  const context = await browser.newContext({
    // All of a place is on screen: what is left out of drawing until it is would differ.
    viewport: { width: 1000, height: 2800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);

  /** Opens an address at which a host's page is to be had; fails when the page complains. */
  async function load(address: string, host: Host, guests: readonly Guest[]): Promise<Page> {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.route(`${OTHER_SITE}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Other</title><link rel="icon" href="data:,"><button>Theirs</button>
            <iframe src="${ORIGIN}" title="Ours" width="1000" height="1400"></iframe>`,
      }),
    );
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page.js') {
        return route.fulfill({ contentType: 'text/javascript', body: script });
      }
      if (pathname === '/host.css') {
        return route.fulfill({ contentType: 'text/css', body: (host.css ?? '') + PLACES });
      }
      return route.fulfill({ contentType: 'text/html', body: htmlOf(host, guests) });
    });
    await page.goto(address);
    const frame = page.frames().find((one) => one.url().startsWith(ORIGIN)) ?? page.mainFrame();
    for (let copy = 0; copy < guests.length; copy += 1) {
      const root = frame.locator('[data-guest]').nth(copy).locator('[data-plinth-root]').first();
      await root.locator('button:visible').first().waitFor();
    }
    await frame.evaluate('document.fonts.ready');
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return page;
  }

  return {
    open: (host, ...guests) => load(ORIGIN, host, guests),
    openFramed: (host, guest) => load(OTHER_SITE, host, [guest]),
    close: () => browser.close(),
  };
}
