import { useParams } from 'react-router';
import { PriceListScreen } from '../../components/products/PriceListScreen';
import { formatMoney } from '../../domain/money';
import { PLAN_PRICES_LIST } from '../../domain/products/plan-prices-list';
import type { PriceEvent } from '../../domain/products/price-override';
import type { PriceList } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { priceListKeys } from '../../hooks/products/price-list-keys';
import { usePriceListScreen } from '../../hooks/products/usePriceListScreen';
import { useListed } from '../../hooks/reads/useListed';
import {
  priceListsDialogMessages,
  priceListsListMessages,
} from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle, recordTitle } from '../PageTitle';

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
    onDone: usePriceAlert(),
  });
  const listed = useListed<PriceList>(priceListKeys.all, id);
  const { priceList } = screen;
  const known = dataOr(priceList, priceList.status === 'loading' ? listed : null)?.name;
  return (
    <PageTitle title={recordTitle(known, screen.access, priceList, t('columnList'))}>
      <PriceListScreen {...screen} knownTitle={known} />
    </PageTitle>
  );
}

/** Says what has become of a price. */
function usePriceAlert(): (event: PriceEvent) => void {
  const t = useMessages(priceListsDialogMessages);
  const locale = useMessagesLocale();
  const alerts = useAlerts();
  return ({ plan, unitPrice: amount, isBased }) => {
    const { productName: product, currency } = plan;
    const title =
      amount === null
        ? t(isBased ? 'removedBase' : 'removed', { product })
        : t('saved', { product, price: formatMoney({ amount, currency }, locale) });
    alerts.show({ type: 'success', title, text: '' });
  };
}
