import type { ReactNode } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionsCommitmentMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CommitmentText } from './CommitmentText';

export interface CommitmentBoxProps {
  /** The subscription to describe. */
  subscription: Subscription;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** Actions below the sentences. @default none */
  children?: ReactNode;
}

const Root = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-2);
  justify-items: start;
  min-inline-size: 0;
  padding: var(--plinth-space-4);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-hover);
  overflow-wrap: anywhere;
  & p { margin: 0; }
  & h2 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  `),
);

/** What can be cancelled until when, and what is owed afterwards, in sentences (commerce §6.1). */
export function CommitmentBox({ subscription, now, children }: CommitmentBoxProps) {
  const t = useMessages(subscriptionsCommitmentMessages);
  return (
    <Root data-slot="commitment-box">
      <h2>{t('commitmentTitle')}</h2>
      <CommitmentText subscription={subscription} now={now} />
      {children}
    </Root>
  );
}
