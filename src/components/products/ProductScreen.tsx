import type { ProductScreenProps } from '../../contracts/products';
import {
  productsListMessages,
  productsProductMessages,
} from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { useBackLink } from '../ui/LinksProvider';
import { Mark } from '../ui/Mark';
import { RecordScreen } from '../ui/RecordScreen';
import { BuyerBar } from './BuyerBar';
import { PricedLinks } from './PricedLinks';
import { ReadyProduct } from './ReadyProduct';

/**
 * A product of the marketplace: plans as a grid of terms and cycles with the customer's prices,
 * requirements, add-ons, customers that have it, and adding to the cart (commerce §5).
 *
 * @example
 * <ProductScreen
 *   {...useProductScreen({ id: 'p-1' })}
 * />
 */
export function ProductScreen(props: ProductScreenProps) {
  const back = useBackLink('products');
  const t = useMessages(productsProductMessages);
  const tList = useMessages(productsListMessages);
  const { clientView, buying } = props;
  return (
    <RecordScreen
      data-slot="product-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.product}
      title={props.access.allowed ? tList('columnProduct') : tList('listTitle')}
      knownTitle={props.knownTitle}
      titleOf={({ name }) => name}
      textOf={({ summary }) => summary}
      pictureOf={({ vendor }) => <Mark seed={vendor.id} size="lg" />}
      actions={clientView && <ClientViewSwitch {...clientView} />}
      // No link for viewers who may not see the marketplace.
      back={{ href: props.access.allowed ? back : undefined, label: t('backToMarketplace') }}
      missing={{ title: t('productMissing'), text: t('productMissingText') }}
      failedText={t('productFailed')}
      notices={
        <BuyerBar
          buyer={buying.buyer}
          failure={buying.failure}
          onPricesOfChange={buying.onPricesOfChange}
        />
      }
    >
      {(product) => (
        <PricedLinks of={buying.pricesOf}>
          <ReadyProduct {...props} key={product.id} data={product} />
        </PricedLinks>
      )}
    </RecordScreen>
  );
}
