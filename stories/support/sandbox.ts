import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';

/** The instant at which every story stands. */
export const STORY_NOW = Date.UTC(2026, 2, 2, 9, 0, 0);

/** The one clock of all stories; it does not run. */
export const storyClock = createManualClock(STORY_NOW);

/** The server behind every story, put back to its seed before each one. */
export const storySandbox = createSandbox({
  clock: storyClock,
  // What the platform in memory says where it is.
  portalHosts: ['console.test'],
});
