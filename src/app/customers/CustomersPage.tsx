import { useNavigate } from 'react-router';
import { customers } from '../../screens/customers';
import { pageOf } from '../page-of';
import { productsPaths } from '../products/paths';
import { useMoveAlert } from './useMoveAlert';

/** `/apps/customers`: the list, for those who have customers. */
export const CustomersPage = pageOf(customers, () => {
  const navigate = useNavigate();
  return { onDone: useMoveAlert(), onBuying: () => void navigate(productsPaths.products) };
});
