import type { CustomerScreenProps } from '../../contracts/customers';
import { dataOr } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { customersFactsMessages } from '../../messages/generated/en/customers';
import {
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { renewalWords } from '../shared/subscription-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { CARD } from '../ui/Card';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Mark } from '../ui/Mark';
import { Skeleton } from '../ui/Skeleton';

type LiveProps = Pick<CustomerScreenProps['standing'], 'live'> & { customerId: string };

const SHOWN_MAX = 5;
/** Widths of the names that load, in per cent. */
const OUTLINE = [60, 40, 50] as const;

const largestFirst = (rows: readonly Subscription[]) =>
  rows.toSorted((a, b) => b.recurringPerMonth - a.recurringPerMonth).slice(0, SHOWN_MAX);

const Root = styled('section')(
  layered(
    () => `
  ${CARD}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  & [data-slot='live-head'] { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--plinth-space-4); padding-block-end: var(--plinth-space-3); }
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & ul { display: grid; grid-template-columns: auto minmax(6em, 1fr) minmax(0, max-content); gap: 0 var(--plinth-space-3); margin: 0; padding: 0; list-style: none; }
  & li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-block-size: 56px; padding-block: var(--plinth-space-2); border-block-start: 1px solid var(--plinth-border); box-sizing: border-box; font-size: var(--plinth-font-size-md); line-height: 20px; }
  & li:last-of-type { min-block-size: 48px; padding-block-end: 0; }
  & li a { color: var(--plinth-text); font-weight: 500; text-decoration: none; }
  & li a:hover { color: var(--plinth-brand-text); text-decoration: underline; }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & li > div:last-of-type:dir(ltr) { text-align: end; }
  `,
  ),
);

/** The live subscriptions that cost a customer most, and a link to all. */
export function CustomerLive({ customerId, live }: LiveProps) {
  const links = useLinks();
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const t = useMessages(customersFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  if (!live) return null;
  const isLoading = live.status === 'loading';
  const rows = dataOr<readonly Subscription[]>(live, []);
  if (!isLoading && rows.length === 0) return null;
  const allHref = links.customerSubscriptions?.(customerId);
  return (
    <Root data-slot="customer-live" aria-label={tFacts('subscriptions')}>
      <Part as="div" data-slot="live-head">
        <h2>{tFacts('subscriptions')}</h2>
        {allHref && rows.length > 0 && (
          <Link href={allHref}>{t('liveCount', { count: rows.length })}</Link>
        )}
      </Part>
      <ul>
        {isLoading &&
          OUTLINE.map((share) => (
            <li key={share}>
              <Skeleton shape="block" width={32} height={32} />
              <Skeleton width={`${share}%`} height={20} />
              <Skeleton width={64} height={20} />
            </li>
          ))}
        {largestFirst(rows).map((row) => {
          const { id, vendorId, vendorName, friendlyName, productName } = row;
          const href = links.subscription?.(id);
          const name = <bdi>{friendlyName ?? productName}</bdi>;
          return (
            <li key={id}>
              <Mark seed={vendorId} />
              <div>
                {href ? <Link href={href}>{name}</Link> : name}
                <small>
                  <bdi>{vendorName}</bdi>
                </small>
              </div>
              <div>
                <Amount
                  amount={row.recurringPerMonth}
                  currency={row.currency}
                  calculation={calculations.recurring(row)}
                />
                <small>{renewalWords(row, tStates, locale)}</small>
              </div>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
