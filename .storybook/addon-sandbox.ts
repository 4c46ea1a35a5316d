import { http, ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { definePreviewAddon } from 'storybook/internal/csf';
import type { Links } from '../src/contracts/links';
import { FAULTS, type FaultName } from '../src/sandbox/faults/named-faults';
import type { FaultRule } from '../src/sandbox/faults/rules';
import { sandboxHandlers } from '../src/sandbox/msw/handlers';
import type { Sandbox } from '../src/sandbox/sandbox';
import type { ScenarioName } from '../src/sandbox/world/scenarios';
import { createCallGuard } from '../stories/support/call-guard';
import { type PersonaName, visitorOf } from '../stories/support/personas';
import { STORY_NOW, storyClock, storySandbox } from '../stories/support/sandbox';

/** What a story says of the server behind it, and of the one who looks at it. */
interface SandboxTypes {
  parameters: {
    /** What the server holds, and who is signed in. @default 'signedOut' */
    scenario?: ScenarioName;
    /** Calls that fail. */
    faults?: readonly FaultRule[];
    /** Addresses of pages and records. @default those of a provider's administrator */
    links?: Links;
  };
  /** What Settings chooses, and a story may choose for itself. */
  globals: {
    scenario?: 'story' | ScenarioName;
    persona?: 'story' | PersonaName;
    fault?: 'none' | FaultName;
    clock?: string;
    theme?: 'light' | 'dark';
    direction?: 'ltr' | 'rtl';
    language?: string;
  };
}

const callGuard = createCallGuard(location.origin);

/** The sandbox of the stories, whose answers the guard looks at before a story can end. */
const guardedSandbox: Sandbox = Object.assign(Object.create(storySandbox), {
  async fetch(request: Request) {
    const response = await storySandbox.fetch(request);
    await callGuard.answered(request, response.clone());
    return response;
  },
});

/** One worker for all stories; the sandbox behind it is put back before each. */
export async function startWorker() {
  // Given here they outlive the reset of handlers that comes with every render of a story.
  const worker = setupWorker(...sandboxHandlers(guardedSandbox, { http, ws }));
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request) => callGuard.unhandled(request),
    // A built workbench may stand under a path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}

/** The server behind every story: as it says, as Settings say, and no call without an answer. */
export const addonSandbox = () =>
  definePreviewAddon<SandboxTypes>({
    beforeEach({ parameters, globals }) {
      // A new state for each story: what one does never reaches the next.
      storyClock.set(STORY_NOW);
      storySandbox.useScenario(
        globals.scenario === 'story' ? (parameters.scenario ?? 'signedOut') : globals.scenario,
        visitorOf(globals.persona),
      );
      for (const fault of parameters.faults ?? []) storySandbox.faults.add(fault);
      if (globals.fault !== 'none') {
        storySandbox.faults.add({ match: {}, ...FAULTS[globals.fault as FaultName] });
      }
      localStorage.clear();
      sessionStorage.clear();
      callGuard.reset();
    },
    afterEach: () => callGuard.check(),
  });
