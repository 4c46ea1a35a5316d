import { http, ws } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Clock } from '../../domain/time/clock';
import { createSandbox } from '../create-sandbox';
import { SCENARIO_NAMES, type ScenarioName } from '../world/scenarios';
import { sandboxHandlers } from './handlers';

/**
 * Mounts the sandbox in a static portal, for a demonstration without a server. The page must be
 * served together with `mockServiceWorker.js`. An unknown scenario starts signed out.
 */
export async function startDemo(scenario: string, clock: Clock): Promise<void> {
  const known: ScenarioName = SCENARIO_NAMES.find((name) => name === scenario) ?? 'signedOut';
  const sandbox = createSandbox({ scenario: known, clock });
  const worker = setupWorker(...sandboxHandlers(sandbox, { http, ws }));
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
}
