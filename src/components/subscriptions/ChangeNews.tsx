import type { ChangeDrawerState } from '../../contracts/subscriptions';
import { isServerFault } from '../../domain/failure';
import { purchaseOutcomeMessages } from '../../messages/generated/en/purchase';
import {
  subscriptionChangesOutcomeMessages,
  subscriptionChangesRefusalsMessages,
} from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { FormFailure } from '../ui/FormFailure';

/** What came of the last try to make a change. */
export function ChangeNews({ drawer }: { drawer: ChangeDrawerState }) {
  const { state, preview, totalBefore } = drawer;
  const t = useMessages(subscriptionChangesOutcomeMessages);
  const tPurchase = useMessages(purchaseOutcomeMessages);
  const tRefusals = useMessages(subscriptionChangesRefusalsMessages);
  if (state.status === 'unanswered') {
    return (
      <Banner
        tone="warning"
        announce="assertive"
        title={t(isServerFault(state.failure) ? 'changeServerFailed' : 'changeUnanswered')}
      >
        {[state.failure?.serverMessage, tPurchase('askingServer')].filter(Boolean).join(' ')}
      </Banner>
    );
  }
  if (state.status === 'notMade') {
    return <Banner tone="warning" announce="assertive" title={t('changeNotMade')} />;
  }
  if (state.status !== 'choosing') return null;

  const now = preview.status === 'ready' ? preview.data : null;
  const total = now?.status === 'ready' ? now.total : null;
  const isSame = state.conflict === 'preview_expired' && total !== null && total === totalBefore;

  function title(conflict: string): string {
    switch (conflict) {
      case 'window_closed':
        return t('windowClosed');
      case 'preview_expired':
        if (total === null || totalBefore === null) return tPurchase('priceRunOut');
        return isSame ? tPurchase('priceRenewed') : tPurchase('priceIsAnother');
      case 'renewal_locked':
        return tRefusals('refusedLocked');
      default:
        return t('changedElsewhere');
    }
  }
  return (
    <>
      {state.conflict !== null && (
        <Banner
          tone={isSame ? 'info' : 'warning'}
          announce="assertive"
          title={title(state.conflict)}
        >
          {t('changedElsewhereText')}
        </Banner>
      )}
      <FormFailure failure={state.failure} fallback={t('changeFailed')} />
    </>
  );
}
