import { StatementScreen } from '../../components/billing/StatementScreen';
import type { StatementEvent } from '../../domain/billing/statement-screen';
import { useStatementScreen } from '../../hooks/billing/useStatementScreen';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-statement>` can be told beside what all can. */
export interface StatementProperties {
  /** Id of the statement. */
  id: string;
  /** Address of the statements. @default no link */
  statementsHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-statement>` tells beside what all do. */
export interface StatementEvents {
  /** Something was done. */
  done: StatementEvent;
}

/** One statement with its lines and payments. */
export function StatementEmbed({ id, emit }: EmbedProps<StatementProperties, StatementEvents>) {
  const screen = useStatementScreen({
    id,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.statement, emit);
  return <StatementScreen {...screen} />;
}
