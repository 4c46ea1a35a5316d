import { vi } from 'vitest';
import { createSandbox } from '../../../src/sandbox/create-sandbox';
import type { ScenarioName } from '../../../src/sandbox/world/scenarios';
import { createSandboxBrowser } from '../../../src/testing/sandbox-browser';

/** The server behind the examples: what they fetch is answered here. */
export const sandbox = createSandbox({ clock: Date.now, portalHosts: [location.host] });

const own = location.href;

/** The API of the samples, which is not this page's own. */
const API = 'https://api.example';

/** A key in storage, as the samples keep it. */
export const keyOf = (name: string) => `plinth@${API}.${name}`;

/** Restarts the server, in a fresh browser, as if this page was just opened. */
export function openPage(scenario: ScenarioName): void {
  sandbox.useScenario(scenario);
  const { fetch } = createSandboxBrowser(sandbox);
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => fetch(url, init));
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', own);
}

/** The address that the page was opened with ends like this. */
export function arriveWith(search: string): void {
  history.replaceState(null, '', `${location.pathname}${search}`);
}

const ask = (path: string) => sandbox.fetch(new Request(new URL(path, location.origin)));

/** Asks for a reset link and opens it. */
export async function followMailedLink(email: string): Promise<void> {
  const query = new URLSearchParams({ email, host: location.host });
  await ask(`/app/login/generate-password-reset-token?${query}`);
  arriveWith(new URL(sandbox.outbox.at(-1)?.link ?? location.href).search);
}

/** Leaves for Google and comes back by the choice of that name on the sandbox's page. */
export async function returnFromGoogle(choice: string): Promise<void> {
  const leave = new URL(await (await ask('/app/login/external-login?provider=google')).json());
  sessionStorage.setItem(keyOf('externalState'), leave.searchParams.get('state') ?? '');
  const html = await (await ask(leave.pathname + leave.search)).text();
  const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a');
  const link = [...links].find(({ textContent }) => textContent === choice);
  arriveWith(new URL(link?.getAttribute('href') ?? '', location.origin).search);
}
