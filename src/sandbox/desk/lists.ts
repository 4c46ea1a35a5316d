import { totpCode } from '../auth/totp';
import type { Mail } from '../db/outbox';
import { escapeHtml } from '../http/answers';
import { DEMO_ACCOUNTS, type DemoAccount } from '../world/accounts';
import type { World } from '../world/world';
import { DESK_SIGN_IN_PATH } from './desk-page';

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
export async function accountList(world: World): Promise<string> {
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
export function mailList(world: World): string {
  if (world.db.outbox.length === 0) {
    return '<p class="empty"><b>No mail was sent yet.</b> Ask for a reset link, or invite somebody.</p>';
  }
  return `<ul>${[...world.db.outbox].reverse().map(mailItem).join('')}</ul>`;
}
