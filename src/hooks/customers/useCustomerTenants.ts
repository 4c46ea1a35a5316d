import { useState } from 'react';
import {
  createTenant,
  type NewTenant,
  resendTenantLink,
  revokeTenant,
  type TenantInput,
} from '../../api/calls/customers';
import { checkDomain } from '../../api/calls/products';
import type {
  CustomerTenants,
  DomainCheck,
  TenantDialog,
  TenantVendor,
} from '../../contracts/customers';
import { refused } from '../../domain/access';
import type { Tenant } from '../../domain/customers/customer';
import { CUSTOMER_EDIT, canResend } from '../../domain/customers/customer-rules';
import {
  isTenantText,
  type TenantEvent,
  type TenantKind,
} from '../../domain/customers/customer-tenants';
import { canReadProducts } from '../../domain/products/product-access';
import type { Reading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { collectProducts } from '../products/collect-products';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useCopied } from '../timing/useCopied';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { useWrite } from '../writes/useWrite';

const never = () => false;

/** The vendors at which customers have tenants: those that sell something which needs one. */
function useTenantVendors(isEnabled: boolean): Reading<readonly TenantVendor[]> {
  return useRead<readonly TenantVendor[]>({
    key: customerKeys.tenantVendors,
    isEnabled,
    isEmpty: never,
    read: async (client, call) => {
      const products = await collectProducts(client, {}, call);
      const needing = products.filter(({ needsTenant }) => needsTenant);
      const byId = new Map(needing.map(({ vendor }) => [vendor.id, vendor]));
      return [...byId.values()].map(({ id, name }) => ({ id, name }));
    },
  });
}

/** Debounce of the check, in milliseconds. */
const CHECK_DELAY_MS = 300;
/** What is checked: the prefix of a domain, and the vendor. */
interface AskedDomain {
  /** 3 to 27 letters and digits. */
  readonly prefix: string;
  /** The vendor of the tenant. */
  readonly vendorId: string;
}

const keyOf = ({ prefix, vendorId }: AskedDomain) => JSON.stringify([vendorId, prefix]);

/** Whether the typed domain of a new tenant is available (wire §3.1); null skips the check. */
function useDomainCheck(requested: AskedDomain | null): DomainCheck {
  const isAsked =
    requested !== null && requested.vendorId !== '' && isTenantText('new', requested.prefix);
  const requestedKey = isAsked ? keyOf(requested) : null;
  const settled = useDebouncedValue(requestedKey, CHECK_DELAY_MS);
  const [vendorId = '', prefix = ''] = settled === null ? [] : (JSON.parse(settled) as string[]);
  const reading = useRead({
    key: ['products', 'domain', vendorId, prefix],
    isEnabled: settled !== null && settled === requestedKey,
    isEmpty: never,
    read: (client, call) => checkDomain(client, { prefix, vendorId }, call),
  });
  if (requestedKey === null) return { status: 'none' };
  if (settled !== requestedKey || reading.status === 'loading') return { status: 'checking' };
  if (reading.status !== 'ready') return { status: 'unknown' };
  const { isAvailable, domain } = reading.data;
  return { status: isAvailable ? 'free' : 'taken', domain };
}

type Open =
  | { readonly type: 'add'; readonly kind: TenantKind }
  | { readonly type: 'link'; readonly tenant: Tenant; readonly isNew: boolean }
  | { readonly type: 'revoke'; readonly tenant: Tenant };

/** The request body of a new tenant (wire §4). */
const newTenant = (id: string, kind: TenantKind, text: string, vendorId: string): NewTenant =>
  kind === 'new' ? { id, vendorId, domainPrefix: text } : { id, vendorId, domain: text };

/** Actions on a customer's tenants: add, show and copy the link, send another, revoke. */
export function useCustomerTenants(
  customerId: string,
  viewer: CurrentUser | null,
  onDone?: (event: TenantEvent) => void,
  onCredentials?: () => void,
): CustomerTenants {
  const access = viewerAccess(viewer, CUSTOMER_EDIT);
  const addAccess =
    viewer && access.allowed
      ? canReadProducts({ ...viewer, allowedWhileImpersonating: null })
      : refused('noPermission' as const);
  const [shown, show] = useState<Open | null>(null);
  const [checkedDomain, ask] = useState<AskedDomain | null>(null);
  const [made, setMade] = useState<Tenant | null>(null);
  const copied = useCopied();
  const isAdding = shown?.type === 'add';
  const vendors = useTenantVendors(isAdding);
  const check = useDomainCheck(isAdding && shown.kind === 'new' ? checkedDomain : null);
  // The first active tenant determines the customer's domain and the cart's tenants.
  const stale = () => [
    customerKeys.one(customerId),
    customerKeys.lists,
    customerKeys.clientTenants,
  ];
  const add = useWrite(createTenant, { stale });
  const resend = useWrite((client, input: TenantInput) => resendTenantLink(client, input), {
    stale,
  });
  const revoke = useWrite((client, input: TenantInput) => revokeTenant(client, input), { stale });

  function open(next: Open | null): void {
    for (const write of [add, resend, revoke]) write.reset();
    ask(null);
    copied.forget();
    show(next);
  }
  const close = () => open(null);
  async function submit(kind: TenantKind, text: string, vendorId: string): Promise<void> {
    const outcome = await add.run(newTenant(customerId, kind, text, vendorId));
    if (outcome.status !== 'done') return;
    const tenant = outcome.result;
    open(tenant.requestUrl ? { type: 'link', tenant, isNew: true } : null);
    setMade(kind === 'new' ? tenant : null);
    if (!tenant.requestUrl) onDone?.({ action: 'made', tenant });
  }
  async function sendAgain(tenant: Tenant): Promise<void> {
    open({ type: 'link', tenant, isNew: false });
    const outcome = await resend.run({ id: customerId, tenantId: tenant.id });
    if (outcome.status !== 'done') return;
    const next = { type: 'link', tenant: outcome.result, isNew: true } as const;
    // A dialog that was closed meanwhile stays closed, and one opened instead stays open.
    show((now) => (now?.type === 'link' && now.tenant.id === tenant.id ? next : now));
  }
  async function takeAway(tenant: Tenant): Promise<void> {
    const outcome = await revoke.run({ id: customerId, tenantId: tenant.id });
    if (outcome.status !== 'done') return;
    close();
    onDone?.({ action: 'revoked', tenant: outcome.result });
  }

  function dialogOf(now: Open): TenantDialog {
    if (now.type === 'add') {
      return {
        ...now,
        vendors,
        check,
        isPending: add.isPending,
        failure: add.failure,
        onTyped(prefix, vendorId) {
          add.reset();
          ask({ prefix, vendorId });
        },
        onSubmit: (text, vendorId) => void submit(now.kind, text, vendorId),
        onClose: close,
      };
    }
    const { tenant } = now;
    if (now.type === 'revoke') {
      const { isPending, failure } = revoke;
      const onConfirm = () => void takeAway(tenant);
      return { ...now, isPending, failure, onConfirm, onClose: close };
    }
    const mayResend = access.allowed && canResend(tenant);
    return {
      ...now,
      isCopied: copied.isCopied,
      isCopyRefused: copied.isRefused,
      isPending: resend.isPending,
      failure: resend.failure,
      onCopy: () => void copied.copy(tenant.requestUrl ?? ''),
      onResend: mayResend ? () => void sendAgain(tenant) : null,
      onClose: close,
    };
  }

  return {
    access,
    addAccess,
    onAdd: (kind) => open({ type: 'add', kind }),
    onShow: (tenant) => open({ type: 'link', tenant, isNew: false }),
    onResend: (tenant) => void sendAgain(tenant),
    onRevoke: (tenant) => open({ type: 'revoke', tenant }),
    dialog: shown && dialogOf(shown),
    made,
    onCredentials,
  };
}
