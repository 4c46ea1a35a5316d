import type { ReactNode } from 'react';
import { formatMoney } from '../../domain/money';
import { commitmentFacts } from '../../domain/subscriptions/commitment-facts';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartTermsMessages } from '../../messages/generated/en/cart';
import { subscriptionCommitmentMessages } from '../../messages/generated/en/subscription';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { MomentText } from '../ui/MomentText';
import { numberFormat } from '../ui/number-format';
import { RenewalText } from './RenewalText';

/** Props of {@link CommitmentBox}. */
export interface CommitmentBoxProps {
  /** The subscription. */
  subscription: Subscription;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** Below the sentences: what can be done. @default nothing */
  children?: ReactNode;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
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

/** What can be cancelled until when, and what is owed after that, in plain sentences (commerce §6.1). */
export function CommitmentBox({ subscription, now, children }: CommitmentBoxProps) {
  const t = useMessages(subscriptionCommitmentMessages);
  return (
    <Root data-slot="commitment-box">
      <h2>{t('commitmentTitle')}</h2>
      <CommitmentText subscription={subscription} now={now} />
      {children}
    </Root>
  );
}

/** The sentences of the box, also said before something is cancelled. */
export function CommitmentText({ subscription, now }: Omit<CommitmentBoxProps, 'children'>) {
  const t = useMessages(subscriptionCommitmentMessages);
  const tTerms = useMessages(cartTermsMessages);
  const locale = useMessagesLocale();
  const facts = commitmentFacts(subscription, now);
  if (facts.kind === 'over') return null;
  if (facts.kind === 'anyTime') return <p>{tTerms('anyTime')}</p>;

  const { windows, boundSeats, owedForBound, owed, closedAt, seats } = facts;
  const date = formatCivilDate(facts.lastOn, locale);
  const number = (value: number) => numberFormat(locale).format(value);
  const money = (amount: number) =>
    formatMoney({ amount, currency: subscription.currency }, locale);
  const isWhole = windows.length === 1 && boundSeats === 0;

  function owedSentence(): string {
    if (boundSeats > 0 && windows.length > 0 && owedForBound !== null) {
      return owedForBound === 0
        ? t('nothingOwed', { date })
        : t('restOwed', { count: boundSeats, date, amount: money(owedForBound) });
    }
    if (owed === 0) return t('nothingOwed', { date });
    return t(windows.length > 0 && boundSeats === 0 ? 'thenOwed' : 'owed', {
      date,
      amount: money(owed),
    });
  }

  return (
    <>
      {facts.kind === 'trial' && <p>{t('trialFree', { date })}</p>}
      <p>
        {windows.map(({ quantity, untilAt }) => (
          <span key={untilAt.getTime()}>
            <MomentText
              instant={untilAt}
              now={now}
              sentence={(until) =>
                isWhole
                  ? t('windowAll', { count: quantity, until })
                  : t('windowSome', { count: number(quantity), total: number(seats), until })
              }
            />{' '}
          </span>
        ))}
        {closedAt && (
          <>
            <MomentText instant={closedAt} sentence={(at) => t('closed', { date: at })} />{' '}
          </>
        )}
        {windows.length === 0 && !closedAt && `${tTerms('never')} `}
        {facts.kind === 'term' && owedSentence()}
      </p>
      <RenewalText subscription={subscription} />
    </>
  );
}
