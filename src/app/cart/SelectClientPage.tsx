import { useNavigate } from 'react-router';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { selectClient } from '../../screens/cart';
import type { PageProps } from '../area';
import { pageOf } from '../page-of';
import { Redirect } from '../Redirect';
import { marketplacePageIn } from './choose-client';
import { CART_PAGES } from './paths';

const SelectClient = pageOf(selectClient, ({ params }) => {
  const navigate = useNavigate();
  return { onDone: () => void navigate(marketplacePageIn(params) ?? CART_PAGES.cart) };
});

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
