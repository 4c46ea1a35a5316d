import { expect, it } from 'vitest';
import type { ApiClient } from '../../src/api/client';
import { FIRST_QUERY, type ListQuery } from '../../src/domain/list-query';
import { statementsSource } from '../../src/hooks/billing/statement-queries';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { commerceCaller } from '../sandbox/commerce-caller';

interface Sent {
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly read: (json: unknown) => unknown;
}

it('the list of all statements adds up what is issued, and the drafts apart', async () => {
  const call = await commerceCaller(createSandbox(), ADMIN_EMAIL);
  const client = {
    async send({ query, read }: Sent) {
      const pairs = Object.entries(query).flatMap(([name, value = []]) =>
        [value].flat().map((each) => [name, each] as [string, string]),
      );
      return read((await call('GET', `/statements?${new URLSearchParams(pairs)}`)).json);
    },
  } as unknown as ApiClient;
  const { signal } = new AbortController();
  const euros = async (state?: string) => {
    const filters: ListQuery['filters'] = state === undefined ? {} : { state: [state] };
    const page = await statementsSource.read(client, { ...FIRST_QUERY, filters }, { signal });
    return page.sums?.filter(({ currency }) => currency === 'EUR');
  };
  const [issued, drafts] = (await euros()) ?? [];
  expect([issued?.part, drafts?.part]).toEqual(['issued', 'draft']);
  expect(await euros('draft')).toEqual([drafts]);
  const whole = (await call('GET', '/statements?pageSize=1')).json.sums.find(
    ({ currency }: { currency: string }) => currency === 'EUR',
  );
  expect(Number(issued?.amounts.total) + Number(drafts?.amounts.total)).toBe(whole.total);
});
