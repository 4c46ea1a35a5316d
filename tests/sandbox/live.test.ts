import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { IMPERSONATION_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';

const SEPARATOR = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${SEPARATOR}`;

function open(scenario: ScenarioName = 'impersonated') {
  const clock = createManualClock(1_000_000_000);
  const sandbox = createSandbox({ scenario, clock });
  const connect = (impersonation: string | null = null, id: string | null = null) => {
    const frames: string[] = [];
    let isClosed = false;
    const connection = sandbox.live.connect({
      session: sandbox.openingSession,
      impersonation,
      id,
      send: (frame) => frames.push(frame),
      close: () => {
        isClosed = true;
      },
    });
    return {
      ...connection,
      frames,
      messages: () =>
        frames
          .join('')
          .split(SEPARATOR)
          .filter((text) => text !== '')
          .map((text) => JSON.parse(text)),
      isClosed: () => isClosed,
    };
  };
  const ask = (path: string, impersonation: string | null = null, method = 'GET') =>
    sandbox.fetch(
      new Request(`http://portal.test${path}`, {
        method,
        headers: {
          [SESSION_HEADER]: sandbox.openingSession ?? '',
          ...(impersonation ? { [IMPERSONATION_HEADER]: impersonation } : {}),
        },
      }),
    );
  return { clock, sandbox, connect, ask };
}

describe('the hub', () => {
  it('shakes hands, frame by frame', () => {
    const { connect } = open();
    const client = connect();
    expect(client.frames).toEqual([]);
    client.receive(HANDSHAKE.slice(0, 9));
    client.receive(HANDSHAKE.slice(9));
    expect(client.frames).toEqual([`{}${SEPARATOR}`]);
  });

  it.each([
    ['another protocol', `{"protocol":"messagepack","version":1}${SEPARATOR}`],
    ['no JSON', `hello${SEPARATOR}`],
    ['no object', `null${SEPARATOR}`],
  ])('refuses %s', (_, handshake) => {
    const { sandbox, connect } = open();
    const client = connect();
    client.receive(handshake);
    expect(client.isClosed()).toBe(true);
    expect(sandbox.live.count()).toBe(0);
  });

  it('sends a new notification to its user only, and keeps it in the list', async () => {
    const { sandbox, connect, ask } = open();
    const admin = connect();
    const other = connect(sandbox.openingImpersonation);
    for (const client of [admin, other]) client.receive(HANDSHAKE);
    const sent = sandbox.live.notify(CUSTOMER_EMAIL, { title: 'Hello', severity: 'Error' });
    expect(other.messages().at(-1)).toEqual({
      type: 1,
      target: 'ReceiveNotification',
      arguments: [sent],
    });
    expect(admin.messages()).toHaveLength(1);
    sandbox.live.notify(ADMIN_EMAIL);
    expect(admin.messages()).toHaveLength(2);
    expect(other.messages()).toHaveLength(2);
    const list = await (await ask('/app/notifications', sandbox.openingImpersonation)).json();
    expect(list[0]).toEqual(sent);
    expect(sandbox.live.notify(RESELLER_EMAIL).id).not.toBe(sent.id);
    expect(() => sandbox.live.notify('nobody@plinth.example')).toThrow(RangeError);
  });

  it('knows an impersonation by what was negotiated', async () => {
    const { sandbox, connect, ask } = open();
    const negotiated = await ask(
      '/app/hubs/notifications/negotiate?negotiateVersion=1',
      sandbox.openingImpersonation,
      'POST',
    );
    const { connectionToken } = await negotiated.json();
    const stolen = { session: open().sandbox.openingSession, id: connectionToken };
    expect(sandbox.live.refusal(stolen)).toBe(401);
    const mine = { session: sandbox.openingSession, id: connectionToken };
    expect(sandbox.live.refusal(mine)).toBeNull();
    connect(null, connectionToken);
    expect(sandbox.live.count(CUSTOMER_EMAIL)).toBe(1);
    expect(sandbox.live.count(ADMIN_EMAIL)).toBe(0);
    expect(connect(null, 'made-up').isClosed()).toBe(true);
    expect(connect(null, connectionToken).isClosed()).toBe(true);
  });

  it('sends nothing before the handshake, pings after it', () => {
    const { clock, sandbox, connect } = open();
    const client = connect();
    clock.advance(14_000);
    sandbox.live.notify(ADMIN_EMAIL);
    expect(client.frames).toEqual([]);
    client.receive(HANDSHAKE);
    clock.advance(30_000);
    expect(client.messages()).toEqual([{}, { type: 6 }, { type: 6 }]);
    client.disconnect();
    clock.advance(60_000);
    expect(client.messages()).toHaveLength(3);
    expect(clock.pending).toBe(0);
  });

  it('keeps no message that does not end', () => {
    const { sandbox, connect } = open();
    const client = connect();
    client.receive(HANDSHAKE);
    // What ends is taken, however much of it there is.
    for (let index = 0; index < 100; index += 1) {
      client.receive(`{"type":6}${SEPARATOR}`.repeat(1_000));
    }
    client.receive('x'.repeat(32_768));
    expect(client.isClosed()).toBe(false);
    client.receive('x');
    expect(client.messages().at(-1)).toMatchObject({ type: 7, error: 'The message is too long.' });
    expect([client.isClosed(), sandbox.live.count()]).toEqual([true, 0]);
  });

  it('waits 15 seconds for the handshake', () => {
    const { clock, sandbox, connect } = open();
    const client = connect();
    client.receive(HANDSHAKE.slice(0, 9));
    clock.advance(15_000);
    expect([client.isClosed(), sandbox.live.count()]).toEqual([true, 0]);
    expect(clock.pending).toBe(0);
  });

  it('opens 20 sockets for a session, and keeps 20 negotiations for a minute', async () => {
    const { clock, sandbox, connect, ask } = open();
    const session = { session: sandbox.openingSession };
    const clients = Array.from({ length: 20 }, () => connect());
    expect(clients.map((client) => client.isClosed())).not.toContain(true);
    expect([sandbox.live.refusal(session), connect().isClosed()]).toEqual([429, true]);
    clients[7]?.disconnect();
    expect(sandbox.live.refusal(session)).toBeNull();
    const ids: string[] = [];
    while (ids.length < 21) {
      const answer = await ask('/app/hubs/notifications/negotiate', null, 'POST');
      ids.push((await answer.json()).connectionToken);
    }
    const refusals = () => ids.map((id) => sandbox.live.refusal({ ...session, id }));
    expect(refusals()).toEqual([401, ...ids.slice(1).map(() => null)]);
    clock.advance(60_000);
    expect(new Set(refusals())).toEqual(new Set([401]));
  });

  it('takes pings, refuses methods and follows a close', () => {
    const { sandbox, connect } = open();
    const client = connect();
    client.receive(`${HANDSHAKE}{"type":6}${SEPARATOR}`);
    client.receive(
      `{"type":1,"invocationId":"4","target":"Send","arguments":[]}${SEPARATOR}{"type":1,"target":"Quiet","arguments":[]}${SEPARATOR}`,
    );
    expect(client.messages().slice(1)).toEqual([
      { type: 3, invocationId: '4', error: "Method 'Send' does not exist." },
    ]);
    client.receive(`{"type":7}${SEPARATOR}`);
    expect(client.isClosed()).toBe(true);
    expect(sandbox.live.count()).toBe(0);
  });

  it('lets in who is signed in', () => {
    const { sandbox } = open('signedOut');
    expect(sandbox.live.refusal({ session: null })).toBe(401);
    expect(sandbox.live.refusal({ session: 'made-up' })).toBe(401);
    const signedIn = open().sandbox;
    expect(signedIn.live.refusal({ session: signedIn.openingSession })).toBeNull();
    expect(
      signedIn.live.refusal({ session: signedIn.openingSession, impersonation: 'made-up' }),
    ).toBe(401);
  });

  it('ends with the impersonation, and with the session', async () => {
    const { sandbox, connect, ask } = open();
    const admin = connect();
    const other = connect(sandbox.openingImpersonation);
    for (const client of [admin, other]) client.receive(HANDSHAKE);
    await ask('/app/login/logout', sandbox.openingImpersonation);
    expect(other.messages().at(-1)).toEqual({
      type: 7,
      error: 'The session is over.',
      allowReconnect: false,
    });
    expect([other.isClosed(), admin.isClosed()]).toEqual([true, false]);
    await ask('/app/login/logout');
    expect(admin.isClosed()).toBe(true);
  });

  it('sends nothing over a session that has run out', () => {
    const { clock, sandbox, connect } = open('tokenExpiring');
    const client = connect();
    client.receive(HANDSHAKE);
    clock.advance(60_000);
    sandbox.live.notify(ADMIN_EMAIL);
    expect(client.messages().filter(({ type }) => type === 1)).toEqual([]);
    expect(client.isClosed()).toBe(true);
  });

  it('can be cut without a word, and says good-bye at a reset', () => {
    const { sandbox, connect } = open();
    const first = connect();
    first.receive(HANDSHAKE);
    sandbox.live.cut();
    expect([first.isClosed(), first.messages()]).toEqual([true, [{}]]);
    const second = connect();
    second.receive(HANDSHAKE);
    sandbox.reset();
    expect(second.messages().at(-1)).toEqual({ type: 7, allowReconnect: true });
    expect(second.isClosed()).toBe(true);
  });
});
