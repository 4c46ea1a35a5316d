import { Hono } from 'hono';
import { requireProvider } from '../auth/external-login';
import { openSession } from '../auth/open-session';
import { refuseSwitchedOff } from '../auth/switched-off';
import { json, withSession } from '../http/answers';
import type { Env } from '../http/context';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import { DEMO_ACCOUNTS } from '../world/accounts';
import type { World } from '../world/world';
import { DESK_CSS } from './desk-css';
import { DESK_CSS_PATH, DESK_SIGN_IN_PATH, deskPage } from './desk-page';
import { accountList, mailList } from './lists';
import { providerPage } from './provider-page';
import { sitePage } from './site-page';

const BASE = '/app/sandbox';

/**
 * The sandbox's own pages, not part of the contract: accounts with their codes, sent mails, and
 * simulated pages of an external provider and of a reseller's site.
 */
function deskRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', async () => {
    const accounts = `<h2 id="accounts">Accounts</h2><p>“Sign in” opens the portal without password and code. A one-time code lasts 30 seconds: reload for the next.</p>${await accountList(world)}`;
    const mail = `<h2 id="mail">Mail</h2><p>What a server would have mailed. Everybody may read it here.</p>${mailList(world)}`;
    return deskPage({
      title: 'Sandbox',
      layout: 'page',
      main: `<p>Demo data, in memory: all of it is gone when the server ends.</p><section aria-labelledby="accounts">${accounts}</section><section aria-labelledby="mail">${mail}</section>`,
    });
  });

  room.get(DESK_CSS_PATH.slice(BASE.length), () => {
    return new Response(DESK_CSS, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
  });

  // Only demo accounts, whose passwords stand on the same page.
  room.post(DESK_SIGN_IN_PATH.slice(BASE.length), (c) => {
    const email = c.req.query('email');
    const account = DEMO_ACCOUNTS.find((one) => one.email === email);
    const user = account && world.db.users.find(account.email);
    if (!user) throw new Problem(400, 'This is no account of the demonstration.');
    refuseSwitchedOff(user);
    const before = c.get('session');
    if (before) world.db.sessions.close(before.token);
    const { token } = openSession(world, user, {}, c);
    return withSession(c.redirect('/', 303), token);
  });

  room.get('/mail', () => json(world.db.outbox));

  room.get('/login-page', () =>
    deskPage({
      title: 'Sign in to the network',
      main: '<p>This page stands in for the sign-in page of a proxy, which answers in place of the portal’s server.</p>',
    }),
  );

  room.get('/site/:name', (c) => sitePage(c.req.param('name')) ?? c.notFound());

  room.get('/provider/:provider', (c) => {
    const provider = requireProvider(c.req.param('provider'));
    return providerPage(world, provider, c.req.query('state') ?? '', c.req.query('redirect') ?? '');
  });

  return room;
}

export const deskRoom: SandboxRoom = { base: BASE, routes: deskRoutes };
