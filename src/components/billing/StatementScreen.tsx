import { Suspense } from 'react';
import type { StatementScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { billingColumnsMessages, billingListMessages } from '../../messages/generated/en/billing';
import { statementPageMessages } from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { RecordScreen } from '../ui/RecordScreen';
import { StatementActions } from './StatementActions';
import { StatementFacts } from './StatementFacts';
import { StatementLines } from './StatementLines';
import { StatementNotices } from './StatementNotices';
import { StatementPayments } from './StatementPayments';
import { STATEMENT_PAGE } from './statement-css';

// Dialogs carry react-aria: they come when they first open.
const PaymentDialog = lazyPart(async () => (await import('./PaymentDialog')).PaymentDialog);

const VoidDialog = lazyPart(async () => (await import('./VoidDialog')).VoidDialog);

const Page = styled(RecordScreen<Statement>)(layered(() => STATEMENT_PAGE));

/**
 * One statement: who bills whom, each charge with its arithmetic on demand, taxes, payments, and what is
 * still open. Printed by the browser it is a page of its own, A4 or Letter (commerce §5).
 *
 * @example
 * <StatementScreen {...useStatementScreen({ id: 'st-1' })} />
 */
export function StatementScreen(props: StatementScreenProps) {
  const t = useMessages(statementPageMessages);
  const tList = useMessages(billingListMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const locale = useMessagesLocale();
  return (
    <Page
      data-slot="statement-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.statement}
      title={tColumns('columnStatement')}
      knownTitle={props.knownTitle}
      titleOf={(statement) => nameOf(statement, locale)}
      textOf={(statement) => subtitleOf(statement, locale)}
      actions={(statement) => <StatementActions {...props} statement={statement} />}
      back={{ href: useBackLink('statements'), label: t('backToStatements') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('statementFailed')}
      outline={[120, 320]}
    >
      {(statement) => <ReadyStatement {...props} statement={statement} />}
    </Page>
  );
}

/** What people call it by; a draft has no number yet. */
const nameOf = ({ number, period }: Statement, locale: string) =>
  number ?? formatCivilMonth(period, locale);

const subtitleOf = ({ number, period, customerName }: Statement, locale: string) =>
  number === null ? customerName : `${formatCivilMonth(period, locale)} · ${customerName}`;

type ReadyProps = Omit<StatementScreenProps, 'statement'> & { statement: Statement };

function ReadyStatement(props: ReadyProps) {
  const { statement, dialog } = props;
  return (
    <>
      <StatementNotices {...props} />
      <StatementFacts {...props} />
      <StatementLines {...props} />
      {statement.state !== 'draft' && <StatementPayments {...props} />}
      <Suspense fallback={null}>
        {dialog?.kind === 'pay' && <PaymentDialog statement={statement} dialog={dialog} />}
        {dialog?.kind === 'void' && <VoidDialog statement={statement} dialog={dialog} />}
      </Suspense>
    </>
  );
}
