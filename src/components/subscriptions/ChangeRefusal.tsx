import type { ReactNode } from 'react';
import type { ChangeDrawerState } from '../../contracts/subscriptions';
import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionsRefusalsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CommitmentText } from './CommitmentText';
import { useChangeRefusalWords } from './change-refusal-words';
import { PREVIEW_PART } from './drawer-css';

interface ChangeRefusalProps {
  subscription: Subscription;
  drawer: ChangeDrawerState;
  refusal: Extract<ChangePreview, { status: 'refused' }>;
  now: number;
}

const Root = styled('section')(
  layered(`${PREVIEW_PART} & p { color: inherit; } & > button { justify-self: start; }`),
);

/** Why a change is not possible now, and alternatives (commerce §5). */
export function ChangeRefusal({ subscription, drawer, refusal, now }: ChangeRefusalProps) {
  const t = useMessages(subscriptionsRefusalsMessages);
  const words = useChangeRefusalWords();
  const { code, lowestQuantity, instead } = refusal;

  function reason(): ReactNode {
    if (code === 'window_closed' && lowestQuantity === null) {
      return <CommitmentText subscription={subscription} now={now} />;
    }
    if (code === 'not_an_upgrade' && drawer.action === 'plan') return <p>{t('refusedPlan')}</p>;
    return <p>{words(subscription, refusal)}</p>;
  }
  return (
    <Root data-slot="change-refusal" role="status">
      {reason()}
      {(instead === 'scheduleAtRenewal' || instead === 'turnOffAutoRenew') && (
        <Button variant="primary" onPress={drawer.onInstead}>
          {t(instead === 'turnOffAutoRenew' ? 'insteadOff' : 'insteadRenewal')}
        </Button>
      )}
    </Root>
  );
}
