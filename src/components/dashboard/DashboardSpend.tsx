import type { DashboardScreenProps } from '../../contracts/dashboard';
import { spendByCurrency } from '../../domain/dashboard/spend';
import type { MonthlySpend } from '../../domain/dashboard/summary';
import type { Reading } from '../../domain/reading';
import { dashboardSpendMessages } from '../../messages/generated/en/dashboard';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../ui/ClientViewSwitch';
import { EmptyState } from '../ui/EmptyState';
import { StatementsIcon } from '../ui/icons';
import { Skeleton } from '../ui/Skeleton';
import { SumsIncomplete } from '../ui/SumsIncomplete';
import { DashboardPart } from './DashboardPart';
import { SpendChart } from './SpendChart';

interface SpendProps extends Pick<DashboardScreenProps, 'level' | 'clientView'> {
  spend: Reading<readonly MonthlySpend[]>;
}

/** Currencies below each other, or beside where there is room: never added up (commerce §2.1). */
const Currencies = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: var(--plinth-space-8) var(--plinth-space-8);
  `),
);

/** What was spent, or billed, in thirteen months: this one with the same a year before, then all as columns. */
export function DashboardSpend({ spend, level, clientView }: SpendProps) {
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
