import { createPortalServer } from '../../server/portal-server';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { describeContract } from '../sandbox/contract-suite';
import { createCookieJar, NAVIGATION, portalFolder } from './fixture';

describeContract('the sandbox behind real HTTP', async () => {
  const clock = createManualClock(FROZEN_AT_MS);
  const sandbox = createSandbox({ clock });
  const folder = portalFolder();
  const server = await createPortalServer({ sandbox, portalDir: folder.portal, port: 0 });
  const jar = createCookieJar();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.header() !== '') headers.set('cookie', jar.header());
    const response = await fetch(server.url + path, { ...init, headers });
    jar.take(response);
    return response;
  };
  return {
    origin: server.url,
    now: () => clock.now(),
    fetch: ask,
    async reset(scenario = 'signedOut') {
      jar.clear();
      const { useScenario: restart } = sandbox;
      restart(scenario);
      // A browser begins with a page, which brings the session of scenarios that start signed in.
      await (await ask('/', { headers: NAVIGATION })).text();
    },
    async close() {
      await server.close();
      folder.remove();
    },
  };
});
