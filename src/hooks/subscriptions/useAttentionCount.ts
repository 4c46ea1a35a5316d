import type { SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { useRead } from '../reads/useRead';
import { needingAttentionSource } from './needing-attention-source';

const never = () => false;

/** The number of subscriptions that need attention, for their tab; null while loading. */
export function useAttentionCount(scope: SubscriptionsScope, isEnabled: boolean): number | null {
  const counted = useRead({ ...needingAttentionSource(scope), isEnabled, isEmpty: never });
  return counted.status === 'ready' ? counted.data.totalRecords : null;
}
