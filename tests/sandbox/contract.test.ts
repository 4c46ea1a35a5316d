import { http, ws } from 'msw';
import { setupServer } from 'msw/node';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { DEVICE_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import { sandboxHandlers } from '../../src/sandbox/msw/handlers';
import { createSessionJar } from '../../src/sandbox/msw/session-jar';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { describeContract } from './contract-suite';

describeContract('the bare sandbox', async () => {
  const origin = 'http://portal.test';
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const jar = createSessionJar(sandbox);
  return {
    origin,
    now: () => clock.now(),
    async fetch(path, init) {
      const request = new Request(origin + path, init);
      const session = jar.session();
      if (session) request.headers.set(SESSION_HEADER, session);
      const device = jar.device();
      if (device) request.headers.set(DEVICE_HEADER, device);
      return jar.take(await sandbox.fetch(request), sandbox.generation);
    },
    async reset(scenario = 'signedOut') {
      const { useScenario: restart } = sandbox;
      restart(scenario);
    },
    async close() {},
  };
});

for (const baseUrl of ['', 'https://api.partner.example/portal']) {
  describeContract(`the sandbox behind MSW at "${baseUrl}"`, async () => {
    const origin = baseUrl === '' ? 'http://localhost:4321' : new URL(baseUrl).origin;
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = createSandbox({ clock });
    const server = setupServer(...sandboxHandlers(sandbox, { http, ws }, { baseUrl }));
    server.listen({ onUnhandledRequest: 'error' });
    return {
      origin,
      now: () => clock.now(),
      fetch: (path, init) => fetch((baseUrl || origin) + path, init),
      async reset(scenario = 'signedOut') {
        const { useScenario: restart } = sandbox;
        restart(scenario);
      },
      async close() {
        server.close();
      },
    };
  });
}
