import { memo } from 'react';
import type { Buyer } from '../../domain/cart/buyer';
import type { Failure } from '../../domain/failure';
import { failureText } from '../../domain/failure';
import { productsSharedMessages } from '../../messages/generated/en/products';
import { uiFeedbackMessages, uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { BuyingFor } from '../shared/BuyingFor';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { useLinks } from '../ui/LinksProvider';
import { LazyFilterMenu } from '../ui/list/LazyFilterMenu';

interface BuyerBarProps {
  buyer: Buyer;
  failure: Failure | undefined;
  onPricesOfChange: (customerId: string) => void;
}

const Bar = styled('div')(
  layered(`
  /* Always in sight, under what the shell keeps there. */
  position: sticky;
  inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--shell-banner, 0px));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-2) var(--plinth-space-4);
  padding-block: var(--plinth-space-2);
  border-block-end: 1px solid var(--plinth-border);
  background: var(--plinth-surface-sunken);
  `),
);

/** The selected customers, and which one's prices are shown. Stays in view (commerce §5). */
export const BuyerBar = memo(function BuyerBar(props: BuyerBarProps) {
  const { buyer, failure, onPricesOfChange } = props;
  const chooseBuyerHref = useLinks().chooseBuyer?.();
  const t = useMessages(productsSharedMessages);
  const tList = useMessages(uiListMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const { targets, shown } = buyer;
  if (failure) {
    return (
      <Banner
        tone="warning"
        title={t('buyerFailed')}
        actions={
          failure.retry && (
            <Button size="sm" onPress={failure.retry}>
              {tFeedback('tryAgain')}
            </Button>
          )
        }
      >
        {failureText(failure, '')}
      </Banner>
    );
  }
  const customers = new Map(targets?.map((each) => [each.customerId, each.customerName]));
  // Without a cart and the permission to choose there is no buyer.
  if (targets?.length === 0 && chooseBuyerHref === undefined) return null;
  return (
    <Bar data-slot="buyer-bar">
      <BuyingFor targets={targets} changeHref={chooseBuyerHref} />
      {shown && customers.size > 1 && (
        <LazyFilterMenu
          label={t('pricesOf')}
          text={tList('filterSet', { label: t('pricesOf'), value: shown.customerName })}
          options={[...customers].map(([value, label]) => ({
            value,
            label,
            count: undefined,
            isChosen: value === shown.customerId,
          }))}
          onToggle={onPricesOfChange}
        />
      )}
    </Bar>
  );
});
