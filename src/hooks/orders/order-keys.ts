/** Keys of what the orders' room reads. A key includes everything that begins with it. */
export const orderKeys = {
  /** Everything about orders. */
  all: ['orders'] as const,
  /** The orders of one purchase. */
  ofQuote: (quoteId: string) => ['orders', 'quote', quoteId] as const,
};
