import { formatMoney } from '../../domain/money';
import { recurringPerCycle } from '../../domain/subscriptions/lifecycle';
import type { RenewalCycle } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { billingChargesMessages } from '../../messages/generated/en/billing';
import { cartLineMessages } from '../../messages/generated/en/cart';
import { subscriptionFactsMessages } from '../../messages/generated/en/subscription';
import {
  subscriptionChangesPreviewMessages,
  subscriptionChangesRenewalMessages,
} from '../../messages/generated/en/subscription-changes';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { MoneyText } from '../ui/MoneyText';
import { numberFormat } from '../ui/number-format';
import { formatPrice } from '../ui/price-format';
import { PREVIEW_PART } from './drawer-css';

interface RenewalSumsProps {
  subscription: Subscription;
  cycle: RenewalCycle;
}

const Root = styled('section')(layered(PREVIEW_PART));

/** What a cycle of the next term comes to, and how. */
export function RenewalSums({ subscription, cycle }: RenewalSumsProps) {
  const t = useMessages(subscriptionChangesRenewalMessages);
  const tFacts = useMessages(subscriptionFactsMessages);
  const tPreview = useMessages(subscriptionChangesPreviewMessages);
  const tCharges = useMessages(billingChargesMessages);
  const tLine = useMessages(cartLineMessages);
  const locale = useMessagesLocale();
  const { currency, renewsOn } = subscription;
  const before = recurringPerCycle(subscription);
  const isSameCycle = cycle.cycle === subscription.cycle;
  return (
    <Root data-slot="renewal-sums" aria-live="polite">
      {renewsOn !== null && (
        <h3>{tFacts('renewalPrice', { date: formatCivilDate(renewsOn, locale) })}</h3>
      )}
      <Part as="dl" data-slot="change-sums">
        <div data-total="">
          <dt>{tLine(cycle.cycle === 'year' ? 'eachYear' : 'eachMonth')}</dt>
          <dd>
            <MoneyText amount={cycle.amount} currency={currency} />
            {isSameCycle && before !== cycle.amount && (
              <small>
                {tPreview('recurringBefore', {
                  amount: formatMoney({ amount: before, currency }, locale),
                })}
              </small>
            )}
          </dd>
        </div>
      </Part>
      <p>
        <bdi>
          {tCharges('chargeWhole', {
            quantity: numberFormat(locale).format(cycle.quantity),
            price: formatPrice(cycle.unitPrice, currency, locale),
          })}
        </bdi>{' '}
        <span>{t('withoutTax')}</span>
      </p>
    </Root>
  );
}
