import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { createCallGuard } from '../../stories/support/call-guard';

const ORIGIN = 'http://localhost:6006';
const request = (path: string) => new Request(new URL(path, ORIGIN));

describe('the guard of the stories', () => {
  it('fails a story that calls a server which nobody plays', () => {
    const guard = createCallGuard(ORIGIN);
    guard.unhandled(request('https://elsewhere.example/data'));
    expect(() => guard.check()).toThrow('GET https://elsewhere.example/data');
  });

  it('fails a story that makes a call which the sandbox does not know', async () => {
    const guard = createCallGuard(ORIGIN);
    const asked = request('/app/roles-of-old');
    await guard.answered(asked, await createSandbox().fetch(asked));
    expect(() => guard.check()).toThrow('GET http://localhost:6006/app/roles-of-old');
  });

  it('lets pass what the sandbox refuses, and the files of the workbench', async () => {
    const guard = createCallGuard(ORIGIN);
    const asked = request('/app/users/me');
    const answer = await createSandbox().fetch(asked);
    expect(answer.status).toBe(401);
    await guard.answered(asked, answer);
    guard.unhandled(request('/src/theme/tokens.ts'));
    expect(() => guard.check()).not.toThrow();
  });

  it('forgets with the next story', () => {
    const guard = createCallGuard(ORIGIN);
    guard.unhandled(request('https://elsewhere.example/data'));
    guard.reset();
    expect(() => guard.check()).not.toThrow();
  });
});
