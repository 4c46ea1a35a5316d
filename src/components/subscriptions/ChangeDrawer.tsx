import type { FormEvent } from 'react';
import type { ChangeDrawerState } from '../../contracts/subscriptions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionPageMessages } from '../../messages/generated/en/subscription';
import { subscriptionChangesMeaningMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Drawer } from '../ui/Drawer';
import { useActionWords } from './action-words';
import { ChangeButtons } from './ChangeButtons';
import { ChangeNews } from './ChangeNews';
import { ChangePreviewPart } from './ChangePreviewPart';
import { DRAWER_PARTS } from './drawer-css';
import { PlanChoiceField } from './PlanChoiceField';
import { SeatsChoice } from './SeatsChoice';

interface ChangeDrawerProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  now: number;
}

const Parts = styled('form')(layered(DRAWER_PARTS));

/**
 * Changes something at once: what is asked for, what it comes to, and the button that does it. Enter
 * in a field previews, never buys (commerce §5).
 */
export function ChangeDrawer({ subscription, drawer, now }: ChangeDrawerProps) {
  const words = useActionWords();
  const { action, state, onClose, onPreview } = drawer;
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
      // What is on its way is waited for.
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

/** What it means, before it happens. */
function Meaning({ action, customer }: Pick<ChangeDrawerState, 'action'> & { customer: string }) {
  const t = useMessages(subscriptionChangesMeaningMessages);
  const tPage = useMessages(subscriptionPageMessages);
  if (action === 'cancel') return <p>{t('cancelAsk')}</p>;
  if (action === 'resume') return <p>{t('resumeAsk')}</p>;
  if (action !== 'suspend') return null;
  return <p>{`${t('suspendAsk', { customer })} ${tPage('suspendedText')}`}</p>;
}
