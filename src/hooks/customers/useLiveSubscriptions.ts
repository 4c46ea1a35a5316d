import { listSubscriptions } from '../../api/calls/subscriptions';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const COUNTED = { pageNumber: 1, pageSize: 1 } as const;
const never = () => false;

/** The number of a customer's continuing subscriptions; null if unknown. */
export function useLiveSubscriptions(
  id: string,
  viewer: CurrentUser | null,
  isEnabled: boolean,
): number | null {
  const live = useRead({
    key: customerKeys.live(id),
    isEnabled: isEnabled && viewerAccess(viewer, CUSTOMER_TAB_NEEDS.subscriptions).allowed,
    isEmpty: never,
    read: (client, call) => {
      const filters = { customerId: [id], state: ['active', 'suspended'] };
      return listSubscriptions(client, { ...COUNTED, filters }, call);
    },
  });
  return live.status === 'ready' ? live.data.totalRecords : null;
}
