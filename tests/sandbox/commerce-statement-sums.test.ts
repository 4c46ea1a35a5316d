import { beforeAll, describe, expect, it } from 'vitest';
import { readStatement } from '../../src/api/calls/billing';
import { compareStatements } from '../../src/domain/billing/compare-statements';
import type { Statement } from '../../src/domain/billing/statement';
import { fromDecimal } from '../../src/domain/money';
import { readCsv } from '../../src/domain/text/csv';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';

let call: CommerceCaller;
let all: readonly Statement[];

beforeAll(async () => {
  const sandbox = createSandbox({ clock: createManualClock(FROZEN_AT_MS) });
  call = await commerceCaller(sandbox, ADMIN_EMAIL);
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { json } = await call('GET', `/statements?pageSize=100&pageNumber=${page}`);
    pages = json.totalPages;
    for (const { id } of json.data) ids.push(id);
  }
  all = await Promise.all(
    ids.map(async (id) => readStatement((await call('GET', `/statements/${id}`)).json)),
  );
});

const pairsOf = (statements: readonly Statement[]) => {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { issuerId, customerId, currency } = statement;
    const key = JSON.stringify([issuerId, customerId, currency]);
    groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((before) => group.map((after) => [before, after] as const)),
  );
};

describe('the statements of the seed', () => {
  it('differ, in every pair of a customer, by exactly what their parts add up to', () => {
    const pairs = pairsOf(all);
    expect(pairs.length).toBeGreaterThan(1_000);
    const wrong = pairs.filter(([before, after]) => {
      const comparison = compareStatements(before, after);
      if (!comparison) return true;
      const parts = Object.values(comparison.parts).reduce((sum, part) => sum + part, 0);
      const entries = comparison.entries.reduce((sum, { net }) => sum + net, 0);
      const difference = after.net - before.net;
      // DAY13: with its tax it is the difference of what the two come to, to the cent.
      const isWhole = parts + comparison.tax === after.total - before.total;
      const isNet = parts === difference && entries === difference;
      return !isNet || comparison.difference !== difference || !isWhole;
    });
    expect(wrong.map(([before, after]) => [before.id, after.id])).toEqual([]);
  });

  it('have files that add up to what the list says, currency by currency', async () => {
    const { json } = await call('GET', '/statements?pageSize=1');
    const { text } = await call('GET', '/statements/export');
    const [header = [], ...rows] = readCsv(text);
    for (const sums of json.sums) {
      for (const field of ['net', 'tax', 'total', 'paid', 'settled', 'balance']) {
        const amounts = rows
          .filter((row) => row[header.indexOf('currency')] === sums.currency)
          .map((row) => fromDecimal(row[header.indexOf(field)] ?? '', sums.currency) ?? Number.NaN);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(sums[field]);
      }
    }
  });
});
