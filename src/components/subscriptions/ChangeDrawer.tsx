import type { FormEvent } from 'react';
import type { ChangeDrawerState } from '../../contracts/subscriptions';
import { isServerFault } from '../../domain/failure';
import { dataOr } from '../../domain/reading';
import type { PlanChoices } from '../../domain/subscriptions/plan-choices';
import { ANY_QUANTITY } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedFactsMessages, sharedPricingMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsChangeSeatsMessages,
  subscriptionsMeaningMessages,
  subscriptionsOutcomeMessages,
  subscriptionsRefusalsMessages,
  subscriptionsSubscriptionMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Drawer } from '../ui/Drawer';
import { FormFailure } from '../ui/FormFailure';
import { numberFormat } from '../ui/number-format';
import { QuantityField } from '../ui/QuantityField';
import { useActionWords } from './action-words';
import { ChangeButtons } from './ChangeButtons';
import { ChangePreviewPart } from './ChangePreviewPart';
import { DRAWER_PARTS } from './drawer-css';
import { PlanChoiceField } from './PlanChoiceField';
import { SeatBatches } from './SeatBatches';

interface SeatsChoiceProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  now: number;
  isFixed: boolean;
}

/** The new number of seats, and which seats can be removed. */
function SeatsChoice({ subscription, drawer, now, isFixed }: SeatsChoiceProps) {
  const t = useMessages(subscriptionsChangeSeatsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const { draft, plans, onQuantityChange } = drawer;
  const { quantity, assigned } = subscription;
  const { limits } = dataOr<Pick<PlanChoices, 'limits'>>(plans.choices, { limits: ANY_QUANTITY });
  const number = (value: number) => numberFormat(locale).format(value);
  const requested = draft.quantity ?? quantity;
  const isShort = assigned !== null && requested < quantity && requested < assigned;
  return (
    <>
      <QuantityField
        autoFocus
        label={tFacts('columnSeats')}
        description={t(requested < quantity ? 'seatsLess' : 'seatsNow', {
          count: number(quantity),
        })}
        limits={limits}
        value={draft.quantity}
        readOnly={isFixed}
        onChange={onQuantityChange}
      />
      {isShort && (
        <Banner tone="warning" title={t('seatsAssigned')}>
          {t('seatsAssignedText', { assigned: number(assigned), quantity: number(requested) })}
        </Banner>
      )}
      {requested < quantity && <SeatBatches subscription={subscription} now={now} />}
    </>
  );
}

/** The result of the last attempt to change. */
export function ChangeNews({ drawer }: { drawer: ChangeDrawerState }) {
  const { preview, totalBefore } = drawer;
  const { state } = drawer.making;
  const t = useMessages(subscriptionsOutcomeMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const tRefusals = useMessages(subscriptionsRefusalsMessages);
  if (state.status === 'unanswered') {
    return (
      <Banner
        tone="warning"
        announce="assertive"
        title={t(isServerFault(state.failure) ? 'changeServerFailed' : 'changeUnanswered')}
      >
        {[state.failure?.serverMessage, tPricing('askingServer')].filter(Boolean).join(' ')}
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
        if (total === null || totalBefore === null) return tPricing('priceRunOut');
        return isSame ? tPricing('priceRenewed') : tPricing('priceIsAnother');
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

interface ChangeDrawerProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  now: number;
}

const Parts = styled('form')(layered(DRAWER_PARTS));

/**
 * Changes a subscription immediately: input, cost, and the submit button. Enter in a field
 * previews; it never orders (commerce §5).
 */
export function ChangeDrawer({ subscription, drawer, now }: ChangeDrawerProps) {
  const words = useActionWords();
  const { action, onClose, onPreview } = drawer;
  const { state } = drawer.making;
  const isFixed = state.status !== 'choosing';
  const { preview: reading } = drawer;
  const isRefused = reading.status === 'ready' && reading.data.status === 'refused';
  function preview(event: FormEvent): void {
    event.preventDefault();
    onPreview();
  }
  return (
    <Drawer
      isOpen
      title={words(action)}
      description={subscription.friendlyName ?? subscription.productName}
      // A pending request cannot be abandoned.
      isCloseDisabled={state.status === 'sending' || state.status === 'unanswered'}
      onClose={onClose}
      footer={<ChangeButtons subscription={subscription} drawer={drawer} />}
    >
      <Parts data-slot="change-drawer" noValidate onSubmit={preview}>
        {action === 'seats' && (
          <SeatsChoice subscription={subscription} drawer={drawer} now={now} isFixed={isFixed} />
        )}
        {action === 'plan' && (
          <PlanChoiceField
            subscription={subscription}
            plans={drawer.plans}
            quantity={subscription.quantity}
            value={drawer.draft.planId}
            isFixed={isFixed}
            onChange={drawer.onPlanChange}
          />
        )}
        {!isRefused && <Meaning action={action} customer={subscription.customerName} />}
        <ChangeNews drawer={drawer} />
        <ChangePreviewPart subscription={subscription} drawer={drawer} now={now} />
      </Parts>
    </Drawer>
  );
}

/** Explains the effect of an action before it is confirmed. */
function Meaning({ action, customer }: Pick<ChangeDrawerState, 'action'> & { customer: string }) {
  const t = useMessages(subscriptionsMeaningMessages);
  const tPage = useMessages(subscriptionsSubscriptionMessages);
  if (action === 'cancel') return <p>{t('cancelAsk')}</p>;
  if (action === 'resume') return <p>{t('resumeAsk')}</p>;
  if (action !== 'suspend') return null;
  return <p>{`${t('suspendAsk', { customer })} ${tPage('suspendedText')}`}</p>;
}
