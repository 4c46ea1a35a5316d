import type { Page } from '../../domain/paging';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { productsProductMessages } from '../../messages/generated/en/products';
import { uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { termWords } from '../ui/plan-words';
import { OfferPrice } from './OfferPrice';
import { ProductPart } from './ProductPart';

/** How many of a product there are among subscriptions. */
export function heldQuantity(held: readonly Subscription[], productId: string): number {
  const own = held.filter((subscription) => subscription.productId === productId);
  return own.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The products of which one must be there as well, and what the customer has of them. */
export function RequiredProducts({
  required,
  held,
  customer,
  inCart,
}: {
  required: Reading<readonly Product[]>;
  /** What the customer has; null while that is not known. */
  held: readonly Subscription[] | null;
  /** The customer's name; null for nobody. */
  customer: string | null;
  inCart: readonly string[];
}) {
  const { product: productHref } = useLinks();
  const t = useMessages(productsProductMessages);
  const knows = held !== null && customer !== null;
  const says = ({ id }: Product) => {
    const quantity = knows ? heldQuantity(held, id) : 0;
    if (knows && quantity > 0) return t('hasSo', { customer, quantity });
    if (inCart.includes(id)) return t('inCart');
    return knows && t('hasNot', { customer });
  };
  return (
    <ProductPart title={t('requires')} reading={required} failedText={t('requiresFailed')}>
      {(products) => {
        const isThere = products.some(({ id }) => knows && heldQuantity(held, id) > 0);
        const isComing = products.some(({ id }) => inCart.includes(id));
        return (
          <>
            {knows && isThere && <p>{t('requiresHas', { customer })}</p>}
            {knows && !isThere && !isComing && <p>{t('requiresMissing', { customer })}</p>}
            <ul>
              {products.map((product) => (
                <li key={product.id}>
                  <Link href={productHref?.(product.id)}>
                    <bdi>{product.name}</bdi>
                  </Link>
                  <span>{says(product)}</span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ProductPart>
  );
}

/** What can be bought on top; nothing where there is nothing. */
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

/** Who has it already, of all whom the viewer looks after. */
export function ProductHolders({ holders }: { holders: Reading<Page<Subscription>> }) {
  const t = useMessages(productsProductMessages);
  const tPlans = useMessages(uiPlansMessages);
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
              {data.map(({ id, customerName, quantity, term }) => (
                <li key={id}>
                  <bdi>{customerName}</bdi>
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
