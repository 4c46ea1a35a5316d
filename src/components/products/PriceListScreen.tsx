import { Suspense } from 'react';
import type { ClientView, PriceListScreenProps } from '../../contracts/products';
import type { ListQuery } from '../../domain/list-query';
import { withFilter } from '../../domain/list-query';
import type { PlanPrice } from '../../domain/products/plan-prices';
import { marginCounts } from '../../domain/products/plan-prices';
import type { PriceListSellers } from '../../domain/products/price-list-sellers';
import type { PriceList, PriceListBase } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import {
  productsPriceListMessages,
  productsPriceListsMessages,
} from '../../messages/generated/en/products';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import type { DescriptionItem } from '../ui/DescriptionList';
import { DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { useBackLink, useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { marginFormat, markupFormat } from '../ui/number-format';
import { RecordScreen } from '../ui/RecordScreen';
import { Skeleton } from '../ui/Skeleton';
import { PlanPrices } from './PlanPrices';
import { usePriceListUsers } from './price-list-users';
import { bpsShare, sellerName } from './price-lists-columns';

const Line = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--plinth-space-4) var(--plinth-space-6);
  & > [data-slot='description-list'] { flex: 1 1 320px; }
  & > p { flex: 1 0 100%; margin: 0; overflow-wrap: anywhere; color: var(--plinth-text-muted); }
  @media (width < 576px) { & > p { min-block-size: 40px; } }
  `),
);

/** Maximum number of named customers; the server sends no more (workday §6). */
const NAMED_MAX = 20;

/** Seller, mark-up and target margin of a list, and the client view switch. */
function PriceListFacts({
  list,
  sellers,
  clientView,
  base,
}: {
  /** The list; null while it loads. */
  list: PriceList | null;
  sellers: PriceListSellers | null;
  clientView: ClientView | null;
  /** The list it is based on; null if none or it is not loaded. */
  base: PriceListBase | null;
}) {
  const t = useMessages(productsPriceListsMessages);
  const locale = useMessagesLocale();
  const usersOf = usePriceListUsers();
  const fact = (id: string, term: string, value: (priceList: PriceList) => string) => ({
    id,
    term,
    value: list ? value(list) : <Skeleton width={72} height={20} />,
  });
  const items: readonly DescriptionItem[] = [
    fact('seller', t('seller'), (priceList) => sellerName(priceList, sellers, t)),
    ...(base ? [{ id: 'base', term: t('basedOn'), value: <BaseName {...base} /> }] : []),
    ...(clientView?.isOn
      ? []
      : [
          fact('markup', t('markup'), ({ markupBps }) =>
            markupFormat(locale).format(bpsShare(markupBps)),
          ),
          fact('target', t('target'), ({ targetMarginBps }) =>
            marginFormat(locale).format(bpsShare(targetMarginBps)),
          ),
        ]),
  ];
  const users = list && usersOf(list, NAMED_MAX);
  return (
    <Line data-slot="price-list-facts">
      <DescriptionList layout="columns" items={items} />
      {clientView && <ClientViewSwitch {...clientView} />}
      {list ? (
        users && <p>{users}</p>
      ) : (
        <p>
          <Skeleton width={180} height={20} />
        </p>
      )}
    </Line>
  );
}

function BaseName({ id, name }: PriceListBase) {
  return <Link href={useLinks().priceList?.(id)}>{name}</Link>;
}

/** How many prices of a list are below cost or below the target margin (commerce §6). */
function MarginGuard({
  list,
  plans,
  query,
  onQueryChange,
}: {
  list: PriceList;
  plans: readonly PlanPrice[];
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
}) {
  const t = useMessages(productsPriceListMessages);
  const locale = useMessagesLocale();
  const { belowCost, low } = marginCounts(plans);
  const target = marginFormat(locale).format(bpsShare(list.targetMarginBps));
  const show = (verdict: string) => (
    <Button
      size="sm"
      onPress={() =>
        onQueryChange(withFilter({ ...query, searchString: '' }, 'verdict', [verdict]))
      }
    >
      {t('showThese')}
    </Button>
  );
  return (
    <>
      {belowCost > 0 && (
        <Banner
          tone="danger"
          announce="polite"
          title={t('belowCostCount', { count: belowCost })}
          actions={show('belowCost')}
        />
      )}
      {low > 0 && (
        <Banner
          tone="warning"
          title={t('lowCount', { count: low, target })}
          actions={show('low')}
        />
      )}
    </>
  );
}

/** Loaded on first open. */
const PriceOverrideModal = lazyPart(
  async () => (await import('./PriceOverrideModal')).PriceOverrideModal,
);

const NONE: readonly PlanPrice[] = [];

/**
 * One price list: the price of every plan, with cost and margin for viewers who may see them,
 * warnings for prices below cost or target, and the list's own prices (commerce §5, §6).
 *
 * @example
 * <PriceListScreen {...usePriceListScreen({ id: 'pl-standard' })} />
 */
export function PriceListScreen(props: PriceListScreenProps) {
  const priceListsHref = useBackLink('priceLists');
  const { plans, clientView, base = null, list, sellers, dialog } = props;
  const t = useMessages(productsPriceListMessages);
  const tList = useMessages(productsPriceListsMessages);
  const tFacts = useMessages(sharedFactsMessages);

  const content = (loaded: PriceList | null) => (
    <>
      <PriceListFacts list={loaded} {...{ sellers, clientView, base }} />
      {loaded && clientView && !clientView.isOn && (
        <MarginGuard list={loaded} plans={dataOr(plans, NONE)} {...list} />
      )}
      <PlanPrices
        title={t('pricesTitle', { list: loaded?.name ?? props.knownTitle ?? tFacts('columnList') })}
        currency={loaded?.currency ?? ''}
        isBased={Boolean(loaded?.basedOnId)}
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
      area={tList('priceListsTitle')}
      reading={props.priceList}
      title={tFacts('columnList')}
      knownTitle={props.knownTitle}
      titleOf={({ name }) => name}
      textOf={t('priceListIntro')}
      back={{ href: priceListsHref, label: tList('priceListsTitle') }}
      missing={{
        title: t('priceListGone'),
        text: t('priceListGoneText'),
      }}
      failedText={t('priceListFailed')}
      outline={content(null)}
      dialogs={<Suspense fallback={null}>{dialog && <PriceOverrideModal {...dialog} />}</Suspense>}
    >
      {content}
    </RecordScreen>
  );
}
