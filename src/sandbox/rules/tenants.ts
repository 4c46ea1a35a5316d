import { millisecondsInDay } from 'date-fns/constants';
import type { Tenant } from '../../domain/customers/customer';
import { canResend } from '../../domain/customers/customer-rules';

/** Days until a tenant's link expires (commerce §3). */
export const TENANT_REQUEST_DAYS = 30;

/** Steps of a tenant's link. */
export type TenantStep =
  | {
      readonly type: 'REQUEST';
      /** Where the customer accepts it. */
      readonly url: string;
      /** Time of sending, in milliseconds since 1970. */
      readonly now: number;
    }
  | { readonly type: 'ACCEPT' | 'REVOKE' }
  /** Time has passed; `now` in milliseconds since 1970. */
  | { readonly type: 'PASS'; readonly now: number };

type TenantLink = Pick<Tenant, 'state' | 'requestUrl' | 'requestExpiresAt'>;

const ended = (state: 'active' | 'expired' | 'revoked') => ({
  state,
  requestUrl: null,
  requestExpiresAt: null,
});

/** A tenant's link after a step; null if its state does not allow it (commerce §3). */
export function tenantTransition<Link extends TenantLink>(
  link: Link,
  step: TenantStep,
): Link | null {
  switch (step.type) {
    case 'REQUEST': {
      if (link.state !== 'none' && !canResend(link)) return null;
      const requestExpiresAt = new Date(step.now + TENANT_REQUEST_DAYS * millisecondsInDay);
      return { ...link, state: 'requested', requestUrl: step.url, requestExpiresAt };
    }
    case 'ACCEPT':
      return link.state === 'requested' ? { ...link, ...ended('active') } : null;
    case 'REVOKE':
      return link.state === 'requested' || link.state === 'active'
        ? { ...link, ...ended('revoked') }
        : null;
    case 'PASS': {
      const expires = link.requestExpiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
      return link.state === 'requested' && step.now >= expires
        ? { ...link, ...ended('expired') }
        : null;
    }
  }
}
