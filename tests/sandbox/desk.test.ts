import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { ADMIN_EMAIL, DEMO_TOTP_SECRET } from '../../src/sandbox/accounts';
import { totpCode } from '../../src/sandbox/auth/totp';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';

const ORIGIN = 'http://portal.test';

describe('the desk', () => {
  it('shows the accounts with their present codes, and the mail', async () => {
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = createSandbox({ clock });
    const read = async () => (await sandbox.fetch(new Request(`${ORIGIN}/app/sandbox`))).text();
    const before = await read();
    expect(before).toContain(ADMIN_EMAIL);
    expect(before).toContain(await totpCode(DEMO_TOTP_SECRET, clock.now()));
    expect(before).toContain('No mail was sent yet.');
    expect(before).not.toMatch(/<script|<style|style=/);
    const query = new URLSearchParams({ email: ADMIN_EMAIL, host: 'portal.test' });
    await sandbox.fetch(new Request(`${ORIGIN}/app/login/generate-password-reset-token?${query}`));
    const link = sandbox.outbox[0]?.link.replaceAll('&', '&amp;') ?? 'none';
    expect(await read()).toContain(`href="${link}"`);
  });
});
