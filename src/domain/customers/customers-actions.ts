import type { Access } from '../access';
import type { Customer } from './customer';
import type { CustomerRefusal } from './customer-rules';
import type {
  BuyForCustomer,
  BuyRefusal,
  CustomerMove,
  CustomerMoveState,
} from './customer-screen';

/** Buying for a customer from the list. */
export interface CustomersBuying {
  /** Whether one can buy for a customer, and why not. */
  readonly access: (customer: Customer) => Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** Sets the cart to a customer. */
  readonly onBuy: (customer: Customer) => void;
  /** Whom the cart is being set to, and how that goes; null for nobody yet. */
  readonly current: {
    /** The customer. */
    readonly customer: Customer;
    /** How it goes. */
    readonly buy: BuyForCustomer;
  } | null;
}

/** What can be done with a customer from the list (commerce §5). */
export interface CustomersActions {
  /** Whether a customer's state can be changed, and why not. */
  readonly moveAccess: (customer: Customer, action: CustomerMove) => Access<CustomerRefusal>;
  /** Asks before it is changed. */
  readonly onMove: (customer: Customer, action: CustomerMove) => void;
  /** The dialog that asks; null while it is closed. */
  readonly dialog: CustomerMoveState | null;
  /** Buying; null for who may not buy. */
  readonly buying: CustomersBuying | null;
}
