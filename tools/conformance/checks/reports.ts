import { getReconciliation } from '../../../src/api/calls/billing';
import { listAttention, listSpend } from '../../../src/api/calls/dashboard';
import { RECONCILIATION_RESULTS } from '../../../src/domain/billing/reconciliation';
import { addMonths, civilDateOf, monthOf } from '../../../src/domain/time/civil-date';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered } from './answered';
import { refusedAs } from './refused-as';

const ATTENTION_MAX = 8;
const SPEND_MONTHS = 13;

/** What the first page and the reconciliation are made of, besides lists (wire §6, §7). */
export async function checkReports(suite: Suite): Promise<void> {
  const { own } = suite;

  await suite.check('listAttention', 'answers what needs attention', async (check) => {
    const answer = await own.call(listAttention);
    const items = answered(check, answer, { basis: 'wire §7', shape: shapeOf('listAttention') });
    const isShort = (items?.length ?? 0) <= ATTENTION_MAX;
    check.expect(isShort, '', `at most ${ATTENTION_MAX}`, items?.length, 'wire §7');
  });

  await suite.check('listSpend', 'answers 13 months a currency', async (check) => {
    const answer = await own.call(listSpend);
    const months = answered(check, answer, { basis: 'wire §7', shape: shapeOf('listSpend') }) ?? [];
    for (const currency of new Set(months.map((each) => each.currency))) {
      const own = months.filter((each) => each.currency === currency).map(({ period }) => period);
      const isWhole = own.length === SPEND_MONTHS && own.join() === [...own].sort().join();
      const expected = `${SPEND_MONTHS} months in ${currency}, the oldest first`;
      check.expect(isWhole, 'period', expected, own.join(', '), 'wire §7');
    }
  });

  await suite.check('getReconciliation', 'compares a month', async (check) => {
    const period = monthOf(addMonths(civilDateOf(Date.now()), -1));
    const answer = await own.call((client) => getReconciliation(client, { period }));
    const rows =
      answered(check, answer, { basis: 'wire §6', shape: shapeOf('getReconciliation') }) ?? [];
    for (const [at, { result, seatsBought, seatsBilled }] of rows.entries()) {
      const isKnown = RECONCILIATION_RESULTS.some((each) => each === result);
      const known = RECONCILIATION_RESULTS.join(', ');
      if (!check.expect(isKnown, `[${at}].result`, known, result, 'wire §6')) break;
      if (result !== 'match' && result !== 'seatsDiffer') continue;
      const isSo = (seatsBought === seatsBilled) === (result === 'match');
      const got = `${result}, of ${seatsBought} and ${seatsBilled} seats`;
      if (!check.expect(isSo, `[${at}].result`, 'what the seats say', got, 'wire §6')) break;
    }
  });

  await suite.check('getReconciliation', 'refuses what is no month', async (check) => {
    const query = { period: 'soon' };
    const answer = await own.raw({ endpoint: 'getReconciliation', query });
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 400, 'bad_query');
  });
}
