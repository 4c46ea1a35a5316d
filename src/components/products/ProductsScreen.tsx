import type { ProductsScreenProps } from '../../contracts/products';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import {
  productsCompareMessages,
  productsListMessages,
} from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Screen } from '../ui/Screen';
import { useSteady } from '../ui/useSteady';
import { BuyerBar } from './BuyerBar';
import { CompareProducts } from './CompareProducts';
import { PricedLinks } from './PricedLinks';
import { ProductsBrowser } from './ProductsBrowser';

/**
 * The marketplace: top vendors, search, facets, cards or a list, and up to four products side by side,
 * at the prices of whom one buys for (commerce §5).
 *
 * @example
 * <ProductsScreen {...useProductsScreen()} />
 */
export function ProductsScreen(props: ProductsScreenProps) {
  const { buyer, place, onPlaceChange, vendors, list } = props;
  const { priceLists: priceListsHref } = useLinks();
  const t = useMessages(productsListMessages);
  const tCompare = useMessages(productsCompareMessages);
  const tPrices = useMessages(priceListsListMessages);
  const handlePricesOf = useSteady((pricesOf: string) => onPlaceChange({ ...place, pricesOf }));
  const { isComparing } = place;
  return (
    <PricedLinks of={place.pricesOf}>
      <Screen
        data-slot="products-screen"
        access={props.access}
        area={t('listTitle')}
        title={isComparing ? tCompare('compareTitle') : t('listTitle')}
        text={isComparing ? tCompare('compareIntro') : t('listIntro')}
        actions={
          !isComparing &&
          priceListsHref && (
            <Link data-variant="button" href={priceListsHref}>
              {tPrices('listTitle')}
            </Link>
          )
        }
      >
        <BuyerBar buyer={buyer} failure={props.buyerFailure} onPricesOfChange={handlePricesOf} />
        {isComparing ? (
          <CompareProducts
            products={props.compared}
            facts={buyer.facts}
            onRemove={(id) => {
              const rest = place.compared.filter((one) => one !== id);
              onPlaceChange({ ...place, compared: rest, isComparing: rest.length > 0 });
            }}
            onBack={() => onPlaceChange({ ...place, isComparing: false })}
          />
        ) : (
          <ProductsBrowser {...{ list, buyer, place, onPlaceChange, vendors }} />
        )}
      </Screen>
    </PricedLinks>
  );
}
