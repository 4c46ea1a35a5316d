import { PriceListsScreen } from '../../components/products/PriceListsScreen';
import { usePriceListsScreen } from '../../hooks/products/usePriceListsScreen';

/** What `<plinth-price-lists>` can be told beside what all can. */
export interface PriceListsProperties {
  /** Address of a price list, with `{id}`. @default its name is no link */
  priceListHref?: string | undefined;
}

/** Price lists, of which each opens one. */
export function PriceListsEmbed() {
  const screen = usePriceListsScreen();
  return <PriceListsScreen {...screen} />;
}
