/** `npm run dev`: the portal from its sources with hot reload, and the sandbox, on one origin. */
import { resolve } from 'node:path';
import { systemClock } from '../src/platform/clock';
import { createSandbox } from '../src/sandbox/create-sandbox';
import { createDevServer } from './dev-server';
import { runServer } from './run';
import { readStartOptions, USAGE } from './start-options';
import { welcome } from './welcome';

await runServer(async () => {
  const { help, scenario, ...address } = readStartOptions(process.argv.slice(2), process.env);
  if (help) {
    console.log(USAGE);
    return null;
  }
  const sandbox = createSandbox({ scenario, clock: systemClock, portalHosts: address.pageOrigins });
  const root = resolve(import.meta.dirname, '..');
  const server = await createDevServer({ sandbox, root, ...address });
  console.log(welcome(server.url, sandbox));
  return server;
});
