import { describe, expect, it } from 'vitest';
import { renewalCalls } from '../../src/hooks/subscriptions/useBulkRenewals';
import { SUBSCRIPTION } from '../api/commerce-answers';
import { openServices } from './support/open-services';

function open() {
  const parts = openServices();
  return { ...parts, calls: renewalCalls(parts.services, () => 'turnOff') };
}

/** The dry run of one, as the server says it is. */
async function decided({ calls, answer }: ReturnType<typeof open>, row = SUBSCRIPTION) {
  const asked = calls.preview?.('s-1');
  await answer(row);
  const found = await asked;
  if (found?.status !== 'ready') throw new Error('It was not decided');
  return found.preview;
}

describe('DAY11 a renewal in a run', () => {
  it('is read as it is now, and nothing is changed', async () => {
    const opened = open();
    expect(await decided(opened)).toMatchObject({ autoRenew: false, scheduled: null });
    expect(opened.asked.map(({ call }) => call)).toEqual(['GET /app/subscriptions/s-1']);
  });

  it('is refused where there is nothing to decide', async () => {
    const { calls, answer } = open();
    const previewed = calls.preview?.('s-1');
    await answer({ ...SUBSCRIPTION, autoRenew: false, scheduled: null });
    expect(await previewed).toEqual({ status: 'refused', refusal: 'alreadyOff' });
  });

  it('is sent with the revision that was read', async () => {
    const opened = open();
    const decision = await decided(opened);
    const sent = opened.calls.send('s-1', decision);
    await opened.answer({ ...SUBSCRIPTION, autoRenew: false, scheduled: null });
    expect(await sent).toEqual({ status: 'done' });
    expect(opened.asked[1]).toMatchObject({
      call: 'PUT /app/subscriptions/s-1/renewal',
      body: { revision: SUBSCRIPTION.revision, autoRenew: false },
    });
  });

  it('that got no answer is sent again, and is done where it was', async () => {
    const opened = open();
    const decision = await decided(opened);
    const lost = opened.calls.send('s-1', decision);
    await opened.lose();
    expect(await lost).toMatchObject({ failure: { kind: 'network' }, retry: 'send' });
    const again = opened.calls.send('s-1', decision);
    const subscription = { ...SUBSCRIPTION, revision: 9, autoRenew: false, scheduled: null };
    await opened.answer({ code: 'subscription_changed', subscription }, 409);
    expect(await again).toEqual({ status: 'done' });
  });

  it('that somebody else changed is looked at again before it is sent', async () => {
    const opened = open();
    const decision = await decided(opened);
    const sent = opened.calls.send('s-1', decision);
    await opened.answer({ code: 'subscription_changed', subscription: SUBSCRIPTION }, 409);
    expect(await sent).toMatchObject({ failure: { kind: 'conflict' }, retry: 'preview' });
  });

  it('that is refused says why', async () => {
    const opened = open();
    const decision = await decided(opened);
    const sent = opened.calls.send('s-1', decision);
    await opened.answer({ message: 'Not now.' }, 422);
    expect(await sent).toMatchObject({
      failure: { kind: 'refused', serverMessage: 'Not now.' },
      retry: 'preview',
    });
  });
});
