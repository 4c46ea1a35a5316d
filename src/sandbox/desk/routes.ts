import { Hono } from 'hono';
import { DEMO_ACCOUNTS } from '../accounts';
import { requireProvider } from '../auth/external-login';
import { totpCode } from '../auth/totp';
import { escapeHtml, json, page } from '../http/answers';
import type { Env } from '../http/caller';
import type { SandboxRoom } from '../room';
import type { World } from '../world';
import { providerPage } from './provider-page';

async function accountRows(world: World): Promise<string> {
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email, password, shows }) => {
      const secret = world.db.users.find(email)?.totpSecret ?? null;
      const code = secret === null ? '–' : await totpCode(secret, world.clock.now());
      const cells = [email, password, shows, code].map((text) => `<td>${escapeHtml(text)}</td>`);
      return `<tr>${cells.join('')}</tr>`;
    }),
  );
  return rows.join('');
}

function mailItems(world: World): string {
  if (world.db.outbox.length === 0) return '<p>No mail was sent yet.</p>';
  const items = world.db.outbox.map(({ to, kind, link, password }) => {
    const first = password === '' ? '' : `, first password ${escapeHtml(password)}`;
    return `<li>${kind} for ${escapeHtml(to)}: <a href="${escapeHtml(link)}">open</a>${first}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/**
 * The sandbox's own pages, no part of the contract: the accounts and their codes, the mails that
 * were sent, and the page that stands in for an external provider.
 */
function deskRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', async () => {
    const head = '<tr><th>E-mail</th><th>Password</th><th>Shows</th><th>Code</th></tr>';
    return page(
      'Sandbox',
      `<h2>Accounts</h2><table>${head}${await accountRows(world)}</table><h2>Mail</h2>${mailItems(world)}`,
    );
  });

  room.get('/mail', () => json(world.db.outbox));

  room.get('/login-page', () =>
    page('Sign in to the network', '<p>This page stands in for the login page of a proxy.</p>'),
  );

  room.get('/provider/:provider', (c) => {
    const provider = requireProvider(c.req.param('provider'));
    return providerPage(world, provider, c.req.query('state') ?? '', c.req.query('redirect') ?? '');
  });

  return room;
}

export const deskRoom: SandboxRoom = { base: '/app/sandbox', routes: deskRoutes };
