import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { totpCode } from '../../src/sandbox/auth/totp';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { DEMO_SITE } from '../../src/sandbox/desk/routes';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL, DEMO_TOTP_SECRET, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { defaultTokens } from '../../src/theme/tokens';

const ORIGIN = 'http://portal.test';

function open() {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const ask = (path: string) => sandbox.fetch(new Request(`${ORIGIN}${path}`));
  return { clock, sandbox, ask, read: async (path: string) => (await ask(path)).text() };
}

describe('the desk', () => {
  it('shows the accounts with their present codes, and the mail, newest first', async () => {
    const { clock, sandbox, ask, read } = open();
    const before = await read('/app/sandbox');
    expect(before).toContain(ADMIN_EMAIL);
    expect(before).toContain(await totpCode(DEMO_TOTP_SECRET, clock.now()));
    expect(before).toContain('No mail was sent yet.');
    for (const email of [ADMIN_EMAIL, RESELLER_EMAIL]) {
      const query = new URLSearchParams({ email, host: 'portal.test' });
      await ask(`/app/login/generate-password-reset-token?${query}`);
    }
    const after = await read('/app/sandbox');
    const places = [RESELLER_EMAIL, ADMIN_EMAIL].map((email) =>
      after.indexOf(`A new password for ${email}`),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    for (const { link } of sandbox.outbox) {
      expect(after).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
  });

  it('has nothing inline, and its style in the portal’s tokens', async () => {
    const { ask, read } = open();
    const state: string = await (await ask('/app/login/external-login?provider=google')).json();
    const { pathname, search } = new URL(state);
    const pages = ['/app/sandbox', '/app/sandbox/login-page', '/app/sandbox/site/terms'];
    for (const path of [...pages, pathname, pathname + search]) {
      const html = await read(path);
      expect(html).toContain('<link rel="stylesheet" href="/app/sandbox/desk.css">');
      expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
      expect(html).toContain('<html lang="en">');
      expect(html.match(/<h1>/g)).toHaveLength(1);
    }
    const css = await ask('/app/sandbox/desk.css');
    expect(css.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).toContain(`--plinth-brand:${defaultTokens.brand};`);
  });

  it('has a page in place of each of a reseller’s own, and no other', async () => {
    const { ask, read } = open();
    for (const [name, path] of Object.entries(DEMO_SITE)) {
      expect(await read(path)).toContain(`<code>links.${name}</code>`);
    }
    for (const name of ['constructor', 'nothing']) {
      expect((await ask(`/app/sandbox/site/${name}`)).status).toBe(404);
    }
  });
});
