import { createSandbox } from '@plinth/console/sandbox';
import { createSandboxMiddleware } from '@plinth/console/sandbox/node';
import react from '@vitejs/plugin-react';

/** The API in memory, with its live notifications, while there is none of yours. */
const sandbox = {
  name: 'sandbox',
  configureServer({ middlewares, httpServer }) {
    const api = createSandboxMiddleware(createSandbox({ clock: Date.now }));
    middlewares.use(api);
    api.attach(httpServer);
  },
};
const proxy = process.env.API && { '/app': { target: process.env.API, ws: true } };

export default {
  plugins: [react(), !proxy && sandbox],
  server: { proxy: proxy || undefined },
};
