import type { StatementScreenProps } from '../../contracts/billing';
import { refused } from '../../domain/access';
import type { Statement } from '../../domain/billing/statement';
import { canActOnStatement } from '../../domain/billing/statement-access';
import {
  offeredActions,
  partnerOf,
  type StatementEvent,
} from '../../domain/billing/statement-screen';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { dataOr, emptyWhenGone, NOTHING } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { browserPrinter } from '../../platform/printer';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useConsole } from '../console/console-context';
import { useClientView } from '../preferences/useClientView';
import { useRead } from '../reads/useRead';
import { statementSource } from './statement-queries';
import { useStatementDialog } from './useStatementDialog';

/** Options of {@link useStatementScreen}. */
export interface StatementScreenOptions {
  /** Id of the statement. Use it as `key` if it may change. */
  readonly id: string;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: StatementEvent) => void) | undefined;
}

const never = () => false;

/**
 * Everything that `StatementScreen` shows and does (commerce §5): a statement with its charges,
 * taxes and payments; its issuer records payments, refunds of a credit, and voids it. No request is
 * sent before sign-in, or if the viewer may not see it.
 *
 * @example
 * const One = ({ id }: { id: string }) => <StatementScreen {...useStatementScreen({ id })} />;
 */
export function useStatementScreen(options: StatementScreenOptions): StatementScreenProps {
  const { id, onDone, ...hrefs } = options;
  const { printer = browserPrinter } = useConsole().platform;
  const actor = useActor();
  const access = useSignedInAccess(viewerAccess(actor, STATEMENTS_READ));
  const reading = useRead({
    ...statementSource(id),
    isEnabled: actor !== null && access.allowed,
    isEmpty: never,
  });
  const clientView = useClientView();
  const loaded = dataOr<Statement | null>(reading, null);
  const isHidden = clientView?.isOn === true && loaded?.customerId === actor?.customerId;
  const statement = isHidden ? null : loaded;
  const partnerId = statement && partnerOf(statement);
  const partner = useRead({
    ...statementSource(partnerId ?? ''),
    isEnabled: partnerId !== null && access.allowed,
    isEmpty: never,
  });
  const { open, ...dialogs } = useStatementDialog(statement, onDone);
  return {
    access,
    statement: isHidden ? NOTHING : emptyWhenGone(reading),
    hiddenBy: isHidden ? clientView : null,
    partner: partnerId === null ? null : dataOr<Statement | null>(partner, null),
    actions: actor && statement ? offeredActions(statement) : [],
    actionAccess: (action) =>
      actor && statement ? canActOnStatement(actor, action, statement) : refused('noPermission'),
    onAction: open,
    onPrint: () => printer.print(),
    ...dialogs,
    ...hrefs,
  };
}
