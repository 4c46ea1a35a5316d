import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FIRST_QUERY, type ListQuery } from '../../src/domain/list-query';
import type { SeatsRun } from '../../src/domain/subscriptions/bulk-seats';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import { useSession } from '../../src/hooks/auth/useSession';
import { useSubscriptionsScreen } from '../../src/hooks/subscriptions/useSubscriptionsScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const QUERY: ListQuery = {
  ...FIRST_QUERY,
  pageSize: 50,
  filters: { state: ['active'], term: ['P1Y'] },
};
const MINUTE_MS = 60_000;

interface Seats {
  readonly rows: readonly Subscription[];
  /** How many of the list an order changes now. */
  readonly changing: number;
  readonly run: SeatsRun | null;
}

/** Ten subscriptions get a seat more, but for two, which are to lose one that they are bound to. */
function Seats({
  onSeen,
  onEnd,
}: {
  onSeen: (seen: Seats) => void;
  onEnd: (run: SeatsRun) => void;
}) {
  const [query, setQuery] = useState(QUERY);
  const screen = useSubscriptionsScreen({
    query,
    onQueryChange: (next) => setQuery({ ...QUERY, ...next }),
    onSeatsEnd: onEnd,
  });
  const { bulk, list, now } = screen;
  const bulkSeats = bulk?.seats;
  const { rows } = list;
  if (rows.status !== 'ready' || !bulkSeats) return null;
  const bound = (row: Subscription) =>
    row.quantity > 1 && row.batches.every(({ cancelUntilAt }) => Number(cancelUntilAt) < now);
  const ten = rows.data.data
    .filter((row) => bulkSeats.canSelect(row).allowed && bound(row))
    .slice(0, 10);
  const { dialog } = bulkSeats;
  const changing = rows.data.data.filter((row) => row.changing !== null).length;
  onSeen({ rows: ten, changing, run: dialog?.run ?? null });
  const [first, second] = ten;
  const own = Object.fromEntries(
    [first, second].flatMap((row) => (row ? [[row.id, row.quantity - 1]] : [])),
  );
  return (
    <>
      <p>
        {dialog ? (dialog.run?.phase ?? 'choosing') : 'closed'}, {list.selectedKeys.size} selected
      </p>
      <p>{dialog?.run?.entries.map(({ status }) => status).join()}</p>
      <button
        type="button"
        onClick={() => {
          list.onSelectionChange(new Set(ten.map(({ id }) => id)));
          bulkSeats.onOpen(ten);
        }}
      >
        Open
      </button>
      <button type="button" onClick={() => dialog?.onDraftChange({ mode: 'add', count: 1, own })}>
        Choose
      </button>
      <button type="button" onClick={dialog?.onPreview}>
        See
      </button>
      <button type="button" onClick={dialog?.onConfirm}>
        Confirm
      </button>
      <button type="button" onClick={dialog?.onStop}>
        Stop
      </button>
      <button type="button" onClick={dialog?.onRetry}>
        Retry
      </button>
      <button type="button" onClick={dialog?.onClose}>
        Close
      </button>
    </>
  );
}

function Page(props: Parameters<typeof Seats>[0]) {
  const [isHere, setHere] = useState(true);
  const session = useSession();
  return (
    <>
      {isHere && session.status === 'signedIn' && <Seats {...props} />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}

async function openPage() {
  const browser = createTestBrowser('signedIn');
  let seen: Seats = { rows: [], changing: 0, run: null };
  const told: SeatsRun[] = [];
  const { screen } = await renderInTab(
    browser,
    <Page
      onSeen={(next) => {
        seen = next;
      }}
      onEnd={(run) => told.push(run)}
    />,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  const says = (text: string | RegExp) => expect.element(screen.getByText(text)).toBeVisible();
  await press('Open');
  await press('Choose');
  const chosen = seen.rows;
  expect(chosen).toHaveLength(10);
  const change = (at: number) => `/app/subscriptions/${chosen[at]?.id}/changes`;
  const sent = () => browser.sent.filter(({ call }) => call.startsWith('POST /app/subscriptions'));
  const review = async () => {
    await press('See');
    await says(/^reviewed/);
    expect(sent()).toEqual([]);
  };
  const states = () => seen.run?.entries.map(({ status }) => status);
  const changing = () => seen.changing;
  return { browser, press, says, change, sent, review, states, changing, told };
}

const times = (count: number, status: string) => Array<string>(count).fill(status);

describe('the seats of many subscriptions (commerce §6)', () => {
  it('of ten two are refused and one fails: seven are done, and a retry sends the one', async () => {
    const { browser, press, says, change, sent, review, states, told } = await openPage();
    await review();
    expect(states()).toEqual([...times(2, 'refused'), ...times(8, 'ready')]);
    const path = change(9);
    // Done, but the response is lost.
    browser.sandbox.faults.add({ match: { path, method: 'POST' }, cut: 'lostAnswer', times: 1 });
    await press('Confirm');
    await press('Confirm');
    await says(/^ended/);
    expect(states()).toEqual([...times(2, 'refused'), ...times(7, 'done'), 'failed']);
    expect(sent()).toHaveLength(8);
    await press('Retry');
    await says(/^ended/);
    await expect.poll(states).toEqual([...times(2, 'refused'), ...times(8, 'done')]);
    expect(sent().map(({ call }) => call)).toHaveLength(9);
    expect(sent().at(-1)?.call).toBe(`POST ${path}`);
    expect(told).toEqual([]);
    await press('Close');
    await says('closed, 2 selected');
  });

  it('what is being changed is read again until it is done', async () => {
    const { browser, press, says, review, changing } = await openPage();
    await review();
    const before = changing();
    await press('Confirm');
    await says(/^ended/);
    await press('Close');
    await expect.poll(changing).toBe(before + 8);
    // Queued for 2 seconds, then 6 at work; asked for every 10.
    for (let times = 0; times < 3; times += 1) browser.clock.advance(10_000);
    await expect.poll(changing).toBe(before);
  });

  it('three calls are under way at a time; Stop sends no further one', async () => {
    const { browser, press, says, sent, review, states } = await openPage();
    await review();
    const answers: (() => void)[] = [];
    browser.hold = (call) =>
      call.startsWith('POST') ? new Promise((resolve) => answers.push(resolve)) : undefined;
    await press('Confirm');
    await expect.poll(() => answers.length).toBe(3);
    await press('Close');
    await press('Stop');
    for (const answer of answers) answer();
    await says(/^ended/);
    expect(states()).toEqual([...times(2, 'refused'), ...times(3, 'done'), ...times(5, 'kept')]);
    expect(sent()).toHaveLength(3);
  });

  it('leaving lets three calls end, sends no fourth, and reports the result', async () => {
    const { browser, press, sent, review, told } = await openPage();
    await review();
    const answers: (() => void)[] = [];
    browser.hold = (call) =>
      call.startsWith('POST') ? new Promise((resolve) => answers.push(resolve)) : undefined;
    await press('Confirm');
    await expect.poll(() => answers.length).toBe(3);
    await press('Leave');
    for (const answer of answers) answer();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.entries.filter(({ status }) => status === 'done')).toHaveLength(3);
    expect(sent()).toHaveLength(3);
  });

  it('prices that ran out are asked for again before anything is sent', async () => {
    const { browser, press, says, sent, review, states } = await openPage();
    await review();
    const asked = () => browser.sent.filter(({ call }) => call.endsWith('/preview')).length;
    const before = asked();
    browser.clock.advance(15 * MINUTE_MS);
    await expect.poll(() => asked() - before).toBe(8);
    await says(/^reviewed/);
    await press('Confirm');
    await says(/^ended/);
    expect(states()).toEqual([...times(2, 'refused'), ...times(8, 'done')]);
    expect(sent()).toHaveLength(8);
  });

  it('a price that could not be asked for is asked for again, and not sent', async () => {
    const { browser, press, says, change, sent, states } = await openPage();
    const path = `${change(4)}/preview`;
    browser.sandbox.faults.add({ match: { path }, status: 400 });
    await press('See');
    await says(/^reviewed/);
    expect(states()?.[4]).toBe('failed');
    browser.sandbox.faults.clear();
    await press('Retry');
    await expect.poll(() => states()?.[4]).toBe('ready');
    expect(sent()).toEqual([]);
  });
});
