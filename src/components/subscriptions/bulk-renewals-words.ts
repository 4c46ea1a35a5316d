import type { BulkRenewalsDialogState } from '../../contracts/subscriptions';
import type { RenewalAction, RenewalRefusal } from '../../domain/subscriptions/bulk-renewals';
import type { SubscriptionRefusal } from '../../domain/subscriptions/subscription-access';
import {
  subscriptionsBulkMessages,
  subscriptionsBulkRenewalsMessages,
  subscriptionsRefusalsMessages,
} from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';
import { useActionRefusal } from './action-refusal';
import { countIn } from './bulk-run-parts';

/** Title and description of the dialog in its current state. */
export function useBulkRenewalsWords({
  action,
  run,
}: Pick<BulkRenewalsDialogState, 'action' | 'run'>): {
  readonly title: string;
  readonly text: string | undefined;
} {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const tSeats = useMessages(subscriptionsBulkMessages);
  const tRefusals = useMessages(subscriptionsRefusalsMessages);
  const titles: Readonly<Record<RenewalAction, string>> = {
    turnOff: tRefusals('insteadOff'),
    turnOn: t('turnOnTitle'),
    seatsToAssigned: t('seatsToAssigned'),
  };
  const sentences = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ');
  const [refused, failed, kept] = (['refused', 'failed', 'kept'] as const).map((state) =>
    countIn(run, state),
  ) as [number, number, number];
  const refusedText = refused > 0 && tSeats('bulkRefused', { count: refused });
  switch (run.phase) {
    case 'previewing':
      return { title: t('asking'), text: t('askingText') };
    case 'reviewed': {
      const can = tSeats('bulkReview', { count: countIn(run, 'ready') });
      return { title: titles[action], text: sentences(`${can}.`, refusedText) };
    }
    case 'running':
      return {
        title: tSeats('bulkSending', {
          count: countIn(run, 'ready', 'sending', 'done', 'failed', 'kept'),
        }),
        text: sentences(refusedText) || undefined,
      };
    case 'ended':
      return {
        title: t('done', { count: countIn(run, 'done') }),
        text:
          sentences(
            failed > 0 && tSeats('bulkFailed', { count: failed }),
            kept > 0 && tSeats('bulkKept', { count: kept }),
            refusedText,
          ) || undefined,
      };
  }
}

const REFUSALS = {
  alreadyOff: 'alreadyOff',
  alreadyOn: 'alreadyOn',
  notRenewing: 'notRenewing',
  seatsUnknown: 'seatsUnknown',
  noneAssigned: 'noneAssigned',
  sameSeats: 'sameSeatsThen',
} as const;

/** Returns why a renewal is not changed. */
export function useRenewalRefusalWords(): (refusal: RenewalRefusal) => string {
  const t = useMessages(subscriptionsBulkRenewalsMessages);
  const refusalOf = useActionRefusal();
  return (refusal) => {
    if (Object.hasOwn(REFUSALS, refusal)) return t(REFUSALS[refusal as keyof typeof REFUSALS]);
    const access = { allowed: false, reason: refusal as SubscriptionRefusal } as const;
    return refusalOf(access).disabledReason ?? '';
  };
}
