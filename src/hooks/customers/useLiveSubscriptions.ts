import { listSubscriptions } from '../../api/calls/subscriptions';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import { unreadableIn } from '../../domain/entries';
import type { Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** The most that a page of the server holds (wire §2). */
const PAGE = { pageNumber: 1, pageSize: 100 } as const;
const never = () => false;

/** A customer's continuing subscriptions. */
interface LiveSubscriptions {
  /** How many; null if unknown. */
  readonly count: number | null;
  /** All of them; `empty` if too many for one request. @default the viewer may not see them */
  readonly rows: Reading<readonly Subscription[]> | undefined;
}

/** The continuing subscriptions of a customer. */
export function useLiveSubscriptions(
  id: string,
  viewer: CurrentUser | null,
  isEnabled: boolean,
): LiveSubscriptions {
  const isSeen = isEnabled && viewerAccess(viewer, CUSTOMER_TAB_NEEDS.subscriptions).allowed;
  const live = useRead({
    key: customerKeys.live(id),
    isEnabled: isSeen,
    isEmpty: never,
    read: (client, call) => {
      const filters = { customerId: [id], state: ['active', 'suspended'] };
      return listSubscriptions(client, { ...PAGE, filters }, call);
    },
  });
  if (!isSeen) return { count: null, rows: undefined };
  if (live.status !== 'ready') return { count: null, rows: live };
  const { totalRecords: count, data } = live.data;
  const isWhole = count === data.length && unreadableIn(data).length === 0;
  return { count, rows: isWhole ? { ...live, data } : { status: 'empty', isStale: false } };
}
