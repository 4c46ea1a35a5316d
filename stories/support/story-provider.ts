import { storySandbox } from './sandbox';

const ask = (path: string) => storySandbox.fetch(new Request(new URL(path, location.origin)));

/** Where the sandbox's provider sends somebody back to. */
export interface ProviderReturn {
  /** The path of the portal, with state and code. */
  readonly path: string;
  /** What the tab remembered when it left. */
  readonly state: string;
}

/** What the provider's page offers: its texts, each with the path that it leads to. */
export async function openProvider(url: string): Promise<ReadonlyMap<string, string>> {
  const { pathname, search } = new URL(url);
  const html = await (await ask(pathname + search)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return new Map(
    [...page.querySelectorAll('a')].map((link) => [
      link.textContent ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
}

/** Goes to Google and back by the given choice, without the portal. */
export async function returnFromGoogle(choice: string): Promise<ProviderReturn> {
  const answer = await ask('/app/login/external-login?provider=google');
  const url: string = await answer.json();
  const path = (await openProvider(url)).get(choice);
  if (path === undefined) throw new Error(`The provider does not offer "${choice}".`);
  return { path, state: new URL(url).searchParams.get('state') ?? '' };
}
