import type { Access } from '../access';
import type { Customer, Tenant } from '../customers/customer';
import type { Failure } from '../failure';
import type { ListState } from '../list-query';
import type { Reading } from '../reading';
import type { NeedRefusal } from '../users/permission-access';
import type { CustomerType } from '../users/user';
import type { Cart } from './cart';
import type { CartNews } from './cart-edits';
import type { CartQuestion } from './cart-question';
import type { CartHrefs } from './cart-screen';
import type { ChosenClient, ClientRefusal } from './clients';

/** What a `SelectClientScreen` shows, and what it calls. */
export interface SelectClientScreenContent extends ListState<Customer> {
  /** Whether the viewer may buy, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The permission that is missing where access is refused. */
  readonly permission: string;
  /** The cart, as far as it is known. */
  readonly cart: Reading<Cart>;
  /** The viewer's level. */
  readonly customerType: CustomerType;
  /** Where the pages are. */
  readonly hrefs: CartHrefs;
  /** Whom one buys for, once it is saved. */
  readonly chosen: readonly ChosenClient[];
  /** Why one cannot buy for some of the customers that are shown, by their id. */
  readonly refusals: ReadonlyMap<string, ClientRefusal>;
  /** The currency that a customer has to buy in; null for any. */
  readonly currency: string | null;
  /** One's own company, for who may buy for it; null for who may not, and until it is read. */
  readonly ownCompany: Customer | null;
  /** Customers whose orders are the latest. */
  readonly recent: readonly Customer[];
  /** The tenants of those chosen, by customer. */
  readonly tenants: Reading<ReadonlyMap<string, readonly Tenant[]>>;
  /** What somebody else changed meanwhile; null for nothing. */
  readonly news: CartNews | null;
  /** Why the choice could not be saved; null for no such reason. */
  readonly failure: Failure | null;
  /** While it is being saved. */
  readonly isPending: boolean;
  /** What is asked before what is in the cart is bought for others. @default nothing */
  readonly question?: CartQuestion | null | undefined;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** Called with a customer to buy for, or not any more. */
  readonly onToggle: (customer: Customer) => void;
  /** Called with the place of a client who is not to be bought for. */
  readonly onDrop: (index: number) => void;
  /** Called with the tenant of a chosen client, by their place. */
  readonly onTenantChange: (index: number, tenantId: string | null) => void;
  /** Called when the choice is to be saved. */
  readonly onSave: () => void;
  /** Called when one's own choice is to be made on top of what changed. */
  readonly onApplyAgain: () => void;
  /** Called when what changed is seen. */
  readonly onLeaveEdit: () => void;
}
