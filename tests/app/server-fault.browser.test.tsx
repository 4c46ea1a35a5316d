import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BillingFields } from '../../src/components/customers/BillingFields';
import { BulkSeatsDialog } from '../../src/components/subscriptions/BulkSeatsDialog';
import { ChangeNews } from '../../src/components/subscriptions/ChangeDrawer';
import type { ChangeDrawerState } from '../../src/contracts/subscriptions';
import type { Failure } from '../../src/domain/failure';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { PriceList } from '../../src/domain/products/product';
import type { SeatsRun } from '../../src/domain/subscriptions/bulk-seats';
import type { ReadyPreview } from '../../src/domain/subscriptions/change-machine';
import { useSession } from '../../src/hooks/auth/useSession';
import { useSubscriptionsScreen } from '../../src/hooks/subscriptions/useSubscriptionsScreen';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const QUERY = { ...FIRST_QUERY, pageSize: 50, filters: { state: ['active'], term: ['P1Y'] } };

function Seats({ onEnd }: { onEnd: (run: SeatsRun) => void }) {
  const screen = useSubscriptionsScreen({
    query: QUERY,
    onQueryChange: () => {},
    onSeatsEnd: onEnd,
  });
  const { rows } = screen.list;
  const bulkSeats = screen.bulk?.seats;
  if (rows.status !== 'ready' || !bulkSeats) return null;
  const three = rows.data.data.filter((row) => bulkSeats.canSelect(row).allowed).slice(0, 3);
  return (
    <>
      <button type="button" onClick={() => bulkSeats.onOpen(three)}>
        Open
      </button>
      {bulkSeats.dialog && <BulkSeatsDialog dialog={bulkSeats.dialog} />}
    </>
  );
}

function Page(props: Parameters<typeof Seats>[0]) {
  return useSession().status === 'signedIn' ? <Seats {...props} /> : null;
}

async function openSeats() {
  await page.viewport(1280, 900);
  const browser = createTestBrowser('signedIn');
  const told: SeatsRun[] = [];
  const { screen } = await renderInTab(
    browser,
    <MemoryRouter>
      <Page onEnd={(run) => told.push(run)} />
    </MemoryRouter>,
  );
  const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
  await press('Open');
  await screen.getByRole('spinbutton', { name: 'Seats', exact: true }).fill('1');
  await press('Preview');
  await expect
    .element(screen.getByRole('button', { name: 'Change 3 subscriptions' }))
    .toBeVisible();
  return { browser, screen, press, told };
}

it('a server that failed has answered, and a bulk run tried again says what came of it', async () => {
  const { browser, screen, press, told } = await openSeats();
  const total = () =>
    Number(document.querySelector<HTMLDataElement>('[data-total] data')?.value ?? Number.NaN);
  const all = total();
  browser.sandbox.faults.add({
    match: { method: 'POST', path: '/app/subscriptions/*/changes' },
    status: 500,
    body: JSON.stringify({ message: 'The ledger is closed.' }),
    times: 1,
  });
  await press('Change 3 subscriptions');
  const said = screen.getByText(
    'A server error occurred. The change may have been ordered. The ledger is closed.',
  );
  await expect.element(said).toBeVisible();
  expect(screen.getByText(/did not get an answer/).query()).toBeNull();
  const done = total();
  expect(done).toBeLessThan(all);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  browser.hold = (call) => (/POST .*changes$/.test(call) ? answered : undefined);
  await press('Try again');
  // What was done is not paid once more: only what is left is on its way.
  await expect.poll(() => Math.round(total() * 100)).toBe(Math.round((all - done) * 100));
  answer();
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]?.entries.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
});

it('a price that ran out and is the same is not called another one', async () => {
  const drawer = {
    making: { state: { status: 'choosing', failure: null, conflict: 'preview_expired' } },
    preview: { status: 'ready', data: { status: 'ready', total: 700 } },
    totalBefore: 700,
  } as unknown as ChangeDrawerState;
  const { screen, show } = await renderInTab(createTestBrowser(), <ChangeNews drawer={drawer} />);
  await expect.element(screen.getByText(/It was updated and is the same/)).toBeVisible();
  const text = 'The price has changed.';
  expect(screen.getByText(text).query()).toBeNull();
  await show(<ChangeNews drawer={{ ...drawer, totalBefore: 600 }} />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

it('a customer is given a price list, and never none of them', async () => {
  const list = (id: string, name: string) => ({ id, name, currency: 'EUR' }) as PriceList;
  const values = { currency: 'EUR', priceListId: 'l-1', creditLimit: '' };
  const { screen } = await renderInTab(
    createTestBrowser(),
    <BillingFields
      field={(name) => ({
        name,
        value: values[name],
        errorCode: undefined,
        onChange: () => {},
        onBlur: () => {},
      })}
      problems={{}}
      isReadOnly={false}
      fixedCurrency="EUR"
      priceLists={{
        status: 'ready',
        data: [list('l-1', 'Standard'), list('l-2', 'Partner')],
        isRefreshing: false,
        isStale: false,
      }}
    />,
  );
  await screen.getByRole('button', { name: /Price list/ }).click();
  await expect.element(screen.getByRole('option', { name: 'Partner' })).toBeVisible();
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Standard', 'Partner']);
});

it.each<[string, Failure | undefined, RegExp]>([
  ['network', { kind: 'network' }, /^We did not get an answer/],
  ['server', { kind: 'server', serverMessage: 'Out of order.' }, /^A server error occurred/],
])('a change whose outcome is not known says why: %s', async (_kind, failure, text) => {
  const drawer = {
    making: {
      state: {
        status: 'unanswered',
        preview: {} as ReadyPreview,
        askAt: 0,
        askUntil: 1,
        failure,
      },
    },
    preview: { status: 'loading' },
    totalBefore: null,
  } as unknown as ChangeDrawerState;
  const { screen } = await renderInTab(createTestBrowser(), <ChangeNews drawer={drawer} />);
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Out of order.').query() !== null).toBe(failure?.kind === 'server');
});
