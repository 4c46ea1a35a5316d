import type {
  WireCustomerType,
  WireDevice,
  WireFacetValue,
  WireImpersonation,
  WireImpersonationExtension,
  WireLogin,
  WireNotification,
  WirePage,
  WirePasskey,
  WirePermission,
  WirePreference,
  WireRecoveryCodesLeft,
  WireRoleMap,
  WireRoleMember,
  WireTask,
  WireTwoFactorSetup,
  WireUser,
  WireUserRole,
  WireUserRow,
} from '../../src/api/wire/types';
import {
  anyText,
  anything,
  carried,
  email,
  fieldOf,
  hasAny,
  instant,
  list,
  mapOf,
  maybe,
  object,
  oneOf,
  otpAddress,
  type Rule,
  secretText,
  someText,
  utcTime,
  wholeNumber,
  yesOrNo,
} from './rules';

/*
 * The shapes of `src/api/wire/types.ts` as rules. The types are their one source: a field that is
 * added there and not here does not compile.
 */

const permission = object<WirePermission>({ name: someText, description: maybe(anyText) });

/** The three spellings of contract §1: nested, flat, and names alone. */
const permissions: Rule<WirePermission[][]> = oneOf([
  list(list(permission)),
  list(permission),
  list(someText),
]);

const userRole = object<WireUserRole>({
  name: someText,
  permissions: permissions as Rule<unknown> as Rule<WirePermission[]>,
});

export const loginShape = carried(
  object<WireLogin>({ expires: instant, csrfToken: secretText }),
  hasAny('csrfToken', 'expires'),
);

export const userShape = carried(
  object<WireUser>({
    email,
    firstname: maybe(anyText),
    lastname: maybe(anyText),
    username: maybe(anyText),
    phone: maybe(anyText),
    twoFactorEnabled: yesOrNo,
    userAvatar: maybe(anyText),
    customerId: maybe(anyText),
    customerName: maybe(anyText),
    customerType: maybe(wholeNumber),
    roles: list(userRole),
    isActive: maybe(yesOrNo),
    isSystem: maybe(yesOrNo),
    lastLoginDate: maybe(utcTime),
    beyondOwnRights: maybe(yesOrNo),
    allowedWhileImpersonating: maybe(list(someText)),
  }),
  hasAny('email', 'roles'),
);

const userRow = object<WireUserRow>({
  email,
  firstname: maybe(anyText),
  lastname: maybe(anyText),
  userAvatar: maybe(anyText),
  isSystem: maybe(yesOrNo),
  isActive: maybe(yesOrNo),
  twoFactorEnabled: maybe(yesOrNo),
  lastLoginDate: maybe(utcTime),
  invitedAt: maybe(utcTime),
  customerId: maybe(anyText),
  customerName: maybe(anyText),
  roles: maybe(list(oneOf<{ name: string }>([object({ name: someText }), someText]))),
  beyondOwnRights: maybe(yesOrNo),
});

const member = object<WireRoleMember>({
  email,
  firstname: maybe(anyText),
  lastname: maybe(anyText),
  userAvatar: maybe(anyText),
  lastLoginDate: maybe(utcTime),
  isActive: yesOrNo,
  isSystem: yesOrNo,
});

/** What a list can be filtered by (wire §2). */
const facets = mapOf(
  list(object<WireFacetValue>({ value: anyText, label: maybe(anyText), count: wholeNumber })),
);

const isPage = (value: unknown) => Array.isArray(fieldOf(value, 'data'));

export const usersShape = carried(
  object<WirePage<WireUserRow>>({
    data: list(userRow),
    totalRecords: maybe(wholeNumber),
    totalPages: maybe(wholeNumber),
    facets: maybe(facets),
  }),
  isPage,
);

export const membersShape = carried(
  object<WirePage<WireRoleMember>>({
    data: list(member),
    totalRecords: wholeNumber,
    totalPages: wholeNumber,
    facets: maybe(facets),
  }),
  isPage,
);

export const customerTypeShape = carried(
  oneOf<WireCustomerType>([object<WireCustomerType>({ customerType: wholeNumber }), wholeNumber]),
  (value) => typeof value !== 'object' || hasAny('customerType')(value),
);

function isMap(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(isEntry);
}

const isRole = hasAny('name', 'owner', 'permissions');

export const catalogueShape = carried(mapOf(list(permission)), (value) =>
  isMap(value, Array.isArray),
);

export const rolesShape: Rule<WireRoleMap> = carried(
  mapOf(
    object<WireRoleMap[string]>({
      name: someText,
      owner: someText,
      permissions,
    }),
  ),
  (value) => isMap(value, isRole),
);

export const twoFactorShape = carried(
  object<WireTwoFactorSetup>({ sharedKey: secretText, authenticatorUri: otpAddress }),
  hasAny('sharedKey', 'authenticatorUri'),
);

export const devicesShape = carried(
  list(
    object<WireDevice>({
      id: someText,
      name: anyText,
      place: maybe(anyText),
      lastSeen: utcTime,
      isCurrent: yesOrNo,
      isSignedIn: maybe(yesOrNo),
      trustedUntil: maybe(instant),
    }),
  ),
  Array.isArray,
);

export const passkeysShape = carried(
  list(
    object<WirePasskey>({
      id: someText,
      name: anyText,
      createdAt: utcTime,
      lastUsedAt: maybe(utcTime),
    }),
  ),
  Array.isArray,
);

export const recoveryCodesLeftShape = carried(
  object<WireRecoveryCodesLeft>({ left: wholeNumber, total: maybe(wholeNumber) }),
  hasAny('left'),
);

export const notificationsShape = carried(
  list(
    object<WireNotification>({
      id: someText,
      type: anyText,
      category: maybe(anyText),
      severity: anyText,
      title: someText,
      description: maybe(anyText),
      createdAt: utcTime,
      relatedEntityId: maybe(anyText),
      relatedEntityType: maybe(anyText),
    }),
  ),
  Array.isArray,
);

type Metadata = NonNullable<WireTask['data']['metadata']>;

const task = object<WireTask['data']>({
  id: someText,
  status: anyText,
  metadata: maybe(
    object<Metadata>({
      Domain: anyText,
      TenantId: anyText,
      InitialCredentials: object<Metadata['InitialCredentials']>({
        UserName: secretText,
        Password: secretText,
      }),
    }),
  ),
});

export const taskShape = object<WireTask>({ data: task });

export const impersonationShape = carried(
  object<WireImpersonation>({ sessionId: secretText, email, expires: instant }),
  hasAny('sessionId'),
);

export const extensionShape = carried(
  object<WireImpersonationExtension>({ expires: instant }),
  hasAny('expires'),
);

/** The refusal of any call (specification §7, contract §1 "Errors"). */
export const refusalShape = object<{ message: string }>({ message: someText });

/** A write of roles, whose answer has a message (specification §7.3). */
export const messageShape = carried(
  object<{ message: string }>({ message: someText }),
  hasAny('message'),
);

export const preferencesShape = carried(
  list(object<WirePreference>({ key: someText, value: anything })),
  Array.isArray,
);

/** The answer of SignalR's negotiation. */
export const negotiationShape = object<{
  connectionId: string;
  availableTransports: { transport: string; transferFormats: string[] }[];
}>({
  connectionId: secretText,
  availableTransports: list(object({ transport: someText, transferFormats: list(someText) })),
});
