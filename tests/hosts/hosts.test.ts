import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePictures } from '../../tools/visual/compare';
import { BOOTSTRAP, INHERITING, TAILWIND, TEN_PIXELS, UNSET } from './host-css';
import { type Guest, type Host, type HostBrowser, hostBrowser } from './host-page';

/** What stands on the pages of the hosts beside our piece. */
const CONTENT = `
  <h1>Somebody else's page</h1>
  <p>A paragraph with a <a href="/">link</a>, <strong>bold</strong> and <code>code</code>.</p>
  <ul><li>One</li><li>Two</li></ul>
  <form><label>Name <input placeholder="Theirs"></label> <button type="button">Send</button>
  <input type="checkbox" checked> <select><option>One</option></select> <progress value="0.4"></progress></form>
  <table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
  <details open><summary>More</summary>Text</details><svg width="20" height="20"><circle r="10"/></svg>`;

/** Host pages, and how a partner puts us into them (docs/embedding.md). */
const HOSTS: readonly (Host & Guest & { readonly name: string })[] = [
  { name: 'the CSS of Bootstrap 5', css: BOOTSTRAP, mode: 'unlayered', piece: 'everything' },
  { name: 'a reset as Tailwind has one', css: TAILWIND, mode: 'unlayered', piece: 'everything' },
  { name: 'all that can be inherited', css: INHERITING, piece: 'everything' },
  { name: 'a root font of 10 pixels', css: TEN_PIXELS, piece: 'everything' },
  { name: '* { all: unset }', css: UNSET, mode: 'isolated', piece: 'everything' },
  { name: 'a page from right to left', dir: 'rtl', piece: 'everything' },
];

/** The focus goes back a frame after what had it has gone. */
const WAIT = { timeout: 10_000 };
const hasFocus = (place: Locator) => place.evaluate((element) => element.matches(':focus'));

let browser: HostBrowser;
let ours: readonly Buffer[];

/** A picture that repeats: whatever was still on its way has come. */
async function shoot(place: Locator): Promise<Buffer> {
  let last = await place.screenshot();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const next = await place.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Our piece, closed and with what it can open. */
async function photograph(page: Page): Promise<readonly Buffer[]> {
  const place = page.locator('[data-guest]').first();
  const pictures = [await shoot(place)];
  for (const [button, opened] of [
    ['Menu', 'menu'],
    ['Dialog', 'dialog'],
  ] as const) {
    // By key: no pointer stays over anything, and the focus is seen.
    await place.getByRole('button', { name: button, exact: true }).press('Enter');
    await page.getByRole(opened).first().waitFor();
    pictures.push(await shoot(place));
    await page.keyboard.press('Escape');
    await page.getByRole(opened).first().waitFor({ state: 'detached' });
  }
  return pictures;
}

/** An edge is drawn one level of 255 lighter or darker from page to page. */
const ROUNDING = { threshold: 0.01 };
/** Now and then a few pixels of one edge differ more; a rule that leaks in changes hundreds. */
const EDGE = 12;

function expectSame(before: readonly Buffer[], after: readonly Buffer[]): void {
  const differences = after.map(
    (picture, at) => comparePictures(before[at] ?? picture, picture, ROUNDING)?.pixels ?? 0,
  );
  expect(differences.filter((pixels) => pixels > EDGE)).toEqual([]);
}

beforeAll(async () => {
  browser = await hostBrowser();
  ours = await photograph(await browser.open({}, { piece: 'everything' }));
}, 240_000);

afterAll(() => browser?.close());

describe.each(HOSTS)('in a host with $name', ({ name: _, css, dir, ...guest }) => {
  let page: Page;
  const host: Host = { content: CONTENT, ...(css && { css }), ...(dir && { dir }) };

  beforeAll(async () => {
    page = await browser.open(host, guest);
  }, 120_000);
  afterAll(() => page?.close());

  it('nothing of the host changes by a pixel', async () => {
    const alone = await browser.open(host);
    const before = await alone.locator('body > main').screenshot();
    expect(comparePictures(before, await page.locator('body > main').screenshot())).toBeNull();
    const attributes = (one: Page) =>
      one.evaluate(() =>
        [document.documentElement, document.head, document.body].map((element) =>
          element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
        ),
      );
    expect(await attributes(page)).toEqual(await attributes(alone));
    await alone.close();
  }, 120_000);

  it('nothing of ours changes by a pixel', async () => {
    const expected = dir ? await photograph(await browser.open({}, { ...guest, dir })) : ours;
    expectSame(expected, await photograph(page));
  }, 120_000);
});

describe('a host that does not know what it does to us', () => {
  it('is seen: the same pictures are not the same when its CSS reaches us', async () => {
    const page = await browser.open({ css: UNSET }, { piece: 'everything' });
    const picture = await page.locator('[data-guest]').first().screenshot();
    expect(comparePictures(ours[0] ?? picture, picture)?.pixels).toBeGreaterThan(10_000);
    await page.close();
  }, 120_000);
});

describe('behind a shadow root', () => {
  let page: Page;

  beforeAll(async () => {
    page = await browser.open({ css: UNSET }, { piece: 'overlays', mode: 'isolated' });
  }, 120_000);
  afterAll(() => page?.close());

  /** The name of what has the focus, through shadow roots. */
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
    });

  it('a menu opens, is walked and chosen from by keys, and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Menu' }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Chosen: remove').waitFor();
    await expect.poll(focused, WAIT).toBe('Menu');
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  it('a menu closes by a press elsewhere, in the shadow and on the host', async () => {
    for (const place of ['[data-guest] >> text=Chosen', 'body > main']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menu').waitFor();
      await page.locator(place).click({ force: true, position: { x: 5, y: 5 } });
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
  });

  it('a dialog keeps the focus inside, makes the rest inert, and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Dialog', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await dialog.waitFor();
    const steps: boolean[] = [];
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      steps.push(await dialog.evaluate((element) => element.matches(':focus-within')));
    }
    expect(steps).toEqual(steps.map(() => true));
    const menu = page.getByRole('button', { name: 'Menu', includeHidden: true });
    expect(await menu.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    await dialog.getByRole('textbox', { name: 'Inside' }).fill('typed');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(focused, WAIT).toBe('Dialog');
  });

  it('a select is chosen from by its letters', async () => {
    await page.getByRole('button', { name: /Country/ }).press('Enter');
    await page.getByRole('option', { name: 'France' }).waitFor();
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /France/ }).waitFor();
  });

  it('the drawer of notifications opens from the bell and closes by Escape', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.press('Enter');
    await page.getByRole('dialog').getByText('Order 100 was looked at').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(bell), WAIT).toBe(true);
  });

  it('the boxes of a code follow the caret', async () => {
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await code.click();
    await page.keyboard.type('123');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const boxes = page.locator('[data-slot="code-field-box"]');
    await expect
      .poll(() =>
        boxes.evaluateAll((all) => all.findIndex((box) => box.hasAttribute('data-active'))),
      )
      .toBe(1);
  });

  it('leaves nothing in the page but its own element', async () => {
    const left = await page.evaluate(() => [
      document.querySelectorAll('style[data-emotion]').length,
      document.querySelectorAll('[data-guest] > *').length,
    ]);
    expect(left).toEqual([0, 1]);
  });
});

describe('what lies over what', () => {
  it('is settled inside of ours: no z-index leaves a piece but that of its overlays', async () => {
    const page = await browser.open({}, { piece: 'everything' }, { piece: 'shell' });
    const loose = await page.evaluate(() =>
      [...document.querySelectorAll('[data-plinth-root] *')]
        .filter((element) => !element.closest('[data-plinth-portal]'))
        .filter((element) => getComputedStyle(element).zIndex !== 'auto')
        .filter((element) => {
          let around = element.parentElement;
          while (around && !around.matches('[data-plinth-root]')) {
            const { isolation, zIndex, position } = getComputedStyle(around);
            if (isolation === 'isolate' || (zIndex !== 'auto' && position !== 'static'))
              return false;
            around = around.parentElement;
          }
          return true;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(loose).toEqual([]);
    await page.close();
  }, 120_000);

  it('is the host’s to say: one container takes all overlays', async () => {
    const css = `
      #overlays { position: relative; z-index: 10; }
      #over, #under { position: fixed; inset: 0 auto auto 0; inline-size: 50px; block-size: 50px; z-index: 11; background: #f00; }
      #under { inset-inline-start: 60px; z-index: 9; }`;
    const content = '<div id="over"></div><div id="under"></div>';
    // Red and blue; `main` is positioned without a z-index, so that its parts stand beside the overlays.
    const page = await browser.open(
      { css, content: `${content}</main><div id="overlays"></div><main>` },
      { piece: 'overlays' },
    );
    await page.getByRole('button', { name: 'Dialog', exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
    const { data, width } = PNG.sync.read(await page.screenshot());
    const isRed = (x: number) =>
      data[(10 * width + x) * 4] === 255 && data[(10 * width + x) * 4 + 1] === 0;
    expect([isRed(10), isRed(70)]).toEqual([true, false]);
    expect(await page.locator('#overlays [role="dialog"]').count()).toBe(1);
    expect(await page.locator('[data-guest] [role="dialog"]').count()).toBe(0);
    await page.close();
  }, 120_000);
});

describe('in a modal dialog of the host’s', () => {
  it('what floats lies over it, has the focus, and gives it back; Escape closes ours alone', async () => {
    const page = await browser.open({ hasDialog: true }, { piece: 'overlays' });
    const theirs = page.locator('dialog');
    const isOpen = () => theirs.evaluate((element: HTMLDialogElement) => element.open);
    const opener = page.getByRole('button', { name: 'Dialog', exact: true });
    await opener.press('Enter');
    const ours = page.getByRole('dialog', { name: 'A dialog' });
    await ours.getByRole('textbox', { name: 'Inside' }).fill('typed');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await ours.evaluate((element) => element.matches(':focus-within'))).toBe(true);
    }
    const isOnTop = await ours.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + 8));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await ours.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener), WAIT).toBe(true);
    expect(await isOpen()).toBe(true);

    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(menu), WAIT).toBe(true);
    expect(await isOpen()).toBe(true);
    // It is theirs that goes when nothing of ours is open.
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await page.close();
  }, 120_000);
});

describe('in a frame on a page of another site', () => {
  it('what floats stays in the frame, has the focus, and gives it back', async () => {
    const page = await browser.openFramed({}, { piece: 'overlays' });
    const frame = page.frameLocator('iframe');
    const opener = frame.getByRole('button', { name: 'Dialog', exact: true });
    await opener.press('Enter');
    const dialog = frame.getByRole('dialog', { name: 'A dialog' });
    await dialog.getByRole('textbox', { name: 'Inside' }).fill('typed');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener), WAIT).toBe(true);
    await frame.getByRole('button', { name: 'Menu', exact: true }).click();
    await frame.getByRole('menuitem', { name: 'Remove' }).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    await page.keyboard.press('Escape');
    await frame.getByRole('menu').waitFor({ state: 'detached' });
    await page.close();
  }, 120_000);
});

describe('two copies of the library on one page', () => {
  it('look as one alone does, and each keeps its own dialog and focus', async () => {
    const page = await browser.open(
      {},
      { piece: 'everything' },
      { piece: 'overlays', mode: 'unlayered', dir: 'rtl' },
    );
    const [first, second] = [
      page.locator('[data-guest]').first(),
      page.locator('[data-guest]').nth(1),
    ];
    expectSame(ours.slice(0, 1), [await shoot(first)]);
    for (const place of [second, first]) {
      await place.getByRole('button', { name: 'Dialog', exact: true }).press('Enter');
      await place.getByRole('dialog', { name: 'A dialog' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const button = place.getByRole('button', { name: 'Dialog', exact: true });
      await expect.poll(() => hasFocus(button), WAIT).toBe(true);
    }
    await page.close();
  }, 120_000);
});
