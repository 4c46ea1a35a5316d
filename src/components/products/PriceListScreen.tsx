import { type ReactNode, Suspense } from 'react';
import type { PriceListScreenProps } from '../../contracts/products';
import type { PlanPrice } from '../../domain/products/plan-prices';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import type { PriceList } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import {
  priceListsDetailMessages,
  priceListsListMessages,
} from '../../messages/generated/en/price-lists';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { PageHeader } from '../ui/PageHeader';
import { StaleBanner } from '../ui/StaleBanner';
import { MarginGuard } from './MarginGuard';
import { PlanPrices } from './PlanPrices';
import { PriceListFacts } from './PriceListFacts';

/** It comes when it first opens. */
const PriceOverrideModal = lazyPart(
  async () => (await import('./PriceOverrideModal')).PriceOverrideModal,
);

const NONE: readonly PlanPrice[] = [];

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

/**
 * One price list: the price of every plan by it, with cost and margin for those who may see them, a
 * guard that says what is below cost or under the target, and prices of its own (commerce §5, §6).
 *
 * @example
 * <PriceListScreen {...usePriceListScreen({ id: 'pl-standard' })} />
 */
export function PriceListScreen(props: PriceListScreenProps) {
  const priceListsHref = useBackLink('priceLists');
  const { access, priceList, plans, sellers, clientView, dialog, ...given } = props;
  const { knownTitle, base = null, ...rest } = given;
  const { changeAccess, onChangePrice, ...list } = rest;
  const t = useMessages(priceListsDetailMessages);
  const tList = useMessages(priceListsListMessages);
  const isLoading = access.allowed && priceList.status === 'loading';
  const title =
    priceList.status === 'ready'
      ? priceList.data.name
      : ((isLoading ? knownTitle : undefined) ?? tList('columnList'));

  function content(): ReactNode {
    if (!access.allowed) {
      const { permission } = PRICE_LISTS_READ;
      const area = tList('listTitle');
      return <ForbiddenState area={area} permission={permission} reason={access.reason} />;
    }
    if (priceList.status === 'empty' || priceList.status === 'failed') {
      return <NoPriceList priceList={priceList} />;
    }
    const known = priceList.status === 'ready' ? priceList.data : null;
    return (
      <>
        <StaleBanner reading={priceList} text={t('detailFailed')} />
        <PriceListFacts list={known} {...{ sellers, clientView, base }} />
        {known && clientView && !clientView.isOn && (
          <MarginGuard list={known} plans={dataOr(plans, NONE)} {...list} />
        )}
        <PlanPrices
          title={t('pricesTitle', { list: title })}
          currency={known?.currency ?? ''}
          isBased={Boolean(known?.basedOnId)}
          {...{ list, clientView, changeAccess, onChangePrice }}
        />
      </>
    );
  }

  return (
    <Page data-slot="price-list-screen" aria-busy={isLoading || undefined}>
      <PageHeader
        title={title}
        isLoading={isLoading && knownTitle === undefined}
        text={access.allowed && priceList.status === 'ready' ? t('intro') : undefined}
        actions={
          priceListsHref && (
            <Link data-variant="button" href={priceListsHref}>
              {tList('listTitle')}
            </Link>
          )
        }
      />
      {content()}
      <Suspense fallback={null}>{dialog && <PriceOverrideModal {...dialog} />}</Suspense>
    </Page>
  );
}

/** In place of a price list that is not there, or could not be read. */
function NoPriceList({
  priceList,
}: {
  priceList: Extract<Reading<PriceList>, { status: 'empty' | 'failed' }>;
}) {
  const t = useMessages(priceListsDetailMessages);
  if (priceList.status === 'empty') return <EmptyState title={t('gone')} text={t('goneText')} />;
  return (
    <FailedState
      failure={priceList.failure}
      fallback={t('detailFailed')}
      isRetrying={priceList.isRefreshing}
    />
  );
}
