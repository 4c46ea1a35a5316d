import { formatMoney } from '../../domain/money';
import { marginBps, marginVerdict } from '../../domain/products/pricing';
import { quantityProblem } from '../../domain/text/quantity';
import { offerOf } from '../commerce/deal';
import { quantityMessage } from '../commerce/messages';
import { costOf } from '../commerce/prices';
import type { QuotedLine } from '../db/commerce-work';
import { endDatesFor } from '../products/end-dates';
import { error, type IssueGround, placeOf, type SentIssue, warning } from './issue';

const offerFor = ({ viewer }: IssueGround, { line, plan }: QuotedLine) =>
  offerOf(viewer.tables, { productId: line.productId, planId: plan.id });

/** Issues of a line that do not depend on the customer: no longer sold, or not in that quantity. */
export function ownIssues(ground: IssueGround, quoted: QuotedLine): readonly SentIssue[] {
  const { line } = quoted;
  const { product } = offerFor(ground, quoted);
  const { name, state, pausedReason, limits } = product;
  const isSold = state === 'active';
  const isMany = isSold && quantityProblem(line.quantity, limits) !== null;
  const at = (field: string) => ({ lineId: line.id, field });
  return [
    ...(isSold
      ? []
      : [error('plan_retired', pausedReason ?? `${name} is not sold any more.`, at('planId'))]),
    ...(isMany ? [error('quantity_range', quantityMessage(limits), at('quantity'))] : []),
  ];
}

function canEndThen({ viewer, now }: IssueGround, { line, target, plan }: QuotedLine): boolean {
  const { tables } = viewer;
  const company = tables.companies.get(target.customerId) ?? null;
  const offer = offerOf(tables, { productId: line.productId, planId: plan.id });
  return endDatesFor(tables, company, offer, line.quantity, now).some(
    ({ endsOn, refusal }) => endsOn === line.endsOn && refusal === null,
  );
}

/** Whether a required product is in the cart or live at the customer. */
function hasRequired(ground: IssueGround, { target }: QuotedLine, requires: readonly string[]) {
  const inCart = ground.quote.lines.map(({ line }) => line.productId);
  const live = ground.liveOf(target.customerId).map(({ productId }) => productId);
  return requires.some((id) => inCart.includes(id) || live.includes(id));
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

function marginSentence(marginOfPrice: number, targetBps: number): string {
  return `Margin ${PERCENT.format(marginOfPrice / 10_000)}, target ${PERCENT.format(targetBps / 10_000)}.`;
}

/** Issues with margins, which users of level 0 never see. */
function marginIssues({ viewer }: IssueGround, quoted: QuotedLine): readonly SentIssue[] {
  const { level, tables, allowedActions } = viewer;
  const { target } = quoted;
  if (level < 1) return [];
  const list = tables.priceLists.get(tables.companies.get(target.customerId)?.priceListId ?? '');
  const [price, cost] = [Number(quoted.unitPrice), Number(costOf(quoted, level))];
  const targetBps = list?.targetMarginBps ?? 0;
  const verdict = marginVerdict(price, cost, targetBps);
  const place = placeOf(quoted, 'planId');
  if (verdict === 'belowCost') {
    const make = allowedActions.includes('Marketplace.Prices') ? warning : error;
    return [make('below_cost', 'The price is below what it costs.', place)];
  }
  return verdict === 'low' && viewer.seesCosts(target.customerId)
    ? [warning('low_margin', marginSentence(marginBps(price, cost) ?? 0, targetBps), place)]
    : [];
}

function priceIssues(quoted: QuotedLine): readonly SentIssue[] {
  const { wasUnitPrice: was, unitPrice: now, target } = quoted;
  if (was === null || typeof now !== 'number') return [];
  const money = (amount: number) => formatMoney({ amount, currency: target.currency }, 'en');
  const message = `The price went from ${money(was)} to ${money(now)}.`;
  return [warning('price_changed', message, { ...placeOf(quoted, 'planId'), was, now })];
}

/** Issues of a line for one customer (wire §3.3). */
export function saleIssues(ground: IssueGround, quoted: QuotedLine): readonly SentIssue[] {
  const { line, target, plan } = quoted;
  const { product } = offerFor(ground, quoted);
  const { name, requires, countries } = product;
  const company = ground.viewer.tables.companies.get(target.customerId);
  const isThere = countries.length === 0 || countries.includes(company?.country ?? '');
  const has = requires.length === 0 || hasRequired(ground, quoted, requires);
  const ends = line.endsOn === null || canEndThen(ground, quoted);
  const known = ground.liveOf(target.customerId).find(({ planId }) => planId === plan.id);
  const at = (field: string) => placeOf(quoted, field);
  const who = target.customerName;
  return [
    ...(isThere
      ? []
      : [error('not_in_country', `${name} is not sold in ${company?.country}.`, at('planId'))]),
    ...(ends
      ? []
      : [error('coterm_unavailable', 'The first term cannot end on that day.', at('endsOn'))]),
    ...(has
      ? []
      : [error('requires_product', `${name} needs another product first.`, at('addOnTo'))]),
    ...marginIssues(ground, quoted),
    ...priceIssues(quoted),
    ...(known
      ? [
          warning('already_subscribed', `${who} has this plan already.`, {
            ...at('planId'),
            subscriptionId: known.id,
          }),
        ]
      : []),
  ];
}
