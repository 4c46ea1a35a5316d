import { expect, type Page } from '@playwright/test';

/** Notes every line that the page writes into its console, to be looked at in the end. */
export function listenToConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(String(error.stack)));
  return lines;
}

/**
 * Fails when a secret is anywhere where it would outlive its use: storages, history, address, page,
 * window, console (contract §4.1). The content of a field that its user sees is allowed.
 */
export async function expectNoTraces(
  page: Page,
  secrets: readonly string[],
  { lines = [], fields = 0 }: { lines?: readonly string[]; fields?: number } = {},
): Promise<void> {
  const places = await page.evaluate(() => {
    const own: string[] = [];
    for (const name of Object.getOwnPropertyNames(window)) {
      const value: unknown = Reflect.get(window, name);
      if (['string', 'number'].includes(typeof value)) own.push(`${name}=${String(value)}`);
    }
    const inputs = [...document.querySelectorAll('input')];
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      history: JSON.stringify(history.state),
      address: location.href,
      page: document.documentElement.outerHTML,
      cookie: document.cookie,
      window: own.join('\n'),
      fields: inputs.map((input) => input.value),
    };
  });
  for (const secret of secrets) {
    for (const [place, content] of Object.entries(places)) {
      if (place !== 'fields') expect.soft(String(content).includes(secret), place).toBe(false);
    }
    expect.soft(places.fields.filter((value) => value.includes(secret))).toHaveLength(fields);
    expect.soft(lines.join('\n').includes(secret), 'console').toBe(false);
  }
}
