import { StatementsScreen } from '../../components/billing/StatementsScreen';
import { useStatementsScreen } from '../../hooks/billing/useStatementsScreen';

/** What `<plinth-statements>` can be told beside what all can. */
export interface StatementsProperties {
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the comparison of two. @default no link */
  compareHref?: string | undefined;
  /** Address of the reconciliation. @default no link */
  reconcileHref?: string | undefined;
}

/** What was billed, month by month. */
export function StatementsEmbed() {
  const screen = useStatementsScreen();
  return <StatementsScreen {...screen} />;
}
