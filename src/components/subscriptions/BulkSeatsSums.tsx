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
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { Calculation } from '../ui/Calculated';
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
  const names = new Map(
    subscriptions.map((one) => [
      one.id,
      `${one.friendlyName ?? one.productName}, ${one.customerName}`,
    ]),
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  return (
    <Root data-slot="change-preview">
      <h3>{t('previewTitle')}</h3>
      {sums.map((sum) => (
        <Sum key={sum.currency} sum={sum} nameOf={nameOf} />
      ))}
    </Root>
  );
}

const CYCLES = { month: 'eachMonth', year: 'eachYear' } as const;

function Sum({ sum, nameOf }: { sum: SeatsSum; nameOf: (id: string) => string }) {
  const t = useMessages(subscriptionsPreviewMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const { currency, net, tax, total, cycles } = sum;
  const nets = sum.nets.map((one) => [nameOf(one.id), one.net] as const);
  const money = (amount: number, calculation?: Calculation | null) => (
    <Amount amount={amount} currency={currency} calculation={calculation} />
  );
  return (
    <Part as="dl" data-slot="change-sums">
      <div>
        <dt>{tSums('netSum')}</dt>
        <dd>{money(net, calculations.several(nets, currency, net))}</dd>
      </div>
      <div>
        <dt>{tSums('tax')}</dt>
        <dd>{money(tax)}</dd>
      </div>
      <div data-total="">
        <dt>{tList('totalIn', { currency })}</dt>
        <dd>{money(total, calculations.total(sum, currency))}</dd>
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
