import { expect, it } from 'vitest';
import { seedCatalogue } from '../../src/sandbox/seed/catalogue';
import { readSources } from '../../tools/source/files';
import { READINGS } from './readings';

/** What no call takes, and what answers follow all the same. */
const IN_ANSWERS: Readonly<Record<string, string>> = {
  'Order.Create': 'an order of who lacks it waits for approval (wire §3.4)',
  'Report.Revenue': 'costs and margins are told to who holds it (wire, †)',
};

/** What a later page brings: docs/commerce-more.md is not built yet. */
const COMES_LATER: Readonly<Record<string, string>> = {
  'Billing.Issue': 'comes with papers',
  'Billing.Dun': 'comes with reminders',
  'Billing.TaxRates': 'comes with categories of tax',
};

const needed = Object.values(READINGS).flatMap(({ needs = [] }) => needs.flat());

it('holds no permission that does nothing, and every one that a call takes', () => {
  const names = seedCatalogue().flatMap(({ permissions }) => permissions.map(({ name }) => name));
  const known = new Set([...needed, ...Object.keys(IN_ANSWERS), ...Object.keys(COMES_LATER)]);
  expect(names.toSorted()).toEqual([...known].toSorted());
});

it('names as followed by answers, or as to come, only what is', () => {
  const rules = [...readSources()].flatMap(([path, text]) =>
    /^src\/(sandbox|domain)\//.test(path) && !path.includes('/seed/') ? text : [],
  );
  const isUsed = (name: string) => rules.some((text) => text.includes(`'${name}'`));
  expect(Object.keys(IN_ANSWERS).filter((name) => !isUsed(name) || needed.includes(name))).toEqual(
    [],
  );
  expect(Object.keys(COMES_LATER).filter((name) => isUsed(name))).toEqual([]);
});
