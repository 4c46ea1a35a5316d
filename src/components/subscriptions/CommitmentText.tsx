import { useContext } from 'react';
import { formatMoney } from '../../domain/money';
import { commitmentFacts } from '../../domain/subscriptions/commitment-facts';
import { renewalAmount } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { endsAtRenewal } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { sharedCancelTermsMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsColumnsMessages,
  subscriptionsCommitmentMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { MomentText } from '../ui/MomentText';
import { numberFormat } from '../ui/number-format';
import type { CommitmentBoxProps } from './CommitmentBox';
import { priceWords } from './new-price-column';
import { OwedByContext } from './owed-by';

/** What follows the term: a renewal with its price, or nothing. */
function RenewalText({ subscription }: { subscription: Subscription }) {
  const t = useMessages(subscriptionsCommitmentMessages);
  const locale = useMessagesLocale();
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const { renewsOn } = subscription;
  if (endsAtRenewal(subscription)) return <p>{t('thenEnds')}</p>;
  const amount = renewalAmount(subscription);
  if (renewsOn === null || amount === null) return null;
  const date = formatCivilDate(renewsOn, locale);
  return (
    <p>{t('thenRenews', { date, amount: priceWords(amount, subscription, tColumns, locale) })}</p>
  );
}

/** The commitment and the amount owed, in sentences: in the box, and before a cancellation. */
export function CommitmentText({ subscription, now }: Omit<CommitmentBoxProps, 'children'>) {
  const t = useMessages(subscriptionsCommitmentMessages);
  const tCancelTerms = useMessages(sharedCancelTermsMessages);
  const locale = useMessagesLocale();
  const customer = useContext(OwedByContext);
  const facts = commitmentFacts(subscription, now);
  if (facts.kind === 'over') return null;
  if (facts.kind === 'anyTime') return <p>{tCancelTerms('anyTime')}</p>;

  const { windows, boundSeats, owedForBound, owed, closedAt, seats } = facts;
  const date = formatCivilDate(facts.lastOn, locale);
  const number = (value: number) => numberFormat(locale).format(value);
  const money = (amount: number) =>
    formatMoney({ amount, currency: subscription.currency }, locale);
  const isWhole = windows.length === 1 && boundSeats === 0;

  function owedSentence(): string | null {
    if (facts.kind !== 'term') return null;
    // If all windows stay open until the term ends, nothing can be owed.
    if (boundSeats === 0 && windows.every(({ untilAt }) => untilAt >= facts.endAt)) return null;
    if (boundSeats > 0 && windows.length > 0 && owedForBound !== null) {
      return owedForBound === 0
        ? t('nothingOwed', { date })
        : t('restOwed', { count: boundSeats, date, amount: money(owedForBound) });
    }
    if (owed === 0) return t('nothingOwed', { date });
    const isThen = windows.length > 0 && boundSeats === 0;
    const words = { date, amount: money(owed) };
    return customer === null
      ? t(isThen ? 'thenOwed' : 'owed', words)
      : t(isThen ? 'thenOwedBy' : 'owedBy', { ...words, customer });
  }

  const sentence = owedSentence();
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
        {windows.length === 0 && !closedAt && <span>{`${tCancelTerms('never')} `}</span>}
        {sentence && <span>{sentence}</span>}
      </p>
      <RenewalText subscription={subscription} />
    </>
  );
}
