import { useParams } from 'react-router';
import { PriceListScreen } from '../../components/products/PriceListScreen';
import { formatMoney } from '../../domain/money';
import { PLAN_PRICES_LIST } from '../../domain/products/plan-prices-list';
import type { PriceEvent } from '../../domain/products/price-override';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { usePriceListScreen } from '../../hooks/products/usePriceListScreen';
import {
  priceListsDialogMessages,
  priceListsListMessages,
} from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { productsPaths } from './paths';

/** `/apps/products/price-lists/:id`: the prices of one list. */
export function PriceListPage() {
  const { id = '' } = useParams();
  return <PriceListContent key={id} id={id} />;
}

function PriceListContent({ id }: { id: string }) {
  const t = useMessages(priceListsListMessages);
  const screen = usePriceListScreen({
    id,
    ...useListAddress(PLAN_PRICES_LIST),
    priceListsHref: productsPaths.priceLists,
    onDone: usePriceAlert(),
  });
  const { priceList } = screen;
  return (
    <PageTitle title={priceList.status === 'ready' ? priceList.data.name : t('columnList')}>
      <PriceListScreen {...screen} />
    </PageTitle>
  );
}

/** Says what has become of a price. */
function usePriceAlert(): (event: PriceEvent) => void {
  const t = useMessages(priceListsDialogMessages);
  const locale = useMessagesLocale();
  const alerts = useAlerts();
  return ({ plan, unitPrice: amount }) => {
    const { productName: product, currency } = plan;
    const title =
      amount === null
        ? t('removed', { product })
        : t('saved', { product, price: formatMoney({ amount, currency }, locale) });
    alerts.show({ type: 'success', title, text: '' });
  };
}
