import type { Page } from '@playwright/test';
import type { ScenarioName } from '../src/sandbox/world/scenarios';
import { squeezedText } from '../tools/visual/squeezed-text';
import { expect, type Portal } from './fixtures';

/** Opens a page of the shop as the user that a scenario signs in. */
export async function openAs(
  page: Page,
  portal: Portal,
  scenario: ScenarioName,
  path: string,
): Promise<void> {
  portal.sandbox.useScenario(scenario);
  await page.goto(portal.url + path);
}

/** Fails unless the page is there with its one heading and its title. */
export async function expectAt(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Plinth`);
}

/** The calls that a page makes from now on, such as `POST /app/orders`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/app/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** How often a call was made. */
export const countOf = (calls: readonly string[], call: string): number =>
  calls.filter((each) => each === call).length;

/** Fails when anything has to be scrolled sideways, or words are squeezed to a few letters a line. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  expect(await page.evaluate(squeezedText), page.url()).toBeNull();
}
