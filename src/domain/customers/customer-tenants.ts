import { millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import { withoutMarks } from '../text/invisible';
import type { Tenant } from './customer';

/** Whether an existing tenant is linked or a new one created. */
export type TenantKind = 'link' | 'new';

/** Normalizes a domain or domain prefix: trimmed, lower case. */
export function tenantTextOf(typed: string): string {
  return withoutMarks(typed).trim().toLowerCase();
}

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Whether a text is valid for a tenant: a domain, or the prefix of a new one (wire §3.1). */
export function isTenantText(kind: TenantKind, text: string): boolean {
  return kind === 'new' ? isDomainPrefix(text) : HOST.test(text);
}

/**
 * Days until a link expires, rounded up; 0 once it has expired. Computed in whole minutes, like the
 * clock of the screens, so that a new link for 30 days shows 30.
 */
export function linkDaysLeft(expiresAt: Date, now: number): number {
  const minutes = Math.floor((expiresAt.getTime() - now) / millisecondsInMinute);
  return Math.max(0, Math.ceil(minutes / minutesInDay));
}

/** Whether a tenant's link can be revoked: not if it was never invited. */
export function canRevoke({ state }: Pick<Tenant, 'state'>): boolean {
  return state === 'requested' || state === 'active';
}

/** An action that was carried out on a tenant. */
export interface TenantEvent {
  /** A tenant was created or linked, or a link was revoked. */
  readonly action: 'made' | 'revoked';
  /** The tenant afterwards. */
  readonly tenant: Tenant;
}

/** Whether a text is a valid start of a tenant domain (wire §3.1). */
export function isDomainPrefix(text: string): boolean {
  return /^[a-z0-9]{3,27}$/.test(text);
}
