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

/** What is put into a cart. */
export type AddedChoice = Pick<CartLineChoice, 'planId' | 'quantity'>;

/** How it stands with what is put into the cart. */
export interface CartAdding {
  /** Puts it into the cart; while another one is under way nothing is sent. */
  readonly onAdd: (choice: AddedChoice) => void;
  /** Whether one is under way. */
  readonly isPending: boolean;
  /** Why the last one failed; null for no failure. */
  readonly failure: Failure | null;
  /** What became of the last one; null for nothing yet, and after a failure. */
  readonly result: 'added' | 'expired' | 'alreadyOrdered' | null;
  /** What was put in last; null for nothing. */
  readonly choice: AddedChoice | null;
}

/** A switch that takes costs and margins off the screen, for when a customer looks on (commerce §6). */
export interface ClientView {
  /** Whether costs and margins are off the screen. */
  readonly isOn: boolean;
  /** Called with what it is switched to. */
  readonly onChange: (isOn: boolean) => void;
}

/** The way from a customer to prices of its own. */
export interface OwnPrices {
  /** While they are made. */
  readonly isPending: boolean;
  /** Why the last try failed; null for nothing. */
  readonly failure: Failure | null;
  /** Makes a list of that name for the customer alone, and opens it. */
  readonly onCreate: (name: string) => void;
}

/** What is to become of a price. */
export interface PriceChange {
  /** The price, in minor units; null for that of the mark-up. */
  readonly unitPrice: number | null;
  /** Whether it may be below what the plan costs. */
  readonly allowBelowCost: boolean;
}

/** The dialog that changes a price, while it is open. */
export interface PriceOverrideModalProps {
  /** By which list. */
  readonly list: PriceList;
  /** Of which plan, with the price that it has now. */
  readonly plan: PlanPrice;
  /** While it is saved: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** Called with what is to become of it. */
  readonly onSave: (change: PriceChange) => void;
  /** Closes it. */
  readonly onClose: () => void;
}

/** Whom one buys a product for. */
export interface ProductBuying {
  /** Whom one buys for, and whose prices are shown. */
  buyer: Buyer;
  /** Why it is not known whom one buys for. @default it is */
  failure?: Failure | undefined;
  /** The customer whose prices were asked for, by id; null for nobody. */
  pricesOf: string | null;
  /** Called with the customer whose prices shall be shown. */
  onPricesOfChange: (customerId: string) => void;
}

/** What belongs to a product. */
export interface RelatedProducts {
  /** The products of which one must be there as well. */
  required: Reading<readonly Product[]>;
  /** What the customer has of it and of those that it needs; null where that is not known. */
  held: Reading<readonly Subscription[]> | null;
  /** Its add-ons. */
  addOns: Reading<readonly Product[]>;
  /** Who has it already; null where that is not shown. */
  holders: Reading<Page<Subscription>> | null;
}

/** Props of {@link ProductScreen}. */
export interface ProductScreenProps {
  /** What it is called, where that is known before it is read. @default an outline */
  knownTitle?: string | undefined;
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** The product, at the prices of whom one buys for. */
  product: Reading<Product>;
  /** Whether the viewer may put anything into a cart. */
  canBuy: boolean;
  /** Puts it into the cart, and says what became of it. */
  adding: CartAdding;
  /** Ids of the products that are in the cart. */
  inCart: readonly string[];
  /** The switch that takes costs off the screen; null for who sees none. */
  clientView: ClientView | null;
  /** The present time in milliseconds since 1970, to the minute. */
  now: number;
  /** Whom one buys for, and at whose prices. */
  readonly buying: ProductBuying;
  /** What belongs to it. */
  readonly related: RelatedProducts;
}

/** Props of {@link ProductsScreen}. */
export interface ProductsScreenProps {
  /** The list. */
  readonly list: ListState<Product>;
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** Whom one buys for, and whose prices are shown. */
  buyer: Buyer;
  /** Why it is not known whom one buys for. @default it is */
  buyerFailure?: Failure | undefined;
  /** Cards or a list, and what is compared. */
  place: ProductsPlace;
  /** Called with where the reader goes. */
  onPlaceChange: (place: ProductsPlace) => void;
  /** What the top vendors offer; they themselves are counted by the list. */
  vendors: Reading<readonly VendorOffer[]>;
  /** What is compared. */
  compared: Reading<readonly Product[]>;
}

/** Props of {@link PriceListScreen}. */
export interface PriceListScreenProps {
  /** The list. */
  readonly list: ListState<PlanPrice>;
  /** What it is called, where that is known before it is read. @default an outline */
  knownTitle?: string | undefined;
  /** Whether the viewer may see price lists, and why not. */
  access: Access<NeedRefusal>;
  /** The price list; `empty` when there is none of that id. */
  priceList: Reading<PriceList>;
  /** Every plan with its price by the list, of which `rows` are a page. */
  plans: Reading<readonly PlanPrice[]>;
  /** Who sells by it; null where it is the viewer's company. */
  sellers: PriceListSellers | null;
  /** The list that it is based on. @default none, or one that is not known yet */
  base?: PriceListBase | null | undefined;
  /** The switch that takes costs and margins off the screen; null for who sees none. */
  clientView: ClientView | null;
  /** Whether a price can be changed, and why not. Keep the function stable. */
  changeAccess: (plan: PlanPrice) => Access<PriceRefusal>;
  /** Called with a plan whose price is to be changed. Keep the function stable. */
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
  /** Who sells by them; null where all are those of the viewer's company. */
  sellers: PriceListSellers | null;
  /** The switch that takes costs and margins off the screen; null for who sees none. */
  clientView: ClientView | null;
}
