import type { Console } from '../../../src/hooks/console/console-context';
import { createConsole } from '../../../src/hooks/console/createConsole';
import { createFailures } from '../../../src/hooks/console/failures';
import { createReadCache } from '../../../src/hooks/console/read-cache';
import { createMemoryBrowser } from '../../../src/platform/memory-platform';
import { turn } from '../../api/support';

const ORIGIN = 'https://console.test';

/** A request that waits for the test to answer it. */
interface Open {
  readonly answer: (response: Response) => void;
  readonly lose: () => void;
}

/** What was asked of the server. */
export interface Asked {
  /** Method and path without the query, such as `POST /app/orders`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What the hooks of a tab work with, before a server whose answers the test gives one by one. */
export function openServices() {
  const browser = createMemoryBrowser();
  const platform = browser.openTab();
  const asked: Asked[] = [];
  const open: Open[] = [];
  const { client } = createConsole({
    apiBaseUrl: ORIGIN,
    platform,
    random: () => 0,
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url);
      asked.push({
        call: `${init.method ?? 'GET'} ${pathname}`,
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      });
      return new Promise((resolve, reject) => {
        open.push({ answer: resolve, lose: () => reject(new TypeError('Failed to fetch')) });
      });
    },
  });
  const services: Console = {
    client,
    platform,
    failures: createFailures(),
    cache: createReadCache(),
  };
  const next = async () => {
    await turn();
    const one = open.shift();
    if (!one) throw new Error('Nothing was asked that is not answered');
    return one;
  };
  return {
    browser,
    services,
    clock: browser.clock,
    asked,
    /** Answers the oldest question. */
    async answer(body: unknown, status = 200) {
      (await next()).answer(Response.json(body, { status }));
      await turn();
    },
    /** Lets the oldest question go unanswered. */
    async lose() {
      (await next()).lose();
      await turn();
    },
  };
}
