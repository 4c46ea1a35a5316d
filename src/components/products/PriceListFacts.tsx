import type { ClientView } from '../../contracts/products';
import type { PriceListBase } from '../../domain/products/own-prices';
import type { PriceListSellers } from '../../domain/products/price-list-sellers';
import type { PriceList } from '../../domain/products/product';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../ui/ClientViewSwitch';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { marginFormat, markupFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';
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
  `),
);

/** So many of those who buy by it are named: a server tells no more (workday §6). */
const NAMED_MAX = 20;

/** Who sells by a list, its mark-up and target, and the switch that takes both off the screen. */
export function PriceListFacts({
  list,
  sellers,
  clientView,
  base,
}: {
  /** Null while it is read. */
  list: PriceList | null;
  sellers: PriceListSellers | null;
  clientView: ClientView | null;
  /** The list that it is based on; null for none, or one that is not known yet. */
  base: PriceListBase | null;
}) {
  const t = useMessages(priceListsListMessages);
  const locale = useMessagesLocale();
  const usersOf = usePriceListUsers();
  const fact = (id: string, term: string, value: (known: PriceList) => string) => ({
    id,
    term,
    value: list ? value(list) : <Skeleton width={72} height={14} />,
  });
  const items: readonly DescriptionItem[] = [
    fact('seller', t('seller'), (known) => sellerName(known, sellers, t)),
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
      {users && <p>{users}</p>}
    </Line>
  );
}

function BaseName({ id, name }: PriceListBase) {
  return <Link href={useLinks().priceList?.(id)}>{name}</Link>;
}
