import type { QueryClient } from '@tanstack/react-query';
import type { SessionEndsOn } from '../../../src/domain/auth/session-machine-types';
import type { PreferencesChoice } from '../../../src/domain/preferences/preferences';
import type { ConsoleParts } from '../../../src/hooks/console/ConsoleProvider';
import { createConsole } from '../../../src/hooks/console/createConsole';
import { createMemoryBrowser, type MemoryPlatform } from '../../../src/platform/memory-platform';
import { createSandbox } from '../../../src/sandbox/create-sandbox';
import type { Sandbox } from '../../../src/sandbox/sandbox';
import type { ScenarioName } from '../../../src/sandbox/world/scenarios';
import { createSandboxBrowser, type SandboxBrowser } from '../../../src/testing/sandbox-browser';

/** A request as it left a tab. */
export interface SentCall {
  readonly tab: number;
  /** Method and path without the query, such as `POST /app/login`. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Whether the tab lost interest before the answer. */
  readonly isAborted: () => boolean;
}

export interface TestTab {
  readonly platform: MemoryPlatform;
  readonly parts: ConsoleParts;
}

/** A browser in memory whose tabs share cookies and talk to a sandbox. */
export interface TestBrowser extends Pick<SandboxBrowser, 'cookie' | 'buildHub'> {
  readonly sandbox: Sandbox;
  readonly clock: MemoryPlatform['clock'];
  readonly sent: readonly SentCall[];
  /** How often a call was sent, such as `GET /app/users/me`. */
  count(call: string): number;
  /** False plays a cable that is pulled: every call fails. */
  isReachable: boolean;
  /** True plays a server of another origin, whose answers hide the time. */
  isTimeHidden: boolean;
  /** Set to hold answers back until the promise is resolved. */
  hold: ((call: string) => Promise<void> | undefined) | null;
  openTab(options?: {
    hasChannels?: boolean;
    queryClient?: QueryClient;
    preferences?: PreferencesChoice;
    /** @default 'failure', as in a portal */
    sessionEndsOn?: SessionEndsOn;
    prepare?: (platform: MemoryPlatform) => void;
    /** Makes this tab's device another one, whose clock is off for example. */
    wrap?: (platform: MemoryPlatform) => MemoryPlatform;
  }): TestTab;
}

const ORIGIN = 'https://console.test';

export function createTestBrowser(scenario: ScenarioName = 'signedOut'): TestBrowser {
  const memory = createMemoryBrowser();
  const sandbox = createSandbox({ scenario, clock: memory.clock });
  const sent: SentCall[] = [];
  let tabCount = 0;

  const own = createSandboxBrowser(sandbox);
  const browser: TestBrowser = {
    get cookie() {
      return own.cookie;
    },
    set cookie(token) {
      own.cookie = token;
    },
    buildHub: own.buildHub,
    sandbox,
    clock: memory.clock,
    sent,
    count: (call) => sent.filter((one) => one.call === call).length,
    isReachable: true,
    isTimeHidden: false,
    hold: null,
    openTab({
      hasChannels,
      queryClient,
      preferences,
      sessionEndsOn = 'failure',
      prepare,
      wrap = (same: MemoryPlatform) => same,
    } = {}) {
      tabCount += 1;
      const tab = tabCount;
      const platform = wrap(memory.openTab({ hasChannels: hasChannels ?? true }));
      prepare?.(platform);
      const parts = createConsole({
        apiBaseUrl: ORIGIN,
        platform,
        random: () => 0,
        fetch: (url, init) => send(tab, url, init),
        preferences,
        sessionEndsOn,
        ...(queryClient ? { queryClient } : {}),
      });
      return { platform, parts };
    },
  };

  async function send(tab: number, url: string, init: RequestInit): Promise<Response> {
    const { signal } = init;
    const { pathname, searchParams } = new URL(url);
    const call = `${init.method ?? 'GET'} ${pathname}`;
    sent.push({
      tab,
      call,
      query: searchParams,
      headers: new Headers(init.headers),
      isAborted: () => signal?.aborted ?? false,
    });
    await browser.hold?.(call);
    if (signal?.aborted) throw signal.reason;
    if (!browser.isReachable) throw new TypeError('Failed to fetch');
    const response = await own.fetch(url, init);
    if (browser.isTimeHidden) response.headers.delete('Date');
    return response;
  }
  return browser;
}
