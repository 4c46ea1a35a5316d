import type { Cart } from '../../domain/cart/cart';
import type { Quote } from '../../domain/cart/quote';
import { cartFinalMessages, cartOutcomeMessages } from '../../messages/generated/en/cart';
import { sharedPricingMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { Banner } from '../ui/Banner';
import { Card } from '../ui/Card';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface PriceChangesProps {
  cart: Cart;
  /** The quote before the change. */
  before: Quote;
  /** The current quote. */
  after: Quote;
}

const List = styled('ul')(
  layered(`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & del { margin-inline-end: 6px; opacity: 0.8; }
  & > li[data-total] { font-weight: 600; }
  `),
);

interface Change {
  readonly id: string;
  readonly name: string;
  readonly was: number | null;
  readonly now: number;
}

/** Changed first charges by line and customer, and changed totals. */
function changesOf({ cart, before, after }: PriceChangesProps) {
  const lines = after.lines.flatMap(({ lineId, targetId, net }): readonly Change[] => {
    const old = before.lines.find((each) => each.lineId === lineId && each.targetId === targetId);
    const line = cart.lines.find(({ id }) => id === lineId);
    const target = cart.targets.find(({ id }) => id === targetId);
    if (!line || old?.net === net) return [];
    const name = cart.targets.length > 1 && target ? `, ${target.customerName}` : '';
    const id = `${lineId} ${targetId}`;
    return [{ id, name: `${line.productName}${name}`, was: old?.net ?? null, now: net }];
  });
  const totals = after.targets.flatMap(({ targetId, total }): readonly Change[] => {
    const old = before.targets.find((each) => each.targetId === targetId)?.total ?? null;
    const target = cart.targets.find(({ id }) => id === targetId);
    return target ? [{ id: targetId, name: target.customerName, was: old, now: total }] : [];
  });
  return { lines, totals };
}

/** The old and new prices by line, after a quote has expired or changed (commerce §3, "Price"). */
export function PriceChanges(props: PriceChangesProps) {
  const t = useMessages(cartOutcomeMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const tFinal = useMessages(cartFinalMessages);
  const { lines, totals } = changesOf(props);
  const currency = props.after.currency ?? '';
  const isSame = totals.every(({ was, now }) => was === now) && lines.length === 0;
  const amounts = ({ was, now }: Change) => (
    <span>
      {was !== null && was !== now && (
        <>
          <del>
            <VisuallyHidden>{`${tPricing('oldPrice')} `}</VisuallyHidden>
            <Amount amount={was} currency={currency} />
          </del>{' '}
        </>
      )}
      <Amount amount={now} currency={currency} />
    </span>
  );
  return (
    <>
      <Banner
        tone={isSame ? 'info' : 'warning'}
        announce="assertive"
        title={isSame ? tPricing('priceRenewed') : tPricing('priceIsAnother')}
      >
        {isSame ? t('priceRenewedText') : t('priceIsAnotherText')}
      </Banner>
      <Card>
        <List>
          {lines.map((change) => (
            <li key={change.id}>
              <bdi>{change.name}</bdi>
              {amounts(change)}
            </li>
          ))}
          {totals.map((change) => (
            <li key={change.id} data-total="">
              <span>
                <bdi>{change.name}</bdi>
                <span>{`: ${tFinal('totalAmount')}`}</span>
              </span>
              {amounts(change)}
            </li>
          ))}
        </List>
      </Card>
    </>
  );
}
