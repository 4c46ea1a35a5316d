import type { DashboardScreenProps } from '../../contracts/dashboard';
import { inPlace } from '../../domain/entries';
import { formatMoney } from '../../domain/money';
import type { Reading } from '../../domain/reading';
import { renewalAmount } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { dashboardRenewalsMessages } from '../../messages/generated/en/dashboard';
import { sharedSubscriptionStatesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { renewalWords } from '../shared/subscription-words';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { unreadableItem } from '../ui/UnreadableEntry';
import { DashboardPart } from './DashboardPart';

interface RenewalsProps extends Pick<DashboardScreenProps, 'level'> {
  renewals: Reading<readonly Subscription[]>;
}

const List = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--plinth-space-4);
    padding-block: var(--plinth-space-3);
    border-block-start: 1px solid var(--plinth-border);
    overflow-wrap: anywhere;
  }
  & > li:last-of-type { padding-block-end: 0; }
  & a { color: var(--plinth-text); text-decoration: none; }
  & a:hover { color: var(--plinth-brand-text); text-decoration: underline; }
  & data, & li > b { font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & small { grid-column: 1 / -1; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  `),
);

const None = styled('p')(layered('margin: 0; color: var(--plinth-text-muted);'));

/** The next renewals and ends, with the amount of the next cycle. */
export function DashboardRenewals({ renewals, level }: RenewalsProps) {
  const links = useLinks();
  const t = useMessages(dashboardRenewalsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const locale = useMessagesLocale();
  return (
    <DashboardPart
      title={t('renewalsTitle')}
      end={links.renewals && <Link href={links.renewals()}>{t('renewalsAll')}</Link>}
      reading={renewals}
      failedText={t('renewalsFailed')}
      skeleton={
        <List aria-hidden>
          {[70, 50, 60].map((share) => (
            <li key={share}>
              <Skeleton width={`${share}%`} height={20} />
              <Skeleton width={64} height={20} />
              <small>
                <Skeleton width="40%" height={18} />
              </small>
            </li>
          ))}
        </List>
      }
      empty={<None>{t('renewalsNone')}</None>}
    >
      {(rows) => (
        <List>
          {inPlace(
            rows,
            (row) => {
              const { id, friendlyName, productName, customerName, currency } = row;
              const href = links.subscription?.(id);
              const name = <bdi>{friendlyName ?? productName}</bdi>;
              const amount = renewalAmount(row);
              return (
                <li key={id}>
                  <span>{href ? <Link href={href}>{name}</Link> : name}</span>
                  <b>{amount !== null && formatMoney({ amount, currency }, locale)}</b>
                  <small>
                    <span>{renewalWords(row, tStates, locale)}</span>
                    {level >= 1 && (
                      <>
                        <span>{' · '}</span>
                        <bdi>{customerName}</bdi>
                      </>
                    )}
                  </small>
                </li>
              );
            },
            unreadableItem,
          )}
        </List>
      )}
    </DashboardPart>
  );
}
