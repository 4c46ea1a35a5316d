import { formatMoney } from '../../domain/money';
import { type SeatsRun, type SeatsSum, seatsSums } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedSumsMessages } from '../../messages/generated/en/shared';
import { subscriptionsPreviewMessages } from '../../messages/generated/en/subscriptions';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { PREVIEW_PART } from './drawer-css';

interface BulkSeatsSumsProps {
  run: SeatsRun;
  subscriptions: readonly Subscription[];
}

const Root = styled('section')(layered(() => PREVIEW_PART));

/** Totals of a run by currency; currencies are never added up (commerce §2.1). */
export function BulkSeatsSums({ run, subscriptions }: BulkSeatsSumsProps) {
  const t = useMessages(subscriptionsPreviewMessages);
  const sums = seatsSums(run, subscriptions);
  if (sums.length === 0) return null;
  return (
    <Root data-slot="change-preview">
      <h3>{t('previewTitle')}</h3>
      {sums.map((sum) => (
        <Sum key={sum.currency} sum={sum} />
      ))}
    </Root>
  );
}

const CYCLES = { month: 'eachMonth', year: 'eachYear' } as const;

function Sum({ sum }: { sum: SeatsSum }) {
  const t = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const { currency, net, tax, total, cycles } = sum;
  const money = (amount: number) => <Amount amount={amount} currency={currency} />;
  return (
    <Part as="dl" data-slot="change-sums">
      <div>
        <dt>{tSums('netSum')}</dt>
        <dd>{money(net)}</dd>
      </div>
      <div>
        <dt>{tSums('tax')}</dt>
        <dd>{money(tax)}</dd>
      </div>
      <div data-total="">
        <dt>{tList('totalIn', { currency })}</dt>
        <dd>{money(total)}</dd>
      </div>
      {cycles.flatMap(({ cycle, recurringBefore: amount, recurringAfter }) => {
        const key = Object.hasOwn(CYCLES, cycle) ? CYCLES[cycle as keyof typeof CYCLES] : null;
        if (!key) return [];
        return (
          <div key={cycle}>
            <dt>{tSums(key)}</dt>
            <dd>
              {money(recurringAfter)}
              {amount !== recurringAfter && (
                <small>
                  {t('recurringBefore', { amount: formatMoney({ amount, currency }, locale) })}
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </Part>
  );
}
