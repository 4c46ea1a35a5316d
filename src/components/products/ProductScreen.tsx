import type { ProductScreenProps } from '../../contracts/products';
import type { Product } from '../../domain/products/product';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { dataOr } from '../../domain/reading';
import {
  productsListMessages,
  productsProductMessages,
} from '../../messages/generated/en/products';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../ui/ClientViewSwitch';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { PageHeader } from '../ui/PageHeader';
import { Skeleton } from '../ui/Skeleton';
import { StaleBanner } from '../ui/StaleBanner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BuyerBar } from './BuyerBar';
import { PricedLinks } from './PricedLinks';
import { ReadyProduct } from './ReadyProduct';

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  `),
);

/**
 * A product of the marketplace: plans as a grid of terms and cycles, what they cost whom one buys for,
 * what it needs, its add-ons, who has it, and the way into the cart (commerce §5).
 *
 * @example
 * <ProductScreen
 *   {...useProductScreen({ id: 'p-1' })}
 * />
 */
export function ProductScreen(props: ProductScreenProps) {
  const productsHref = useBackLink('products');
  const { access, product: reading, knownTitle, buyer, clientView } = props;
  const t = useMessages(productsProductMessages);
  const tList = useMessages(productsListMessages);
  const tData = useMessages(uiDataMessages);
  const product = dataOr<Product | null>(reading, null);
  const isMissing = reading.status === 'failed' && reading.failure.kind === 'notFound';
  const back = <Link href={productsHref}>{t('backToMarketplace')}</Link>;

  if (!access.allowed || isMissing) {
    return (
      <Root data-slot="product-screen">
        <PageHeader title={isMissing ? t('productMissing') : tList('listTitle')} />
        {isMissing ? (
          <EmptyState title={t('productMissing')} text={t('productMissingText')} actions={back} />
        ) : (
          <ForbiddenState
            area={tList('listTitle')}
            permission={PRODUCTS_READ.permission}
            reason={access.reason}
          />
        )}
      </Root>
    );
  }
  return (
    <Root data-slot="product-screen" aria-busy={reading.status === 'loading'}>
      <p>{back}</p>
      <PageHeader
        title={product?.name ?? knownTitle ?? tList('columnProduct')}
        isLoading={reading.status === 'loading' && knownTitle === undefined}
        text={product?.summary}
        actions={clientView && <ClientViewSwitch {...clientView} />}
      />
      <BuyerBar
        buyer={buyer}
        failure={props.buyerFailure}
        onPricesOfChange={props.onPricesOfChange}
      />
      {reading.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={120} />
        </>
      )}
      {reading.status === 'failed' && (
        <FailedState
          failure={reading.failure}
          fallback={t('productFailed')}
          isRetrying={reading.isRefreshing}
        />
      )}
      <StaleBanner reading={reading} text={t('productFailed')} />
      {product && (
        <PricedLinks of={props.pricesOf}>
          <ReadyProduct {...props} key={product.id} data={product} />
        </PricedLinks>
      )}
    </Root>
  );
}
