import type { Cart } from './cart';
import type { Quote, QuoteIssue } from './quote';

/** A cart with its price, on the page that says what is wrong with it. */
export interface CartValidation {
  /** The cart. */
  readonly cart: Cart;
  /** Its price, with what is wrong. */
  readonly quote: Quote;
}

/** The issues of a cart by what they are about: each stands at its line (commerce §5). */
export interface PlacedIssues {
  /** About the whole cart. */
  readonly general: readonly QuoteIssue[];
  /** About a customer, by the target's id. */
  readonly ofTarget: ReadonlyMap<string, readonly QuoteIssue[]>;
  /** About a line, by its id. */
  readonly ofLine: ReadonlyMap<string, readonly QuoteIssue[]>;
}

/** Puts each issue where it belongs; one about something that is not there is about the cart. */
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
