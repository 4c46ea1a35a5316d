import { useMemo } from 'react';
import type { ChargeLine, Price } from '../../domain/billing/charge';
import { mulDiv } from '../../domain/billing/mul-div';
import type { Statement } from '../../domain/billing/statement';
import type { QuoteLine } from '../../domain/cart/quote';
import type { Customer } from '../../domain/customers/customer';
import { formatMoney } from '../../domain/money';
import type { Order, OrderLine } from '../../domain/orders/order';
import type { ReadyPreview } from '../../domain/subscriptions/change-machine';
import type { PlannedCharges } from '../../domain/subscriptions/planned-charges';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  sharedCalculationsMessages,
  sharedChargesMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import type { Calculation } from '../ui/Calculated';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat, rateFormat } from '../ui/number-format';
import type { SumLine } from '../ui/SumLines';
import { chargeArithmetic, chargeSumLine } from './charge-words';
import { formatPrice } from './price-format';

const BPS = 10_000;
const MONTHS = 12;
const LINES_MAX = 8;

type Part = readonly [label: string, amount: number, href?: string | undefined];

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, [, amount]) => sum + amount, 0);

/** Cost of seats for a whole cycle; null for usage. */
function times(quantity: number, price: Price): number | null {
  return typeof price === 'number' && Number.isSafeInteger(quantity * price)
    ? quantity * price
    : null;
}

/**
 * What the amounts of records are made of. Each returns null if our own rules do not result in the
 * server's amount: no calculation is shown then (commerce §5).
 */
export type Calculations = ReturnType<typeof useCalculations>;

/** Returns the {@link Calculations}, in the reader's language. */
export function useCalculations() {
  const t = useMessages(sharedCalculationsMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tData = useMessages(uiDataMessages);
  const locale = useMessagesLocale();
  const links = useLinks();

  return useMemo(() => {
    type Of<Row, Key extends keyof Row> = Pick<Row, Key | ('currency' & keyof Row)>;
    const money = (amount: number, currency: string) => formatMoney({ amount, currency }, locale);
    const { format } = numberFormat(locale);
    const source = (label: string, href: string | undefined) => ({ label, href });

    const taxWords = (taxBps: number, net: number, currency: string) =>
      t('taxOn', { rate: rateFormat(locale).format(taxBps / BPS), net: money(net, currency) });

    /** Nothing is shown for parts that do not add up to the amount. */
    function added(
      currency: string,
      total: number,
      parts: readonly Part[],
      from?: ReturnType<typeof source>,
    ): Calculation | null {
      if (sumOf(parts) !== total) return null;
      // One line of nothing says nothing.
      if (total === 0 && parts.length < 2) return null;
      // A card has no room for a long list: the rest is one line.
      const shown = parts.length > LINES_MAX ? parts.slice(0, LINES_MAX - 1) : parts;
      const rest = parts.slice(shown.length);
      const folded = [tData('moreCount', { count: rest.length }), sumOf(rest)] as const;
      const lines = [...shown, ...(rest.length > 0 ? [folded] : [])].map(
        ([label, amount, href]): SumLine => ({ label, href, value: money(amount, currency) }),
      );
      return () => ({ lines, source: from });
    }

    const one =
      (label: string, value: string, how: string): Calculation =>
      () => ({
        lines: [{ label, value, how }],
      });

    /** So many whole charges. */
    function wholeCharges(
      { quantity, unitPrice }: { quantity: number; unitPrice?: Price | undefined },
      currency: string,
      total: number,
    ): Calculation | null {
      const each = unitPrice === undefined ? null : times(quantity, unitPrice);
      if (!each || total < each || total % each !== 0) return null;
      const words = { count: total / each, amount: money(each, currency) };
      return one(tFacts('owed'), money(total, currency), t('chargesLeft', words));
    }

    return {
      /** A charge: its quantity, price and days. */
      charge(line: ChargeLine, currency: string): Calculation | null {
        if (chargeArithmetic(line, currency, tCharges, locale) === null) return null;
        return () => ({ lines: [chargeSumLine(line, currency, tCharges, locale)] });
      },

      /** The charges and credits of a change. */
      change({ lines, net }: Pick<ReadyPreview, 'lines' | 'net'>, currency: string) {
        const sum = lines.reduce((all, line) => all + line.net, 0);
        if (sum !== net || lines.length === 0 || lines.length > LINES_MAX) return null;
        return () => ({
          lines: lines.map((line) => chargeSumLine(line, currency, tCharges, locale)),
        });
      },

      /** The amounts of several subscriptions, by name. */
      several: (parts: readonly Part[], currency: string, total: number) =>
        added(currency, total, parts),

      /** A total with its tax. */
      total: ({ net, tax, total }: Record<'net' | 'tax' | 'total', number>, currency: string) =>
        added(currency, total, [
          [tSums('netSum'), net],
          [tSums('tax'), tax],
        ]),

      /** Several charges, by product. */
      charges(
        lines: readonly (ChargeLine & { productName: string })[],
        currency: string,
        total: number,
      ) {
        return added(
          currency,
          total,
          lines.map(({ productName, net }) => [productName, net]),
        );
      },

      /** A sum of named parts. */
      parts(parts: readonly Part[], currency: string, total: number) {
        return added(currency, total, parts);
      },

      /** The price of a quantity for a whole cycle. */
      whole(
        { quantity, unitPrice }: { quantity: number | string; unitPrice?: Price | undefined },
        label: string,
        currency: string,
        total: number,
      ) {
        if (typeof quantity !== 'number' || unitPrice === undefined) return null;
        if (times(quantity, unitPrice) !== total) return null;
        const words = {
          quantity: format(quantity),
          price: formatPrice(unitPrice, currency, locale),
        };
        return one(label, money(total, currency), tCharges('chargeWhole', words));
      },

      /** The tax of charges by rate, rounded once for each order. */
      tax(
        orders: readonly (readonly Pick<ChargeLine, 'net' | 'taxBps'>[])[],
        currency: string,
        total: number,
      ) {
        const rates = new Map<number, { net: number; tax: number }>();
        for (const lines of orders) {
          for (const taxBps of new Set(lines.map((line) => line.taxBps))) {
            if (!Number.isSafeInteger(taxBps)) return null;
            const own = lines.filter((line) => line.taxBps === taxBps);
            const net = own.reduce((sum, line) => sum + line.net, 0);
            const all = rates.get(taxBps) ?? { net: 0, tax: 0 };
            rates.set(taxBps, { net: all.net + net, tax: all.tax + mulDiv(net, taxBps, BPS) });
          }
        }
        return added(
          currency,
          total,
          [...rates].map(([taxBps, { net, tax }]) => [taxWords(taxBps, net, currency), tax]),
        );
      },

      /** What the line of a cart commits to. */
      quoteCommitment(
        { quantity, unitPrice, net, recurring, commitment }: QuoteLine,
        currency: string,
      ) {
        if (typeof quantity !== 'number') return null;
        // The first charge may be for a part of a cycle.
        const after = commitment - net;
        if (net === recurring || after <= 0 || recurring <= 0 || after % recurring !== 0) {
          return wholeCharges({ quantity, unitPrice }, currency, commitment);
        }
        const words = { count: after / recurring, amount: money(recurring, currency) };
        return added(currency, commitment, [
          [tSums('firstCharge'), net],
          [t('chargesLeft', words), after],
        ]);
      },

      /**
       * What a subscription costs per month.
       *
       * @param isOwnPage - whether its page is shown, so that it needs no link
       */
      recurring(row: Subscription, isOwnPage = false): Calculation | null {
        const { quantity, unitPrice, cycle, currency, recurringPerMonth } = row;
        const each = times(quantity, unitPrice);
        if (each === null) return null;
        const isYearly = cycle === 'year';
        if ((isYearly ? mulDiv(each, 1, MONTHS) : each) !== recurringPerMonth) return null;
        const words = {
          quantity: format(quantity),
          price: formatPrice(unitPrice, currency, locale),
        };
        return () => ({
          lines: [
            {
              label: tFacts('columnRecurring'),
              value: money(recurringPerMonth, currency),
              how: isYearly ? t('perMonthOfYear', words) : tCharges('chargeWhole', words),
            },
          ],
          source: isOwnPage
            ? undefined
            : source(row.friendlyName ?? row.productName, links.subscription?.(row.id)),
        });
      },

      /** What a plan will cost: its first charge, each further one, and all of its first term. */
      planned(
        row: Pick<Subscription, 'quantity' | 'unitPrice' | 'currency' | 'cycle'>,
        {
          first,
          recurring,
          commitment,
        }: Pick<PlannedCharges, 'first' | 'recurring' | 'commitment'>,
      ): Record<'first' | 'recurring' | 'commitment', Calculation | null> {
        const { quantity, unitPrice, currency, cycle } = row;
        const each = times(quantity, unitPrice);
        const words = {
          quantity: format(quantity),
          price: formatPrice(unitPrice, currency, locale),
        };
        const whole = (label: string, amount: number | null) =>
          amount !== null && amount === each
            ? one(label, money(amount, currency), tCharges('chargeWhole', words))
            : null;
        return {
          first: whole(tSums('net'), first),
          recurring: whole(tSums(cycle === 'year' ? 'eachYear' : 'eachMonth'), recurring),
          commitment: wholeCharges(row, currency, commitment),
        };
      },

      /** What is left to be charged in the term of a subscription. */
      commitment(row: Subscription): Calculation | null {
        return wholeCharges(row, row.currency, row.commitmentLeft);
      },

      /** What the line of an order commits to. */
      lineCommitment(line: OrderLine, currency: string): Calculation | null {
        return wholeCharges(line, currency, line.commitment ?? 0);
      },

      /** The lines of an order. */
      orderNet({ lines, net, currency }: Pick<Order, 'lines' | 'net' | 'currency'>) {
        return added(
          currency,
          net,
          lines.map(({ productName, net }) => [productName, net]),
        );
      },

      /**
       * The total of an order.
       *
       * @param isOwnPage - whether its page is shown, so that it needs no link
       */
      order(
        row: Pick<Order, 'id' | 'number' | 'currency' | 'net' | 'tax' | 'total'>,
        isOwnPage = false,
      ) {
        const { id, number, currency, net, tax, total } = row;
        return added(
          currency,
          total,
          [
            [tSums('netSum'), net],
            [tSums('tax'), tax],
          ],
          isOwnPage ? undefined : source(number, links.order?.(id)),
        );
      },

      /** The total of a purchase. */
      purchase({ net, tax, total }: Record<'net' | 'tax' | 'total', number>, currency: string) {
        return added(currency, total, [
          [tSums('net'), net],
          [tSums('tax'), tax],
        ]);
      },

      /** The total of a statement. */
      statementTotal(row: Of<Statement, 'net' | 'tax' | 'total' | 'taxes'>): Calculation | null {
        const { currency, net, tax, total, taxes } = row;
        const rates = taxes?.map(
          ({ taxBps, net, tax }) => [taxWords(taxBps, net, currency), tax] as const,
        );
        return added(currency, total, [
          [tSums('netSum'), net],
          ...(rates ?? [[tSums('tax'), tax] as const]),
        ]);
      },

      /** What is still to be paid of a statement. */
      balance(row: Of<Statement, 'total' | 'paid' | 'settled' | 'balance'>): Calculation | null {
        const { currency, total, paid, settled, balance } = row;
        return added(currency, balance, [
          [tFacts('columnTotal'), total],
          [t('paidSoFar'), 0 - paid],
          ...(settled === 0 ? [] : [[t('settledSum'), 0 - settled] as const]),
        ]);
      },

      /** What a customer's subscriptions cost per month. */
      customerRecurring({ id, currency, recurringPerMonth }: Customer): Calculation | null {
        if (recurringPerMonth === null) return null;
        return added(currency, recurringPerMonth, [
          [t('liveSubscriptions'), recurringPerMonth, links.customerSubscriptions?.(id)],
        ]);
      },

      /** What a customer owes. */
      customerBalance(id: string, { amount, currency }: { amount: number; currency: string }) {
        return added(currency, amount, [
          [t('openStatements'), amount, links.customerBalance?.(id)],
        ]);
      },
    };
  }, [t, tCharges, tFacts, tSums, tData, locale, links]);
}
