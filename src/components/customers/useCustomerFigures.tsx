import type { CustomerStanding } from '../../contracts/customers';
import { balancesOf, type Customer } from '../../domain/customers/customer';
import {
  allSeats,
  nextRenewal,
  type Seats,
  seatRows,
} from '../../domain/customers/customer-standing';
import { formatMoney } from '../../domain/money';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { endsAtRenewal } from '../../domain/subscriptions/subscription';
import { civilDateOf } from '../../domain/time/civil-date';
import { formatCivilMonth, formatNearDate } from '../../domain/time/civil-format';
import { customersFactsMessages } from '../../messages/generated/en/customers';
import {
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import { uiChartMessages, uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { renewalDay } from '../shared/subscription-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Calculated } from '../ui/Calculated';
import { Sparkline } from '../ui/chart/Sparkline';
import type { HeroFigure } from '../ui/HeroFigures';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';

const Course = styled(Sparkline)(
  layered(`
  margin-inline-start: var(--plinth-space-3);
  /* On a phone it would push the balance below. */
  @media (width < 576px) { & { display: none; } }
  `),
);

/** A card has no room for more subscriptions: the rest is one line. */
const LINES_MAX = 8;
/** Keeps the height of a note. */
const NO_NOTE = '\u00a0';

/** The seats of a customer with the subscriptions that they belong to, and its next renewal. */
function useLiveFigures(now: number) {
  const locale = useMessagesLocale();
  const links = useLinks();
  const t = useMessages(customersFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const tChart = useMessages(uiChartMessages);
  const tData = useMessages(uiDataMessages);
  const { format } = numberFormat(locale);
  const seatWords = ({ assigned, quantity }: Seats) =>
    assigned === null || quantity === 0
      ? format(quantity)
      : tChart('amountOf', { value: format(assigned), max: format(quantity) });
  const nameOf = ({ friendlyName, productName }: Subscription) => friendlyName ?? productName;

  function seatsFigure(id: string, rows: readonly Subscription[]): HeroFigure {
    const shown = rows.length > LINES_MAX ? rows.slice(0, LINES_MAX - 1) : rows;
    const rest = rows.slice(shown.length);
    const text = seatWords(allSeats(rows));
    const calculation = () => ({
      lines: [
        ...shown.map((row) => ({
          label: nameOf(row),
          href: links.subscription?.(row.id),
          value: seatWords(row),
        })),
        ...(rest.length > 0
          ? [
              {
                label: tData('moreCount', { count: rest.length }),
                href: links.customerSubscriptions?.(id),
                value: seatWords(allSeats(rest)),
              },
            ]
          : []),
      ],
    });
    return {
      id: 'seats',
      label: tFacts('columnSeats'),
      value:
        rows.length === 0 ? (
          text
        ) : (
          <Calculated calculation={calculation} text={text}>
            {text}
          </Calculated>
        ),
    };
  }

  function renewalFigure(row: Subscription | null): HeroFigure {
    const day = row && renewalDay(row);
    const figure = { id: 'renewal', label: t('nextRenewal') };
    if (!row || !day) return { ...figure, value: t('noRenewal'), note: NO_NOTE };
    const date = formatNearDate(day, locale, now);
    const words = endsAtRenewal(row) ? tStates('endsShort', { date }) : date;
    const href = links.subscription?.(row.id);
    return {
      ...figure,
      value: href ? <Link href={href}>{words}</Link> : words,
      note: <bdi>{nameOf(row)}</bdi>,
    };
  }

  return (id: string, live: CustomerStanding['live']): readonly HeroFigure[] => {
    if (!live || live.status === 'failed' || live.status === 'empty') return [];
    if (live.status === 'loading') {
      const value = <Skeleton width={96} height={32} />;
      return [
        { id: 'seats', label: tFacts('columnSeats'), value },
        { id: 'renewal', label: t('nextRenewal'), value, note: NO_NOTE },
      ];
    }
    // Also without a subscription: what loads keeps its place.
    return [
      seatsFigure(id, seatRows(live.data)),
      renewalFigure(nextRenewal(live.data, civilDateOf(now))),
    ];
  };
}

/** What a customer pays per month and owes, its seats and next renewal (commerce §5). */
export function useCustomerFigures(
  { liveSubscriptions, live, billed }: CustomerStanding,
  now: number,
) {
  const liveFigures = useLiveFigures(now);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const t = useMessages(customersFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  return (customer: Customer): readonly HeroFigure[] => {
    const { id, level, recurringPerMonth: amount, currency, creditLimit } = customer;
    const [owed, ...others] = balancesOf(customer).map((money) => (
      <Amount
        key={money.currency}
        {...money}
        calculation={calculations.customerBalance(id, money)}
      />
    ));
    const balance: HeroFigure = {
      id: 'balance',
      // The server does not send a company its own credit limit (wire §4); it owes to others.
      label: tFacts(creditLimit === undefined ? 'columnBalance' : 'columnOwed'),
      value: owed,
      note: others.length > 0 && others,
    };
    // A reseller pays for its customers: figures of its own subscriptions would mislead beside it.
    const ofLive = level === 0 ? liveFigures(id, live) : [];
    if (amount === null) return [balance, ...ofLive];
    return [
      {
        id: 'recurring',
        label: tFacts('columnRecurring'),
        value: (
          <>
            <Amount
              amount={amount}
              currency={currency}
              calculation={calculations.customerRecurring(customer)}
            />
            {billed && (
              <Course
                label={t('billedMonths', {
                  from: formatCivilMonth(billed[0]?.month ?? '', locale),
                  to: formatCivilMonth(billed.at(-1)?.month ?? '', locale),
                })}
                values={billed.map(({ net }) => net)}
                format={(net) => formatMoney({ amount: net, currency }, locale)}
              />
            )}
          </>
        ),
        // Too many for their card, which says how many otherwise.
        note:
          live?.status === 'empty' && liveSubscriptions && level === 0
            ? t('liveCount', { count: liveSubscriptions })
            : null,
      },
      balance,
      ...ofLive,
    ];
  };
}
