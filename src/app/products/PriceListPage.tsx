import { formatMoney } from '../../domain/money';
import type { PriceEvent } from '../../domain/products/price-override';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { productsPriceDialogMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { priceList } from '../../screens/products';
import { pageOf } from '../page-of';

/** `/apps/products/price-lists/:id`: the prices of one list. */
export const PriceListPage = pageOf(priceList, () => ({ onDone: usePriceAlert() }));

/** Alerts for changes of a price. */
function usePriceAlert(): (event: PriceEvent) => void {
  const t = useMessages(productsPriceDialogMessages);
  const locale = useMessagesLocale();
  const alerts = useAlerts();
  return ({ plan, unitPrice: amount, isBased }) => {
    const { productName: product, currency } = plan;
    const title =
      amount === null
        ? t(isBased ? 'priceRemovedBase' : 'priceRemoved', { product })
        : t('priceSaved', { product, price: formatMoney({ amount, currency }, locale) });
    alerts.show({ type: 'success', title, text: '' });
  };
}
