import { useNavigate, useSearchParams } from 'react-router';
import { SelectClientScreen } from '../../components/cart/SelectClientScreen';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { CUSTOMERS_LIST } from '../../domain/customers/customers-list';
import { useSelectClientScreen } from '../../hooks/cart/useSelectClientScreen';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { Redirect } from '../Redirect';
import { marketplacePageIn } from './choose-client';
import { CART_PAGES } from './paths';

/**
 * `/cart/select-client`: whom one buys for. It leads back to the page of the marketplace that one came
 * from, else to the cart. Who has no customers has nothing to choose.
 */
export function SelectClientPage({ user }: PageProps) {
  return user.customerType < CUSTOMERS_FROM_LEVEL ? (
    <Redirect to={CART_PAGES.cart} />
  ) : (
    <SelectClient />
  );
}

function SelectClient() {
  const t = useMessages(purchaseStepsMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const screen = useSelectClientScreen({
    ...useListAddress(CUSTOMERS_LIST),
    onDone: () => void navigate(marketplacePageIn(params) ?? CART_PAGES.cart),
  });
  return (
    <PageTitle title={t('selectClient')}>
      <SelectClientScreen {...screen} />
    </PageTitle>
  );
}
