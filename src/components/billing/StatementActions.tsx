import type { StatementScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import type { StatementAction } from '../../domain/billing/statement-access';
import { takesRefunds } from '../../domain/billing/statement-rules';
import {
  statementPageMessages,
  statementPayMessages,
  statementVoidMessages,
} from '../../messages/generated/en/statement';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { type Refused, useRefusal } from '../ui/useRefusal';

type ActionsProps = Pick<
  StatementScreenProps,
  'actions' | 'actionAccess' | 'onAction' | 'onPrint'
> & { statement: Statement };

/**
 * What can be done with a statement: print it, compare it, record a payment or what was paid back, make
 * it void. To others than its issuer's people it is off, and says who issued it (workday §3).
 */
export function StatementActions(props: ActionsProps) {
  const { compareStatement: compareHref } = useLinks();
  const { statement, actions, actionAccess, onAction, onPrint } = props;
  const t = useMessages(statementPageMessages);
  const tPay = useMessages(statementPayMessages);
  const tVoid = useMessages(statementVoidMessages);
  const refusal = useRefusal();

  function whyNot(action: StatementAction): Refused {
    const access = actionAccess(action);
    const issuer = statement.issuerName;
    const own = { impersonating: t('refusedActing'), notIssuer: t('issuedBy', { issuer }) };
    const { reason } = access;
    return refusal(
      access,
      reason === 'impersonating' || reason === 'notIssuer' ? own[reason] : undefined,
    );
  }
  const pays = tPay(takesRefunds(statement) ? 'recordRefund' : 'record');
  return (
    <>
      {compareHref && statement.creditOf === null && (
        <Link data-variant="button" href={compareHref(statement.id)}>
          {t('compareOther')}
        </Link>
      )}
      <Button onPress={onPrint}>{t('print')}</Button>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'pay' ? 'primary' : 'secondary'}
          isDisabled={!actionAccess(action).allowed}
          {...whyNot(action)}
          onPress={() => onAction(action)}
        >
          {action === 'pay' ? pays : tVoid('makeVoid')}
        </Button>
      ))}
    </>
  );
}
