/** Keys of what the cart's room reads. A key includes everything that begins with it. */
export const cartKeys = {
  /** Everything about the cart. */
  all: ['cart'] as const,
  /** The cart itself. */
  cart: ['cart', 'own'] as const,
  /** Those that are put aside. */
  parked: ['cart', 'parked'] as const,
  /** Every price of it. */
  quotes: ['cart', 'quote'] as const,
  quote: (revision: number) => ['cart', 'quote', revision] as const,
  /** Customers that are likely to be chosen. */
  clientPicks: ['cart', 'clientPicks'] as const,
  tenants: (customerIds: readonly string[]) => ['cart', 'tenants', customerIds] as const,
  endDates: (planId: string, quantity: number, customerIds: readonly string[]) =>
    ['cart', 'endDates', planId, quantity, customerIds] as const,
};
