import { millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import { isDomainPrefix } from '../cart/cart-rules';
import { withoutMarks } from '../text/invisible';
import type { Tenant } from './customer';

/** A tenant that there is and that is to be linked, or one that is to be made. */
export type TenantKind = 'link' | 'new';

/** The domain or the beginning of one, as it is sent: small letters, no blanks around it. */
export function tenantTextOf(typed: string): string {
  return withoutMarks(typed).trim().toLowerCase();
}

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Whether a text can be sent for a tenant: a domain, or how a new one begins (wire §3.1). */
export function isTenantText(kind: TenantKind, text: string): boolean {
  return kind === 'new' ? isDomainPrefix(text) : HOST.test(text);
}

/**
 * How many days a link can still be accepted, begun ones counted; 0 once it cannot. In whole minutes,
 * as screens know the time: one that was just made for 30 days has 30.
 */
export function linkDaysLeft(expiresAt: Date, now: number): number {
  const minutes = Math.floor((expiresAt.getTime() - now) / millisecondsInMinute);
  return Math.max(0, Math.ceil(minutes / minutesInDay));
}

/** Whether the link of a tenant can be taken away: who was never asked has none. */
export function canRevoke({ state }: Pick<Tenant, 'state'>): boolean {
  return state === 'requested' || state === 'active';
}

/** What was done about a tenant. */
export interface TenantEvent {
  /** A new tenant is there, or a link was taken away. */
  readonly action: 'made' | 'revoked';
  /** The tenant afterwards. */
  readonly tenant: Tenant;
}
