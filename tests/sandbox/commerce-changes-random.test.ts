import { expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from './commerce-caller';
import { runChanges } from './commerce-change-run';

/** `npm run test:changes` makes 10,000. */
const CHANGES = Number(process.env.PLINTH_CHANGES ?? 80);

it('a change has the same amounts in preview, order and statement', {
  timeout: 3_600_000,
}, async () => {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const signIn = () => commerceCaller(sandbox, ADMIN_EMAIL);
  const made = await runChanges({ signIn, clock, changes: CHANGES, seed: 11 });
  expect(made).toBeGreaterThanOrEqual(CHANGES);
});
