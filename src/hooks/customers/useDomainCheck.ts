import { checkDomain } from '../../api/calls/products';
import type { DomainCheck } from '../../domain/customers/customer-tenants';
import { isTenantText } from '../../domain/customers/customer-tenants';
import { useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';

/** How long the text is unchanged before it is asked for, in milliseconds. */
const CHECK_DELAY_MS = 300;
const never = () => false;

/** What is asked about: how a domain begins, and at which vendor. */
export interface AskedDomain {
  /** 3 to 27 letters and digits. */
  readonly prefix: string;
  /** Where the tenant would be. */
  readonly vendorId: string;
}

const keyOf = ({ prefix, vendorId }: AskedDomain) => JSON.stringify([vendorId, prefix]);

/** Whether the domain of a new tenant is free, while it is typed (wire §3.1); null asks nothing. */
export function useDomainCheck(asked: AskedDomain | null): DomainCheck {
  const isAsked = asked !== null && asked.vendorId !== '' && isTenantText('new', asked.prefix);
  const wanted = isAsked ? keyOf(asked) : null;
  const settled = useDebouncedValue(wanted, CHECK_DELAY_MS);
  const [vendorId = '', prefix = ''] = settled === null ? [] : (JSON.parse(settled) as string[]);
  const reading = useRead({
    key: ['products', 'domain', vendorId, prefix],
    isEnabled: settled !== null && settled === wanted,
    isEmpty: never,
    read: (client, call) => checkDomain(client, { prefix, vendorId }, call),
  });
  if (wanted === null) return { status: 'none' };
  if (settled !== wanted || reading.status === 'loading') return { status: 'checking' };
  if (reading.status !== 'ready') return { status: 'unknown' };
  const { isAvailable, domain } = reading.data;
  return { status: isAvailable ? 'free' : 'taken', domain };
}
