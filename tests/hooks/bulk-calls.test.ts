import { describe, expect, it, vi } from 'vitest';
import { type BulkRun, beginBulkRun, bulkTransition, planBulkRun } from '../../src/domain/bulk-run';
import { previewEnd } from '../../src/hooks/subscriptions/preview-end';
import { seatsCalls } from '../../src/hooks/subscriptions/useBulkSeats';
import { deletionCall } from '../../src/hooks/users/useDeleteUsers';
import { inviteCall } from '../../src/hooks/users/useInviteSeveral';
import { createBulkRunner } from '../../src/hooks/writes/bulk-runner';
import { ORDER, PREVIEW } from '../api/commerce-answers';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const EMAIL = 'zoe@plinth.example';
const failure = { kind: 'server' } as const;
const statusesOf = <P, R>({ entries }: BulkRun<P, R>) => entries.map(({ status }) => status);

describe('a run that makes its calls', () => {
  it('previews three at a time, and sends what was confirmed', async () => {
    const preview = vi.fn(async (id: string) => {
      return id === 's-2'
        ? ({ status: 'refused', refusal: 'locked' } as const)
        : ({ status: 'ready', preview: `key of ${id}` } as const);
    });
    const send = vi.fn(async () => ({ status: 'done' }) as const);
    const seen: BulkRun<string, string>[] = [];
    const begun = beginBulkRun<string, string>(
      ['s-1', 's-2', 's-3', 's-4'].map((id) => ({ id, refusal: null })),
    );
    const { get, dispatch } = createBulkRunner(begun, { preview, send }, (run) => seen.push(run));
    expect(preview.mock.calls).toEqual([['s-1'], ['s-2'], ['s-3']]);
    expect(seen).toEqual([begun.run]);
    await turn();
    expect(get().phase).toBe('reviewed');
    expect(statusesOf(get())).toEqual(['ready', 'refused', 'ready', 'ready']);
    expect(send).not.toHaveBeenCalled();

    dispatch({ type: 'CONFIRM' });
    await turn();
    expect(send.mock.calls).toEqual([
      ['s-1', 'key of s-1'],
      ['s-3', 'key of s-3'],
      ['s-4', 'key of s-4'],
    ]);
    expect(get().phase).toBe('ended');
    expect(seen.at(-1)).toBe(get());
    const { length } = seen;
    dispatch({ type: 'CONFIRM' });
    expect(seen).toHaveLength(length);
  });

  it('may have nothing to preview', async () => {
    const send = vi.fn(async () => ({ status: 'failed', failure, retry: 'send' }) as const);
    const begun = bulkTransition(planBulkRun(['u-1']), { type: 'CONFIRM' });
    const { get } = createBulkRunner(begun, { send }, () => {});
    await turn();
    expect(send).toHaveBeenCalledExactlyOnceWith('u-1', null);
    expect(get()).toMatchObject({ phase: 'ended', entries: [{ status: 'failed', failure }] });
  });
});

describe('the seats of a subscription in a run', () => {
  function open() {
    const parts = openServices();
    return { ...parts, calls: seatsCalls(parts.services, (id) => (id === 's-1' ? 15 : 1)) };
  }

  it('are previewed with their number, and the price holds until its end', async () => {
    const { calls, asked, answer, clock } = open();
    const validUntilAt = new Date(clock.now() + 900_000);
    const previewed = calls.preview?.('s-1');
    await answer({ ...PREVIEW, validUntilAt: validUntilAt.toISOString() });
    expect(asked).toEqual([
      {
        call: 'GET /app/subscriptions/s-1/changes/preview',
        query: { kind: 'seats', quantity: '15' },
        body: null,
      },
    ]);
    expect(await previewed).toMatchObject({
      status: 'ready',
      preview: { previewId: 'pv-1', total: 4_125, holdsUntil: validUntilAt.getTime() },
    });
  });

  it('are refused by the preview, with the reason', async () => {
    const { calls, answer } = open();
    const previewed = calls.preview?.('s-1');
    await answer({ refusal: { code: 'window_closed', message: 'Too late.', lowestQuantity: 10 } });
    expect(await previewed).toMatchObject({
      status: 'refused',
      refusal: { code: 'window_closed', message: 'Too late.', lowestQuantity: 10 },
    });
  });

  it.each([
    [
      { errors: [{ field: 'quantity', code: 'step', message: 'In steps of 5.' }] },
      'In steps of 5.',
    ],
    [{ message: 'Not so many.', errors: [{ field: 'quantity', code: 'max' }] }, 'Not so many.'],
    [{ message: 'Not so many.' }, 'Not so many.'],
  ])('are refused with the sentence of %j', async (body, message) => {
    const { calls, answer } = open();
    const previewed = calls.preview?.('s-1');
    await answer(body, 422);
    expect(await previewed).toEqual({
      status: 'refused',
      refusal: { code: 'invalid', message, lowestQuantity: null },
    });
  });

  it('fail if the server cannot preview them', async () => {
    const { calls, answer } = open();
    const previewed = calls.preview?.('s-1');
    await answer({}, 403);
    expect(await previewed).toMatchObject({ status: 'failed', failure: { kind: 'forbidden' } });
  });

  it('are changed as previewed', async () => {
    const { calls, asked, answer } = open();
    const sent = calls.send('s-1', { previewId: 'pv-1', total: 4_125 } as never);
    await answer(ORDER);
    expect(asked[0]).toMatchObject({
      call: 'POST /app/subscriptions/s-1/changes',
      body: { previewId: 'pv-1', total: 4_125 },
    });
    expect(await sent).toEqual({ status: 'done' });
  });

  it('are resent without a response, and previewed again after a refusal', async () => {
    const { calls, answer, lose } = open();
    const lost = calls.send('s-1', { previewId: 'pv-1', total: 1 } as never);
    await lose();
    expect(await lost).toMatchObject({ failure: { kind: 'network' }, retry: 'send' });
    const refused = calls.send('s-1', { previewId: 'pv-1', total: 1 } as never);
    await answer({ code: 'preview_expired' }, 409);
    expect(await refused).toMatchObject({
      status: 'failed',
      failure: { kind: 'conflict' },
      retry: 'preview',
    });
  });
});

it('a fault of ours is no answer of the server', async () => {
  const { services } = openServices();
  const fault = new TypeError('x');
  const client = { ...services.client, send: () => Promise.reject(fault) };
  const broken = { ...services, client };
  const seats = seatsCalls(broken, () => 1);
  await expect(seats.preview?.('s-1')).rejects.toBe(fault);
  await expect(seats.send('s-1', {} as never)).rejects.toBe(fault);
  await expect(deletionCall(broken)(EMAIL)).rejects.toBe(fault);
  const invite = inviteCall({
    ...broken,
    invited: new Set(),
    customerId: () => undefined,
    role: () => null,
  });
  await expect(invite(EMAIL)).rejects.toBe(fault);
});

it('a price holds until its end, for a minute at least, or for as long as it may', () => {
  const until = new Date(100_000);
  expect(previewEnd({ validUntilAt: until }, 0)).toBe(100_000);
  expect(previewEnd({ validUntilAt: until }, 90_000)).toBe(150_000);
  expect(previewEnd({ validUntilAt: null }, 0)).toBeNull();
});

describe('deleting a user in a run', () => {
  it.each([
    [200, { status: 'done' }],
    [404, { status: 'done' }],
    [410, { status: 'done' }],
    [403, { status: 'failed', failure: { kind: 'forbidden' }, retry: 'send' }],
    [500, { status: 'failed', failure: { kind: 'server' }, retry: 'send' }],
  ])('that is answered with %d', async (status, expected) => {
    const { services, asked, answer } = openServices();
    const deleted = deletionCall(services)(EMAIL);
    await answer({}, status);
    expect(asked).toEqual([
      { call: 'DELETE /app/users/zoe%40plinth.example', query: {}, body: null },
    ]);
    expect(await deleted).toMatchObject(expected);
  });

  it('that nobody answered may be tried again', async () => {
    const { services, lose } = openServices();
    const deleted = deletionCall(services)(EMAIL);
    await lose();
    expect(await deleted).toMatchObject({ failure: { kind: 'network' }, retry: 'send' });
  });
});

describe('inviting a user in a run', () => {
  const INVITE = { call: 'POST /app/users', query: {}, body: { email: EMAIL } };
  const ASSIGN = {
    call: 'POST /app/roles/assign-role',
    query: { roleName: 'Guest' },
    body: [EMAIL],
  };
  function open(role: string | null) {
    const parts = openServices();
    const invited = new Set<string>();
    const invite = inviteCall({
      ...parts.services,
      invited,
      customerId: () => undefined,
      role: () => role,
    });
    return { ...parts, invite };
  }

  it('sends one call, or two when they get a role', async () => {
    const alone = open(null);
    const sent = alone.invite(EMAIL);
    await alone.answer({});
    expect(await sent).toEqual({ status: 'done' });
    expect(alone.asked).toEqual([INVITE]);

    const both = open('Guest');
    const given = both.invite(EMAIL);
    await both.answer({});
    await both.answer({});
    expect(await given).toEqual({ status: 'done' });
    expect(both.asked).toEqual([INVITE, ASSIGN]);
  });

  it('that failed at the role is tried again without another invitation', async () => {
    const { invite, asked, answer } = open('Guest');
    const first = invite(EMAIL);
    await answer({});
    await answer({ message: 'No such role.' }, 404);
    expect(await first).toMatchObject({
      status: 'failed',
      failure: { kind: 'notFound', serverMessage: 'No such role.' },
      retry: 'send',
    });
    const second = invite(EMAIL);
    await answer({});
    expect(await second).toEqual({ status: 'done' });
    expect(asked).toEqual([INVITE, ASSIGN, ASSIGN]);
  });

  it('that was refused is sent again', async () => {
    const { invite, asked, answer } = open(null);
    const first = invite(EMAIL);
    await answer({}, 409);
    expect(await first).toMatchObject({ status: 'failed', failure: { kind: 'conflict' } });
    const second = invite(EMAIL);
    await answer({});
    expect(await second).toEqual({ status: 'done' });
    expect(asked).toEqual([INVITE, INVITE]);
  });
});
