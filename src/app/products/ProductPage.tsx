import { useParams, useSearchParams } from 'react-router';
import { ProductScreen } from '../../components/products/ProductScreen';
import type { Product } from '../../domain/products/product';
import { addressWithPlace, placeIn } from '../../domain/products/products-place';
import { dataOr } from '../../domain/reading';
import { productKeys } from '../../hooks/products/product-keys';
import { useProductScreen } from '../../hooks/products/useProductScreen';
import { useListed } from '../../hooks/reads/useListed';
import { productsListMessages } from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { PageTitle, recordTitle } from '../PageTitle';

/** `/apps/products/:id`: a product, at the prices of whom one buys for. */
export function ProductPage() {
  const t = useMessages(productsListMessages);
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { pricesOf } = placeIn(params);
  const screen = useProductScreen({
    id,
    pricesOf,
    onPricesOfChange: (next) =>
      setParams((now) => addressWithPlace(now, { ...placeIn(now), pricesOf: next }), {
        replace: true,
        preventScrollReset: true,
      }),
  });
  const listed = useListed<Product>(productKeys.all, id);
  const product = dataOr(screen.product, screen.product.status === 'loading' ? listed : null);
  return (
    <PageTitle
      title={recordTitle(product?.name, screen.access, screen.product, t('columnProduct'))}
    >
      <ProductScreen key={id} {...screen} knownTitle={product?.name} />
    </PageTitle>
  );
}
