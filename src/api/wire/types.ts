/**
 * Shapes as the server sends them (specification §3 and §7, contract §2 and §3). The sandbox sends
 * exactly these; the decoders beside this file accept more (contract §1, "Liberal reading"). A time
 * is ISO 8601 in UTC without a zone suffix; `0001-01-01T00:00:00` means never.
 */

export interface WirePermission {
  name: string;
  description: string;
}

export interface WireUserRole {
  name: string;
  permissions: WirePermission[];
}

/** An entry of `GET /app/preferences` (contract §4.26). */
export interface WirePreference {
  key: string;
  value: unknown;
}

/** `GET /app/users/me`, `GET /app/users/{email}`. */
export interface WireUser {
  email: string;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
  phone: string | null;
  twoFactorEnabled: boolean;
  userAvatar: string | null;
  customerId: string;
  /** Since the working day (workday §1). */
  customerName?: string;
  customerType: number;
  roles: WireUserRole[];
  isActive: boolean;
  isSystem: boolean;
  lastLoginDate: string;
  /** Only of who may do what the caller may not (contract §4.30). */
  beyondOwnRights?: boolean;
  /** Of an impersonating tab only (wire §1). */
  allowedWhileImpersonating?: string[];
}

/** `GET /app/users/{email}/holdings` (workday §2). */
export interface WireHoldings {
  roles: string[];
  waitingOrders: number;
  openCartLines: number;
  apiKeys: number;
  invitationsSent: number;
  devices: number;
}

/** A row of `GET /app/users`. */
export interface WireUserRow {
  email: string;
  firstname: string | null;
  lastname: string | null;
  userAvatar: string | null;
  isSystem: boolean;
  isActive: boolean;
  twoFactorEnabled: boolean;
  lastLoginDate: string;
  /** While the invitation is pending (contract §4.29). */
  invitedAt: string | null;
  roles: { name: string }[];
  /** Since the working day (workday §1). */
  customerId?: string;
  /** What that company is called. */
  customerName?: string;
  /** Only of who may do what the caller may not (contract §4.30). */
  beyondOwnRights?: boolean;
}

/** A row of `GET /app/roles/users-per-role`. */
export interface WireRoleMember {
  email: string;
  firstname: string | null;
  lastname: string | null;
  userAvatar: string | null;
  lastLoginDate: string;
  isActive: boolean;
  isSystem: boolean;
}

export interface WireFacetValue {
  value: string;
  label?: string;
  count: number;
}

export interface WirePage<T> {
  data: T[];
  totalRecords?: number;
  totalPages?: number;
  /** Counted with all filters but their own (wire §2). */
  facets?: Record<string, WireFacetValue[]>;
}

/** The filter of `users-per-role`, sent as one JSON string; filters of wire §2 are fields of it too. */
export interface WireRoleMemberFilter {
  searchString?: string;
  /** A field, with `-` before it for descending (wire §2). */
  sort?: string;
  pageSize: number;
  pageNumber: number;
  columns: string[];
  [filter: string]: unknown;
}

/** `POST /app/login`, `POST /app/login/validate-token`. */
export interface WireLogin {
  expires: string;
  csrfToken: string;
}

/** `POST /app/login/external-login-res`. */
export interface WireExternalLogin {
  csrfToken: string;
  expires?: string;
  email?: string;
}

export interface WireCustomerType {
  customerType: number;
}

/** `GET /app/roles/roles`: role name to role; the first element of `permissions` is the list. */
export type WireRoleMap = Record<
  string,
  { name: string; owner: string; permissions: WirePermission[][] }
>;

export interface WireTwoFactorSetup {
  sharedKey: string;
  authenticatorUri: string;
}

/** An entry of `GET /app/users/me/devices` (contract §4.28). */
export interface WireDevice {
  id: string;
  name: string;
  place: string | null;
  lastSeen: string;
  isCurrent: boolean;
  isSignedIn: boolean;
  trustedUntil: string | null;
}

/** An entry of `GET /app/users/me/passkeys` (contract §4.28). */
export interface WirePasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string;
}

/** `GET /app/users/me/recovery-codes` (contract §4.28). */
export interface WireRecoveryCodesLeft {
  left: number;
  total: number;
}

/** `POST /app/users/me/recovery-codes` (contract §4.28). */
export interface WireRecoveryCodes {
  codes: readonly string[];
}

/** A notification as the server sends it (contract §3). */
export interface WireNotification {
  /** Tells it from the others. */
  id: string;
  /** `Task`, `TaskHasMetadata`, or anything the server adds later. */
  type: string;
  /** What the task is about, such as `MSVendorIntegration`. */
  category: string;
  /** How serious it is, in any case of letters. */
  severity: string;
  /** Its heading. */
  title: string;
  /** Its text, of one line or several. */
  description: string;
  /** ISO instant; without a zone it is UTC. */
  createdAt: string;
  /** Id of what it is about, such as a task; null for nothing. */
  relatedEntityId: string | null;
  /** What kind of thing that is; null for nothing. */
  relatedEntityType: string | null;
}

export interface WireTask {
  data: {
    id: string;
    status: string;
    metadata: {
      Domain: string;
      TenantId: string;
      InitialCredentials: { UserName: string; Password: string };
    } | null;
  };
}

/** `POST /app/impersonation`. */
export interface WireImpersonation {
  sessionId: string;
  email: string;
  expires: string;
}

/** `POST /app/impersonation/{sessionId}/extend`. */
export interface WireImpersonationExtension {
  expires: string;
}
