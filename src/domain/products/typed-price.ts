import { fromDecimal } from '../money';

/** Why a text is no price. */
export type PriceProblem = 'required' | 'notAPrice';

/** What was typed into a field of a price. */
export type TypedPrice =
  | {
      /** In minor units. */
      readonly amount: number;
      readonly problem?: undefined;
    }
  | {
      readonly amount?: undefined;
      /** Why it is no price. */
      readonly problem: PriceProblem;
    };

/**
 * Reads a price as it is typed: `11`, `11.5`, `11,50`. No thousands: `1,100` could be either, and is
 * none unless the currency has three digits.
 */
export function parsePrice(text: string, currency: string): TypedPrice {
  const typed = text.trim();
  if (typed === '') return { problem: 'required' };
  const amount = fromDecimal(typed.replace(',', '.'), currency);
  return amount === null || amount < 0 ? { problem: 'notAPrice' } : { amount };
}
