import { useState } from 'react';
import type { ProductScreenProps } from '../../contracts/products';
import { firstPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { canBuyProduct } from '../../domain/products/product-access';
import { dataOr } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  productsCompareMessages,
  productsProductMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { sharedBuyerMessages } from '../../messages/generated/en/shared';
import { uiQuantityMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { quantityEnds } from '../ui/quantity-step';
import { AddToCartPanel } from './AddToCartPanel';
import { limitsWords } from './limits-words';
import { PlanChoice } from './PlanChoice';
import { ProductMarks } from './ProductMarks';
import { AddOns, heldQuantity, ProductHolders, RequiredProducts } from './ProductRelations';
import { countryNames, kindWords } from './product-words';

/** Vendor, kind, countries and quantity limits of a product. */
function ProductFacts({ product }: { product: Product }) {
  const { vendor, category, kind, countries, limits, needsTenant } = product;
  const t = useMessages(productsSharedMessages);
  const tCompare = useMessages(productsCompareMessages);
  const tQuantity = useMessages(uiQuantityMessages);
  const locale = useMessagesLocale();
  return (
    <DescriptionList
      layout="columns"
      items={[
        { id: 'vendor', term: t('vendor'), value: <bdi>{vendor.name}</bdi> },
        { id: 'category', term: t('category'), value: category },
        { id: 'kind', term: t('kind'), value: kindWords(kind, t) },
        { id: 'quantity', term: t('quantity'), value: limitsWords(limits, t, tQuantity) },
        {
          id: 'countries',
          term: tCompare('rowCountries'),
          value: countries.length > 0 ? countryNames(countries, locale) : tCompare('everywhere'),
        },
        {
          id: 'tenant',
          term: tCompare('rowTenant'),
          value: tCompare(needsTenant ? 'tenantNeeded' : 'tenantNotNeeded'),
        },
      ]}
    />
  );
}

const Root = styled('div')(
  layered(`
  container-type: inline-size;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--plinth-space-6);
  }
  & [data-slot='product-main'], & [data-slot='product-more'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--plinth-space-6);
    min-inline-size: 0;
  }
  @container (width >= 880px) {
    & > div:has(> [data-slot='add-to-cart']) {
      grid-template-columns: minmax(0, 1fr) 340px;
      grid-template-rows: auto 1fr;
      grid-template-areas: 'main buy' 'more buy';
    }
    & [data-slot='product-main'] { grid-area: main; }
    & [data-slot='add-to-cart'] { grid-area: buy; }
    & [data-slot='product-more'] { grid-area: more; }
  }
  `),
);

const NO_SUBSCRIPTIONS: readonly Subscription[] = [];

/** A loaded product: plans, prices and relations. */
export function ReadyProduct({ data: product, ...props }: ProductScreenProps & { data: Product }) {
  const { subscription: subscriptionHref, product: productHref } = useLinks();
  const { inCart } = props;
  const { buyer } = props.buying;
  const { held, required, addOns, holders } = props.related;
  const t = useMessages(productsProductMessages);
  const tBuyer = useMessages(sharedBuyerMessages);
  const [planId, setPlanId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | null>(quantityEnds(product.limits).least);
  const plan = product.plans.find(({ id }) => id === planId) ?? firstPlan(product);
  const { allowed } = canBuyProduct(product, buyer.facts?.country ?? null);
  const customer = buyer.shown?.customerName ?? null;
  const owned = held?.status === 'ready' ? dataOr(held, NO_SUBSCRIPTIONS) : null;
  const own = heldQuantity(owned ?? NO_SUBSCRIPTIONS, product.id);
  // A subscription to this plan, otherwise to another plan of the product.
  const theirs = (owned ?? NO_SUBSCRIPTIONS).filter(({ productId }) => productId === product.id);
  const seats = theirs.find((each) => each.planId === plan?.id) ?? theirs[0];

  return (
    <Root data-slot="ready-product">
      <div>
        <Part as="div" data-slot="product-main">
          <ProductMarks product={product} facts={buyer.facts} />
          {plan && <PlanChoice product={product} plan={plan} onChoose={setPlanId} />}
        </Part>
        {plan && allowed && (
          <AddToCartPanel
            product={product}
            plan={plan}
            quantity={quantity}
            onQuantityChange={setQuantity}
            customer={customer}
            others={Math.max(0, (buyer.targets?.length ?? 0) - 1)}
            note={
              customer !== null &&
              own > 0 && (
                <>
                  <span>{t('hasAlready', { customer, quantity: own })}</span>{' '}
                  {seats && subscriptionHref && (
                    <Link href={subscriptionHref(seats.id)}>{tBuyer('itsSeats')}</Link>
                  )}
                </>
              )
            }
            canBuy={props.canBuy}
            adding={props.adding}
            now={props.now}
          />
        )}
        <Part as="div" data-slot="product-more">
          <ProductFacts product={product} />
          {product.requires.length > 0 && (
            <RequiredProducts {...{ required, customer, inCart, productHref }} held={owned} />
          )}
          {product.kind !== 'addon' && <AddOns addOns={addOns} />}
          {holders && <ProductHolders holders={holders} />}
        </Part>
      </div>
    </Root>
  );
}
