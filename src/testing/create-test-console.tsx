import type { ComponentType, ReactNode } from 'react';
import type { EndpointName } from '../api/calls/all-calls';
import type { ManualClock } from '../domain/time/manual-clock';
import { SessionProvider } from '../hooks/auth/SessionProvider';
import { type ConsoleParts, ConsoleProvider } from '../hooks/console/ConsoleProvider';
import { createConsole } from '../hooks/console/createConsole';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { createActing } from '../hooks/impersonation/acting';
import { mergeMessages } from '../messages/merge-messages';
import { MessagesProvider } from '../messages/messages';
import type { SentenceOverrides } from '../messages/sentence-overrides';
import type { Language } from '../messages/translation';
import type { MemoryPlatform } from '../platform/memory-platform';
import { FAULTS, type FaultName } from '../sandbox/faults/named-faults';
import type { FaultEffect, FaultRule } from '../sandbox/faults/rules';
import type { Sandbox } from '../sandbox/sandbox';
import type { ScenarioName } from '../sandbox/world/scenarios';
import { ThemeProvider } from '../theme/ThemeProvider';
import { matchOf } from './calls';
import { openTestTab } from './open-test-tab';
import { type SentCall, watchCalls } from './sent-calls';
import { settle } from './settle';

/**
 * Adds what DOM implementations without a browser may lack: media queries (desktop width, no
 * preferences), and `CSS.escape`, which menus, lists and dialogs use for look-ups. Existing ones
 * stay.
 */
function fillDocument(): void {
  const { window: page } = globalThis as { window?: Partial<Pick<Window, 'matchMedia'>> };
  if (!page) return;
  // Sufficient for a value in quotes.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  if (page.matchMedia) return;
  page.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}

/** Options of {@link createTestConsole}. */
export interface TestConsoleOptions {
  /** Initial state of the sandbox. @default 'signedIn' */
  readonly scenario?: ScenarioName;
  /** E-mail of the signed-in account. @default that of the scenario */
  readonly as?: string;
  /** E-mail of the user that `as` impersonates. @default nobody */
  readonly actingAs?: string;
  /** Faults that are active from the start. @default none */
  readonly faults?: readonly FaultRule[];
  /** The language, such as `de` of `./messages/de`. @default English */
  readonly language?: Language;
  /** Replacements for some sentences. @default none */
  readonly messages?: SentenceOverrides;
  /** The current time, in milliseconds since 1970. @default 2026-03-02T09:00:00Z */
  readonly now?: number;
  /** Random seed of the faults. @default 1 */
  readonly seed?: number;
}

/** The environment of a page in one test: see {@link createTestConsole}. */
export interface TestConsole {
  /** The server: its accounts, mails, faults, vendors and live hub. */
  readonly sandbox: Sandbox;
  /** The clock of page and server. It stands still until {@link TestConsole.advance}. */
  readonly clock: ManualClock;
  /** The browser in memory: storage, clipboard, files, network state. */
  readonly platform: MemoryPlatform;
  /** Props for `ConsoleProvider` and `Portal`. */
  readonly parts: ConsoleParts;
  /** Theme, language, console and session around a page: the `wrapper` of a render function. */
  readonly wrapper: ComponentType<{
    /** The page. */
    children: ReactNode;
  }>;
  /** The calls that the page has sent, oldest first. */
  readonly calls: readonly SentCall[];
  /**
   * Makes a call fail: with a status, a named fault, or a custom effect. Returns the function that
   * ends the fault.
   *
   * @param call - its name, as listed in docs/embedding.md
   * @param times - how often it fails; every time by default
   */
  fail(call: EndpointName, how: number | FaultName | FaultEffect, times?: number): () => void;
  /**
   * Waits until all calls are answered and rendered; runs `change` first, if given. Failed reads
   * have completed their retries by then. Does not wait for a call that a fault delays.
   */
  settle(change?: () => unknown): Promise<void>;
  /** Advances the time of page and server by this many milliseconds, and settles. */
  advance(ms: number): Promise<void>;
  /** Closes live connections and clears caches. Call it after unmounting the page. */
  cleanup(): void;
}

/** DOM implementations without cascade layers report an error for each rule in one. */
const KNOWS_LAYERS = 'CSSLayerBlockRule' in globalThis;

function effectOf(how: number | FaultName | FaultEffect): FaultEffect {
  if (typeof how === 'number') return { status: how };
  return typeof how === 'string' ? FAULTS[how] : how;
}

/**
 * Creates the environment of a page with our hooks in a test, for any test runner and render
 * function: a browser in memory, whose calls and live notifications go to a sandbox, on its own
 * clock. Nothing uses the network, the page's storage or the system time. Create one for each test.
 *
 * @example
 * const Roles = () => <RolesScreen {...useRolesScreen()} />;
 * const { wrapper, fail, settle, advance } = createTestConsole({ scenario: 'manyRoles' });
 * fail('listRoles', 500, 1);
 * render(<Roles />, { wrapper });
 * await settle();
 * await advance(60_000);
 */
export function createTestConsole(options: TestConsoleOptions = {}): TestConsole {
  fillDocument();
  const { language, messages, faults = [] } = options;
  const { sandbox, clock, platform, browser } = openTestTab(options);
  for (const fault of faults) sandbox.faults.add(fault);
  const watched = watchCalls(browser.fetch);
  const scene = { traffic: watched.traffic, clock };
  const queryClient = createQueryClient();
  const parts: ConsoleParts = {
    ...createConsole({
      apiBaseUrl: `https://${platform.location.host}`,
      platform,
      queryClient,
      fetch: watched.fetch,
      // Retries run without a wait.
      random: () => 0,
    }),
    buildHub: browser.buildHub,
  };
  const sentences = mergeMessages(language?.messages ?? {}, messages);

  function Surroundings({ children }: { children: ReactNode }) {
    return (
      <ThemeProvider locale={language?.locale} dir={language?.dir} layer={KNOWS_LAYERS}>
        <MessagesProvider locale={language?.locale ?? 'en'} messages={sentences}>
          <ConsoleProvider {...parts}>
            <SessionProvider acting={createActing}>{children}</SessionProvider>
          </ConsoleProvider>
        </MessagesProvider>
      </ThemeProvider>
    );
  }

  return {
    sandbox,
    clock,
    platform,
    parts,
    wrapper: Surroundings,
    calls: watched.calls,
    fail: (call, how, times) =>
      sandbox.faults.add({
        match: matchOf(call),
        ...effectOf(how),
        ...(times !== undefined && { times }),
      }),
    settle: (change = () => {}) => settle(scene, change),
    advance: (ms) => settle(scene, () => clock.advance(ms)),
    cleanup() {
      sandbox.live.closeAll();
      queryClient.clear();
    },
  };
}
