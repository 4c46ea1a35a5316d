import type { ReactNode } from 'react';
import type { ChangeDrawerState } from '../../domain/subscriptions/change-drawer';
import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionChangesRefusalsMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { numberFormat } from '../ui/number-format';
import { CommitmentText } from './CommitmentText';
import { PREVIEW_PART } from './drawer-css';

interface ChangeRefusalProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  refusal: Extract<ChangePreview, { status: 'refused' }>;
  now: number;
}

const Root = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(
    `${PREVIEW_PART} & p { color: inherit; } & > button { justify-self: start; }`,
  ),
);

/** Why a change cannot be made now, and what can be done instead (commerce §5). */
export function ChangeRefusal({ subscription, drawer, refusal, now }: ChangeRefusalProps) {
  const t = useMessages(subscriptionChangesRefusalsMessages);
  const locale = useMessagesLocale();
  const { code, lowestQuantity, instead } = refusal;
  const count = (value: number) => numberFormat(locale).format(value);

  function reason(): ReactNode {
    switch (code) {
      case 'window_closed':
        return lowestQuantity === null ? (
          <CommitmentText subscription={subscription} now={now} />
        ) : (
          t('refusedSeats', {
            lowest: count(lowestQuantity),
            most: count(Math.max(subscription.quantity - lowestQuantity, 0)),
          })
        );
      case 'not_an_upgrade':
        return drawer.action === 'plan' ? t('refusedPlan') : t('refusedNoTerm');
      case 'customer_suspended':
        return t('refusedCustomer', { name: subscription.customerName });
      case 'changing':
        return t('refusedChanging');
      case 'renewal_locked':
        return t('refusedLocked');
      case 'not_live':
        return t('refusedState');
      default:
        return refusal.message || t('refusedState');
    }
  }
  const words = reason();
  return (
    <Root data-slot="change-refusal" role="status">
      {typeof words === 'string' ? <p>{words}</p> : words}
      {(instead === 'scheduleAtRenewal' || instead === 'turnOffAutoRenew') && (
        <Button variant="primary" onPress={drawer.onInstead}>
          {t(instead === 'turnOffAutoRenew' ? 'insteadOff' : 'insteadRenewal')}
        </Button>
      )}
    </Root>
  );
}
