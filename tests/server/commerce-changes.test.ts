import { expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { runChanges } from '../sandbox/commerce-change-run';
import { startPortal } from './fixture';
import { httpCaller } from './http-caller';

/** `npm run test:changes` makes 10,000. */
const CHANGES = Number(process.env.PLINTH_CHANGES ?? 40);

it('over HTTP a change has the same amounts in preview, order and statement', {
  timeout: 3_600_000,
}, async () => {
  const clock = createManualClock(FROZEN_AT_MS);
  const { url } = await startPortal({ sandbox: createSandbox({ clock }) });
  const signIn = async () => (await httpCaller(url, ADMIN_EMAIL)).call;
  const made = await runChanges({ signIn, clock, changes: CHANGES, seed: 12 });
  expect(made).toBeGreaterThanOrEqual(CHANGES);
});
