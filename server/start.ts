/** `npm start`: the built portal and the sandbox on one origin. */
import { join, resolve } from 'node:path';
import { systemClock } from '../src/platform/clock';
import { createSandbox } from '../src/sandbox/create-sandbox';
import { buildPortal, needsBuild } from './portal-build';
import { createPortalServer } from './portal-server';
import { printCspViolation, runServer } from './run';
import { readStartOptions, USAGE } from './start-options';
import { welcome } from './welcome';

const root = resolve(import.meta.dirname, '..');

await runServer(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(USAGE);
    return null;
  }
  const portalDir = options.portal ? resolve(options.portal) : join(root, 'dist-portal');
  if (options.build && (await needsBuild(root, portalDir))) {
    console.log('Building the portal …');
    await buildPortal(root);
  }
  const sandbox = createSandbox({
    scenario: options.scenario,
    clock: systemClock,
    portalHosts: options.pageOrigins,
  });
  const server = await createPortalServer({
    sandbox,
    portalDir,
    // A portal that is named is shown as it was built.
    isDemo: options.portal === null,
    port: options.port,
    host: options.host,
    trustProxy: options.trustProxy,
    allowedHosts: options.allowedHosts,
    embedOrigins: options.embedOrigins,
    pageOrigins: options.pageOrigins,
    onCspViolation: printCspViolation,
  });
  console.log(welcome(server.url, sandbox));
  return server;
});
