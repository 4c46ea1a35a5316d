import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { StatementScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import type { StatementAction } from '../../domain/billing/statement-access';
import { takesRefunds } from '../../domain/billing/statement-rules';
import { owedBack } from '../../domain/billing/statement-void';
import {
  formatCivilDate,
  formatCivilMonth,
  formatMonthHeading,
} from '../../domain/time/civil-format';
import {
  billingColumnsMessages,
  billingLinesMessages,
  billingListMessages,
  billingPayMessages,
  billingStatementMessages,
  billingVoidMessages,
} from '../../messages/generated/en/billing';
import {
  sharedFactsMessages,
  sharedStatementStatesMessages,
  sharedStatementsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { Letterhead } from '../shared/Letterhead';
import { statementWords } from '../shared/statement-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Badge } from '../ui/Badge';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import type { Calculation } from '../ui/Calculated';
import { Card } from '../ui/Card';
import { DescriptionList } from '../ui/DescriptionList';
import type { HeroFigure } from '../ui/HeroFigures';
import { Link } from '../ui/Link';
import { useBackLink, useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { Mark } from '../ui/Mark';
import { PageActions } from '../ui/PageActions';
import { RecordScreen } from '../ui/RecordScreen';
import type { Refused } from '../ui/useRefusal';
import { useRefusal } from '../ui/useRefusal';
import { StatementLines } from './StatementLines';
import { StatementNotices } from './StatementNotices';
import { StatementPayments } from './StatementPayments';
import { STATEMENT_PAGE } from './statement-css';

type FactsProps = Pick<StatementScreenProps, 'partner'> & {
  statement: Statement;
};

/** The label for the other document of a correction. */
function partnerTerm({ creditedBy, creditOf }: Statement) {
  if (creditedBy !== null) return 'creditedBy';
  return creditOf === null ? 'inPlaceOf' : 'creditFor';
}

/** Issuer, recipient, month and due date of a statement (commerce §5). */
function StatementFacts(props: FactsProps) {
  const { customer: customerHref, statement: statementHref } = useLinks();
  const { statement, partner } = props;
  const t = useMessages(billingStatementMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const tStatementStates = useMessages(sharedStatementStatesMessages);
  const tList = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const { customerId, customerName, issuerName, period, issuedOn } = statement;
  const words = statementWords(statement, tStatementStates);
  const day = (on: string | null) =>
    on === null ? t('notIssuedYet') : formatCivilDate(on, locale, 'long');
  const fact = (id: string, term: string, value: ReactNode) => ({ id, term, value });
  return (
    <Card data-slot="statement-parties">
      <DescriptionList
        layout="columns"
        items={[
          fact('issuer', tColumns('columnIssuer'), <bdi>{issuerName}</bdi>),
          fact(
            'customer',
            tList('columnCustomer'),
            <Link href={customerHref?.(customerId)}>{customerName}</Link>,
          ),
          fact('month', tColumns('columnMonth'), formatCivilMonth(period, locale)),
          ...(partner?.number
            ? [
                fact(
                  'partner',
                  t(partnerTerm(statement)),
                  <Link href={statementHref?.(partner.id)}>{partner.number}</Link>,
                ),
              ]
            : []),
          fact('issued', t('issuedOn'), day(issuedOn)),
          fact('state', tList('columnState'), <Badge tone={words.tone}>{words.label}</Badge>),
        ]}
      />
    </Card>
  );
}

type ActionsProps = Pick<
  StatementScreenProps,
  'actions' | 'actionAccess' | 'onAction' | 'onPrint'
> & { statement: Statement };

/**
 * Actions on a statement: print, compare, record a payment or refund, void. Disabled, with the
 * reason, unless the viewer's company is the issuer (workday §3).
 */
function StatementActions(props: ActionsProps) {
  const { compareStatement: compareHref } = useLinks();
  const { statement, actions, actionAccess, onAction, onPrint } = props;
  const t = useMessages(billingStatementMessages);
  const tPay = useMessages(billingPayMessages);
  const tVoid = useMessages(billingVoidMessages);
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
  const isComparable = compareHref && statement.creditOf === null;
  return (
    <PageActions
      actions={[
        { id: 'print', label: t('print'), onAction: onPrint },
        ...(isComparable
          ? [{ id: 'compare', label: t('compareOther'), href: compareHref(statement.id) }]
          : []),
        ...actions.map((action) => ({
          id: action,
          label: action === 'pay' ? pays : tVoid('makeVoid'),
          variant: action === 'pay' ? ('primary' as const) : undefined,
          isDisabled: !actionAccess(action).allowed,
          ...whyNot(action),
          onAction: () => onAction(action),
        })),
      ]}
    />
  );
}

// Loaded on first open, because dialogs depend on react-aria.
const PaymentDialog = lazyPart(async () => (await import('./PaymentDialog')).PaymentDialog);

const VoidDialog = lazyPart(async () => (await import('./VoidDialog')).VoidDialog);

const Page = styled(RecordScreen<Statement>)(layered(() => STATEMENT_PAGE));

/**
 * One statement: issuer and recipient, charges with their calculation on demand, taxes, payments
 * and the open balance. The browser prints it as a page of its own, A4 or Letter (commerce §5).
 *
 * @example
 * <StatementScreen {...useStatementScreen({ id: 'st-1' })} />
 */
export function StatementScreen(props: StatementScreenProps) {
  const t = useMessages(billingStatementMessages);
  const tList = useMessages(billingListMessages);
  const tColumns = useMessages(sharedStatementsMessages);
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
      pictureOf={({ customerId }) => <Mark seed={customerId} size="lg" />}
      figuresOf={useStatementFigures()}
      actions={(statement) => <StatementActions {...props} statement={statement} />}
      back={{ href: useBackLink('statements'), label: t('backToStatements') }}
      missing={
        props.hiddenBy
          ? { title: t('hidden'), action: <ClientViewSwitch {...props.hiddenBy} /> }
          : { title: t('missing'), text: t('missingText') }
      }
      failedText={t('statementFailed')}
    >
      {(statement) => <ReadyStatement {...props} statement={statement} />}
    </Page>
  );
}

/** What is still to be paid, when, and the total. */
function useStatementFigures() {
  const t = useMessages(billingLinesMessages);
  const tStatements = useMessages(sharedStatementsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const calculations = useCalculations();
  const locale = useMessagesLocale();
  return (statement: Statement): readonly HeroFigure[] => {
    const { state, currency, balance, total, dueOn } = statement;
    const isCredit = takesRefunds(statement);
    const money = (amount: number, calculation: Calculation | null) => (
      <Amount amount={amount} currency={currency} calculation={calculation} />
    );
    const figures = [
      state !== 'draft' && {
        id: 'balance',
        label: t(isCredit ? 'toBePaidBack' : 'toBePaid'),
        value: isCredit
          ? money(owedBack(statement), null)
          : money(balance, calculations.balance(statement)),
      },
      dueOn !== null && {
        id: 'due',
        label: tStatements('columnDue'),
        value: formatCivilDate(dueOn, locale),
      },
      (state === 'draft' || Math.abs(balance) !== Math.abs(total)) && {
        id: 'total',
        label: tFacts('columnTotal'),
        value: money(total, calculations.statementTotal(statement)),
      },
    ];
    return figures.filter((figure) => figure !== false);
  };
}

/** The number of a statement; for a draft, its month. */
const nameOf = ({ number, period }: Statement, locale: string) =>
  number ?? formatMonthHeading(period, locale);

const subtitleOf = ({ number, period, customerName }: Statement, locale: string) =>
  number === null ? customerName : `${formatMonthHeading(period, locale)} · ${customerName}`;

type ReadyProps = Omit<StatementScreenProps, 'statement'> & { statement: Statement };

function ReadyStatement(props: ReadyProps) {
  const { statement, dialog } = props;
  const t = useMessages(sharedStatementsMessages);
  const tPay = useMessages(billingPayMessages);
  return (
    <>
      <Letterhead
        company={{ id: statement.issuerId, name: statement.issuerName }}
        kind={t('columnStatement')}
        title={nameOf(statement, useMessagesLocale())}
      />
      {props.isUnconfirmed && dialog === null && (
        <Banner
          tone="warning"
          title={tPay('payFailed')}
          actions={
            <Button size="sm" onPress={() => props.onAction('pay')}>
              {tPay(takesRefunds(statement) ? 'recordRefund' : 'record')}
            </Button>
          }
        />
      )}
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
