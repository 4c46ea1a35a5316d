import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { embedPages } from './tools/build/embed-pages.ts';
import { sourcesInPortal } from './tools/build/source-plugins.ts';
import { addressesUnderBase } from './tools/build/under-base.ts';
import { messagesPlugin } from './tools/messages/vite-plugin.ts';
import { chunksOf } from './tools/scripts/chunks-of.ts';
import { inlineHelpers } from './tools/scripts/inline-helpers.ts';
import { leanDependencies, WITHOUT_SIDE_EFFECTS } from './tools/scripts/lean-dependencies.ts';
import { splitExports } from './tools/scripts/split-exports.ts';

const WORKER = 'session-timer.worker';
const WORKER_SOURCE = `src/platform/${WORKER}.ts`;

/** The worker has an address of its own, `/session-timer.worker.js` (specification §7.4). */
function sessionTimerWorker(): Plugin {
  return {
    name: 'session-timer-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}.js`, async (_request, response, next) => {
        const built = await server.transformRequest(`/${WORKER_SOURCE}`);
        if (!built) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(built.code);
      });
    },
  };
}

/** The sandbox in the page, a screen alone for a frame, and what looks at settings that few have. */
const RARE = /\/(?:start-demo|start-frame|rare-config-checks)-[^/]*$/;

const isNotWorker = (id: string) => !id.includes(WORKER);

/** react-router comes with a build without its warnings, which its `exports` do not name. */
const PRODUCTION_ROUTER = [
  {
    find: /^react-router$/,
    replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
  },
];

/** The half of emotion that a browser needs, as in what partners bundle (package.json, `imports`). */
const EMOTION_FOR_BROWSERS = {
  find: /^\.\/emotion$/,
  replacement: resolve('src/theme/emotion.browser.ts'),
};

/**
 * What everybody loads who is signed in, what the first page adds, and the steps of the sign-in behind the
 * form: in the many parts that pages and frames share of them, their names alone weigh on the first screen.
 */
const together = chunksOf(
  {
    'signed-in': [
      '/app/SignedInArea.tsx',
      '/app/alerts/AlertsLayer.tsx',
      '/app/cart/CartCount.tsx',
    ],
    home: ['/app/dashboard/DashboardPage.tsx'],
    'sign-in-steps': [
      '/app/auth/pages.part-TwoFactorPage.tsx',
      '/app/auth/pages.part-ForgotPasswordPage.tsx',
      '/app/auth/pages.part-ResetPasswordPage.tsx',
      '/app/auth/pages.part-ProfileCompletionPage.tsx',
    ],
  },
  { 'signed-in': ['@tanstack/query-core', '@tanstack/react-query'], home: ['d3-array'] },
);

/** The portal as static files. A server may replace the nonce placeholder in each answer. */
export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [...PRODUCTION_ROUTER, EMOTION_FOR_BROWSERS] : [] },
  plugins: [
    // Before others write addresses of files into the sources.
    addressesUnderBase(),
    messagesPlugin(),
    splitExports(),
    together.plugin,
    sourcesInPortal(),
    leanDependencies(),
    react(),
    inlineHelpers(),
    sessionTimerWorker(),
    embedPages(),
  ],
  build: {
    outDir: 'dist-portal',
    target: 'es2022',
    // The demonstration's sandbox is large, and loaded by nobody else.
    chunkSizeWarningLimit: 600,
    // Browsers that know light-dark() preload modules.
    modulePreload: {
      polyfill: false,
      // These find their files themselves: their names would be in the first screen of everybody.
      resolveDependencies: (file, files) => (RARE.test(file) ? [] : files),
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      input: { index: 'index.html', [WORKER]: WORKER_SOURCE },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        // What the first screen needs comes in one file, however much of it later pages share.
        codeSplitting: {
          groups: [
            { name: 'first-screen', tags: ['$initial'], test: isNotWorker, priority: 1 },
            {
              name: together.nameOf,
              debugName: 'signed-in, home, sign-in-steps',
              // A library's barrel would bring all that any page takes of it.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
}));
