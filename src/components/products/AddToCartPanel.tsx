import type { ReactNode } from 'react';
import type { CartAdding } from '../../contracts/products';
import { fieldTexts } from '../../domain/failure';
import { shownPrice } from '../../domain/products/plan-offers';
import type { Plan, Product } from '../../domain/products/product';
import { CART_USE } from '../../domain/products/product-access';
import { plannedCharges } from '../../domain/subscriptions/planned-charges';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  productsProductMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { sharedPriceListMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import type { DescriptionItem } from '../ui/DescriptionList';
import { DescriptionList } from '../ui/DescriptionList';
import { FormError } from '../ui/FormError';
import { CartIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MomentText } from '../ui/MomentText';
import { NeededPermission } from '../ui/NeededPermission';
import { numberFormat } from '../ui/number-format';
import { QuantityField } from '../ui/QuantityField';

interface PlannedChargesListProps {
  plan: Plan;
  /** Quantity; null while the input is invalid. */
  quantity: number | null;
  /** Whether a customer is selected, whose price it is. */
  hasBuyer: boolean;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/** The price that the charges are computed with: without a customer the list price. */
const priceOf = (plan: Plan, hasBuyer: boolean) => (hasBuyer ? plan.unitPrice : shownPrice(plan));

const Note = styled('p')(
  layered(`
  margin: 0;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  `),
);

/** First charge, charge per cycle and commitment (commerce §5); unknown amounts are not shown. */
function PlannedChargesList(props: PlannedChargesListProps) {
  const { plan, quantity, hasBuyer, now } = props;
  const t = useMessages(productsProductMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  if (plan.cycle === 'usage') return <Note>{t('usageNote')}</Note>;
  const unitPrice = priceOf(plan, hasBuyer);
  if (unitPrice === null) {
    return <Note>{t(hasBuyer ? 'chargesUnknown' : 'chargesForNobody')}</Note>;
  }
  if (quantity === null) return <Note role="status">{t('chargesForNoQuantity')}</Note>;
  const charges = plannedCharges({ ...plan, unitPrice }, quantity, now);
  if (!charges) return <Note role="status">{t('chargesUnknown')}</Note>;

  const { first, recurring, commitment, renewsOn, cancelUntilAt, isTrial } = charges;
  const { currency } = plan;
  const sums = calculations.planned({ ...plan, quantity, unitPrice }, charges);
  const money = (part: keyof typeof sums, amount: number) => (
    <Amount amount={amount} currency={currency} calculation={sums[part]} />
  );
  const lastDay = renewsOn === null ? '' : formatCivilDate(lastDayOf(renewsOn), locale, 'long');
  const items: DescriptionItem[] = [
    {
      id: 'first',
      term: t('firstCharge'),
      value: money('first', first),
      note: isTrial ? t('freeUntil', { date: lastDay }) : undefined,
    },
  ];
  if (recurring !== null) {
    const term = t(plan.cycle === 'year' ? 'eachYear' : 'eachMonth');
    items.push({ id: 'recurring', term, value: money('recurring', recurring) });
  }
  if (!isTrial) {
    items.push({
      id: 'commitment',
      term: t('commitment'),
      value: money('commitment', commitment),
      note: lastDay && t('commitmentNote', { date: lastDay }),
    });
  }
  return (
    <div aria-live="polite">
      <DescriptionList items={items} />
      {cancelUntilAt && (
        <Note>
          <MomentText instant={cancelUntilAt} sentence={(date) => t('cancelUntil', { date })} />
        </Note>
      )}
      <Note>{t('withoutTax')}</Note>
    </div>
  );
}

interface AddToCartPanelProps {
  product: Product;
  plan: Plan;
  /** Quantity; null while the input is invalid. */
  quantity: number | null;
  onQuantityChange: (quantity: number | null) => void;
  /** Name of the customer whose prices these are; null for none. */
  customer: string | null;
  /** Number of other customers that the cart is for, each at their own price. */
  others: number;
  /** A muted note, for example on what the customer already has. @default none */
  note: ReactNode;
  /** Whether the viewer may add to a cart. */
  canBuy: boolean;
  adding: CartAdding;
  now: number;
}

const Root = styled(Card)(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > div:has(> h2) { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > button { inline-size: 100%; }
  & > div:empty { position: absolute; }
  /* Sums stand under each other, at the edge of the card. */
  && dl { grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--plinth-space-4); }
  && dl > div { grid-column: 1 / -1; grid-template-columns: subgrid; }
  && dd:where(:dir(ltr)) { text-align: end; }
  && dd + dd { grid-column: 1 / -1; text-align: start; }
  `),
);

/** Quantity, cost, and the button that adds to the cart. Enter in the quantity does not submit. */
export function AddToCartPanel(props: AddToCartPanelProps) {
  const { cart: cartHref } = useLinks();
  const { product, plan, quantity, onQuantityChange, customer, others, note } = props;
  const { canBuy, adding, now } = props;
  const hasBuyer = customer !== null;
  const t = useMessages(productsProductMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPriceList = useMessages(sharedPriceListMessages);
  const locale = useMessagesLocale();
  const { failure, result, choice } = adding;
  const problems = failure && fieldTexts(failure, ['quantity', 'planId']);
  // A quantity error applies to that quantity only.
  const wrongQuantity = quantity === choice?.quantity ? problems?.fields.quantity : undefined;
  const rest = problems && (problems.fields.planId ?? problems.rest);
  const isListPrice = !hasBuyer && plan.unitPrice === null && plan.unitList !== null;
  const toCart = <Link href={cartHref}>{t('toCart')}</Link>;

  return (
    <Root data-slot="add-to-cart">
      <div>
        <h2>{t('charges')}</h2>
        {isListPrice && <small>{tPriceList('columnListPrice')}</small>}
        {others > 0 && customer !== null && <small>{t('chargesFor', { customer })}</small>}
      </div>
      <QuantityField
        label={tShared('quantity')}
        limits={product.limits}
        value={quantity}
        onChange={onQuantityChange}
        errorText={wrongQuantity}
        isRequired
      />
      {note && <p>{note}</p>}
      <PlannedChargesList plan={plan} quantity={quantity} hasBuyer={hasBuyer} now={now} />
      {others > 0 && <p>{t('chargesOthers', { count: others })}</p>}
      <FormError shouldFocus={false}>
        {failure && (rest || !wrongQuantity) && (
          <>
            <span>{rest || t('addFailed')}</span>
            <NeededPermission failure={failure} text={rest ?? ''} />
          </>
        )}
      </FormError>
      {canBuy ? (
        <Button
          variant="primary"
          isPending={adding.isPending}
          isDisabled={quantity === null}
          disabledReason={t('addFirst')}
          onPress={() => quantity !== null && adding.onAdd({ planId: plan.id, quantity })}
        >
          <CartIcon aria-hidden />
          <span>{t('addToCart')}</span>
        </Button>
      ) : (
        <p>{t('noBuyPermission', { permission: CART_USE.permission })}</p>
      )}
      <div aria-live="polite">
        {result === 'added' && choice && !adding.isPending && (
          <Banner
            tone="success"
            announce="off"
            title={t('added', {
              quantity: numberFormat(locale).format(choice.quantity),
              name: product.name,
            })}
            actions={toCart}
          />
        )}
        {result === 'expired' && (
          <Banner tone="warning" announce="off" title={t('cartExpired')} actions={toCart} />
        )}
        {result === 'alreadyOrdered' && (
          <Banner tone="info" announce="off" title={t('alreadyOrdered')} actions={toCart} />
        )}
      </div>
    </Root>
  );
}
