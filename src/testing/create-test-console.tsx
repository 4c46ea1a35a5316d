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
 * A document that no browser made may have no media queries: the shell then is as wide as a desk, and
 * nobody prefers anything; nor `CSS.escape`, by which menus, lists and dialogs look for their parts. Those
 * of a browser stay as they are.
 */
function fillDocument(): void {
  const { window: page } = globalThis as { window?: Partial<Pick<Window, 'matchMedia'>> };
  if (!page) return;
  // As much of it as a value in quotes needs.
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

/** How {@link createTestConsole} starts. */
export interface TestConsoleOptions {
  /** The state that the page finds. @default 'signedIn' */
  readonly scenario?: ScenarioName;
  /** E-mail of the account that is signed in. @default whom the scenario signs in */
  readonly as?: string;
  /** E-mail of the user whom `as` impersonates. @default nobody */
  readonly actingAs?: string;
  /** What goes wrong from the start. @default nothing */
  readonly faults?: readonly FaultRule[];
  /** The language that is spoken, such as `de` of `./messages/de`. @default English */
  readonly language?: Language;
  /** Another wording of some sentences. @default none */
  readonly messages?: SentenceOverrides;
  /** The present time, milliseconds since 1970. @default 2026-03-02T09:00:00Z */
  readonly now?: number;
  /** Seed of the chances of faults. @default 1 */
  readonly seed?: number;
}

/** A page's surroundings for one test: see {@link createTestConsole}. */
export interface TestConsole {
  /** The server behind it: its accounts, mails, faults, vendors and live hub. */
  readonly sandbox: Sandbox;
  /** The one clock of page and server. It stands until {@link TestConsole.advance}. */
  readonly clock: ManualClock;
  /** The browser in memory: storage, clipboard, files, whether there is a network. */
  readonly platform: MemoryPlatform;
  /** What `ConsoleProvider` and `Portal` take. */
  readonly parts: ConsoleParts;
  /** Theme, language, console and session around a page: the `wrapper` of a render function. */
  readonly wrapper: ComponentType<{
    /** The page. */
    children: ReactNode;
  }>;
  /** What the page has sent, oldest first. */
  readonly calls: readonly SentCall[];
  /**
   * Has a call fail from now on: by a status, by the name of a fault, or in a way of its own.
   * Returns the function that ends it.
   *
   * @param call - its name, as docs/embedding.md lists them
   * @param times - how often it strikes; each time by default
   */
  fail(call: EndpointName, how: number | FaultName | FaultEffect, times?: number): () => void;
  /**
   * Waits until every call is answered and painted; with `change`, does that first. Failed reads have
   * had their other tries by then. A call that a fault holds back is not waited for.
   */
  settle(change?: () => unknown): Promise<void>;
  /** Lets this many milliseconds pass, timers of page and server included, and settles. */
  advance(ms: number): Promise<void>;
  /** Ends live connections and forgets what was read. After the page is unmounted. */
  cleanup(): void;
}

/** A document that no browser made may know no cascade layers, and complains of each rule in one. */
const KNOWS_LAYERS = 'CSSLayerBlockRule' in globalThis;

function effectOf(how: number | FaultName | FaultEffect): FaultEffect {
  if (typeof how === 'number') return { status: how };
  return typeof how === 'string' ? FAULTS[how] : how;
}

/**
 * Makes what a page with our hooks needs in a test, for any runner and any render function: a
 * browser in memory whose calls and live notifications end in a sandbox, on a clock of its own.
 * Nothing touches the network, the storage of the page or the time of the machine. One for each
 * test.
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
      // The waits before another try are over at once.
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
