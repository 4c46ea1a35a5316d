import { getProduct, listProducts } from '../../api/calls/products';
import type { DrawerPlans } from '../../contracts/subscriptions';
import { ALLOWED } from '../../domain/access';
import { canReadProducts } from '../../domain/products/product-access';
import {
  otherUpgrades,
  type PlanChoices,
  planChoices,
} from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CommerceActor } from '../../domain/users/permission-access';
import { useRead } from '../reads/useRead';

const never = () => false;
/** A plan has no more upgrades than one page holds. */
const UPGRADES = { pageNumber: 1, pageSize: 100 } as const;

/** The plans that a subscription can change to, at its customer's prices; read on request. */
export function usePlanChoices(
  subscription: Subscription | null,
  actor: CommerceActor | null,
  isAsked: boolean,
): DrawerPlans {
  const access = actor ? canReadProducts(actor) : ALLOWED;
  const { productId = '', customerId = '', planId = '' } = subscription ?? {};
  const choices = useRead<PlanChoices>({
    key: ['products', 'choices', productId, customerId, planId],
    isEnabled: isAsked && subscription !== null && access.allowed,
    isEmpty: never,
    async read(client, options) {
      const product = await getProduct(client, { id: productId, customerId }, options);
      const ids = otherUpgrades(product, planId);
      const query = { ...UPGRADES, customerId, filters: { planId: ids } };
      const others = ids.length > 0 ? (await listProducts(client, query, options)).data : [];
      return planChoices(subscription ?? { planId, currency: '' }, product, others);
    },
  });
  return { access, choices };
}
