import type { MonthOfCharges, SubscriptionScreenProps } from '../../contracts/subscriptions';
import { formatMonthHeading } from '../../domain/time/civil-format';
import { sharedChargesMessages } from '../../messages/generated/en/shared';
import { subscriptionsPartsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { StatementsIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { ChargeLines } from './ChargeLines';
import { SUBSCRIPTION_PART } from './subscription-css';

type ChargesProps = Pick<SubscriptionScreenProps, 'charges'>;

const Section = styled('section')(
  layered(`
  ${SUBSCRIPTION_PART}
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & [data-slot='charges-months'] { display: grid; gap: var(--plinth-space-5); }
  & [data-slot='charges-month'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--plinth-space-3);
    margin-block-end: var(--plinth-space-3);
    padding-block-end: var(--plinth-space-2);
    border-block-end: 1px solid var(--plinth-border);
  }
  & [data-slot='charges-month'] > span { white-space: nowrap; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & > button { justify-self: start; }
  `),
);

/** Charges of a subscription by month, from its statements (commerce §5). */
export function SubscriptionCharges({ charges }: ChargesProps) {
  const t = useMessages(subscriptionsPartsMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const { access, hasEarlier, onEarlier, months } = charges;
  return (
    <Section data-slot="subscription-charges">
      <h2>{tCharges('chargesTitle')}</h2>
      {access.allowed ? (
        <Card>
          <Months charges={charges} />
        </Card>
      ) : (
        <ForbiddenState
          area={tCharges('chargesTitle')}
          permission={access.permission}
          reason={access.reason}
        />
      )}
      {hasEarlier && (
        <Button
          isPending={months.status === 'ready' && months.isPrevious === true}
          onPress={onEarlier}
        >
          {t('chargesEarlier')}
        </Button>
      )}
    </Section>
  );
}

function Months({ charges: { months, hasEarlier } }: ChargesProps) {
  const { statement: statementHref } = useLinks();
  const t = useMessages(subscriptionsPartsMessages);
  if (months.status === 'loading') return <Skeleton shape="block" height={120} />;
  if (months.status === 'failed') {
    return (
      <FailedState
        headingLevel={3}
        failure={months.failure}
        fallback={t('chargesFailed')}
        isRetrying={months.isRefreshing}
      />
    );
  }
  if (months.status === 'empty' || months.data.length === 0) {
    return (
      <EmptyState
        icon={<StatementsIcon />}
        headingLevel={3}
        title={t(hasEarlier ? 'chargesNoneLately' : 'chargesNone')}
      />
    );
  }
  return (
    <Part as="div" data-slot="charges-months">
      {months.data.map((month) => (
        <Month key={month.statementId} month={month} href={statementHref?.(month.statementId)} />
      ))}
    </Part>
  );
}

function Month({ month, href }: { month: MonthOfCharges; href: string | undefined }) {
  const t = useMessages(subscriptionsPartsMessages);
  const locale = useMessagesLocale();
  const { number, period, state, lines, currency } = month;
  const label = formatMonthHeading(period, locale);
  const words = number !== null && t('onStatement', { number });
  return (
    <div>
      <Part as="div" data-slot="charges-month">
        <h3>{label}</h3>
        {words && <span>{href === undefined ? words : <Link href={href}>{words}</Link>}</span>}
        {state === 'draft' && <Badge>{t('notIssued')}</Badge>}
      </Part>
      <ChargeLines label={label} lines={lines} currency={currency} />
    </div>
  );
}
