import {
  cartFinalMessages,
  cartLineMessages,
  cartSummaryMessages,
  cartValidateMessages,
} from '../../messages/generated/en/cart';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Find } from './find';
import type { Say } from './say';

/** The cart and its steps, up to the orders. */
export interface CartPage<Found> {
  /** A line, by product name. */
  line(name: string): Found;
  /** Changes the quantity of a line. */
  setQuantity(name: string, quantity: number): Promise<void>;
  /** Removes a line. */
  removeLine(name: string): Promise<void>;
  /** Goes from the cart to its validation. */
  validate(): Promise<void>;
  /** Goes from the validation to the final review. */
  review(): Promise<void>;
  /** Accepts the terms and places the order for one customer, by name. */
  placeOrder(customer: string): Promise<void>;
}

export function cartPage<Found>(find: Find<Found>, say: Say): CartPage<Found> {
  const line = (name: string) => find('group', name);
  return {
    line,
    async setQuantity(name, quantity) {
      const field = find('spinbutton', say(sharedFactsMessages, 'quantity'), line(name));
      await field.fill(String(quantity));
      await field.press('Tab');
    },
    removeLine: (name) => find('button', say(cartLineMessages, 'removeLine', { name })).click(),
    validate: () => find('link', say(cartSummaryMessages, 'onward')).click(),
    review: () => find('link', say(cartValidateMessages, 'continueToReview')).click(),
    async placeOrder(customer) {
      await find('checkbox', say(cartFinalMessages, 'acceptTerms')).check();
      await find('button', say(cartFinalMessages, 'placeFor', { customer })).click();
    },
  };
}
