import type { Access } from '../../domain/access';
import type { Failure } from '../../domain/failure';
import type { Page } from '../../domain/paging';
import type { Buyer } from '../../domain/products/buyer';
import type { CartAdding } from '../../domain/products/cart-adding';
import type { ClientView } from '../../domain/products/client-view';
import type { Product } from '../../domain/products/product';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { dataOr, type Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { NeedRefusal } from '../../domain/users/permission-access';
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
import { PageHeader } from '../ui/PageHeader';
import { Skeleton } from '../ui/Skeleton';
import { StaleBanner } from '../ui/StaleBanner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BuyerBar } from './BuyerBar';
import { ReadyProduct } from './ReadyProduct';

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** What it is called, where that is known before it is read. @default an outline */
  knownTitle?: string | undefined;
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** The product, at the prices of whom one buys for. */
  product: Reading<Product>;
  /** Whom one buys for, and whose prices are shown. */
  buyer: Buyer;
  /** Why it is not known whom one buys for. @default it is */
  buyerFailure?: Failure | undefined;
  /** Where customers are chosen to buy for. @default they cannot be chosen */
  chooseBuyerHref?: string | undefined;
  /** Called with the customer whose prices shall be shown. */
  onPricesOfChange: (customerId: string) => void;
  /** Whether the viewer may put anything into a cart. */
  canBuy: boolean;
  /** Puts it into the cart, and says what became of it. */
  adding: CartAdding;
  /** Ids of the products that are in the cart. */
  inCart: readonly string[];
  /** The products of which one must be there as well. */
  required: Reading<readonly Product[]>;
  /** What the customer has of it and of those that it needs; null where that is not known. */
  held: Reading<readonly Subscription[]> | null;
  /** Its add-ons. */
  addOns: Reading<readonly Product[]>;
  /** Who has it already; null where that is not shown. */
  holders: Reading<Page<Subscription>> | null;
  /** The switch that takes costs off the screen; null for who sees none. */
  clientView: ClientView | null;
  /** The present time in milliseconds since 1970, to the minute. */
  now: number;
  /** Where a product is. */
  productHref: (id: string) => string;
  /** Where the marketplace is. */
  productsHref: string;
  /** Where the cart is. */
  cartHref: string;
  /** Where a subscription is. @default subscriptions have no page */
  subscriptionHref?: ((id: string) => string) | undefined;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
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
 *   {...useProductScreen({ id: 'p-1', productHref, productsHref: '/products', cartHref: '/cart' })}
 * />
 */
export function ProductScreen(props: ProductScreenProps) {
  const { access, product: reading, knownTitle, buyer, clientView, productsHref } = props;
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
        chooseBuyerHref={props.chooseBuyerHref}
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
      {product && <ReadyProduct {...props} key={product.id} data={product} />}
    </Root>
  );
}
