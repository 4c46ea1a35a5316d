import type { Links } from '../../contracts/links';
import type { ClientView } from '../../contracts/products';
import type { PriceListSellers } from '../../domain/products/price-list-sellers';
import type { PriceList } from '../../domain/products/product';
import type { productsPriceListsMessages } from '../../messages/generated/en/products';
import type { sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListColumn } from '../ui/list/list-props';
import { marginFormat, markupFormat } from '../ui/number-format';

export type PriceListWords = Translate<(typeof productsPriceListsMessages)['messages']>;

/** Converts basis points to the fraction that {@link marginFormat} takes. */
export const bpsShare = (bps: number): number => bps / 10_000;

/** Name of a price list's seller. */
export function sellerName(
  { ownerId }: Pick<PriceList, 'ownerId'>,
  sellers: PriceListSellers | null,
  t: PriceListWords,
): string {
  if (sellers === null || ownerId === sellers.ownId) return t('ownCompany');
  if (sellers.names === null) return '…';
  return sellers.names.get(ownerId) ?? ownerId;
}

interface ColumnSettings {
  readonly t: PriceListWords;
  readonly tFacts: Translate<(typeof sharedFactsMessages)['messages']>;
  readonly locale: string;
  readonly sellers: PriceListSellers | null;
  readonly clientView: ClientView | null;
  readonly links: Links;
}

/** Columns of the price lists. Keep the returned value stable (commerce §5). */
export function priceListsColumns(settings: ColumnSettings): readonly ListColumn<PriceList>[] {
  const { t, tFacts, locale, sellers, clientView, links } = settings;
  const name: ListColumn<PriceList> = {
    id: 'name',
    kind: 'name',
    header: tFacts('columnList'),
    sort: 'name',
    hasDetail: true,
    value: (list) => ({
      text: list.name,
      detail: t('currencyOf', { currency: list.currency }),
      href: links.priceList?.(list.id),
    }),
  };
  const seller: ListColumn<PriceList> = {
    id: 'seller',
    kind: 'text',
    header: t('seller'),
    share: 28,
    value: (list) => <bdi>{sellerName(list, sellers, t)}</bdi>,
  };
  // Client view hides earnings.
  const margins: readonly ListColumn<PriceList>[] = [
    {
      id: 'markup',
      kind: 'number',
      header: t('markup'),
      share: 16,
      narrow: 'third',
      isHeaded: true,
      value: ({ markupBps }) => markupFormat(locale).format(bpsShare(markupBps)),
    },
    {
      id: 'target',
      kind: 'number',
      header: t('target'),
      share: 18,
      narrow: 'third',
      isHeaded: true,
      value: ({ targetMarginBps }) => marginFormat(locale).format(bpsShare(targetMarginBps)),
    },
  ];
  return [name, ...(sellers ? [seller] : []), ...(clientView?.isOn ? [] : margins)];
}
