import { cartPageMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PURCHASE_BODY } from './purchase-css';

const Body = styled('div')(layered(PURCHASE_BODY));

/** Placeholder of a purchase page while the cart is loading. */
export function PurchaseSkeleton() {
  const t = useMessages(cartPageMessages);
  return (
    <Body aria-busy>
      <VisuallyHidden role="status">{t('loadingCart')}</VisuallyHidden>
      <Part as="div" data-slot="purchase-parts">
        <Skeleton shape="block" height={280} />
      </Part>
      <Card>
        <Skeleton width={120} height={20} />
        <Skeleton width="100%" height={36} />
      </Card>
    </Body>
  );
}
