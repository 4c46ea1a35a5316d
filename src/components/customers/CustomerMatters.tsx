import type { CustomerScreenProps } from '../../contracts/customers';
import { type CustomerMatter, MATTER_PLACES } from '../../domain/customers/customer-matters';
import { formatMoney } from '../../domain/money';
import { civilDateOf, daysBetween } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { customersMattersMessages } from '../../messages/generated/en/customers';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CARD } from '../ui/Card';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';

type MattersProps = Pick<CustomerScreenProps['standing'], 'matters'> & {
  onTabChange: CustomerScreenProps['tabs']['onChange'];
  /** The present time in milliseconds since 1970. */
  now: number;
  id: string;
};

/** Up to so many days ahead a weekday name is unambiguous. */
const NEAR_DAYS = 6;

const Root = styled('section')(
  layered(
    () => `
  ${CARD}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-2) var(--plinth-space-5);
  min-block-size: 52px;
  padding: var(--plinth-space-3) var(--plinth-space-4);
  & h2 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  @media (max-width: 575px) { & h2 { inline-size: 100%; } }
  & p { margin: 0; color: var(--plinth-text-muted); }
  & ul { display: contents; list-style: none; }
  & li { display: flex; align-items: center; gap: var(--plinth-space-2); min-block-size: 24px; font-variant-numeric: tabular-nums; }
  & li::before { content: ''; flex: none; inline-size: 6px; block-size: 6px; border-radius: 50%; background: var(--plinth-warning-text); }
  & li[data-tone='danger']::before { background: var(--plinth-danger-text); }
  & li[data-tone='neutral']::before { background: var(--plinth-border-strong); }
  `,
  ),
);

const TONES = {
  overdue: 'danger',
  failedOrders: 'danger',
  waitingOrders: 'warning',
  unassignedSeats: 'warning',
  due: 'neutral',
} as const satisfies Record<CustomerMatter['kind'], string>;

function useMatterWords(now: number): (matter: CustomerMatter) => string {
  const t = useMessages(customersMattersMessages);
  const locale = useMessagesLocale();
  return (matter) => {
    if ('count' in matter) return t(matter.kind, { count: matter.count });
    const ahead = daysBetween(civilDateOf(now), matter.dueOn);
    const isNear = ahead >= 0 && ahead <= NEAR_DAYS;
    const day = formatCivilDate(matter.dueOn, locale, isNear ? 'weekday' : 'medium');
    return t(matter.kind, { amount: formatMoney(matter, locale), day });
  };
}

/** What needs attention for a customer, each linked to its list. */
export function CustomerMatters({ id, matters, onTabChange, now }: MattersProps) {
  const { customerMatter: matterHref } = useLinks();
  const t = useMessages(customersMattersMessages);
  const wordsOf = useMatterWords(now);
  return (
    <Root data-slot="customer-matters" aria-label={t('title')} aria-busy={matters === null}>
      <h2>{t('title')}</h2>
      {matters === null ? (
        // One under the other on a phone, as most are.
        <>
          <Skeleton width={220} height={24} />
          <Skeleton width={180} height={24} />
        </>
      ) : matters.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul>
          {matters.map((matter) => {
            const { tab } = MATTER_PLACES[matter.kind];
            const words = wordsOf(matter);
            return (
              <li key={words} data-tone={TONES[matter.kind]}>
                {matterHref ? (
                  <Link href={matterHref(id, matter.kind)}>{words}</Link>
                ) : (
                  <Button size="sm" variant="ghost" onPress={() => onTabChange(tab)}>
                    {words}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}
