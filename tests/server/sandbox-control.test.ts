import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ask, cookieOf, NAVIGATION, post, signIn, startPortal } from './fixture';

const [admin] = createSandbox().accounts;
if (!admin) throw new Error('The sandbox has no accounts.');

describe('without control', () => {
  it.each(['reset', 'faults', 'notify'])('there is no /__sandbox/%s', async (order) => {
    const { url, sandbox } = await startPortal();
    const answer = await post(url, `/__sandbox/${order}`, { scenario: 'signedIn' });
    expect(answer.status).toBe(405);
    expect(sandbox.scenario).toBe('signedOut');
    expect((await ask(url, `/__sandbox/${order}`)).status).toBe(404);
  });
});

describe('with control', () => {
  it('starts a scenario, or restarts the current one', async () => {
    const { url, sandbox } = await startPortal({ control: true });
    const answer = await post(url, '/__sandbox/reset', { scenario: 'signedIn' });
    expect(JSON.parse(answer.text)).toEqual({ scenario: 'signedIn' });
    expect(sandbox.scenario).toBe('signedIn');
    const cookie = cookieOf(await ask(url, '/', { headers: NAVIGATION }));
    expect((await ask(url, '/app/users/me', { headers: { cookie } })).status).toBe(200);
    await post(url, '/__sandbox/reset', {});
    expect(sandbox.scenario).toBe('signedIn');
    expect((await ask(url, '/app/users/me', { headers: { cookie } })).status).toBe(401);
  });

  it('orders faults and takes them away', async () => {
    const { url } = await startPortal({ control: true });
    await post(url, '/__sandbox/faults', [{ match: { path: '/app/users/me' }, status: 503 }]);
    expect((await ask(url, '/app/users/me')).status).toBe(503);
    await post(url, '/__sandbox/faults', []);
    expect((await ask(url, '/app/users/me')).status).toBe(401);
  });

  it('makes a notification for a user', async () => {
    const { url } = await startPortal({ control: true });
    const { cookie } = await signIn(url, admin);
    const order = { email: admin.email, notification: { title: 'From a test' } };
    const answer = await post(url, '/__sandbox/notify', order);
    expect(JSON.parse(answer.text)).toMatchObject({ title: 'From a test' });
    const list = await ask(url, '/app/notifications', { headers: { cookie } });
    expect(JSON.parse(list.text)[0]).toMatchObject({ title: 'From a test' });
  });

  it.each([
    ['reset', { scenario: '__proto__' }],
    ['reset', []],
    ['faults', {}],
    ['faults', [{ status: 500 }]],
    ['faults', null],
    ['notify', { email: 7 }],
    ['notify', []],
    ['notify', { email: 'nobody@plinth.example' }],
    ['notify', { email: admin.email, notification: 'text' }],
  ])('refuses %s %j', async (order, value) => {
    const { url } = await startPortal({ control: true });
    expect((await post(url, `/__sandbox/${order}`, value)).status).toBe(400);
  });

  it('knows no other orders, reads nothing by GET and nothing that a foreign form may send', async () => {
    const { url } = await startPortal({ control: true });
    expect((await post(url, '/__sandbox/other', {})).status).toBe(404);
    expect((await ask(url, '/__sandbox/reset')).status).toBe(404);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
    expect((await ask(url, '/__sandbox/reset', form)).status).toBe(415);
  });
});
