import { createSandbox } from '@plinth/console/sandbox';
import { createSandboxMiddleware } from '@plinth/console/sandbox/node';

/** The API in memory, for this example. A page of yours asks a server of yours. */
const { fetch: answer } = createSandboxMiddleware(createSandbox({ clock: Date.now }));

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
