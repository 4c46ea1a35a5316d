import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { expect, test } from './fixtures';
import { addressOf, HALF_WAY, WALKS } from './pages';

/** How far what a page shows may move while it loads, as browsers measure it. */
const MAX_SHIFT = 0.02;
/** Answers take this long, in milliseconds, so that every skeleton is seen. */
const ANSWER = 250;
const WIDTHS = [1280, 375];

interface Shifts {
  /** The sum of all shifts of the page. */
  sum: number;
  /** What moved. */
  moved: string[];
}

/** Records what moves on every page that is opened. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value;
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const slot = element?.closest('[data-slot]')?.getAttribute('data-slot');
          shifts.moved.push(`${slot} from ${was.x}, ${was.y} to ${is.x}, ${is.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Amounts that are not calculated, by the part of the page that they stand in, and what they are. */
const RAW: readonly (readonly [place: RegExp, what: string])[] = [
  [/^panel-picture/, 'an example'],
  [/^(offer-price|price-note|plan-cards|description-list|checkout-name) /, 'a price'],
  [/^(plan-price|plan-notes) | \| Product and plan \|/, 'a price, or a cost'],
  [/^dashboard-part /, 'leads to its records, or compares with a year before'],
  [/^price-notes /, 'a cost, and its margin in words'],
  [/^table-region .* (a month|a year)$/, 'a price'],
  [/^price-list-screen /, 'a price'],
  [/ \| (Price each|Quantity|Product) \|/, 'a price, in a narrow table below the name'],
  [
    /^order-lines \| (First charge|Without tax) \|/,
    'a price or a difference of prices, by the server',
  ],
  [/^(charge-lines|charge-how) /, 'a calculation'],
  [/ \| Tax/, 'says of what'],
  [/[^\d.,]0\.00$/, 'nothing'],
  [/^table-region \| [^|]* \| CHF\s[\d.,]+$/, 'a balance in a further currency'],
  [/^chart-/, 'a scale, or columns in words'],
  [/^renewal-month/, 'a bar that filters the list to its records'],
  [/^total /, 'a total of some of the records, and says of which'],
  [/^reconcile /, 'the two sides that are compared'],
  [/^compare-reasons /, 'a change, with its arithmetic below its name'],
  [/^waterfall /, 'a bar of the changes that are listed below it'],
];

/** Amounts on the page that neither open a calculation nor lead to their records. */
const withoutSource = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const calculated = [...document.querySelectorAll('[data-slot=calculated]')].map(
      ({ textContent }) => textContent,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const element = texts.currentNode.parentElement;
      if (!/(?:[€$£¥]|CHF)\s?\d/.test(text) || !element?.checkVisibility()) continue;
      if (element.closest('[data-slot=calculated], a')) continue;
      const slot = element.closest('[data-slot]:not([data-slot=amount])');
      const own = slot?.getAttribute('data-slot') ?? '';
      const compared = element.closest('[data-slot=reconcile], [data-slot=compare-reasons]');
      const place = element.closest('tfoot, [data-slot=list-totals]')
        ? 'total'
        : (compared?.getAttribute('data-slot') ?? own);
      // It is said again in words beside the figure.
      if (calculated.some((amount) => amount && text.includes(amount))) continue;
      const row = element.closest('td, th, dd, li');
      const column = row instanceof HTMLTableCellElement ? row.cellIndex : -1;
      const head = row?.closest('table')?.tHead?.rows[0]?.cells[column]?.textContent;
      const label =
        row?.getAttribute('data-label') ?? head ?? row?.previousElementSibling?.textContent ?? '';
      found.add(`${place} | ${label.slice(0, 40)} | ${text.slice(0, 60)}`);
    }
    return [...found];
  });

for (const { name, as, scenario, routes } of WALKS) {
  test(`nothing moves while a page loads, and every amount has its source: ${name} @walk`, async ({
    page,
    portal,
  }) => {
    test.slow();
    if (scenario) portal.sandbox.useScenario(scenario);
    if (as !== null) {
      const data = { email: as, password: DEMO_PASSWORD };
      await page.request.post(`${portal.url}/app/login`, { data });
    }
    await watchShifts(page);
    await page.route('**/app/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER));
      await route.continue();
    });
    const tooFar: string[] = [];
    const amounts: string[] = [];
    for (const route of routes.filter((one) => HALF_WAY[one] === undefined)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(await addressOf(route, page, portal));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // What is far below loads when it is scrolled to.
        await expect(page.locator('[data-slot=skeleton]:not([data-deferred] *)')).toHaveCount(0);
        const { sum, moved } = await page.evaluate(
          () => (window as unknown as { shifts: Shifts }).shifts,
        );
        process.stdout.write(`${sum.toFixed(3)} moved at ${width} px: ${route}\n`);
        if (sum > MAX_SHIFT) {
          tooFar.push(`${route} at ${width} px: ${sum.toFixed(3)}\n  ${moved.join('\n  ')}`);
        }
      }
      const found = (await withoutSource(page)).filter(
        (text) => !RAW.some(([place]) => place.test(text)),
      );
      amounts.push(...found.map((text) => `${route}: ${text}`));
    }
    expect(tooFar).toEqual([]);
    expect(amounts).toEqual([]);
  });
}
