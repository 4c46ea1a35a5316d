import { cartPageMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PURCHASE_BODY, RECORDS } from './purchase-css';

const Body = styled('div')(layered(PURCHASE_BODY));
const Records = styled(Card)(layered(RECORDS));

/** Placeholder of a purchase page while the cart is loading. */
export function PurchaseSkeleton() {
  const t = useMessages(cartPageMessages);
  return (
    <Body aria-busy>
      <VisuallyHidden role="status">{t('loadingCart')}</VisuallyHidden>
      <Part as="div" data-slot="purchase-parts">
        <Records>
          <Skeleton width={180} height={20} />
          {['1', '2', '3'].map((line) => (
            <div key={line}>
              <Skeleton width="50%" />
              <Skeleton width="80%" />
            </div>
          ))}
        </Records>
      </Part>
      <Card>
        <Skeleton width={120} height={20} />
        <Skeleton width="100%" height={36} />
      </Card>
    </Body>
  );
}
