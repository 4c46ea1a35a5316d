import type { Price } from '../../domain/billing/charge';
import { formatMoney } from '../../domain/money';
import { type MarginVerdict, marginBps } from '../../domain/products/pricing';
import {
  priceListsDetailMessages,
  priceListsDialogMessages,
} from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { DescriptionList } from '../ui/DescriptionList';
import { marginFormat } from '../ui/number-format';
import { formatPrice } from '../ui/price-format';
import { bpsShare } from './price-lists-columns';

/** What a price is set against: the list price, that of the mark-up, and the cost where it is seen. */
export function PriceFacts({
  unitList,
  byMarkup,
  cost,
  currency,
}: {
  unitList: Price | null;
  byMarkup: number | null;
  cost: number | null;
  currency: string;
}) {
  const t = useMessages(priceListsDialogMessages);
  const tDetail = useMessages(priceListsDetailMessages);
  const locale = useMessagesLocale();
  const facts = [
    { id: 'list', term: tDetail('columnListPrice'), price: unitList },
    { id: 'markup', term: t('markupPrice'), price: byMarkup },
    { id: 'cost', term: tDetail('columnCost'), price: cost },
  ];
  return (
    <DescriptionList
      items={facts.flatMap(({ id, term, price }) =>
        price === null ? [] : { id, term, value: formatPrice(price, currency, locale) },
      )}
    />
  );
}

/** How a price that is being typed stands to its cost: fine, under the target, or below it. */
export function PriceVerdict({
  amount,
  cost,
  verdict,
  targetMarginBps,
  currency,
}: {
  amount: number | undefined;
  cost: number | null;
  verdict: MarginVerdict | null;
  targetMarginBps: number;
  currency: string;
}) {
  const t = useMessages(priceListsDialogMessages);
  const locale = useMessagesLocale();
  if (amount === undefined || cost === null || verdict === null) return null;
  const percent = (bps: number) => marginFormat(locale).format(bpsShare(bps));
  const margin = percent(marginBps(amount, cost) ?? 0);
  if (verdict === 'belowCost') {
    const lost = formatMoney({ amount: cost - amount, currency }, locale);
    return <Banner tone="danger" announce="polite" title={t('loss', { amount: lost })} />;
  }
  if (verdict === 'low') {
    const target = percent(targetMarginBps);
    return <Banner tone="warning" title={t('marginLow', { margin, target })} />;
  }
  return <Banner tone="success" title={t('margin', { margin })} />;
}
