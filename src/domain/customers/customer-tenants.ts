import { millisecondsInMinute, minutesInDay } from 'date-fns/constants';
import type { Access } from '../access';
import { isDomainPrefix } from '../cart/cart-rules';
import type { Failure } from '../failure';
import type { Reading } from '../reading';
import { withoutMarks } from '../text/invisible';
import type { NeedRefusal } from '../users/permission-access';
import type { Tenant } from './customer';

/** A tenant that there is and that is to be linked, or one that is to be made. */
export type TenantKind = 'link' | 'new';

/** A vendor at which customers have tenants. */
export interface TenantVendor {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** What is known of the domain that a new tenant would have. */
export type DomainCheck =
  /** Nothing is typed that could be one. */
  | { readonly status: 'none' }
  | { readonly status: 'checking' }
  | {
      readonly status: 'free' | 'taken';
      /** The whole domain. */
      readonly domain: string;
    }
  /** It could not be asked; the server decides when the tenant is made. */
  | { readonly status: 'unknown' };

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

/** The dialog about a customer's tenants that is open. */
export type TenantDialog =
  | {
      readonly type: 'add';
      /** What is added. */
      readonly kind: TenantKind;
      /** The vendors at which customers have tenants. */
      readonly vendors: Reading<readonly TenantVendor[]>;
      /** What is known of the domain that was typed last. */
      readonly check: DomainCheck;
      /** While it is sent: nothing closes the dialog. */
      readonly isPending: boolean;
      /** Why the last try failed; what was typed stays. */
      readonly failure: Failure | null;
      /** Told of what is typed, and at which vendor. */
      readonly onTyped: (text: string, vendorId: string) => void;
      /** Asks for the link, or makes the tenant. */
      readonly onSubmit: (text: string, vendorId: string) => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'link';
      /** Whose link it is. */
      readonly tenant: Tenant;
      /** The link was made a moment ago. */
      readonly isNew: boolean;
      /** For a moment after the link was copied. */
      readonly isCopied: boolean;
      /** The browser did not let it be copied. */
      readonly isCopyRefused: boolean;
      /** While another link is made. */
      readonly isPending: boolean;
      /** Why another link could not be made. */
      readonly failure: Failure | null;
      /** Copies the link. */
      readonly onCopy: () => void;
      /** Makes another link; null where that is not possible. */
      readonly onResend: (() => void) | null;
      /** Closes the dialog. */
      readonly onClose: () => void;
    }
  | {
      readonly type: 'revoke';
      /** Whose link it is. */
      readonly tenant: Tenant;
      /** While it is taken away: nothing closes the dialog. */
      readonly isPending: boolean;
      /** Why it could not be taken away. */
      readonly failure: Failure | null;
      /** Takes it away. */
      readonly onConfirm: () => void;
      /** Closes the dialog. */
      readonly onClose: () => void;
    };

/** What was done about a tenant. */
export interface TenantEvent {
  /** A new tenant is there, or a link was taken away. */
  readonly action: 'made' | 'revoked';
  /** The tenant afterwards. */
  readonly tenant: Tenant;
}

/** What can be done about a customer's tenants (commerce §3). */
export interface CustomerTenantsContent {
  /** Whether they can be changed, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the vendors can be told that one is added at; the marketplace has to be seen for that. */
  readonly addAccess: Access<NeedRefusal>;
  /** Opens the dialog that adds one. */
  readonly onAdd: (kind: TenantKind) => void;
  /** Shows the link of one. */
  readonly onShow: (tenant: Tenant) => void;
  /** Makes another link for one, and shows it. */
  readonly onResend: (tenant: Tenant) => void;
  /** Asks before the link of one is taken away. */
  readonly onRevoke: (tenant: Tenant) => void;
  /** The dialog that is open; null for none. */
  readonly dialog: TenantDialog | null;
  /** The tenant that was made last, whose credentials are in a notification. @default none */
  readonly made?: Tenant | null | undefined;
  /** Leads to that notification. @default the page only says that there is one */
  readonly onCredentials?: (() => void) | undefined;
}
