import type { OpenStatements, StatementsScreenProps } from '../../contracts/billing';
import type { OpenAge, Outstanding } from '../../domain/billing/outstanding';
import { IDS, idsOf, withFilter, withoutIds } from '../../domain/list-query';
import { formatMoney, type Money } from '../../domain/money';
import type { Reading } from '../../domain/reading';
import { formatCivilMonth, formatNearDate } from '../../domain/time/civil-format';
import { billingOpenMessages } from '../../messages/generated/en/billing';
import {
  sharedFactsMessages,
  sharedStatementStatesMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { percent } from '../ui/chart/column-geometry';
import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';
import { type HeroFigure, HeroFigures } from '../ui/HeroFigures';
import { useLinks } from '../ui/LinksProvider';
import type { ListChart } from '../ui/list/list-props';
import { Skeleton } from '../ui/Skeleton';

const dataOf = (reading: Reading<Outstanding | null> | null) =>
  reading?.status === 'ready' ? reading.data : null;

/** The name of an age. */
function useAgeName(): (age: OpenAge) => string {
  const t = useMessages(billingOpenMessages);
  return ({ fromDay, untilDay }) =>
    untilDay === null
      ? t('ageOver', { days: fromDay - 1 })
      : t('ageDays', { from: fromDay, to: untilDay });
}

/** What is still to be paid: the figures above the list. */
export function OpenFigures({ open, now }: { open: OpenStatements; now: number }) {
  const t = useMessages(billingOpenMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tStates = useMessages(sharedStatementStatesMessages);
  const locale = useMessagesLocale();
  const links = useLinks();
  const { parts } = useCalculations();
  const ageName = useAgeName();
  const receivable = dataOf(open.receivable);
  const payable = dataOf(open.payable);
  const main = receivable ?? payable;
  if ([open.receivable, open.payable].some((one) => one?.status === 'loading')) {
    const label = receivable || open.receivable ? tFacts('columnOwed') : t('youOwe');
    return (
      <HeroFigures
        items={[
          { id: 'loading', label, value: <Skeleton width={140} height={24} />, note: '\u00a0' },
        ]}
      />
    );
  }
  if (!main) return null;

  /** The first amount is the figure; those in other currencies are below it. */
  function figure(
    id: string,
    label: string,
    amounts: readonly Money[],
    partsOf: (currency: string) => Parameters<typeof parts>[0],
  ): readonly HeroFigure[] {
    const [value, ...others] = amounts.map(({ amount, currency }) => (
      <Amount
        key={currency}
        {...{ amount, currency }}
        calculation={parts(partsOf(currency), currency, amount)}
      />
    ));
    return value ? [{ id, label, value, note: others.length > 0 && others }] : [];
  }
  const byAge =
    ({ ages }: Outstanding) =>
    (currency: string) =>
      ages.flatMap((age) =>
        age.amounts
          .filter((one) => one.currency === currency)
          .map(({ amount }) => [ageName(age), amount] as const),
      );
  const { overdue, next } = main;
  const late = (currency: string) =>
    overdue.rows
      .filter((row) => row.currency === currency)
      .map(
        ({ id, number, period, balance }) =>
          [number ?? formatCivilMonth(period, locale), balance, links.statement?.(id)] as const,
      );
  const youOwe = payable ? figure('youOwe', t('youOwe'), payable.amounts, byAge(payable)) : [];
  const items: readonly HeroFigure[] = [
    ...(receivable
      ? figure('owedToYou', tFacts('columnOwed'), receivable.amounts, byAge(receivable))
      : youOwe),
    ...figure('overdue', tStates('statementOverdue'), overdue.amounts, late),
    ...(next
      ? [
          {
            id: 'next',
            label: t('dueNext'),
            value: formatNearDate(next.dueOn, locale, now),
            note: next.amounts.map((money) => formatMoney(money, locale)).join(' · '),
          },
        ]
      : []),
    ...(receivable ? youOwe : []),
  ];
  return items.length > 0 ? <HeroFigures items={items} /> : null;
}

const Ages = styled('section')(
  layered(
    () => `
  container-type: inline-size;
  min-inline-size: 0;
  & > h2 { margin: 0 0 var(--plinth-space-2); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; }
  & > ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--plinth-space-2); }
  & [data-slot='open-age'] {
    appearance: none;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    color: var(--plinth-text-muted);
    font: inherit;
    font-size: var(--plinth-font-size-xs);
    font-variant-numeric: tabular-nums;
    line-height: 16px;
    text-align: start;
    cursor: pointer;
    ${COLOR_TRANSITION}
  }
  & [data-slot='open-age'] > span { min-inline-size: 0; overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  & [data-slot='open-age'] > strong { color: var(--plinth-text); font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & [data-slot='open-age'] > svg { inline-size: 100%; block-size: 6px; border-radius: 3px; background: var(--plinth-surface-pressed); color: var(--plinth-brand-edge); }
  & [data-late] > svg { color: var(--plinth-warning-text); }
  & [data-slot='open-age']:not([aria-disabled]):hover { background: var(--plinth-surface-hover); }
  & [data-slot='open-age'][aria-disabled] { cursor: default; }
  & [data-slot='open-age'][aria-pressed='true'] { border-color: var(--plinth-brand-edge); background: var(--plinth-brand-soft); }
  & [data-slot='open-age']:focus-visible { ${FOCUS_RING} }
  @container (width < 640px) { & > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (forced-colors: active) {
    & [data-slot='open-age'] > svg { forced-color-adjust: none; background: Canvas; color: CanvasText; }
    & [data-slot='open-age'][aria-pressed='true'] { outline: 2px solid Highlight; }
  }
  `,
  ),
);

interface AgesProps {
  ages: readonly OpenAge[];
  /** The currency of the bars. */
  currency: string;
  isOpen: (age: OpenAge) => boolean;
  onPress: (age: OpenAge) => void;
}

/**
 * What customers owe, by age; pressing an age shows its statements. Currencies are never added up:
 * bars show one, the others are named (commerce §2.1).
 */
function OpenAges({ ages, currency, isOpen, onPress }: AgesProps) {
  const t = useMessages(billingOpenMessages);
  const locale = useMessagesLocale();
  const ageName = useAgeName();
  const amountIn = ({ amounts }: OpenAge) =>
    Math.max(0, amounts.find((one) => one.currency === currency)?.amount ?? 0);
  const most = Math.max(1, ...ages.map(amountIn));
  return (
    <Ages data-slot="open-ages" aria-label={t('ages')}>
      <h2>{t('ages')}</h2>
      <ul>
        {ages.map((age) => {
          const [first, ...others] = age.amounts.map((money) => formatMoney(money, locale));
          const isEmpty = age.ids.length === 0;
          return (
            <li key={age.fromDay}>
              <Part
                as="button"
                type="button"
                data-slot="open-age"
                data-late={age.fromDay > 60 ? '' : undefined}
                aria-pressed={isOpen(age)}
                aria-disabled={isEmpty || undefined}
                onClick={isEmpty ? undefined : () => onPress(age)}
              >
                <span>{ageName(age)}</span>
                <strong>{first ?? '–'}</strong>
                <svg aria-hidden>
                  <rect
                    width={percent((amountIn(age) / most) * 100)}
                    height="100%"
                    fill="currentColor"
                  />
                </svg>
                <span>{[...others, t('openCount', { count: age.ids.length })].join(' · ')}</span>
              </Part>
            </li>
          );
        })}
      </ul>
    </Ages>
  );
}

/** The chart above the list of statements; undefined if there is nothing to compare. */
export function openAgesChart({
  open,
  list: { query, onQueryChange },
}: Pick<StatementsScreenProps, 'open' | 'list'>): ListChart | undefined {
  const receivable = dataOf(open?.receivable ?? null);
  const currency = receivable?.amounts[0]?.currency;
  if (!receivable || currency === undefined) return undefined;
  const { ages } = receivable;
  if (ages.filter(({ ids }) => ids.length > 0).length < 2) return undefined;
  const ids = new Set(idsOf(query));
  const isOpen = (age: OpenAge) =>
    age.ids.length > 0 && age.ids.length === ids.size && age.ids.every((id) => ids.has(id));
  return {
    content: (
      <OpenAges
        {...{ ages, currency, isOpen }}
        onPress={(age) =>
          onQueryChange(
            isOpen(age)
              ? { ...query, pageNumber: 1, filters: withoutIds(query.filters) }
              : // With another filter they would not all be shown.
                withFilter({ ...query, searchString: '', filters: {} }, IDS, age.ids),
          )
        }
      />
    ),
    isSet: ages.some(isOpen),
  };
}
