import { useId } from 'react';
import type { DashboardArea, DashboardScreenProps } from '../../contracts/dashboard';
import { partOfDay } from '../../domain/dashboard/greeting';
import { spendByCurrency } from '../../domain/dashboard/spend';
import type { MonthlySpend } from '../../domain/dashboard/summary';
import type { Reading } from '../../domain/reading';
import { displayNameOf } from '../../domain/users/user';
import { dashboardMessages, dashboardSpendMessages } from '../../messages/generated/en/dashboard';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { SumsIncomplete } from '../shared/SumsIncomplete';
import { dayFormat } from '../ui/date-format';
import { EmptyState } from '../ui/EmptyState';
import { StatementsIcon } from '../ui/icons';
import { LinkCards } from '../ui/LinkCards';
import { useLinks } from '../ui/LinksProvider';
import { PageActions, useIsPhone } from '../ui/PageActions';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { DashboardAttention } from './DashboardAttention';
import { DashboardPart, DashboardParts } from './DashboardPart';
import { DashboardRenewals } from './DashboardRenewals';
import { DashboardSeats } from './DashboardSeats';
import { DashboardTiles } from './DashboardTiles';
import { FirstSteps } from './FirstSteps';
import { LatestStatement } from './LatestStatement';
import { SpendChart } from './SpendChart';

interface SpendProps extends Pick<DashboardScreenProps, 'level' | 'clientView'> {
  spend: Reading<readonly MonthlySpend[]>;
}

/** Amounts by currency, stacked or side by side; never added up (commerce §2.1). */
const Currencies = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--plinth-space-8) var(--plinth-space-8);
  `),
);

/** Thirteen months of spend or billing: this month against last year's, then all as columns. */
function DashboardSpend({ spend, level, clientView }: SpendProps) {
  const t = useMessages(dashboardSpendMessages);
  return (
    <DashboardPart
      title={t(level >= 1 ? 'billedTitle' : 'spendTitle')}
      end={clientView && <ClientViewSwitch {...clientView} />}
      reading={spend}
      failedText={t('monthsFailed')}
      skeleton={
        <>
          <Skeleton width={160} height={32} shape="block" />
          <Skeleton height={216} shape="block" />
        </>
      }
      empty={
        <EmptyState
          icon={<StatementsIcon />}
          headingLevel={3}
          title={t('monthsNone')}
          text={t('monthsNoneText')}
        />
      }
    >
      {(months) => (
        <Currencies>
          <SumsIncomplete of={[months]} />
          {spendByCurrency(months).map((one) => (
            <SpendChart key={one.currency} spend={one} isBilled={level >= 1} />
          ))}
        </Currencies>
      )}
    </DashboardPart>
  );
}

const Section = styled('section')(
  layered(`
  & > h2 {
    margin: 0 0 var(--plinth-space-3);
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  `),
);

/** The areas open to a viewer who neither sells nor buys. */
function DashboardAreas({ areas }: { areas: readonly DashboardArea[] }) {
  const t = useMessages(dashboardMessages);
  const headingId = useId();
  if (areas.length === 0) return <EmptyState title={t('noAreas')} text={t('noAreasText')} />;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('areas')}</h2>
      <LinkCards cards={areas} />
    </Section>
  );
}

const Page = styled(Screen)(
  layered(`
  container: dashboard / inline-size;
  & [data-slot='dashboard-top'] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: var(--plinth-space-5); }
  & [data-slot='dashboard-top']:empty { display: none; }
  & [data-slot='dashboard-columns'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  & [data-slot='dashboard-column'] { display: flex; flex-direction: column; gap: var(--plinth-space-5); min-inline-size: 0; }
  @container dashboard (width < 880px) { & [data-slot='dashboard-top'] > [data-bare] { grid-column: 1 / -1; } }
  @container dashboard (width >= 880px) { & [data-slot='dashboard-top'] > [data-bare]:not(:only-child) > ul { grid-template-columns: minmax(0, 1fr); } }
  /* In one column, amounts come before the renewals. */
  @container (width >= 900px) {
    & [data-slot='dashboard-columns']:not(:has(> :only-child)) { grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 3fr); align-items: start; }
    & [data-slot='dashboard-column']:not(:only-child) { grid-area: 1 / 2 / span 2; }
  }
  `),
);

/**
 * The dashboard, shown after sign-in (commerce §5): counts that link to their lists, what needs
 * attention, spend, seats and renewals. Each part loads and fails on its own. A new account gets
 * its first steps; a viewer without access to these gets links to their areas.
 *
 * @example
 * ```tsx
 * <DashboardScreen {...useDashboardScreen({ areas: [] })} />
 * ```
 */
export function DashboardScreen(props: DashboardScreenProps) {
  const links = useLinks();
  const { user, level, now, summary, attention, spend, renewals, statement } = props;
  const { firstSteps, hasMarketplace, clientView, areas } = props;
  const t = useMessages(dashboardMessages);
  const locale = useMessagesLocale();
  const name = user.firstname.trim() || displayNameOf(user);
  const isNew = firstSteps.length > 0;
  const isPhone = useIsPhone();
  return (
    <Page
      data-slot="dashboard-screen"
      title={t(partOfDay(now, locale), { name })}
      text={dayFormat(locale).format(now)}
      actions={
        hasMarketplace &&
        !isNew &&
        links.products && (
          <PageActions
            isFolded={isPhone}
            actions={[{ id: 'products', label: t('visitMarketplace'), href: links.products }]}
          />
        )
      }
    >
      {!summary && !attention && <DashboardAreas areas={areas} />}
      {isNew && <FirstSteps steps={firstSteps} />}
      {!isNew && (
        <DashboardParts parts={[summary, attention, spend, renewals, statement]}>
          <Part as="div" data-slot="dashboard-top">
            {statement && <LatestStatement {...{ statement, now }} />}
            {summary && level === 0 && <DashboardSeats {...{ summary }} />}
            {summary && <DashboardTiles {...{ summary, level, now }} />}
          </Part>
          <Part as="div" data-slot="dashboard-columns">
            {attention && <DashboardAttention {...{ attention, summary, now }} />}
            {(spend || (summary && level >= 1)) && (
              <Part as="div" data-slot="dashboard-column">
                {spend && <DashboardSpend {...{ spend, level, clientView }} />}
                {summary && level >= 1 && <DashboardSeats {...{ summary }} />}
              </Part>
            )}
            {renewals && <DashboardRenewals {...{ renewals, level }} />}
          </Part>
        </DashboardParts>
      )}
      {isNew && statement && <LatestStatement {...{ statement, now }} />}
    </Page>
  );
}
