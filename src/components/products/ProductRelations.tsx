import type { ReactNode } from 'react';
import { useId } from 'react';
import { failureText } from '../../domain/failure';
import type { Page } from '../../domain/paging';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { productsProductMessages } from '../../messages/generated/en/products';
import { sharedPlansMessages } from '../../messages/generated/en/shared';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { termWords } from '../shared/plan-words';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { OfferPrice } from './OfferPrice';

interface ProductPartProps<T> {
  title: string;
  reading: Reading<T>;
  /** The error text if loading fails. */
  failedText: string;
  children: (data: T) => ReactNode;
}

const Root = styled('section')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & ul {
    list-style: none;
    margin: 0;
    padding: 0;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px var(--plinth-space-4);
    padding: 10px var(--plinth-space-4);
    overflow-wrap: anywhere;
  }
  & li + li { border-block-start: 1px solid var(--plinth-border); }
  & li > span { min-inline-size: 0; }
  & li > * + :last-child { color: var(--plinth-text-muted); }
  `),
);

/** A part of a product's page, which loads and fails on its own. */
function ProductPart<T>({ title, reading, failedText, children }: ProductPartProps<T>) {
  const tData = useMessages(uiDataMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const id = useId();
  return (
    <Root data-slot="product-part" aria-labelledby={id} aria-busy={reading.status === 'loading'}>
      <h2 id={id}>{title}</h2>
      {reading.status === 'loading' && (
        <>
          <VisuallyHidden>{tData('loading')}</VisuallyHidden>
          <Skeleton shape="block" height={42} />
        </>
      )}
      {reading.status === 'failed' && (
        <Banner
          tone="danger"
          title={failureText(reading.failure, failedText)}
          actions={
            reading.failure.retry && (
              <Button size="sm" isPending={reading.isRefreshing} onPress={reading.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      {reading.status === 'ready' && children(reading.data)}
    </Root>
  );
}

/** The quantity of a product in subscriptions. */
export function heldQuantity(held: readonly Subscription[], productId: string): number {
  const own = held.filter((subscription) => subscription.productId === productId);
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Products of which one is required, and what the customer has of each. */
export function RequiredProducts({
  required,
  held,
  customer,
  inCart,
}: {
  required: Reading<readonly Product[]>;
  /** The customer's subscriptions; null until they are known. */
  held: readonly Subscription[] | null;
  /** Name of the customer; null if none. */
  customer: string | null;
  inCart: readonly string[];
}) {
  const { product: productHref } = useLinks();
  const t = useMessages(productsProductMessages);
  const isKnown = held !== null && customer !== null;
  const noteOf = ({ id }: Product) => {
    const quantity = isKnown ? heldQuantity(held, id) : 0;
    if (isKnown && quantity > 0) return t('hasSo', { customer, quantity });
    if (inCart.includes(id)) return t('inCart');
    return isKnown && t('hasNot', { customer });
  };
  return (
    <ProductPart title={t('requires')} reading={required} failedText={t('requiresFailed')}>
      {(products) => {
        const isThere = products.some(({ id }) => isKnown && heldQuantity(held, id) > 0);
        const isComing = products.some(({ id }) => inCart.includes(id));
        return (
          <>
            {isKnown && isThere && <p>{t('requiresHas', { customer })}</p>}
            {isKnown && !isThere && !isComing && <p>{t('requiresMissing', { customer })}</p>}
            <ul>
              {products.map((product) => (
                <li key={product.id}>
                  <Link href={productHref?.(product.id)}>
                    <bdi>{product.name}</bdi>
                  </Link>
                  <span>{noteOf(product)}</span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ProductPart>
  );
}

/** Add-ons of the product; renders nothing if there are none. */
export function AddOns({ addOns }: { addOns: Reading<readonly Product[]> }) {
  const { product: productHref } = useLinks();
  const t = useMessages(productsProductMessages);
  if (addOns.status === 'ready' && addOns.data.length === 0) return null;
  return (
    <ProductPart title={t('addOns')} reading={addOns} failedText={t('addOnsFailed')}>
      {(products) => (
        <ul>
          {products.map((product) => {
            const plan = cheapestPlan(product);
            return (
              <li key={product.id}>
                <Link href={productHref?.(product.id)}>
                  <bdi>{product.name}</bdi>
                </Link>
                {plan && <OfferPrice plan={plan} />}
              </li>
            );
          })}
        </ul>
      )}
    </ProductPart>
  );
}

const NONE: readonly Subscription[] = [];

/** The viewer's customers that already have it. */
export function ProductHolders({ holders }: { holders: Reading<Page<Subscription>> }) {
  const links = useLinks();
  const t = useMessages(productsProductMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const { data, totalRecords } = dataOr(holders, {
    data: NONE,
    totalRecords: null,
    totalPages: null,
  });
  const more = (totalRecords ?? data.length) - data.length;
  return (
    <ProductPart title={t('holders')} reading={holders} failedText={t('holdersFailed')}>
      {() =>
        data.length === 0 ? (
          <p>{t('holdersNone')}</p>
        ) : (
          <>
            <ul>
              {data.map(({ id, customerId, customerName, quantity, term }) => (
                <li key={id}>
                  <Link href={links.customer?.(customerId)}>
                    <bdi>{customerName}</bdi>
                  </Link>
                  <span>{`${t('units', { count: quantity })} · ${termWords(term, tPlans)}`}</span>
                </li>
              ))}
            </ul>
            {more > 0 && <p>{t('holdersMore', { count: more })}</p>}
          </>
        )
      }
    </ProductPart>
  );
}
