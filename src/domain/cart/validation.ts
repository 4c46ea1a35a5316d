import type { Cart } from './cart';
import type { Quote, QuoteIssue } from './quote';

/** A cart with its quote, on the review page. */
export interface CartValidation {
  /** The cart. */
  readonly cart: Cart;
  /** Its quote, with the issues. */
  readonly quote: Quote;
}

/** The issues of a cart by their subject; each is shown there (commerce §5). */
export interface PlacedIssues {
  /** Issues of the whole cart. */
  readonly general: readonly QuoteIssue[];
  /** Issues of a customer, by target id. */
  readonly ofTarget: ReadonlyMap<string, readonly QuoteIssue[]>;
  /** Issues of a line, by line id. */
  readonly ofLine: ReadonlyMap<string, readonly QuoteIssue[]>;
}

/** Groups the issues by subject; an unknown subject counts as the cart. */
export function placeIssues({ cart, quote }: CartValidation): PlacedIssues {
  const general: QuoteIssue[] = [];
  const ofTarget = new Map<string, QuoteIssue[]>(cart.targets.map(({ id }) => [id, []]));
  const ofLine = new Map<string, QuoteIssue[]>(cart.lines.map(({ id }) => [id, []]));
  for (const issue of quote.issues) {
    const place = ofLine.get(issue.lineId ?? '') ?? ofTarget.get(issue.targetId ?? '') ?? general;
    place.push(issue);
  }
  return { general, ofTarget, ofLine };
}
