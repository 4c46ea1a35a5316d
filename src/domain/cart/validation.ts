import type { Cart } from './cart';
import type { Quote, QuoteIssue } from './quote';

/** A cart with its quote, on the review page. */
export interface CartValidation {
  /** The cart. */
  readonly cart: Cart;
  /** Its quote, with the issues. */
  readonly quote: Quote;
}

/** Issues of a quote that are shown as one. */
export interface IssueGroup extends Pick<QuoteIssue, 'severity' | 'code'> {
  /** The issues, in the server's order. */
  readonly issues: readonly QuoteIssue[];
}

const RANKS: readonly string[] = ['error', 'warning'];

/**
 * The issues of a quote: errors one by one, then warnings grouped by cause, because one answer
 * covers them, then all others (commerce §5).
 */
export function issuesByCause(issues: readonly QuoteIssue[]): readonly IssueGroup[] {
  const groups: (IssueGroup & { readonly issues: QuoteIssue[] })[] = [];
  for (const issue of issues) {
    const { severity, code } = issue;
    const isSame = (group: IssueGroup) => group.severity === 'warning' && group.code === code;
    const group = severity === 'warning' ? groups.find(isSame) : undefined;
    if (group) group.issues.push(issue);
    else groups.push({ severity, code, issues: [issue] });
  }
  const rankOf = ({ severity }: IssueGroup) =>
    RANKS.includes(severity) ? RANKS.indexOf(severity) : RANKS.length;
  return groups.sort((one, other) => rankOf(one) - rankOf(other));
}
