import { Hono } from 'hono';
import { requireProvider } from '../auth/external-login';
import { openSession } from '../auth/open-session';
import { refuseSwitchedOff } from '../auth/switched-off';
import { totpCode } from '../auth/totp';
import type { Mail } from '../db/outbox';
import { escapeHtml, json, withSession } from '../http/answers';
import type { Env } from '../http/context';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import { DEMO_ACCOUNTS, type DemoAccount } from '../world/accounts';
import type { World } from '../world/world';
import { DESK_CSS } from './desk-css';
import { DESK_CSS_PATH, DESK_SIGN_IN_PATH, deskPage } from './desk-page';

const fact = (name: string, value: string, className = '') =>
  `<div><dt>${name}</dt><dd><code${className && ` class="${className}"`}>${escapeHtml(value)}</code></dd></div>`;

async function accountItem(world: World, { email, password, shows }: DemoAccount): Promise<string> {
  const secret = world.db.users.find(email)?.totpSecret ?? null;
  const code = secret === null ? '' : await totpCode(secret, world.clock.now());
  const facts = `${code && fact('One-time code', code, 'code')}${fact('Password', password)}`;
  const name = escapeHtml(email);
  const signIn = `<form method="post" action="${DESK_SIGN_IN_PATH}?${new URLSearchParams({ email })}"><button class="button">Sign in<span> as ${name}</span></button></form>`;
  return `<li><strong>${name}</strong><small>${escapeHtml(shows)}</small><dl>${facts}</dl>${signIn}</li>`;
}

/** The accounts with their passwords and current codes. */
async function accountList(world: World): Promise<string> {
  const items = await Promise.all(DEMO_ACCOUNTS.map((account) => accountItem(world, account)));
  return `<ul>${items.join('')}</ul>`;
}

const KINDS: Readonly<Record<Mail['kind'], { readonly title: string; readonly open: string }>> = {
  passwordReset: { title: 'A new password', open: 'Open the reset link' },
  invitation: { title: 'An invitation', open: 'Open the invitation' },
  secondFactorReset: { title: 'The second factor was taken away', open: 'Sign in' },
  accountOff: { title: 'The account is switched off', open: '' },
  accountOn: { title: 'The account is switched on again', open: 'Sign in' },
};

function mailItem({ kind, to, link, password, sentAt }: Mail): string {
  const { title, open } = KINDS[kind];
  const time = new Date(sentAt).toISOString();
  const first = password && ` · first password <code>${escapeHtml(password)}</code>`;
  const button = link && `<a class="button" href="${escapeHtml(link)}">${open}</a>`;
  return `<li><strong>${title} for ${escapeHtml(to)}</strong><small><time datetime="${time}">${time.slice(11, 16)} UTC</time>${first}</small>${button}</li>`;
}

/** The sent mails, newest first. */
function mailList(world: World): string {
  if (world.db.outbox.length === 0) {
    return '<p class="empty"><b>No mail was sent yet.</b> Ask for a reset link, or invite somebody.</p>';
  }
  return `<ul>${[...world.db.outbox].reverse().map(mailItem).join('')}</ul>`;
}

/**
 * The simulated page of Google or Microsoft: links back to the portal, one for each demo account,
 * one with an invalid code, and one for "cancel".
 */
function providerPage(world: World, provider: string, state: string, redirect: string): Response {
  const now = world.clock.now();
  const { externalStates, externalCodes } = world.db;
  const isGood =
    externalStates.stateOf(state, now) === 'good' &&
    externalStates.subjectOf(state)?.provider === provider &&
    // A redirect is never taken from the query, only compared with the expected ones.
    redirect === `/external-login/${provider}`;
  const name = provider === 'google' ? 'Google' : 'Microsoft';
  const above = `Sandbox provider in place of ${name}`;
  if (!isGood) {
    const main = '<p>Please start again from the portal’s sign-in page.</p>';
    return deskPage({ title: 'This sign-in has expired', above, main, status: 400 });
  }
  const link = (query: Record<string, string>, text: string, note = '') =>
    `<li><a href="${escapeHtml(`${redirect}?${new URLSearchParams(query)}`)}">${escapeHtml(text)}</a>${note && `<small>${escapeHtml(note)}</small>`}</li>`;
  const accounts = DEMO_ACCOUNTS.map(({ email, shows }) => {
    const code = externalCodes.issue({ provider, state, email }, now);
    return link({ state, code }, `Continue as ${email}`, shows);
  });
  const refused = link({ state, code: 'refused' }, 'Come back with a code that is refused');
  const cancel = link({ state, error: 'access_denied' }, 'Cancel');
  return deskPage({
    title: 'Choose an account',
    above,
    main: `<p>The portal wants to know who you are.</p><ul>${accounts.join('')}</ul><ul class="quiet">${refused}${cancel}</ul>`,
  });
}

/** Pages on a provider's own site, by setting. */
const TITLES = {
  terms: 'Terms',
  plans: 'Plans',
  contact: 'Contact us',
  about: 'About',
} as const;

type SiteLink = keyof typeof TITLES;

/** Addresses of the simulated pages, as `links` of a portal's settings. */
export const DEMO_SITE = Object.fromEntries(
  Object.keys(TITLES).map((name) => [name, `/app/sandbox/site/${name}`]),
) as Readonly<Record<SiteLink, string>>;

/** A simulated page of the provider's site; null if unknown. */
function sitePage(name: string): Response | null {
  if (!Object.hasOwn(TITLES, name)) return null;
  return deskPage({
    title: TITLES[name as SiteLink],
    above: 'Sandbox page in place of the provider’s own',
    main: `<p>A portal leads to a page of yours here. Its address is the setting <code>links.${name}</code>; without one there is no link.</p>`,
  });
}

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
