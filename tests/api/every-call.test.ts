import { describe, expect, it } from 'vitest';
import { allEndpoints, defaultEndpoints } from '../../src/api/calls/all-calls';
import { isRead } from '../../src/api/endpoints';
import { BAD_BODIES } from './bad-bodies';
import { CALL_NAMES, CALLS, type Call, NEEDS_ANSWER } from './every-call';
import { cutBody, failure, finished, json, never, setUp } from './support';

/** A good answer: a file as it is, all else as JSON. */
const answerOf = ({ answer = {} }: Call) =>
  typeof answer === 'string' && answer.endsWith('\r\n') ? new Response(answer) : json(answer);
/** Calls that answer with a bare list, which may be empty. */
const BARE_LISTS: readonly string[] = [
  'listDevices',
  'listPasskeys',
  'listNotifications',
  'listPreferences',
  'listEndDates',
  'listParkedCarts',
  'getReconciliation',
  'listAttention',
  'listSpend',
];

/** How a call is refused. */
const REFUSALS = [400, 404, 409, 500, 502] as const;

/** Lists that become records at the boundary are empty as well. */
const asObject = async (answer: Promise<unknown>) => Object(await answer);

const calls = CALL_NAMES.map((name) => [name, CALLS[name]] as const);
const reads = CALL_NAMES.filter((name) => isRead(defaultEndpoints[name]));
const writes = CALL_NAMES.filter((name) => !isRead(defaultEndpoints[name]));

it('is every declared endpoint but the hub, and no two share a name', () => {
  const names = allEndpoints.map(({ name }) => name);
  expect([...CALL_NAMES, 'notificationsHub'].sort()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

it('repeats every GET, but those that change something', () => {
  const unrepeated = CALL_NAMES.filter(
    (name) => defaultEndpoints[name].method === 'GET' && !reads.includes(name),
  );
  const effects = ['confirmEmail', 'logout', 'requestPasswordReset', 'setupTwoFactor'];
  expect(unrepeated.toSorted()).toEqual(effects);
  expect(reads.every((name) => defaultEndpoints[name].method === 'GET')).toBe(true);
});

describe.each(calls)('%s', (name, call) => {
  it('sends what the specification says', async () => {
    const { client, seen } = setUp(() => answerOf(call));
    await call.run(client);
    expect(seen).toHaveLength(1);
    const [request] = seen;
    expect(`${request?.method} ${request?.url}`).toBe(
      call.request.replace(' ', ' https://api.example'),
    );
    expect(request?.body).toBe(call.body === undefined ? null : JSON.stringify(call.body));
    expect(request?.headers.get('Content-Type')).toBe(
      call.body === undefined ? null : 'application/json',
    );
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.init).toMatchObject({ credentials: 'include', redirect: 'manual' });
  });

  it('survives every bad body of a refusal', async () => {
    for (const [at, [title, body]] of Object.entries(BAD_BODIES).entries()) {
      // Each call meets every body and every status, and all calls together each pair of them.
      const status = REFUSALS[(at + CALL_NAMES.indexOf(name)) % REFUSALS.length];
      const { client, clock } = setUp(() => new Response(body as BodyInit, { status }));
      const error = await failure(finished(clock, call.run(client)));
      expect(error, title).toMatchObject({ kind: 'http', status, serverMessage: '' });
    }
  });

  it('shows the message of a refusal, also with a wrong content type', async () => {
    const headers = { 'Content-Type': 'text/html' };
    const { client } = setUp(() => json({ message: 'Not today' }, { status: 422, headers }));
    expect(await failure(call.run(client))).toMatchObject({ serverMessage: 'Not today' });
  });

  it('survives faults of the network', async () => {
    const faults = {
      refused: () => Promise.reject(new TypeError('Failed to fetch')),
      'reset in mid-body': () => cutBody('{"data": ['),
      'no answer at all': never,
      'a network error response': () => Response.error(),
      'redirect to a login page': () =>
        new Response(null, { status: 302, headers: { Location: 'https://idp.example/login' } }),
      'thrown text': () => Promise.reject('no'),
    };
    const kinds = [];
    for (const fault of Object.values(faults)) {
      const { client, clock, seen } = setUp(fault);
      kinds.push((await failure(finished(clock, call.run(client)))).kind);
      expect(seen.length).toBeLessThanOrEqual(isRead(defaultEndpoints[name]) ? 3 : 1);
    }
    expect(kinds).toEqual(['network', 'network', 'timeout', 'network', 'unexpected', 'network']);
  });

  it('ends when it is aborted, before and while it is sent', async () => {
    const before = setUp(never);
    const signal = AbortSignal.abort();
    expect((await failure(call.run(before.client, { signal }))).kind).toBe('aborted');
    expect(before.seen).toHaveLength(0);

    const { client, clock, seen } = setUp(never);
    const controller = new AbortController();
    const running = failure(call.run(client, { signal: controller.signal }));
    controller.abort();
    expect((await running).kind).toBe('aborted');
    expect(seen[0]?.init.signal?.aborted).toBe(true);
    expect(clock.pending).toBe(0);
  });
});

describe.each(NEEDS_ANSWER)('%s', (name) => {
  it.each([
    ['an empty body', ''],
    ['null', 'null'],
    ['a wrong type', 'true'],
    ['truncated JSON', '{"data": [{"email": "a'],
    ['an HTML page', '<!DOCTYPE html><title>Sign in</title>'],
  ])('calls %s with 200 unexpected', async (_, body) => {
    const { client } = setUp(() => new Response(body, { status: 200 }));
    expect((await failure(CALLS[name].run(client))).kind).toBe('unexpected');
  });

  it('calls 204 unexpected', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    expect((await failure(CALLS[name].run(client))).kind).toBe('unexpected');
  });

  it('calls an empty list unexpected, unless lists are what it answers', async () => {
    const { client } = setUp(() => json([]));
    const call = CALLS[name].run(client);
    if (BARE_LISTS.includes(name)) expect(Object.values(await asObject(call))).toEqual([]);
    else expect((await failure(call)).kind).toBe('unexpected');
  });
});

describe.each(writes.filter((name) => !NEEDS_ANSWER.includes(name)))('%s', (name) => {
  it.each([
    ['an empty body', '', ''],
    ['null', 'null', ''],
    ['a list', '[]', ''],
    ['an object', '{}', ''],
    ['a message', '{"message": "Done"}', 'Done'],
    ['a wrapped message', '{"data": {"message": "Done"}}', 'Done'],
    ['a bare JSON string', '"Done"', 'Done'],
    ['plain text', 'Done', 'Done'],
    ['a message with markup', '{"message": "<b>Done</b>"}', '<b>Done</b>'],
    ['a text with markup', '"<b>Done</b>"', ''],
  ])('is done when the answer is %s', async (_, body, message) => {
    const { client } = setUp(() => new Response(body, { status: 200 }));
    const answer = await CALLS[name].run(client);
    if (name === 'logout') expect(answer).toBeUndefined();
    else expect(answer).toEqual({ message });
  });

  it.each([
    ['an HTML page', '<html>Sign in</html>'],
    ['truncated JSON', '{"message": "Do'],
  ])('is not sure to be done when the answer is %s', async (_, body) => {
    const { client } = setUp(() => new Response(body, { status: 200 }));
    expect((await failure(CALLS[name].run(client))).kind).toBe('unexpected');
  });

  it('is done with 204', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    await expect(CALLS[name].run(client)).resolves.not.toThrow();
  });
});
