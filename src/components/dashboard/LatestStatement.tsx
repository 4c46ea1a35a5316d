import type { DashboardScreenProps } from '../../contracts/dashboard';
import type { Statement } from '../../domain/billing/statement';
import type { Reading } from '../../domain/reading';
import { formatCivilDate, formatMonthHeading } from '../../domain/time/civil-format';
import { dashboardStatementMessages } from '../../messages/generated/en/dashboard';
import { sharedStatementStatesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { firstStatementDay, statementWords } from '../shared/statement-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Badge } from '../ui/Badge';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { DashboardPart } from './DashboardPart';

interface LatestStatementProps extends Pick<DashboardScreenProps, 'now'> {
  statement: Reading<Statement>;
}

const Facts = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-1);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & p { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-1) var(--plinth-space-3); margin: 0; color: var(--plinth-text-muted); }
  & p > a { white-space: nowrap; }
  & data { color: var(--plinth-text); font-size: var(--plinth-font-size-2xl); font-weight: 600; line-height: 32px; letter-spacing: -0.02em; }
  `),
);

/** The latest statement that the viewer's company received, or the date of the first. */
export function LatestStatement({ statement, now }: LatestStatementProps) {
  const links = useLinks();
  const calculations = useCalculations();
  const t = useMessages(dashboardStatementMessages);
  const tStatementStates = useMessages(sharedStatementStatesMessages);
  const locale = useMessagesLocale();
  return (
    <DashboardPart
      title={t('statementTitle')}
      end={links.statements && <Link href={links.statements}>{t('statementsAll')}</Link>}
      reading={statement}
      failedText={t('statementFailed')}
      skeleton={
        <Facts aria-hidden>
          <Skeleton width="50%" height={32} shape="block" />
          <Skeleton width="70%" height={20} />
        </Facts>
      }
      empty={
        <Facts>
          <p>{t('statementNone', { date: firstStatementDay(now, locale) })}</p>
        </Facts>
      }
    >
      {(latest) => {
        const { id, number, period, state, total, currency, dueOn } = latest;
        const href = links.statement?.(id);
        const name = [formatMonthHeading(period, locale), number].filter(Boolean).join(' · ');
        const { label, tone } = statementWords(latest, tStatementStates);
        return (
          <Facts>
            <p>
              <Amount
                amount={total}
                currency={currency}
                calculation={calculations.statementTotal(latest)}
              />
              <Badge tone={tone}>{label}</Badge>
            </p>
            <p>{href ? <Link href={href}>{name}</Link> : name}</p>
            {dueOn !== null && state !== 'paid' && (
              <p>{t('statementDue', { date: formatCivilDate(dueOn, locale) })}</p>
            )}
          </Facts>
        );
      }}
    </DashboardPart>
  );
}
