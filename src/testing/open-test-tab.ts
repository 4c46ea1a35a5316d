import { SESSION_MINUTES } from '../domain/impersonation/impersonation';
import { createManualClock, type ManualClock } from '../domain/time/manual-clock';
import { impersonationStorageOf } from '../platform/impersonation-storage';
import { createMemoryBrowser, type MemoryPlatform } from '../platform/memory-platform';
import type { Platform } from '../platform/platform';
import { createSandbox } from '../sandbox/create-sandbox';
import type { Sandbox } from '../sandbox/sandbox';
import { FROZEN_AT_MS } from '../sandbox/to-clock';
import { SCENARIOS, type ScenarioName } from '../sandbox/world/scenarios';
import { createSandboxBrowser, type SandboxBrowser } from './sandbox-browser';

/** Duration of an impersonation, in milliseconds. */
export const ACTING_MS = SESSION_MINUTES * 60_000;

/** Writes the stored values of an impersonating tab. */
export function markActing(
  tab: Platform,
  acting: { readonly sessionId: string; readonly email: string; readonly parentTabId: string },
): void {
  const storage = impersonationStorageOf(tab);
  storage.impersonatedEmail.set(acting.email);
  tab.storage.impersonationSessionId.set(acting.sessionId);
  storage.parentTabId.set(acting.parentTabId);
  storage.impersonationExpires.set(tab.clock.now() + ACTING_MS);
  storage.mainUser.set(false);
}

interface Opening {
  readonly scenario?: ScenarioName;
  readonly as?: string;
  readonly actingAs?: string;
  readonly now?: number;
  readonly seed?: number;
}

/** A tab of a browser in memory, and its sandbox. */
interface TestTab {
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
  readonly platform: MemoryPlatform;
  readonly browser: SandboxBrowser;
}

/** Host of tabs in memory; the sandbox uses it for links and redirects. */
const HOST = 'console.test';

function whoIs(account: string, sandbox: Sandbox): void {
  if (sandbox.openingSession !== null) return;
  const known = sandbox.accounts.map(({ email }) => email).join(', ');
  throw new RangeError(`The sandbox cannot sign in ${account}. Its accounts: ${known}`);
}

/** Opens a tab that is signed in, and impersonating if requested. */
export function openTestTab({
  scenario = 'signedIn',
  as,
  actingAs,
  now = FROZEN_AT_MS,
  seed = 1,
}: Opening): TestTab {
  const clock = createManualClock(now);
  const sandbox = createSandbox({ scenario, clock, seed, portalHosts: [HOST] });
  const signedInAs = as ?? SCENARIOS[scenario].signedInAs;
  if (as !== undefined || actingAs !== undefined) {
    sandbox.useScenario(scenario, {
      ...(signedInAs !== undefined && { signedInAs }),
      ...(actingAs !== undefined && { impersonates: actingAs }),
    });
    whoIs(signedInAs ?? 'nobody', sandbox);
  }
  const memory = createMemoryBrowser({ clock });
  const first = memory.openTab();
  const { openingImpersonation: sessionId } = sandbox;
  const email = actingAs ?? SCENARIOS[scenario].impersonates;
  const browser = createSandboxBrowser(sandbox);
  if (sessionId === null || email === undefined)
    return { sandbox, clock, platform: first, browser };
  first.storage.auth.set({ email: signedInAs ?? '', expires: '' });
  const platform = memory.openTab();
  markActing(platform, { sessionId, email, parentTabId: first.tabs.id });
  return { sandbox, clock, platform, browser };
}
