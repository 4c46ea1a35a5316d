import { Suspense } from 'react';
import type { PriceListScreenProps } from '../../contracts/products';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { PriceList } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import {
  priceListsDetailMessages,
  priceListsListMessages,
} from '../../messages/generated/en/price-lists';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { RecordScreen } from '../ui/RecordScreen';
import { MarginGuard } from './MarginGuard';
import { PlanPrices } from './PlanPrices';
import { PriceListFacts } from './PriceListFacts';

/** It comes when it first opens. */
const PriceOverrideModal = lazyPart(
  async () => (await import('./PriceOverrideModal')).PriceOverrideModal,
);

const NONE: readonly PlanPrice[] = [];

/**
 * One price list: the price of every plan by it, with cost and margin for those who may see them, a
 * guard that says what is below cost or under the target, and prices of its own (commerce §5, §6).
 *
 * @example
 * <PriceListScreen {...usePriceListScreen({ id: 'pl-standard' })} />
 */
export function PriceListScreen(props: PriceListScreenProps) {
  const priceListsHref = useBackLink('priceLists');
  const { plans, clientView, base = null, list, sellers, dialog } = props;
  const t = useMessages(priceListsDetailMessages);
  const tList = useMessages(priceListsListMessages);

  const content = (known: PriceList | null) => (
    <>
      <PriceListFacts list={known} {...{ sellers, clientView, base }} />
      {known && clientView && !clientView.isOn && (
        <MarginGuard list={known} plans={dataOr(plans, NONE)} {...list} />
      )}
      <PlanPrices
        title={t('pricesTitle', { list: known?.name ?? props.knownTitle ?? tList('columnList') })}
        currency={known?.currency ?? ''}
        isBased={Boolean(known?.basedOnId)}
        changeAccess={props.changeAccess}
        onChangePrice={props.onChangePrice}
        {...{ list, clientView }}
      />
    </>
  );
  return (
    <RecordScreen
      data-slot="price-list-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.priceList}
      title={tList('columnList')}
      knownTitle={props.knownTitle}
      titleOf={({ name }) => name}
      textOf={() => t('intro')}
      actions={
        priceListsHref && (
          <Link data-variant="button" href={priceListsHref}>
            {tList('listTitle')}
          </Link>
        )
      }
      missing={{ heading: tList('columnList'), title: t('gone'), text: t('goneText') }}
      failedText={t('detailFailed')}
      outline={content(null)}
      dialogs={<Suspense fallback={null}>{dialog && <PriceOverrideModal {...dialog} />}</Suspense>}
    >
      {content}
    </RecordScreen>
  );
}
