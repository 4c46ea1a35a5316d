import { CART_HREFS } from '../../src/app/cart/cart-hrefs';

const { selectClient, cart, review, purchase } = CART_HREFS;

/** Where the steps of a purchase are, for screens that lead nowhere else. */
export const STEP_HREFS = { selectClient, cart, review, purchase };
