import type { Access, NeedRefusal } from '../domain/access';
import type { Buyer } from '../domain/cart/buyer';
import type { CartLineChoice } from '../domain/cart/cart';
import type { Failure } from '../domain/failure';
import type { Page } from '../domain/paging';
import type { PlanPrice } from '../domain/products/plan-prices';
import type { PriceRefusal } from '../domain/products/price-list-access';
import type { PriceListSellers } from '../domain/products/price-list-sellers';
import type { PriceList, PriceListBase, Product } from '../domain/products/product';
import type { ProductsPlace } from '../domain/products/products-place';
import type { VendorOffer } from '../domain/products/top-vendors';
import type { Reading } from '../domain/reading';
import type { Subscription } from '../domain/subscriptions/subscription';
import type { ListState } from './list';

/** A product to add to a cart. */
export type AddedChoice = Pick<CartLineChoice, 'planId' | 'quantity'>;

/** Adding to the cart. */
export interface CartAdding {
  /** Adds it to the cart; ignored while another request is pending. */
  readonly onAdd: (choice: AddedChoice) => void;
  /** Whether a request is pending. */
  readonly isPending: boolean;
  /** Why the last request failed; null for no failure. */
  readonly failure: Failure | null;
  /** The result of the last request; null before the first, and after a failure. */
  readonly result: 'added' | 'expired' | 'alreadyOrdered' | null;
  /** The product added last; null for none. */
  readonly choice: AddedChoice | null;
}

/** A switch that hides costs and margins while a customer is watching (commerce §6). */
export interface ClientView {
  /** Whether costs and margins are hidden. */
  readonly isOn: boolean;
  /** Called with the new state. */
  readonly onChange: (isOn: boolean) => void;
}

/** Creating a price list for one customer. */
export interface OwnPrices {
  /** Whether the list is being created. */
  readonly isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  readonly failure: Failure | null;
  /** Creates a list of that name for this customer and opens it. */
  readonly onCreate: (name: string) => void;
}

/** The change of a price. */
export interface PriceChange {
  /** The price in minor units; null to use the mark-up. */
  readonly unitPrice: number | null;
  /** Whether it may be below the cost of the plan. */
  readonly allowBelowCost: boolean;
}

/** The dialog that changes a price, while it is open. */
export interface PriceOverrideModalProps {
  /** The price list. */
  readonly list: PriceList;
  /** The plan with its current price. */
  readonly plan: PlanPrice;
  /** Whether it is being saved; the dialog cannot be closed meanwhile. */
  readonly isPending: boolean;
  /** Why the last attempt failed; the input is kept. */
  readonly failure: Failure | null;
  /** Called with the change. */
  readonly onSave: (change: PriceChange) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The buyer of a product. */
export interface ProductBuying {
  /** The buyer, whose prices are shown. */
  buyer: Buyer;
  /** Why the buyer is unknown. @default known */
  failure?: Failure | undefined;
  /** The id of the customer whose prices were requested; null for none. */
  pricesOf: string | null;
  /** Called with the customer whose prices to show. */
  onPricesOfChange: (customerId: string) => void;
}

/** Products related to a product. */
export interface RelatedProducts {
  /** The products of which the customer needs one. */
  required: Reading<readonly Product[]>;
  /** The customer's subscriptions to it and to the products it requires; null if unknown. */
  held: Reading<readonly Subscription[]> | null;
  /** Its add-ons. */
  addOns: Reading<readonly Product[]>;
  /** The customers that already have it; null if not shown. */
  holders: Reading<Page<Subscription>> | null;
}

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** Its title, if known before it has loaded. @default a placeholder */
  knownTitle?: string | undefined;
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** The product, at the buyer's prices. */
  product: Reading<Product>;
  /** Whether the viewer may add to a cart. */
  canBuy: boolean;
  /** Adds it to the cart, with the result. */
  adding: CartAdding;
  /** Ids of the products that are in the cart. */
  inCart: readonly string[];
  /** The switch that hides costs; null if the viewer sees none. */
  clientView: ClientView | null;
  /** The present time in milliseconds since 1970, to the minute. */
  now: number;
  /** The buyer, whose prices are shown. */
  readonly buying: ProductBuying;
  /** Related products. */
  readonly related: RelatedProducts;
}

/** Props of {@link ProductsScreen}. */
export interface ProductsScreenProps {
  /** The list. */
  readonly list: ListState<Product>;
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** The buyer, whose prices are shown. */
  buyer: Buyer;
  /** Why the buyer is unknown. @default known */
  buyerFailure?: Failure | undefined;
  /** Cards or a list, and the comparison. */
  place: ProductsPlace;
  /** Called with the new state. */
  onPlaceChange: (place: ProductsPlace) => void;
  /** The product counts of the top vendors; the vendors come from the list. */
  vendors: Reading<readonly VendorOffer[]>;
  /** What is compared. */
  compared: Reading<readonly Product[]>;
}

/** Props of {@link PriceListScreen}. */
export interface PriceListScreenProps {
  /** The list. */
  readonly list: ListState<PlanPrice>;
  /** Its title, if known before it has loaded. @default a placeholder */
  knownTitle?: string | undefined;
  /** Whether the viewer may see price lists, and why not. */
  access: Access<NeedRefusal>;
  /** The price list; `empty` if the id does not exist. */
  priceList: Reading<PriceList>;
  /** Every plan with its price; `rows` is a page of them. */
  plans: Reading<readonly PlanPrice[]>;
  /** The seller; null for the viewer's company. */
  sellers: PriceListSellers | null;
  /** The list that it is based on. @default none, or not loaded yet */
  base?: PriceListBase | null | undefined;
  /** The switch that hides costs and margins; null if the viewer sees none. */
  clientView: ClientView | null;
  /** Whether a price can be changed, and why not. Keep the function stable. */
  changeAccess: (plan: PlanPrice) => Access<PriceRefusal>;
  /** Called with the plan whose price to change. Keep the function stable. */
  onChangePrice: (plan: PlanPrice) => void;
  /** The dialog that changes a price; null while it is closed. */
  dialog: PriceOverrideModalProps | null;
}

/** Props of {@link PriceListsScreen}. */
export interface PriceListsScreenProps {
  /** The list. */
  readonly list: ListState<PriceList>;
  /** Whether the viewer may see price lists, and why not. */
  access: Access<NeedRefusal>;
  /** The seller; null if all lists are of the viewer's company. */
  sellers: PriceListSellers | null;
  /** The switch that hides costs and margins; null if the viewer sees none. */
  clientView: ClientView | null;
}
