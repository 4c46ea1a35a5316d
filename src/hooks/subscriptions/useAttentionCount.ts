import type { SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { useRead } from '../reads/useRead';
import { needingAttentionSource } from './needing-attention-source';

const never = () => false;

/** How many subscriptions need attention, which their tab says; null while it is not known. */
export function useAttentionCount(scope: SubscriptionsScope, isEnabled: boolean): number | null {
  const counted = useRead({ ...needingAttentionSource(scope), isEnabled, isEmpty: never });
  return counted.status === 'ready' ? counted.data.totalRecords : null;
}
